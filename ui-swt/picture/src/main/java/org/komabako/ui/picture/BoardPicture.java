package org.komabako.ui.picture;

/** The empty board: ground, grain, lines and star points, a square being one unit. */
public final class BoardPicture {
  private BoardPicture() {}

  /**
   * Draws the squares with the upper left corner at the origin, without a rim.
   *
   * @param files how many squares it is wide
   * @param ranks how many squares it is high
   * @param zone the depth of the promotion zones, which the star points show; 0 for no points
   * @param pixels about how many pixels a square will have; lines stay at least one pixel wide
   */
  public static void draw(Paper paper, int files, int ranks, int zone, Theme theme, int pixels) {
    paper.fill(Outline.rectangle(0, 0, files, ranks), theme.board());
    double width = Math.max(0.02, 1.0 / pixels);
    for (int file = 0; file <= files; file++) {
      paper.stroke(Outline.line(file, 0, file, ranks), theme.grid(), width);
    }
    for (int rank = 0; rank <= ranks; rank++) {
      paper.stroke(Outline.line(0, rank, files, rank), theme.grid(), width);
    }
    if (zone > 0 && zone * 2 < ranks) {
      int inset = files > 6 ? zone : 1;
      for (int file : new int[] {inset, files - inset}) {
        for (int rank : new int[] {zone, ranks - zone}) {
          paper.fill(Outline.circle(file, rank, Math.max(0.06, width)), theme.grid());
        }
      }
    }
  }
}
