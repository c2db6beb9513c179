package org.komabako.ui.learn.paint;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Transform;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
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

/** Draws the pieces of a variant as the board shows them, how they move, and how they stand at the start. */
public final class VariantPainter {
  private static final int ANY = 400;

  private final Desk desk;
  private final BoardPainter board = new BoardPainter(List.of());
  private @Nullable Rules rules;

  /** Draws nothing before it knows of what. */
  public VariantPainter(Desk desk) {
    this.desk = desk;
  }

  /** Pieces of this variant from now on. */
  public void of(Rules next) {
    rules = next;
  }

  /** A piece alone. */
  public void draw(GC gc, Piece piece, int x, int y, int size) {
    scene()
        .ifPresent(scene -> new SwtEasel(gc, desk.pictures())
            .piece(
                scene.style(), piece.type(), scene.look(piece.side()), new Box(x, y, size, size)));
  }

  /** How a piece moves on an empty board. */
  public void moves(GC gc, Piece piece, Box box) {
    scene()
        .ifPresent(scene -> MoveDiagram.draw(new SwtEasel(gc, desk.pictures()), scene, piece, box));
  }

  /** How large the start is drawn where there is some room. */
  public Point sizeOfStart(int width, int height) {
    return scene(width, height)
        .map(scene -> scene.geometry().wood())
        .map(wood -> new Point(
            (int) Math.ceil(wood.x() + wood.width()), (int) Math.ceil(wood.y() + wood.height())))
        .orElse(new Point(0, 0));
  }

  /** The board as a game begins, as large as there is room. */
  public void start(GC gc, int x, int y, int width, int height) {
    Transform place = new Transform(gc.getDevice());
    try {
      gc.getTransform(place);
      place.translate(x, y);
      gc.setTransform(place);
      scene(width, height)
          .ifPresent(scene -> board.paint(scene, new SwtEasel(gc, desk.pictures())));
    } finally {
      gc.setTransform(null);
      place.dispose();
    }
  }

  private Optional<Scene> scene() {
    return scene(ANY, ANY);
  }

  private Optional<Scene> scene(int width, int height) {
    return Optional.ofNullable(rules)
        .map(known -> Scene.of(
            Geometry.fit(
                new Plan(known.table().files(), known.table().ranks(), 0, true, Side.BLACK),
                width,
                height),
            BoardSettings.style(desk, known.table().key()),
            new BoardInput(Snapshot.of(known.start())),
            Optional.empty(),
            0,
            0,
            Overlay.NONE));
  }
}
