package org.komabako.kernel.board;

/**
 * A leg of one side as {@link PlaneKernel} moves it.
 *
 * @param plane where its plane begins
 * @param shift how many cells a step goes, negative towards cell 0
 * @param range how many steps; 0 in a slot that is not in use
 * @param inside the cells that a step can end on, so that none goes round the edge
 * @param enters whether a piece that promotes can enter the zone by it
 * @param promotes whether a piece that promotes has it
 * @param sticks whether a piece that must promote at its end has it
 */
record PlaneLeg(
    int plane, int shift, int range, Mask inside, boolean enters, boolean promotes, boolean sticks) {
  /** An empty slot. */
  static final PlaneLeg UNUSED = new PlaneLeg(0, 1, 0, Mask.NONE, false, false, false);
}
