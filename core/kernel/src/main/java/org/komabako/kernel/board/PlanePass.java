package org.komabako.kernel.board;

import java.util.Arrays;

/**
 * One pass over the planes of a side, for one thread: who moves, where they may go, what they may
 * slide over, and where they may promote by getting there.
 */
final class PlanePass {
  /** The men who move. */
  long from0;

  long from1;
  long from2;
  long from3;

  /** Where they may go. */
  long to0;

  long to1;
  long to2;
  long to3;

  /** What they may slide over. */
  long empty0;

  long empty1;
  long empty2;
  long empty3;

  /** By word: where promotion has to be looked at; no cell if every move is listed as it is. */
  private final long[] zone = new long[PlaneMap.MOST_WORDS];

  /** What every listed move has set. */
  private int flags;

  private final int[] cells;
  private final byte[] entering;
  private final boolean[][] inZone;

  PlanePass(Board board) {
    cells = board.cells;
    entering = board.layout().entering;
    inZone = board.layout().zone;
  }

  /** Sets the men who move. */
  void from(long[] mask) {
    from0 = mask[0];
    from1 = mask[1];
    from2 = mask[2];
    from3 = mask[3];
  }

  /** Sets where they may go. */
  void to(long[] mask) {
    to0 = mask[0];
    to1 = mask[1];
    to2 = mask[2];
    to3 = mask[3];
  }

  /** Sets what they may slide over. */
  void empty(long[] mask) {
    empty0 = mask[0];
    empty1 = mask[1];
    empty2 = mask[2];
    empty3 = mask[3];
  }

  /** From now on moves are as they are, and those that end on some cells may be promotions too. */
  void choose(long[] promoting) {
    System.arraycopy(promoting, 0, zone, 0, zone.length);
    flags = 0;
  }

  /** From now on all moves are promotions. */
  void promote() {
    Arrays.fill(zone, 0);
    flags = Packed.PROMOTE;
  }

  /** The cells of a word where promotion has to be looked at. */
  long zone(int word) {
    return zone[word];
  }

  /** How many moves men make to some cells of a word, who begin so far behind them. */
  int count(long targets, int word, int back) {
    int n = Long.bitCount(targets);
    for (long rest = targets & zone[word]; rest != 0; rest &= rest - 1) {
      int to = word << 6 | Long.numberOfTrailingZeros(rest);
      int choice = choice(to - back, to);
      n += (choice & Layout.MAY) - (choice >> 1);
    }
    return n;
  }

  /** Lists the moves that men make to some cells of a word, who begin so far behind them. */
  void list(long targets, int word, int back, MoveList out) {
    long left = targets;
    for (long rest = targets & zone[word]; rest != 0; rest &= rest - 1) {
      int to = word << 6 | Long.numberOfTrailingZeros(rest);
      int choice = choice(to - back, to);
      if ((choice & Layout.MAY) != 0) {
        out.add(Packed.walk(to - back, to) | Packed.PROMOTE);
      }
      if ((choice & Layout.MUST) != 0) {
        left ^= Long.lowestOneBit(rest);
      }
    }
    out.addTargets(left, word << 6, back, flags);
  }

  /** Those in the zone get their promotions in a pass of their own. */
  private int choice(int from, int to) {
    int code = cells[from];
    int choice = entering[code << 8 | to];
    return inZone[code & 1][from] ? choice & Layout.MUST : choice;
  }
}
