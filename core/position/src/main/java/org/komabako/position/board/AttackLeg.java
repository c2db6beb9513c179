package org.komabako.position.board;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

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

  /** Written out, as that of a leg is. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AttackLeg that
        && plane == that.plane
        && shift == that.shift
        && range == that.range
        && promotes == that.promotes
        && in0 == that.in0
        && in1 == that.in1
        && in2 == that.in2
        && in3 == that.in3;
  }

  @Override
  public int hashCode() {
    return Objects.hash(plane, shift, range, promotes, in0, in1, in2, in3);
  }
}
