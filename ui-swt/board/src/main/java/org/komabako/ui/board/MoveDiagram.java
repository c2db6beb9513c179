package org.komabako.ui.board;

import java.util.List;
import java.util.Locale;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Piece;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Theme;

/**
 * How a piece moves on an empty board, as a small board with the piece in the middle: a disc for a
 * step, an arrow for a slide, a diamond for a jump, a ring where the first of two steps may go.
 */
public final class MoveDiagram {
  private static final int NEAR = 2;
  private static final int FAR = 4;
  private static final double LABEL = 22;

  private final Easel easel;
  private final Theme theme;
  private final Box box;
  private final int radius;
  private final double cell;
  private final int sign;

  private MoveDiagram(Easel easel, Scene scene, Piece piece, Box box) {
    this.easel = easel;
    this.box = box;
    theme = scene.style().theme();
    radius = radius(piece);
    cell = box.width() / (2 * radius + 1);
    sign = piece.side() == scene.geometry().plan().bottom() ? 1 : -1;
  }

  /**
   * Draws the moves of a piece, pointing as it does on the board, with its Japanese name above.
   *
   * @param scene how things look
   * @param box the place, rather taller than wide
   */
  public static void draw(Easel easel, Scene scene, Piece piece, Box box) {
    double label = Math.min(LABEL, box.height() * 0.16);
    double edge = Math.min(box.width(), box.height() - label);
    double left = box.centerX() - edge / 2;
    Box board = new Box(left, box.y() + label, edge, edge);
    new MoveDiagram(easel, scene, piece, board).draw(scene, piece);
    String name = piece.type().name().in(Locale.JAPANESE);
    double fitting = Math.min(label * 0.8, edge / Lettering.width(name, 1));
    easel.fill(
        Lettering.line(name, box.centerX(), box.y() + label / 2, fitting, Align.MIDDLE),
        scene.style().theme().windowText());
  }

  private static int radius(Piece piece) {
    LionPower power = piece.type().lionPower();
    int most = power.kind() == LionPower.Kind.AREA ? Math.max(NEAR, power.most()) : NEAR;
    for (Leg leg : piece.type().legs()) {
      if (leg.range() < Leg.UNLIMITED) {
        int far = leg.range() * Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
        most = Math.max(most, far);
      }
    }
    return Math.min(most, FAR);
  }

  private void draw(Scene scene, Piece piece) {
    easel.fill(Shapes.of(box), theme.board());
    for (int i = 0; i <= 2 * radius + 1; i++) {
      double at = i * cell;
      easel.stroke(
          line(box.x() + at, box.y(), box.x() + at, box.y() + box.height()), theme.grid(), 1);
      easel.stroke(
          line(box.x(), box.y() + at, box.x() + box.width(), box.y() + at), theme.grid(), 1);
    }
    for (Leg leg : piece.type().legs()) {
      leg(leg);
    }
    LionPower power = piece.type().lionPower();
    for (Leg end : power.areaEnds()) {
      easel.fill(
          Shapes.disc(square(end.right(), end.forward()), 0.4), theme.marks().quiet());
    }
    Ink ring = theme.marks().firstStep();
    if (power.leapsAnywhere()) {
      anywhere();
    }
    boolean steps = power.kind() == LionPower.Kind.LION || power.kind() == LionPower.Kind.IGUI;
    for (Leg leg : steps ? power.steps() : List.<Leg>of()) {
      easel.stroke(
          Shapes.disc(square(leg.right(), leg.forward()), 0.72), ring, Math.max(1.5, cell * 0.1));
    }
    easel.piece(scene.style(), piece.type(), scene.look(piece.side()), square(0, 0));
  }

  /** A diamond on each square, as for a jump. */
  private void anywhere() {
    for (int right = -radius; right <= radius; right++) {
      for (int forward = -radius; forward <= radius; forward++) {
        if (right != 0 || forward != 0) {
          easel.fill(Shapes.diamond(square(right, forward), 0.6), theme.marks().quiet());
        }
      }
    }
  }

  private void leg(Leg leg) {
    // What is not free to move and take there is paler.
    Ink ink = theme.marks().quiet().withAlpha(leg.way() == Leg.Way.ANY ? 255 : 140);
    if (leg.way() == Leg.Way.HOOK) {
      int right = leg.right() * (NEAR - 1);
      int forward = leg.forward() * (NEAR - 1);
      for (Leg turn : leg.turns()) {
        Box end = square(right + turn.right(), forward + turn.forward());
        easel.fill(Shapes.arrow(square(right, forward), end, cell * 0.16), ink);
      }
      return;
    }
    int first = leg.way().over() == Leg.Over.NOTHING ? 1 : 2;
    if (leg.range() >= Leg.UNLIMITED && first == 1) {
      int steps = radius / Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      Box end = square(leg.right() * steps, leg.forward() * steps);
      easel.fill(Shapes.arrow(square(0, 0), end, cell * 0.16), ink);
      return;
    }
    for (int step = first; step <= Math.min(leg.range(), radius); step++) {
      Box at = square(leg.right() * step, leg.forward() * step);
      if (box.contains(at.centerX(), at.centerY())) {
        easel.fill(
            leg.isStep() && first == 1 ? Shapes.disc(at, 0.4) : Shapes.diamond(at, 0.6), ink);
      }
    }
  }

  private static Outline line(double x1, double y1, double x2, double y2) {
    return Outline.polygon(x1, y1, x2, y2);
  }

  private Box square(int right, int forward) {
    return new Box(
        box.x() + (radius + sign * right) * cell,
        box.y() + (radius - sign * forward) * cell,
        cell,
        cell);
  }
}
