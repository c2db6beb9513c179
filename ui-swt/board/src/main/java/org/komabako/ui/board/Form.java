package org.komabako.ui.board;

import org.komabako.kernel.Side;

/**
 * The player's choices about the shape of pieces and board.
 *
 * @param kings whose king is the jewelled one
 * @param size how large the pieces are in their squares, 1 for as large as they are drawn
 * @param grid how strong the lines are
 */
public record Form(Kings kings, double size, Grid grid) {
  /** What is usual. */
  public static final Form USUAL = new Form(Kings.BLACK, 1, Grid.USUAL);

  /** Whose king is written as the jewelled one (玉), the other as the ruling one (王). */
  public enum Kings {
    /** Black's, as the lower player's. */
    BLACK,
    /** White's. */
    WHITE,
    /** Both. */
    BOTH;

    /** Whether a side has the jewelled one. */
    public boolean jewelled(Side side) {
      return this == BOTH || this == (side == Side.BLACK ? BLACK : WHITE);
    }
  }

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
