package org.komabako.ui.picture;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;

/**
 * Signs for the moves of a piece, about its place: a dot for a step, a line with a dot for each square
 * of a short range, an arrow for a free range, an open circle for a jump, rings in one another for two
 * steps in a move, a third for a leap anywhere. An arrow that begins with a bead, away from the piece, goes over
 * what stands there, one with two points over any number of lower pieces. What does not take is pale, what only takes ends
 * with a cross. The piece itself is a small wedge in the middle, a royal one a diamond.
 */
final class MoveSigns {
  private static final double LINE = 0.042;
  private static final double DOT = 0.047;
  private static final double BEAD = 0.04;

  /** Of how much of its reach a line keeps away from the piece that goes over others. */
  private static final double AWAY = 0.56;

  /** The length of an arrow's point. */
  private static final double HEAD = 0.10;

  /** Of the colour of what does not take. */
  private static final int PALE = 120;

  /** Where the dot of a step stands. */
  private static final double STEP = 0.68;

  private final Paper paper;
  private final Ink ink;
  private final double reach;
  private final double cell;
  private final double middleY;

  private MoveSigns(Body.Face face, PieceType type, Ink ink) {
    this.ink = ink;
    paper = face.paper();
    middleY = face.height() * 0.085;
    reach = face.width() * 0.31;
    int far = 2;
    for (Leg leg : type.legs()) {
      far = Math.max(far, Math.max(Math.abs(leg.right()), Math.abs(leg.forward())));
    }
    cell = reach / far;
  }

  static void draw(Body.Face face, PieceType type, PieceLook look) {
    new MoveSigns(face, type, Writing.ink(type, look)).piece(type);
  }

  private void piece(PieceType type) {
    LionPower lion = type.lionPower();
    if (lion.leapsAnywhere()) {
      paper.stroke(Outline.circle(0, middleY, reach * 1.02), ink, LINE);
      paper.stroke(Outline.circle(0, middleY, reach * 0.82), ink, LINE);
      paper.stroke(Outline.circle(0, middleY, reach * 0.62), ink, LINE);
      place(type);
      return;
    }
    boolean area = isArea(lion);
    for (Leg leg : type.legs()) {
      if (!(area && within(leg))) {
        leg(leg, lion);
      }
    }
    if (area) {
      paper.stroke(Outline.circle(0, middleY, reach * 1.02), ink, LINE);
      paper.stroke(Outline.circle(0, middleY, reach * 0.62), ink, LINE);
    }
    if (!area) {
      lion.steps().stream().filter(step -> !jumps(type, step)).forEach(this::ring);
    }
    place(type);
  }

  /** Two king steps, whatever their directions: this is drawn as rings about the piece. */
  static boolean isArea(LionPower lion) {
    return lion.turns() && lion.steps().size() == 8;
  }

  /** Whether the piece jumps to where two of these steps lead; then the jump has the ring. */
  private static boolean jumps(PieceType type, Leg step) {
    return type.legs().stream().anyMatch(leg -> isTwice(leg, step));
  }

  /** Whether a leg leads to where two of these steps lead. */
  static boolean isTwice(Leg leg, Leg step) {
    return leg.right() == 2 * step.right() && leg.forward() == 2 * step.forward();
  }

  /** A ring where a single step leads. */
  private void ring(Leg step) {
    double far = reach * STEP;
    paper.stroke(
        Outline.circle(step.right() * far, middleY - step.forward() * far, 0.068),
        ink,
        LINE * 0.75);
  }

  /** Whether two king steps reach what one step of the leg does. */
  static boolean within(Leg leg) {
    return leg.range() == 1 && Math.max(Math.abs(leg.right()), Math.abs(leg.forward())) <= 2;
  }

  private void place(PieceType type) {
    if (type.is(PieceType.Flag.ROYAL)) {
      double r = 0.1;
      paper.fill(Outline.polygon(0, middleY - r, r, middleY, 0, middleY + r, -r, middleY), ink);
    } else {
      paper.fill(Wedge.outline(0.135, 0.14).moved(0, middleY), ink);
    }
  }

  /** A bar across the end of a line: there it turns. */
  private void corner(Leg leg) {
    double length = Math.hypot(leg.right(), leg.forward());
    double x = leg.right() / length * reach;
    double y = middleY - leg.forward() / length * reach;
    double across = leg.forward() / length * 0.075;
    double along = leg.right() / length * 0.075;
    paper.stroke(Outline.line(x - across, y - along, x + across, y + along), ink, LINE);
  }

  private void leg(Leg leg, LionPower lion) {
    if (leg.way() == Leg.Way.HOOK) {
      corner(leg);
      return;
    }
    Ink own = leg.way().takes() ? ink : ink.withAlpha(PALE);
    if (leg.way().over() != Leg.Over.NOTHING) {
      over(leg, own);
      return;
    }
    boolean twice = !isArea(lion) && lion.steps().stream().anyMatch(step -> isTwice(leg, step));
    double x = leg.right() * cell;
    double y = -leg.forward() * cell;
    if (leg.range() == Leg.UNLIMITED) {
      if (leg.isStep()) {
        arrow(leg, 0.05, own);
      } else {
        hollow(x, y, own);
        paper.stroke(
            Outline.line(x * 1.15, middleY + y * 1.15, x * 1.4, middleY + y * 1.4), own, LINE);
      }
    } else if (leg.range() > 1) {
      range(leg, own);
    } else if (twice) {
      paper.stroke(Outline.circle(x, middleY + y, 0.068), own, LINE * 0.75);
      paper.fill(Outline.circle(x, middleY + y, 0.027), own);
    } else if (leg.isStep()) {
      double far = reach * STEP;
      double length = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      end(leg, leg.right() / length * far, -leg.forward() / length * far, DOT, own);
    } else {
      hollow(x, y, own);
    }
  }

  /** A dot where a leg ends, a cross if it only takes. */
  private void end(Leg leg, double x, double y, double dot, Ink own) {
    if (leg.way() == Leg.Way.CAPTURE) {
      cross(x, y, own);
    } else {
      paper.fill(Outline.circle(x, middleY + y, dot), own);
    }
  }

  private void cross(double x, double y, Ink own) {
    for (int side : new int[] {-1, 1}) {
      paper.stroke(
          Outline.line(x - DOT, middleY + y - side * DOT, x + DOT, middleY + y + side * DOT),
          own,
          LINE * 0.8);
    }
  }

  /** An arrow, or a line to a dot, that begins behind what it goes over. */
  private void over(Leg leg, Ink own) {
    double length = Math.hypot(leg.right(), leg.forward());
    double x = leg.right() / length * reach;
    double y = -leg.forward() / length * reach;
    if (leg.range() == Leg.UNLIMITED) {
      arrow(leg, reach * AWAY, own);
    } else {
      double far = 1.1;
      paper.stroke(
          Outline.line(x * AWAY, middleY + y * AWAY, x * far, middleY + y * far), own, LINE);
      paper.fill(Outline.circle(x * far, middleY + y * far, DOT), own);
    }
    if (leg.way().over() == Leg.Over.ONE) {
      paper.fill(Outline.circle(x * AWAY, middleY + y * AWAY, BEAD), own);
    }
  }

  private void hollow(double x, double y, Ink own) {
    paper.stroke(
        Outline.circle(x, middleY + y, Math.min(0.047, cell * 0.32)),
        own,
        Math.min(LINE * 0.8, cell * 0.26));
  }

  private void arrow(Leg leg, double from, Ink own) {
    double length = Math.hypot(leg.right(), leg.forward());
    double x = leg.right() / length;
    double y = -leg.forward() / length;
    double far = reach * (length > 1 ? 1.36 : 1.16);
    double neck = far - HEAD;
    paper.stroke(
        Outline.line(x * from, middleY + y * from, x * neck, middleY + y * neck), own, LINE);
    if (leg.way() == Leg.Way.CAPTURE) {
      cross(x * neck, y * neck, own);
      return;
    }
    point(x, y, far, own);
    if (leg.way().over() == Leg.Over.LOWER) {
      point(x, y, far - HEAD * 0.8, own);
    }
  }

  private void point(double x, double y, double far, Ink own) {
    double neck = far - HEAD;
    double half = 0.062;
    paper.fill(
        Outline.polygon(
            x * far,
            middleY + y * far,
            x * neck - y * half,
            middleY + y * neck + x * half,
            x * neck + y * half,
            middleY + y * neck - x * half),
        own);
  }

  /** A line with as many dots as squares, five at most. */
  private void range(Leg leg, Ink own) {
    int dots = Math.min(5, leg.range());
    double length = Math.hypot(leg.right(), leg.forward());
    double far = reach * (length > 1 ? 1.2 : 1.0) / length;
    double x = leg.right() * far;
    double y = -leg.forward() * far;
    paper.stroke(Outline.line(0, middleY, x, middleY + y), own, LINE * 0.8);
    List<Double> shares = new ArrayList<>();
    for (int i = 0; i < dots; i++) {
      shares.add(0.42 + 0.58 * i / (dots - 1));
    }
    for (double share : shares) {
      end(leg, x * share, y * share, DOT * (dots > 3 ? 0.62 : 0.85), own);
    }
  }
}
