package org.komabako.kernel.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of movement of a piece: steps of one vector, up to a range, stopped by what stands in
 * the way, or over pieces to what is behind them.
 *
 * @param right files to the right for Black, negative to the left
 * @param forward ranks forward, negative backward
 * @param range how often the vector may be repeated; {@link #UNLIMITED} for a ranging piece
 * @param way what may be done along it
 */
public record Leg(int right, int forward, int range, Way way) {
  /** What is gone over along a leg. */
  public enum Over {
    /** Nothing: the first piece ends it. */
    NOTHING,
    /** One piece, which has to be there. */
    ONE,
    /** The first square, whatever stands on it; it counts for the range. */
    FIRST_SQUARE,
    /** One piece or more, all of which rank lower than the one that moves. */
    LOWER,
    /** An empty square, where it turns at a right angle and goes as far again: a hook. */
    CORNER
  }

  /** What may be done along a leg. */
  public enum Way {
    /** To move and to take, as nearly all pieces do. */
    ANY(true, true, Over.NOTHING),
    /** To move to empty squares only. */
    MOVE(true, false, Over.NOTHING),
    /** To take only. */
    CAPTURE(false, true, Over.NOTHING),
    /** Both, but only behind one piece that is hopped over. */
    HOP(true, true, Over.ONE),
    /** To move behind one piece. */
    HOP_MOVE(true, false, Over.ONE),
    /** To take behind one piece. */
    HOP_CAPTURE(false, true, Over.ONE),
    /** Both, from the second square on. */
    SKIP(true, true, Over.FIRST_SQUARE),
    /** To move from the second square on. */
    SKIP_MOVE(true, false, Over.FIRST_SQUARE),
    /** To take from the second square on. */
    SKIP_CAPTURE(false, true, Over.FIRST_SQUARE),
    /** Both, behind pieces of lower rank. */
    JUMP(true, true, Over.LOWER),
    /** To move behind pieces of lower rank. */
    JUMP_MOVE(true, false, Over.LOWER),
    /** To take behind pieces of lower rank. */
    JUMP_CAPTURE(false, true, Over.LOWER),
    /** Both, at a right angle from an empty square of the leg. */
    HOOK(true, true, Over.CORNER);

    private final boolean moves;
    private final boolean takes;
    private final Over over;

    Way(boolean moves, boolean takes, Over over) {
      this.moves = moves;
      this.takes = takes;
      this.over = over;
    }

    /** The way with these properties. */
    static Way of(boolean moves, boolean takes, Over over) {
      for (Way way : values()) {
        if (way.moves == moves && way.takes == takes && way.over == over) {
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

    /** What it goes over. */
    public Over over() {
      return over;
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

  /** How a hook along this leg goes on from its corner. */
  public List<Leg> turns() {
    return List.of(new Leg(forward, -right, range), new Leg(-forward, right, range));
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
