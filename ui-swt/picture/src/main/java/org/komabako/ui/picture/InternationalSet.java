package org.komabako.ui.picture;

import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;

/**
 * Pieces with their western letters, and around these a mark in every direction that they go: a dot for a
 * step, a point of an arrow for a range (open if the range ends), an open circle for a jump. A royal piece wears a crown, one that
 * steps twice stands in a double frame.
 */
record InternationalSet(String id, LocalizedText name) implements PieceSet {
  @Override
  public boolean showsMoves() {
    return true;
  }

  @Override
  public void draw(Paper paper, PieceType type, PieceLook look) {
    Body.Face face = Body.draw(paper, look);
    if (!Lettering.covers(type.abbreviation())) {
      MoveSigns.draw(face, type, look);
      Writing.dot(face, type, look);
      return;
    }
    Ink ink = Writing.ink(type, look);
    Frame frame = new Frame(face, ink, face.height() * 0.085);
    boolean sideways = type.legs().stream().anyMatch(leg -> leg.forward() == 0);
    boolean area = MoveSigns.isArea(type.lionPower());
    frame.letters(type, sideways || area ? 0.47 : 0.62);
    if (area) {
      frame.twice();
    } else {
      type.lionPower().steps().forEach(frame::ring);
    }
    type.legs().stream()
        .filter(leg -> !(area && MoveSigns.within(leg)))
        .forEach(leg -> frame.mark(leg, type));
    if (type.is(PieceType.Flag.ROYAL)) {
      crown(face, ink);
    }
  }

  private static void crown(Body.Face face, Ink ink) {
    double u = face.width() * 0.11;
    double y = face.height() * -0.345;
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
      boolean twice = type.lionPower().steps().stream()
          .anyMatch(step -> step.right() == leg.right() && step.forward() == leg.forward()
              || MoveSigns.isTwice(leg, step));
      if (twice && !MoveSigns.isArea(type.lionPower())) {
        return;
      }
      double length = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      boolean both = type.legs().stream()
          .anyMatch(other -> leg.isStep() && MoveSigns.isTwice(other, leg) && !leg.slides());
      double out = both ? 0.74 : 1;
      double x = leg.right() / length * face.width() * 0.34 * out;
      double y = middleY - leg.forward() / length * face.height() * 0.305 * out;
      if (!leg.isStep()) {
        face.paper().stroke(Outline.circle(x, y, 0.038), ink, 0.026);
      } else if (leg.slides()) {
        head(leg, x, y);
      } else {
        face.paper().fill(Outline.circle(x, y, both ? 0.03 : 0.04), ink);
      }
    }

    /** A ring around a dot, for a step that can be followed by another. */
    void ring(Leg step) {
      double x = step.right() * face.width() * 0.34;
      double y = middleY - step.forward() * face.height() * 0.305;
      face.paper().stroke(Outline.circle(x, y, 0.046), ink, 0.02);
      face.paper().fill(Outline.circle(x, y, 0.022), ink);
    }

    /** A filled point for a free range, an open one for a range that ends. */
    private void head(Leg leg, double x, double y) {
      double length = Math.hypot(leg.right(), leg.forward());
      double toX = leg.right() / length;
      double toY = -leg.forward() / length;
      boolean free = leg.range() == Leg.UNLIMITED;
      double far = free ? 0.068 : 0.052;
      double half = free ? 0.062 : 0.05;
      double back = 0.035;
      Outline head = Outline.polygon(
          x + toX * far,
          y + toY * far,
          x - toX * back - toY * half,
          y - toY * back + toX * half,
          x - toX * back + toY * half,
          y - toY * back - toX * half);
      if (free) {
        face.paper().fill(head, ink);
      } else {
        face.paper().stroke(head, ink, 0.022);
      }
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
