package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import org.komabako.ui.picture.Lettering;

/**
 * Where the labels of proposed moves stand: beside the heads of their arrows and over no piece. Where the squares around
 * leave no such place, over as little of the pieces as can be; never over each other while there is another place.
 */
final class Badges {
  /** Of a letter, in points. */
  private static final double SMALLEST = 11;
  /** Of a square: the edge that a piece leaves free at each side. */
  private static final double PIECE_EDGE = 0.05;
  /** How far from the head a place is looked for, in squares, and in how many steps. */
  private static final double FAR = 1.5;

  private static final int STEPS = 9;

  /** What covering a thing wholly is worth, in squares of distance. */
  private static final double OVER_PIECE = 4;

  private static final double OVER_HEAD = 4;
  private static final double OVER_BADGE = 8;
  /** Of two places that are as good, the one above and at the right. */
  private static final double SLOPE = 0.02;

  private final Geometry geometry;
  private final List<Box> pieces;
  private final List<Box> heads;
  private final List<Box> taken = new ArrayList<>();

  /** @param heads what the arrows end with, not to be covered */
  Badges(Scene scene, List<Box> heads) {
    geometry = scene.geometry();
    pieces = scene.pieces().keySet().stream()
        .map(geometry::cell)
        .map(cell -> cell.inset(cell.width() * PIECE_EDGE))
        .toList();
    this.heads = List.copyOf(heads);
  }

  /** How large the letters of labels are. */
  double letters() {
    return Math.max(SMALLEST, geometry.cell() * 0.22);
  }

  /** Takes a place for the label of a move to a square. */
  Box take(String label, Box square) {
    double wide = Lettering.width(label, letters()) + letters() * 0.7;
    Box size = new Box(0, 0, wide, letters() * 1.4);
    Box best = size.centeredOn(square.centerX(), square.centerY());
    double least = Double.POSITIVE_INFINITY;
    double far = square.width() * FAR;
    double step = far / STEPS;
    // The board is painted often, and most of its pieces are too far away to be covered.
    Box around = new Box(0, 0, wide + 2 * far, size.height() + 2 * far)
        .centeredOn(square.centerX(), square.centerY());
    List<Box> near = pieces.stream().filter(piece -> around.shared(piece) > 0).toList();
    for (int row = -STEPS; row <= STEPS; row++) {
      for (int column = -STEPS; column <= STEPS; column++) {
        Box place =
            size.centeredOn(square.centerX() + column * step, square.centerY() + row * step);
        double away = Math.hypot(row, column) * FAR / STEPS;
        double loss = loss(place, near) + away + SLOPE * (row - column) / STEPS;
        if (loss < least && isOnWood(place)) {
          least = loss;
          best = place;
        }
      }
    }
    taken.add(best);
    return best;
  }

  private double loss(Box place, List<Box> near) {
    return OVER_PIECE * covered(place, near)
        + OVER_HEAD * covered(place, heads)
        + OVER_BADGE * covered(place, taken);
  }

  /** How much of a place lies over some things, 1 for all of it. */
  private static double covered(Box place, List<Box> things) {
    return things.stream().mapToDouble(place::shared).sum() / (place.width() * place.height());
  }

  private boolean isOnWood(Box place) {
    Box wood = geometry.wood();
    return place.with(wood).equals(wood);
  }
}
