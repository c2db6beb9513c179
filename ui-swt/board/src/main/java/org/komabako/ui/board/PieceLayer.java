package org.komabako.ui.board;

import java.util.Map;
import org.komabako.kernel.Side;
import org.komabako.kernel.variant.PieceType;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.PieceLook;

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
      PieceType type = entry.getKey();
      Box slot = scene.geometry().slot(side, index++);
      if (isChosen(scene, side, type)) {
        easel.fill(Shapes.of(slot), scene.style().theme().marks().selected());
      }
      Spot here = new Spot.Hand(side, type);
      boolean carried = scene.carried().filter(held -> held.from().equals(here)).isPresent();
      pile(
          scene.style(), easel, scene.look(side), type, slot, entry.getValue() - (carried ? 1 : 0));
    }
  }

  /** Pieces of one kind on a stand, with their number where there are several. */
  static void pile(Style style, Easel easel, PieceLook look, PieceType type, Box slot, int count) {
    double cell = slot.height();
    if (count > 0) {
      easel.piece(style, type, look, new Box(slot.x(), slot.y(), cell, cell));
    }
    if (count > 1) {
      double x = slot.x() + slot.width() - 0.04 * cell;
      double y = slot.y() + 0.78 * slot.height();
      easel.fill(
          Lettering.line(String.valueOf(count), x, y, cell * 0.36, Align.END),
          style.theme().standText());
    }
  }

  private static boolean isChosen(Scene scene, Side side, PieceType type) {
    return scene.snapshot().position().side() == side
        && scene.state() instanceof InputState.Dropping dropping
        && dropping.type().equals(type);
  }
}
