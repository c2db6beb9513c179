package org.komabako.ui.workbench.game;

import java.util.List;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.ClippedEasel;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Scene;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.paint.SwtEasel;

/** The board larger around the pointer; what is at the pointer stays there. */
final class Lens {
  private static final int TIMES = 2;
  private static final int SIZE = 260;

  private Lens() {}

  static void paint(
      GC gc, Scene scene, int x, int y, BoardPainter painter, Pictures pictures, Theme theme) {
    Rectangle lens = new Rectangle(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
    gc.setClipping(lens);
    gc.setBackground(Look.color(theme.window()));
    gc.fillRectangle(lens);
    Easel easel = new ClippedEasel(
        new SwtEasel(gc, pictures), List.of(new Box(lens.x, lens.y, lens.width, lens.height)));
    var unused = painter.paint(scene.magnified(TIMES, x, y), easel);
    gc.setClipping((Rectangle) null);
    gc.setForeground(Look.color(theme.marks().cursor()));
    gc.setLineWidth(3);
    gc.drawRectangle(lens);
  }
}
