package org.komabako.kernel.board;

/** What {@link PlaneKernel} does, and the sets of cells that it is to do it with. */
abstract class PlaneMover {
  /** How many legs a kernel can move. */
  static final int SLOTS = 32;

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

  /** Where some may not go because they must promote there; no cell while promotions are made. */
  long stuck0;

  long stuck1;
  long stuck2;
  long stuck3;

  /** Sets the men who move; the array has a long for each word. */
  final void from(long[] mask) {
    from0 = mask[0];
    from1 = mask[1];
    from2 = mask[2];
    from3 = mask[3];
  }

  /** Sets where they may go. */
  final void to(long[] mask) {
    to0 = mask[0];
    to1 = mask[1];
    to2 = mask[2];
    to3 = mask[3];
  }

  /** Sets what they may slide over. */
  final void empty(long[] mask) {
    empty0 = mask[0];
    empty1 = mask[1];
    empty2 = mask[2];
    empty3 = mask[3];
  }

  /** Sets where some must promote. */
  final void stuck(Mask mask) {
    stuck0 = mask.w0();
    stuck1 = mask.w1();
    stuck2 = mask.w2();
    stuck3 = mask.w3();
  }

  /**
   * How many moves there are.
   *
   * @param entering whether only legs are asked that can enter the zone
   */
  abstract int count(long[] planes, boolean entering);

  /** Lists the moves, each with some flags of {@link Packed} set. */
  abstract void list(long[] planes, boolean entering, int flags, MoveList out);

  /** Adds the cells that all men of the side could go to or defend; only empty cells are asked. */
  abstract void attacks(long[] planes, long[] bits);
}
