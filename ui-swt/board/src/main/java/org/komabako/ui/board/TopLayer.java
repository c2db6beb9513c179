package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSizes;
import org.komabako.ui.picture.Theme;

/** The question whether to promote, and the piece that the pointer carries. */
final class TopLayer implements Layer {
  /** How much larger a piece in the hand is. */
  private static final double HELD = 1.1;

  @Override
  public Depth depth() {
    return Depth.TOP;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    if (scene.state() instanceof InputState.Asking asking) {
      ask(scene, easel, asking);
    }
    scene.carried().ifPresent(carried -> {
      double size = scene.geometry().cell() * (carried.held() ? HELD : 1);
      easel.piece(
          scene.style(),
          carried.piece().type(),
          look(scene, carried),
          new Box(0, 0, size, size).centeredOn(carried.x(), carried.y()));
    });
  }

  private static PieceLook look(Scene scene, Scene.Carried carried) {
    Piece piece = carried.piece();
    return carried.held()
        ? scene.look(piece.side())
        : scene.look(
            piece.side(),
            PieceSizes.of(scene.snapshot().position().rules().table()).of(piece.type()));
  }

  private static void ask(Scene scene, Easel easel, InputState.Asking asking) {
    Position position = scene.snapshot().position();
    Optional<PieceType> plain = mover(position, asking.plain());
    Optional<PieceType> promoted = plain
        .flatMap(PieceType::promotesTo)
        .flatMap(id -> position.rules().table().piece(id));
    List<Box> boxes = scene.geometry().answers(asking.plain().to(), 2);
    Theme theme = scene.style().theme();
    Side side = position.side();
    answer(scene, easel, promoted, side, boxes.get(0), theme);
    answer(scene, easel, plain, side, boxes.get(1), theme);
  }

  private static void answer(
      Scene scene, Easel easel, Optional<PieceType> type, Side side, Box box, Theme theme) {
    easel.fill(Shapes.of(box), theme.window());
    easel.stroke(Shapes.of(box.inset(1)), theme.marks().promotion(), 2);
    type.ifPresent(shown -> easel.piece(scene.style(), shown, scene.look(side), box));
  }

  private static Optional<PieceType> mover(Position position, Move move) {
    return move instanceof Move.Drop drop
        ? position.rules().table().piece(drop.piece())
        : move.origin().flatMap(position::piece).map(piece -> piece.type());
  }
}
