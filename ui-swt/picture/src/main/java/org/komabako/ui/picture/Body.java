package org.komabako.ui.picture;

/** A wooden piece without its writing. */
final class Body {
  /** The largest piece, in squares. */
  private static final double WIDTH = 0.86;

  private static final double HEIGHT = 0.92;

  /** What is seen of its lower edge; nothing where the edge has the colour of the face. */
  private static final double THICKNESS = 0.035;

  private static final double ROUNDING = 0.014;

  /** Below this many pixels nothing is drawn that would be a blur. */
  private static final int DETAILED = 40;

  private Body() {}

  /**
   * What is written on: a paper whose origin is the middle of the piece's face, upright for who reads
   * it, a square still being one unit.
   *
   * @param width of the face at the bottom
   * @param height of the face from the top to the bottom
   */
  record Face(Paper paper, double width, double height) {}

  static Face draw(Paper paper, PieceLook look) {
    Theme.PieceInks inks = look.inks();
    double width = WIDTH * look.size();
    double height = HEIGHT * look.size();
    double thickness = inks.side().equals(inks.face()) ? 0 : THICKNESS;
    double middleY = 0.5 - thickness / 2;
    double turn = look.turned() ? -1 : 1;
    double[] corners = Wedge.corners(width, height);
    for (int i = 0; i < corners.length; i += 2) {
      corners[i] = 0.5 + turn * corners[i];
      corners[i + 1] = middleY + turn * corners[i + 1];
    }
    Outline whole = Wedge.rounded(Wedge.sunk(corners, thickness), ROUNDING);
    Outline face = Wedge.rounded(corners, ROUNDING);
    boolean detailed = look.pixels() >= DETAILED;
    if (detailed && inks.shadow().alpha() > 0) {
      paper.fill(whole.moved(0.012, 0.02), inks.shadow());
    }
    paper.fill(whole, inks.side());
    paper.fill(face, inks.face());
    if (detailed && !inks.faceLight().equals(inks.face())) {
      light(paper, corners, look.turned(), middleY, inks);
    }
    double rim = Math.max(0.014, 0.7 / look.pixels());
    paper.stroke(whole, inks.rim(), rim);
    Placed place = new Placed(paper, middleY, look.turned());
    return new Face(place, width, height);
  }

  /** The two edges that the light from the upper left falls on. */
  private static void light(
      Paper paper, double[] xy, boolean turned, double middleY, Theme.PieceInks inks) {
    int first = turned ? 2 : 3;
    Outline.Builder line = Outline.builder();
    for (int i = 0; i < 3; i++) {
      int corner = (first + i) % 5;
      double x = 0.5 + (xy[2 * corner] - 0.5) * 0.955;
      double y = middleY + (xy[2 * corner + 1] - middleY) * 0.955;
      if (i == 0) {
        line.moveTo(x, y);
      } else {
        line.lineTo(x, y);
      }
    }
    paper.stroke(line.build(), inks.faceLight(), 0.018);
  }

  /** Draws upright about the origin, seen about the middle of the face. */
  private record Placed(Paper paper, double middleY, boolean down) implements Paper {
    @Override
    public void fill(Outline outline, Ink ink) {
      paper.fill(placed(outline), ink);
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {
      paper.stroke(placed(outline), ink, width);
    }

    private Outline placed(Outline outline) {
      double turn = down ? -1 : 1;
      return outline.scaled(turn).moved(0.5, middleY);
    }
  }
}
