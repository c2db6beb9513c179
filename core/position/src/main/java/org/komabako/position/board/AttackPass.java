package org.komabako.position.board;

/**
 * One pass over the bitboards of a side, for one thread: who moves, where they may go, what they may
 * slide over, and where they may promote by getting there.
 */
final class AttackPass {
  /** The pieces that move. */
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

  /** Where promotion has to be looked at; no cell if every move is listed as it is. */
  long choice0;

  long choice1;
  long choice2;
  long choice3;

  /** What every listed move has set. */
  private int flags;

  private final int[] cells;
  private final int size;
  private final byte[] entering;

  /** By side and cell: what a code is raised by where the piece begins in its zone. */
  private final int[][] inside;

  /** That of the side that moves. */
  private int[] raise;

  AttackPass(Board board) {
    cells = board.cells;
    size = board.layout().grid.size;
    entering = board.layout().promotion.entering;
    inside = board.layout().promotion.insideZone;
    raise = inside[0];
  }

  /** Sets the pieces that move. */
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

  /** From now on moves are as they are, and may be promotions too where they end in a zone. */
  void choose(int side, long[] zone) {
    raise = inside[side];
    choice0 = zone[0] & to0;
    choice1 = zone[1] & to1;
    choice2 = zone[2] & to2;
    choice3 = zone[3] & to3;
    flags = 0;
  }

  /** From now on all moves are promotions. */
  void promote() {
    choice0 = 0;
    choice1 = 0;
    choice2 = 0;
    choice3 = 0;
    flags = PackedMove.PROMOTE;
  }

  /** By how much promotions change the number of moves to some cells; the moves begin so far behind. */
  int choices(long t0, long t1, long t2, long t3, int back) {
    return choices(t0 & choice0, 0, back)
        + choices(t1 & choice1, Long.SIZE, back)
        + choices(t2 & choice2, 2 * Long.SIZE, back)
        + choices(t3 & choice3, 3 * Long.SIZE, back);
  }

  private int choices(long targets, int first, int back) {
    int n = 0;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      int choice = choice(to - back, to);
      n += (choice & PromotionLayout.MAY) - (choice >> 1);
    }
    return n;
  }

  /** Lists the moves to some cells; the moves begin so far behind. */
  void list(long t0, long t1, long t2, long t3, int back, MoveList out) {
    list(t0, t0 & choice0, 0, back, out);
    list(t1, t1 & choice1, Long.SIZE, back, out);
    list(t2, t2 & choice2, 2 * Long.SIZE, back, out);
    list(t3, t3 & choice3, 3 * Long.SIZE, back, out);
  }

  private void list(long targets, long choices, int first, int back, MoveList out) {
    long left = targets;
    for (long rest = choices; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      int choice = choice(to - back, to);
      if ((choice & PromotionLayout.MAY) != 0) {
        out.add(PackedMove.walk(to - back, to) | PackedMove.PROMOTE);
      }
      if ((choice & PromotionLayout.MUST) != 0) {
        left ^= Long.lowestOneBit(rest);
      }
    }
    out.addTargets(left, first, back, flags);
  }

  /** Those in the zone get their promotions in a pass of their own. */
  private int choice(int from, int to) {
    return entering[(cells[from] + raise[from]) * size + to];
  }
}
