package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.widgets.paint.KeptPicture;
import org.komabako.ui.workbench.desk.Desk;

/** A board without stands in any size, also smaller than one that can be played on. Painted once and kept. */
public final class Thumbnail implements AutoCloseable {
  /** Of a square: boards are drawn as large as this at least, and made smaller then. */
  private static final int SMALLEST = 11;

  /** Squares that are narrower have the small pieces. */
  private static final int SMALL = 24;

  private final Desk desk;
  private final KeptPicture picture;

  /** Nothing so far. */
  public Thumbnail(Device device, Desk desk) {
    this.desk = desk;
    picture = new KeptPicture(device, desk.pictures());
  }

  /**
   * Paints a position into the middle of an area.
   *
   * @param ground what is seen around it
   */
  public void paint(GC gc, Snapshot snapshot, Rectangle area, Ink ground) {
    VariantTable table = snapshot.position().rules().table();
    int side = Math.min(area.width, area.height);
    int drawn = Math.max(side, (Math.max(table.files(), table.ranks()) + 1) * SMALLEST);
    var unused = picture.paint(
        easel -> {
          easel.fill(Outline.rectangle(0, 0, drawn, drawn), ground);
          return draw(snapshot, drawn, easel);
        },
        new Point(drawn, drawn));
    gc.setInterpolation(SWT.HIGH);
    picture.showAll(
        gc,
        new Rectangle(
            area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side));
  }

  private Optional<BoardPainter.Fault> draw(Snapshot snapshot, int side, Easel easel) {
    VariantTable table = snapshot.position().rules().table();
    Plan plan = new Plan(table.files(), table.ranks(), 0, false, Side.BLACK);
    Style style = BoardSettings.style(desk, table.key()).withCoordinates(Coordinates.NONE);
    Scene scene = Scene.of(
        Geometry.fit(plan, side, side),
        side < SMALL * table.files() ? style.withSmallPieces() : style,
        new BoardInput(snapshot),
        Optional.empty(),
        0,
        0,
        Overlay.NONE);
    return new BoardPainter(List.of()).paint(scene, easel);
  }

  @Override
  public void close() {
    picture.close();
  }
}
