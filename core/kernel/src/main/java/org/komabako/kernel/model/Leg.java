package org.komabako.kernel.model;

import org.jspecify.annotations.Nullable;

/**
 * One line of movement of a piece: steps of one vector, up to a range, stopped by what stands in
 * the way, or over one piece to what is behind it.
 *
 * @param right files to the right for Black, negative to the left
 * @param forward ranks forward, negative backward
 * @param range how often the vector may be repeated; {@link #UNLIMITED} for a ranging piece
 * @param way what may be done along it
 */
public record Leg(int right, int forward, int range, Way way) {
  /** What may be done along a leg. */
  public enum Way {
    /** To move and to take, as nearly all pieces do. */
    ANY(true, true, false),
    /** To move to empty squares only. */
    MOVE(true, false, false),
    /** To take only. */
    CAPTURE(false, true, false),
    /** Both, but only behind one piece that is hopped over. */
    HOP(true, true, true),
    /** To move behind one piece. */
    HOP_MOVE(true, false, true),
    /** To take behind one piece. */
    HOP_CAPTURE(false, true, true);

    private final boolean moves;
    private final boolean takes;
    private final boolean hops;

    Way(boolean moves, boolean takes, boolean hops) {
      this.moves = moves;
      this.takes = takes;
      this.hops = hops;
    }

    /** The way with these properties. */
    static Way of(boolean moves, boolean takes, boolean hops) {
      for (Way way : values()) {
        if (way.moves == moves && way.takes == takes && way.hops == hops) {
          return way;
        }
      }
      throw new IllegalArgumentException("a leg moves, takes or both");
    }

    /** Whether it goes to empty squares. */
    public boolean moves() {
      return moves;
    }

    /** Whether it takes. */
    public boolean takes() {
      return takes;
    }

    /** Whether it needs a piece to hop over. */
    public boolean hops() {
      return hops;
    }
  }

  /** A leg to move and to take along. */
  public Leg(int right, int forward, int range) {
    this(right, forward, range, Way.ANY);
  }

  /** The range of a piece that goes to the edge of the board. */
  public static final int UNLIMITED = 99;

  /** Written out, because what Java makes for a record is linked at the first use, and each start compares legs. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Leg that
        && right == that.right
        && forward == that.forward
        && range == that.range
        && way == that.way;
  }

  @Override
  public int hashCode() {
    return ((31 * right + forward) * 31 + range) * 31 + way.ordinal();
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
