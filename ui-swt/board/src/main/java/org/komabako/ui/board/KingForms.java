package org.komabako.ui.board;

import org.komabako.kernel.model.Side;

/** Which side's king is the jewelled one (玉) and which is not (王), where a variant has both forms. */
public enum KingForms {
  /** Black's is 玉 and White's is 王: the stronger player sits behind White. */
  WHITE_IS_KING,
  /** Black's is 王 and White's is 玉. */
  BLACK_IS_KING,
  /** Both are 玉. */
  BOTH_JEWELLED,
  /** Both are 王. */
  BOTH_KING;

  /** Whether the king of a side is 玉. */
  public boolean jewelled(Side side) {
    return switch (this) {
      case WHITE_IS_KING -> side == Side.BLACK;
      case BLACK_IS_KING -> side == Side.WHITE;
      case BOTH_JEWELLED -> true;
      case BOTH_KING -> false;
    };
  }
}
