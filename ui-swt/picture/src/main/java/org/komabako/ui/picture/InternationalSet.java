package org.komabako.ui.picture;

import org.komabako.kernel.betza.Leg;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.Text;

/**
 * Pieces with their western letters, and around these a mark in every direction that they go: a dot for a
 * step, a point of an arrow for a range, an open circle for a jump. A royal piece wears a crown, one that
 * steps twice stands in a double frame.
 */
record InternationalSet(String id, Text name) implements PieceSet {
  @Override
  public boolean showsMoves() {
    return true;
  }

  @Override
  public void draw(Paper paper, PieceType type, PieceLook look) {
    Body.Face face = Body.draw(paper, look);
    if (!Lettering.covers(type.abbreviation())) {
      MoveSigns.draw(face, type, look);
      Writing.bar(face, type, look);
      return;
    }
    Ink ink = Writing.ink(type, look);
    Frame frame = new Frame(face, ink, face.height() * 0.085);
    boolean sideways = type.legs().stream().anyMatch(leg -> leg.forward() == 0);
    frame.letters(type, sideways || type.lionPower().turns() ? 0.47 : 0.62);
    if (type.lionPower().turns()) {
      frame.twice();
    }
    type.legs().stream()
        .filter(leg -> !(type.lionPower().turns() && MoveSigns.within(leg)))
        .forEach(leg -> frame.mark(leg, type));
    if (type.is(PieceType.Flag.ROYAL)) {
      crown(face, ink);
    }
    Writing.bar(face, type, look);
  }

  private static void crown(Body.Face face, Ink ink) {
    double u = face.width() * 0.125;
    double y = face.height() * -0.265;
    face.paper()
        .fill(
            Outline.polygon(
                -u,
                y + u * 0.7,
                -u * 1.15,
                y - u * 0.45,
                -u * 0.5,
                y + u * 0.05,
                0,
                y - u * 0.8,
                u * 0.5,
                y + u * 0.05,
                u * 1.15,
                y - u * 0.45,
                u,
                y + u * 0.7),
            ink);
  }

  /** Where marks stand around the letters. */
  private record Frame(Body.Face face, Ink ink, double middleY) {
    /** The abbreviation; the plus of a promoted piece is small, so that the letters can be large. */
    void letters(PieceType type, double share) {
      String text = type.abbreviations().get(0);
      double plus = type.isPromoted() ? 0.4 : 0;
      double size = Math.min(
          face.width() * share / (Lettering.width(text, 1) + plus), face.height() * 0.36 / 0.76);
      double width = Lettering.width(text, size) + plus * size;
      double left = -width / 2;
      if (type.isPromoted()) {
        double x = left + plus * size * 0.4;
        double y = middleY - size * 0.22;
        double arm = size * 0.14;
        Outline sign =
            Outline.line(x - arm, y, x + arm, y).plus(Outline.line(x, y - arm, x, y + arm));
        face.paper().stroke(sign, ink, size * 0.09);
      }
      face.paper().fill(Lettering.line(text, left + plus * size, middleY, size, Align.START), ink);
    }

    void mark(Leg leg, PieceType type) {
      double length = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      double x = leg.right() / length * face.width() * 0.34;
      double y = middleY - leg.forward() / length * face.height() * 0.305;
      boolean both =
          type.legs().stream().anyMatch(other -> doubles(leg, other) || doubles(other, leg));
      if (!leg.isStep()) {
        face.paper().stroke(Outline.circle(x, y, both ? 0.046 : 0.038), ink, both ? 0.02 : 0.026);
      } else if (leg.slides()) {
        head(leg, x, y);
      } else {
        face.paper().fill(Outline.circle(x, y, both ? 0.022 : 0.04), ink);
      }
    }

    /** Whether one leads to the square behind the other's: a ring around a dot. */
    private static boolean doubles(Leg leg, Leg step) {
      return step.isStep()
          && step.right() * 2 == leg.right()
          && step.forward() * 2 == leg.forward();
    }

    private void head(Leg leg, double x, double y) {
      double length = Math.hypot(leg.right(), leg.forward());
      double toX = leg.right() / length;
      double toY = -leg.forward() / length;
      double far = leg.range() == Leg.UNLIMITED ? 0.068 : 0.05;
      double half = 0.062;
      face.paper()
          .fill(
              Outline.polygon(
                  x + toX * far,
                  y + toY * far,
                  x - toX * 0.035 - toY * half,
                  y - toY * 0.035 + toX * half,
                  x - toX * 0.035 + toY * half,
                  y - toY * 0.035 - toX * half),
              ink);
    }

    /** Two frames, one for each step. */
    void twice() {
      for (double share : new double[] {1, 1.38}) {
        double w = face.width() * 0.27 * share;
        double h = face.height() * 0.235 * share;
        face.paper().stroke(Outline.rectangle(-w, middleY - h, 2 * w, 2 * h), ink, 0.026);
      }
    }
  }
}
