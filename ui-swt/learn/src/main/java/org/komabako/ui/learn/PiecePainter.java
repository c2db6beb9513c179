package org.komabako.ui.learn;

import java.util.Optional;
import org.eclipse.swt.graphics.GC;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.MoveDiagram;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;

/** Draws single pieces of a variant as the board shows them, and how they move. */
final class PiecePainter {
  private static final int ANY = 400;

  private final Desk desk;
  private @Nullable Rules rules;

  PiecePainter(Desk desk) {
    this.desk = desk;
  }

  /** Pieces of this variant from now on. */
  void of(Rules next) {
    rules = next;
  }

  /** A piece alone. */
  void draw(GC gc, Piece piece, int x, int y, int size) {
    scene()
        .ifPresent(scene -> new SwtEasel(gc, desk.pictures())
            .piece(
                scene.style(), piece.type(), scene.look(piece.side()), new Box(x, y, size, size)));
  }

  /** How a piece moves on an empty board. */
  void moves(GC gc, Piece piece, Box box) {
    scene()
        .ifPresent(scene -> MoveDiagram.draw(new SwtEasel(gc, desk.pictures()), scene, piece, box));
  }

  private Optional<Scene> scene() {
    return Optional.ofNullable(rules)
        .map(known -> Scene.of(
            Geometry.fit(Plan.of(known.table(), false, Side.BLACK), ANY, ANY),
            BoardSettings.style(desk, known.table().key()),
            new BoardInput(Snapshot.of(known.start())),
            Optional.empty(),
            0,
            0,
            Overlay.NONE));
  }
}
