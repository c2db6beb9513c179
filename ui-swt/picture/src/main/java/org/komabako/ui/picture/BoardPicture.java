package org.komabako.ui.picture;

/** The empty board: ground, grain, lines and star points, a square being one unit. */
public final class BoardPicture {
  /** Lines of grain in a square. */
  private static final int GRAIN = 3;

  private BoardPicture() {}

  /**
   * Draws the squares with the upper left corner at the origin, and nothing outside.
   *
   * @param files how many squares it is wide
   * @param ranks how many squares it is high
   * @param zone the depth of the promotion zones, which the star points show; 0 for no points
   * @param pixels about how many pixels a square will have; lines stay at least one pixel wide
   */
  public static void draw(Paper paper, int files, int ranks, int zone, Theme theme, int pixels) {
    draw(paper, files, ranks, zone, theme, pixels, 1);
  }

  /**
   * The same with finer or stronger lines.
   *
   * @param weight the width of the lines beside the usual one
   */
  public static void draw(
      Paper paper, int files, int ranks, int zone, Theme theme, int pixels, double weight) {
    paper.fill(Outline.rectangle(0, 0, files, ranks), theme.board());
    if (!theme.grain().equals(theme.board())) {
      grain(paper, files, ranks, theme.grain());
    }
    double width = Math.max(0.02 * weight, 1.0 / pixels);
    for (int file = 0; file <= files; file++) {
      bar(paper, file, 0, file, ranks, width, theme.grid());
    }
    for (int rank = 0; rank <= ranks; rank++) {
      bar(paper, 0, rank, files, rank, width, theme.grid());
    }
    if (zone > 0 && zone * 2 < ranks) {
      int inset = files > 2 * zone ? zone : 1;
      for (int file : new int[] {inset, files - inset}) {
        for (int rank : new int[] {zone, ranks - zone}) {
          paper.fill(Outline.circle(file, rank, Math.max(0.075, 1.6 * width)), theme.grid());
        }
      }
    }
  }

  /**
   * The rim around the squares, to be drawn before them.
   *
   * @param margin how far it reaches beyond the squares
   */
  public static void rim(Paper paper, int files, int ranks, double margin, Theme theme) {
    paper.fill(
        Outline.rectangle(-margin, -margin, files + 2 * margin, ranks + 2 * margin),
        theme.boardEdge());
  }

  /** A line of the grid as a filled bar: it has square ends. */
  private static void bar(
      Paper paper, double x1, double y1, double x2, double y2, double width, Ink ink) {
    double h = width / 2;
    paper.fill(Outline.rectangle(x1 - h, y1 - h, x2 - x1 + width, y2 - y1 + width), ink);
  }

  /** Straight-grained wood: lines along the files, never at the same distance, a little bent. */
  private static void grain(Paper paper, int files, int ranks, Ink ink) {
    for (int i = 0; i < files * GRAIN; i++) {
      double x = (i + 0.15 + 0.7 * chance(i, 1)) / GRAIN;
      double bend = (chance(i, 2) - 0.5) * 0.25;
      double width = 0.012 + 0.05 * chance(i, 3) * chance(i, 4);
      double left = Math.min(Math.max(x, 0.16), files - 0.16);
      paper.fill(
          Outline.at(left, 0)
              .cubicTo(left + bend, ranks * 0.3, left - bend, ranks * 0.7, left, ranks)
              .lineTo(left + width, ranks)
              .cubicTo(
                  left + width - bend,
                  ranks * 0.7,
                  left + width + bend,
                  ranks * 0.3,
                  left + width,
                  0)
              .close()
              .build(),
          ink);
    }
  }

  /** A number from 0 to 1 that looks like chance and is always the same. */
  private static double chance(int line, int use) {
    int mixed = (line * 31 + use) * 0x9E3779B1;
    mixed ^= mixed >>> 15;
    mixed *= 0x85EBCA77;
    mixed ^= mixed >>> 13;
    return (mixed & 0xFFFF) / 65535.0;
  }
}
