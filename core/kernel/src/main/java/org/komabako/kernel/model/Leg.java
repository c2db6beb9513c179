package org.komabako.kernel.model;

import org.jspecify.annotations.Nullable;

/**
 * One line of movement of a piece: steps of one vector, up to a range, stopped by what stands in
 * the way.
 *
 * @param right files to the right for Black, negative to the left
 * @param forward ranks forward, negative backward
 * @param range how often the vector may be repeated; {@link #UNLIMITED} for a ranging piece
 */
public record Leg(int right, int forward, int range) {
  /** The range of a piece that goes to the edge of the board. */
  public static final int UNLIMITED = 99;

  /** Written out, because what Java makes for a record is linked at the first use, and each start compares legs. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Leg that
        && right == that.right
        && forward == that.forward
        && range == that.range;
  }

  @Override
  public int hashCode() {
    return (31 * right + forward) * 31 + range;
  }

  /** Whether it may be repeated. */
  public boolean slides() {
    return range > 1;
  }

  /** Whether it goes to one of the eight neighbours. */
  public boolean isStep() {
    return Math.max(Math.abs(right), Math.abs(forward)) == 1;
  }
}
