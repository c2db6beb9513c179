package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;

/**
 * What engines propose: hollow arrows, so that they are told from those of the player. The best is the
 * widest. A move of two steps is two arrows; a drop, and a piece that stays where it is, a ring.
 */
final class AdviceLayer implements Layer {
  private static final int VEIL = 90;
  private static final int LESS = 190;
  /** Of a label, in points. */
  private static final double SMALLEST_LABEL = 11;

  private static final Ink WHITE = Ink.rgb(0xFFFFFF);

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
    List<Box> taken = new ArrayList<>();
    worstFirst.sort((one, other) -> Integer.compare(one.rank(), other.rank()));
    worstFirst.forEach(advice -> badge(scene, easel, advice, taken));
  }

  /** At the upper edge of the square; where two arrows end in one, the better one has it. */
  private static void badge(Scene scene, Easel easel, Advice advice, List<Box> taken) {
    Box square = scene.geometry().cell(advice.move().to());
    if (advice.label().isEmpty() || taken.contains(square)) {
      return;
    }
    taken.add(square);
    double size = Math.max(SMALLEST_LABEL, square.width() * 0.22);
    double wide = Lettering.width(advice.label(), size) + size * 0.7;
    Box badge = new Box(square.centerX() - wide / 2, square.y() - size * 0.6, wide, size * 1.4);
    Ink ink = scene.style().theme().marks().cursor();
    easel.fill(
        Shapes.rounded(badge, size * 0.3),
        advice.rank() == 1 ? ink.withAlpha(255) : ink.withAlpha(LESS));
    easel.fill(
        Lettering.line(advice.label(), badge.centerX(), badge.centerY(), size, Align.MIDDLE),
        WHITE);
  }

  private static List<Square> squares(Move move) {
    List<Square> way = new ArrayList<>();
    move.origin().ifPresent(way::add);
    way.addAll(move.over());
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
