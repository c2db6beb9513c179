package org.komabako.ui.board;

/**
 * The player's choices about the shape of pieces and board.
 *
 * @param size how large the pieces are in their squares, 1 for as large as they are drawn
 * @param grid how strong the lines are
 */
public record Form(double size, Grid grid) {
  /** What is usual. */
  public static final Form USUAL = new Form(1, Grid.USUAL);

  /** How strong the lines between the squares are. */
  public enum Grid {
    /** As thin as they can be. */
    FINE(0.5),
    /** As on a real board. */
    USUAL(1),
    /** Strong. */
    BOLD(2.2);

    private final double weight;

    Grid(double weight) {
      this.weight = weight;
    }

    /** The width beside the usual one. */
    public double weight() {
      return weight;
    }
  }
}
