package org.komabako.kernel.board;

/**
 * A leg of one side as {@link AttackKernel} moves it. A record, because the compiler of the virtual
 * machine takes fields of a constant record for constants.
 *
 * @param plane where its bitboard begins
 * @param shift how many cells a step goes, negative towards cell 0
 * @param range how many steps; 0 in a slot that is not in use
 * @param promotes whether a piece can promote, or must, by entering the zone along it
 * @param in0 the cells that a step can end on, so that none goes round the edge, by words
 */
record AttackLeg(
    int plane, int shift, int range, boolean promotes, long in0, long in1, long in2, long in3) {
  /** An empty slot. */
  static final AttackLeg UNUSED = new AttackLeg(0, 1, 0, false, 0, 0, 0, 0);
}
