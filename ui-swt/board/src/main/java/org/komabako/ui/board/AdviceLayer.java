package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    Badges badges = new Badges(
        scene,
        worstFirst.stream().flatMap(advice -> head(scene, advice).stream()).toList());
    Set<Square> ends = new HashSet<>();
    worstFirst.sort((one, other) -> Integer.compare(one.rank(), other.rank()));
    worstFirst.stream()
        .filter(advice -> !advice.label().isEmpty())
        .filter(advice -> ends.add(advice.move().to()))
        .forEach(advice -> badge(scene, easel, advice, badges));
  }

  /** Beside the head; where two arrows end in one, the better one has it. */
  private static void badge(Scene scene, Easel easel, Advice advice, Badges badges) {
    Box badge = badges.take(advice.label(), scene.geometry().cell(advice.move().to()));
    double size = badges.letters();
    Ink ink = scene.style().theme().marks().cursor();
    easel.fill(
        Shapes.rounded(badge, size * 0.3),
        advice.rank() == 1 ? ink.withAlpha(255) : ink.withAlpha(LESS));
    easel.fill(
        Lettering.line(advice.label(), badge.centerX(), badge.centerY(), size, Align.MIDDLE),
        WHITE);
  }

  /** Where the head of the last arrow is; a ring has none. */
  private static Optional<Box> head(Scene scene, Advice advice) {
    List<Square> way = squares(advice.move());
    Box tip = scene.geometry().cell(advice.move().to());
    Box from = scene.geometry().cell(way.get(Math.max(0, way.size() - 2)));
    double length = Math.hypot(from.centerX() - tip.centerX(), from.centerY() - tip.centerY());
    if (length == 0) {
      return Optional.empty();
    }
    double head = width(tip, advice.rank()) * Shapes.ARROW_HEAD;
    double back = head / 2 / length;
    return Optional.of(new Box(0, 0, head, head)
        .centeredOn(
            tip.centerX() + (from.centerX() - tip.centerX()) * back,
            tip.centerY() + (from.centerY() - tip.centerY()) * back));
  }

  private static double width(Box square, int rank) {
    return square.width() * (rank == 1 ? 0.2 : 0.12);
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
    double width = width(last, rank);
    for (int i = 1; i < way.size(); i++) {
      arrows.add(Shapes.arrow(way.get(i - 1), way.get(i), width));
    }
    return arrows;
  }
}
