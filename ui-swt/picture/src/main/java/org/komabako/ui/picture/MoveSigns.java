package org.komabako.ui.picture;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;

/**
 * Signs for the moves of a piece, about its place: a dot for a step, a line with a dot for each square
 * of a short range, an arrow for a free range, an open circle for a jump, rings in one another for two
 * steps in a move, a third for a leap anywhere. The piece itself is a small wedge in the middle, a royal one a diamond.
 */
final class MoveSigns {
  private static final double LINE = 0.042;
  private static final double DOT = 0.047;

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
    boolean twice = !isArea(lion) && lion.steps().stream().anyMatch(step -> isTwice(leg, step));
    double x = leg.right() * cell;
    double y = -leg.forward() * cell;
    if (leg.range() == Leg.UNLIMITED) {
      if (leg.isStep()) {
        arrow(leg);
      } else {
        hollow(x, y);
        paper.stroke(
            Outline.line(x * 1.15, middleY + y * 1.15, x * 1.4, middleY + y * 1.4), ink, LINE);
      }
    } else if (leg.range() > 1) {
      range(leg);
    } else if (twice) {
      paper.stroke(Outline.circle(x, middleY + y, 0.068), ink, LINE * 0.75);
      paper.fill(Outline.circle(x, middleY + y, 0.027), ink);
    } else if (leg.isStep()) {
      double far = reach * STEP;
      double length = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      paper.fill(
          Outline.circle(leg.right() / length * far, middleY - leg.forward() / length * far, DOT),
          ink);
    } else {
      hollow(x, y);
    }
  }

  private void hollow(double x, double y) {
    paper.stroke(
        Outline.circle(x, middleY + y, Math.min(0.047, cell * 0.32)),
        ink,
        Math.min(LINE * 0.8, cell * 0.26));
  }

  private void arrow(Leg leg) {
    double length = Math.hypot(leg.right(), leg.forward());
    double x = leg.right() / length;
    double y = -leg.forward() / length;
    double far = reach * (length > 1 ? 1.36 : 1.16);
    double head = 0.10;
    double neck = far - head;
    paper.stroke(
        Outline.line(x * 0.05, middleY + y * 0.05, x * neck, middleY + y * neck), ink, LINE);
    double half = 0.062;
    paper.fill(
        Outline.polygon(
            x * far,
            middleY + y * far,
            x * neck - y * half,
            middleY + y * neck + x * half,
            x * neck + y * half,
            middleY + y * neck - x * half),
        ink);
  }

  /** A line with as many dots as squares, five at most. */
  private void range(Leg leg) {
    int dots = Math.min(5, leg.range());
    double length = Math.hypot(leg.right(), leg.forward());
    double far = reach * (length > 1 ? 1.2 : 1.0) / length;
    double x = leg.right() * far;
    double y = -leg.forward() * far;
    paper.stroke(Outline.line(0, middleY, x, middleY + y), ink, LINE * 0.8);
    List<Double> shares = new ArrayList<>();
    for (int i = 0; i < dots; i++) {
      shares.add(0.42 + 0.58 * i / (dots - 1));
    }
    for (double share : shares) {
      paper.fill(
          Outline.circle(x * share, middleY + y * share, DOT * (dots > 3 ? 0.62 : 0.85)), ink);
    }
  }
}
