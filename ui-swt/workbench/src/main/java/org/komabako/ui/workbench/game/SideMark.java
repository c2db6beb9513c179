package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.kernel.model.Side;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;

/** The sign of a side: a piece on a field of its colour, by day as by night. */
final class SideMark {
  private static final int SIZE = 26;
  private static final int ROUND = 8;
  private static final Ink DARK = Ink.rgb(0x2A2521);
  private static final Ink LIGHT = Ink.rgb(0xFFFFFF);

  /** The corners of a piece, in parts of a hundred of the field. */
  private static final int[] PIECE = {50, 24, 68, 36, 75, 76, 25, 76, 32, 36};

  private SideMark() {}

  /** Makes it; it may be laid out as a smaller square. */
  static Control on(Composite parent, Look look, Side side) {
    int size = look.measures().of(SIZE);
    Canvas canvas = new Canvas(parent, SWT.NO_FOCUS | SWT.DOUBLE_BUFFERED) {
      @Override
      public Point computeSize(int wide, int high, boolean changed) {
        return new Point(wide == SWT.DEFAULT ? size : wide, high == SWT.DEFAULT ? size : high);
      }
    };
    canvas.addListener(SWT.Paint, event -> paint(event.gc, look, side, canvas.getSize().x));
    look.onChange(canvas, canvas::redraw);
    return canvas;
  }

  private static void paint(GC gc, Look look, Side side, int size) {
    gc.setAntialias(SWT.ON);
    gc.setBackground(Look.color(side == Side.BLACK ? DARK : LIGHT));
    gc.fillRoundRectangle(0, 0, size, size, ROUND, ROUND);
    gc.setForeground(Look.color(look.palette().muted()));
    gc.drawRoundRectangle(0, 0, size - 1, size - 1, ROUND, ROUND);
    int[] corners = new int[PIECE.length];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = PIECE[i] * size / 100;
    }
    if (side == Side.BLACK) {
      gc.setBackground(Look.color(LIGHT));
      gc.fillPolygon(corners);
    } else {
      gc.setForeground(Look.color(DARK));
      gc.drawPolygon(corners);
    }
  }
}
