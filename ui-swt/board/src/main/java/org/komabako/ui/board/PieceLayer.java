package org.komabako.ui.board;

import java.util.Map;
import org.komabako.kernel.Side;
import org.komabako.kernel.variant.PieceType;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Lettering;

/** The pieces on the board and on the stands. */
final class PieceLayer implements Layer {
  @Override
  public Depth depth() {
    return Depth.PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    scene
        .pieces()
        .forEach((square, piece) -> easel.piece(
            scene.style(),
            piece.type(),
            scene.look(piece.side()),
            scene.geometry().cell(square)));
    for (Side side : Side.values()) {
      if (scene.geometry().stand(side).isPresent()) {
        hand(scene, easel, side);
      }
    }
  }

  private static void hand(Scene scene, Easel easel, Side side) {
    int index = 0;
    for (Map.Entry<PieceType, Integer> entry :
        scene.snapshot().position().hand(side).entrySet()) {
      Box slot = scene.geometry().slot(side, index++);
      int cell = scene.geometry().cell();
      Box place = new Box(slot.x(), slot.y(), cell, cell);
      if (isChosen(scene, side, entry.getKey())) {
        easel.fill(Shapes.of(slot), scene.style().theme().marks().selected());
      }
      easel.piece(scene.style(), entry.getKey(), scene.look(side), place);
      String count = String.valueOf(entry.getValue());
      if (entry.getValue() > 1) {
        double x = slot.x() + slot.width() - 0.04 * cell;
        double y = slot.y() + 0.78 * slot.height();
        easel.fill(
            Lettering.line(count, x, y, cell * 0.36, Align.END),
            scene.style().theme().standText());
      }
    }
  }

  private static boolean isChosen(Scene scene, Side side, PieceType type) {
    return scene.snapshot().position().side() == side
        && scene.state() instanceof InputState.Dropping dropping
        && dropping.type().equals(type);
  }
}
