package org.komabako.ui.board;

import org.komabako.kernel.Square;

/**
 * What the player draws on the board: an arrow, or a mark on a square where both ends are the same.
 *
 * @param from where it begins
 * @param to where it points
 * @param colour its number in {@code Theme.Marks.arrows}, from 0
 */
public record Drawing(Square from, Square to, int colour) {
  /** Whether it is a mark on one square. */
  public boolean isMark() {
    return from.equals(to);
  }

  /** Whether it is at the same place, in whatever colour. */
  public boolean covers(Drawing other) {
    return from.equals(other.from) && to.equals(other.to);
  }
}
