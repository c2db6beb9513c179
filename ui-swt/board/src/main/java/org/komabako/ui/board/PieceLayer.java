package org.komabako.ui.board;

import java.util.Map;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSizes;

/** The pieces on the board and on the stands. */
final class PieceLayer implements Layer {
  @Override
  public Depth depth() {
    return Depth.PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    PieceSizes sizes = PieceSizes.of(scene.snapshot().position().rules().table());
    CarefulEasel careful = new CarefulEasel(easel, scene.style().theme().grid());
    scene
        .pieces()
        .forEach((square, piece) -> careful.piece(
            scene.style(),
            piece.type(),
            scene.look(piece.side(), sizes.of(piece.type())),
            scene.geometry().cell(square)));
    for (Side side : Side.values()) {
      if (scene.geometry().stand(side).isPresent()) {
        hand(scene, careful, side, sizes);
      }
    }
    careful.tell();
  }

  private static void hand(Scene scene, Easel easel, Side side, PieceSizes sizes) {
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
      PieceLook look = scene.look(side, sizes.of(type));
      pile(scene.style(), easel, look, type, slot, entry.getValue() - (carried ? 1 : 0));
    }
  }

  /** Pieces of one kind on a stand, with their number where there are several. */
  static void pile(Style style, Easel easel, PieceLook look, PieceType type, Box slot, int count) {
    double cell = slot.height();
    if (count > 0) {
      easel.piece(style, type, look, new Box(slot.x(), slot.y(), cell, cell));
    }
    if (count > 1 && slot.width() > cell) {
      double x = slot.x() + slot.width() - 0.04 * cell;
      double y = slot.y() + 0.78 * slot.height();
      number(style, easel, count, x, y, cell * 0.36, Align.END);
    } else if (count > 1) {
      badge(style, easel, slot, count);
    }
  }

  /** The number on a disc at the lower right corner of its piece, where there is no room beside it. */
  private static void badge(Style style, Easel easel, Box slot, int count) {
    double size = slot.height() * 0.42;
    Box disc = new Box(slot.x() + slot.width() - size, slot.y() + slot.height() - size, size, size);
    easel.fill(Shapes.disc(disc, 1), style.theme().stand());
    easel.stroke(Shapes.disc(disc, 1), style.theme().standText(), Math.max(1, size / 18));
    number(style, easel, count, disc.centerX(), disc.centerY(), size * 0.72, Align.MIDDLE);
  }

  private static void number(
      Style style, Easel easel, int count, double x, double y, double size, Align align) {
    easel.fill(
        Lettering.line(String.valueOf(count), x, y, size, align), style.theme().standText());
  }

  private static boolean isChosen(Scene scene, Side side, PieceType type) {
    return scene.snapshot().position().side() == side
        && scene.state() instanceof InputState.Dropping dropping
        && dropping.type().equals(type);
  }
}
