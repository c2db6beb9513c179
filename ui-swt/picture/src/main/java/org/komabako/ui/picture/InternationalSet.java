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
    Ink ink = Writing.ink(type, look);
    double y = face.height() * 0.09;
    Writing.letters(
        face.paper(), type.abbreviation(), y, face.width() * 0.44, face.height() * 0.36, ink);
    Frame frame = new Frame(face, ink, y);
    type.legs().forEach(frame::mark);
    if (type.lionPower().exists()) {
      frame.twice(type);
    }
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
    void mark(Leg leg) {
      double length = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      double x = leg.right() / length * face.width() * 0.34;
      double y = middleY - leg.forward() / length * face.height() * 0.315;
      if (!leg.isStep()) {
        face.paper().stroke(Outline.circle(x, y, 0.036), ink, 0.024);
      } else if (leg.slides()) {
        head(leg, x, y);
      } else {
        face.paper().fill(Outline.circle(x, y, 0.04), ink);
      }
    }

    private void head(Leg leg, double x, double y) {
      double length = Math.hypot(leg.right(), leg.forward());
      double toX = leg.right() / length;
      double toY = -leg.forward() / length;
      double far = leg.range() == Leg.UNLIMITED ? 0.075 : 0.05;
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

    void twice(PieceType type) {
      if (type.lionPower().turns()) {
        double w = face.width() * 0.27;
        double h = face.height() * 0.24;
        face.paper().stroke(Outline.rectangle(-w, middleY - h, 2 * w, 2 * h), ink, 0.02);
      }
    }
  }
}
