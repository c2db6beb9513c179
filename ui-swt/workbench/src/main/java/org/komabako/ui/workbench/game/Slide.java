package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.widgets.Canvas;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;

/** A piece on its way from where it stood to where it was moved to, fast at first and slower at the end. */
final class Slide {
  private static final long NANOS = 180_000_000;
  private static final int FRAME = 15;

  private final Canvas canvas;
  private final Runnable redraw;
  private Optional<Way> way = Optional.empty();
  private boolean skipped;

  private record Way(Piece piece, Square from, Square to, long begun) {}

  /** @param redraw paints the board anew */
  Slide(Canvas canvas, Runnable redraw) {
    this.canvas = canvas;
    this.redraw = redraw;
  }

  /** The next move was made by hand and is where it belongs already. */
  void skip() {
    skipped = true;
  }

  /** Sets off if one snapshot is a move further than the other. */
  void begin(Snapshot before, Snapshot after) {
    boolean wanted = !skipped && after.ply() == before.ply() + 1;
    skipped = false;
    way =
        after.last().filter(move -> wanted && canvas.isVisible()).flatMap(move -> way(move, after));
    if (way.isPresent()) {
      frame();
    }
  }

  private static Optional<Way> way(Move move, Snapshot after) {
    return move.origin()
        .filter(from -> !from.equals(move.to()))
        .flatMap(from -> after
            .position()
            .piece(move.to())
            .map(piece -> new Way(piece, from, move.to(), System.nanoTime())));
  }

  private void frame() {
    if (!canvas.isDisposed() && way.isPresent()) {
      if (share(way.get()) >= 1) {
        way = Optional.empty();
      } else {
        canvas.getDisplay().timerExec(FRAME, this::frame);
      }
      redraw.run();
    }
  }

  private static double share(Way way) {
    return (System.nanoTime() - way.begun()) / (double) NANOS;
  }

  /** The piece where it is now; empty while none is on its way. */
  Optional<Scene.Carried> now(Geometry geometry) {
    return way.map(each -> {
      double left = 1 - Math.min(1, share(each));
      double done = 1 - left * left * left;
      Box from = geometry.cell(each.from());
      Box to = geometry.cell(each.to());
      return new Scene.Carried(
          each.piece(),
          new Spot.Cell(each.to()),
          from.centerX() + (to.centerX() - from.centerX()) * done,
          from.centerY() + (to.centerY() - from.centerY()) * done,
          false);
    });
  }
}
