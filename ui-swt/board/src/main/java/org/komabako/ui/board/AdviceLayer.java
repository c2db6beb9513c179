package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/**
 * What engines propose: hollow arrows, so that they are told from those of the player. The best is the
 * widest. A move of two steps is two arrows; a drop, and a piece that stays where it is, a ring.
 */
final class AdviceLayer implements Layer {
  private static final int VEIL = 90;

  @Override
  public Depth depth() {
    return Depth.OVER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    List<Advice> worstFirst = new ArrayList<>(scene.overlay().advice());
    worstFirst.sort((one, other) -> Integer.compare(other.rank(), one.rank()));
    for (Advice advice : worstFirst) {
      List<Box> way =
          squares(advice.move()).stream().map(scene.geometry()::cell).toList();
      Ink ink = scene.style().theme().marks().cursor();
      for (Outline outline : outlines(way, advice.rank())) {
        easel.fill(outline, ink.withAlpha(advice.rank() == 1 ? VEIL : VEIL / 3));
        easel.stroke(outline, ink, Math.max(1, way.get(0).width() * 0.03));
      }
    }
  }

  private static List<Square> squares(Move move) {
    List<Square> way = new ArrayList<>();
    move.origin().ifPresent(way::add);
    if (move instanceof Move.TwoStep two) {
      way.add(two.mid());
    } else if (move instanceof Move.Pass pass) {
      way.add(pass.mid());
    }
    way.add(move.to());
    return way;
  }

  private static List<Outline> outlines(List<Box> way, int rank) {
    Box last = way.get(way.size() - 1);
    if (way.size() == 1) {
      return List.of(Shapes.disc(last, rank == 1 ? 0.9 : 0.7));
    }
    List<Outline> arrows = new ArrayList<>();
    double width = last.width() * (rank == 1 ? 0.2 : 0.12);
    for (int i = 1; i < way.size(); i++) {
      arrows.add(Shapes.arrow(way.get(i - 1), way.get(i), width));
    }
    return arrows;
  }
}
