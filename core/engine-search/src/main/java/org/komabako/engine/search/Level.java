package org.komabako.engine.search;

/**
 * How well it plays. A weaker level sees less far and judges less exactly, as a person does; it follows
 * captures to their end, and never plays a move at random. The numbers were measured: {@code
 * core/docs/levels.md}.
 *
 * @param depth how many plies it looks ahead
 * @param error by how much it misjudges a position at most, in hundredths of a pawn
 * @param salt decides which positions it takes for better and which for worse than they are
 */
record Level(int depth, int error, long salt) {
  /** The strongest. */
  static final int BEST = 10;

  private static final Level[] ALL = {
    of(1, 1000),
    of(1, 750),
    of(1, 500),
    of(1, 250),
    of(2, 230),
    of(2, 110),
    of(4, 70),
    of(5, 40),
    of(7, 20),
    of(Value.MOST_PLIES, 0)
  };

  private static Level of(int depth, int error) {
    return new Level(depth, error, 0);
  }

  /** The level of a number from 1 to {@link #BEST}. */
  static Level of(int number) {
    return ALL[number - 1];
  }

  /** The same that errs elsewhere: another game, another mood. */
  Level salted(long other) {
    return new Level(depth, error, other);
  }

  /** The error about a position, the same whenever it is asked. */
  int error(long key) {
    if (error == 0) {
      return 0;
    }
    long salted = key ^ salt;
    long mixed = (salted ^ salted >>> 31) * 0x9e3779b97f4a7c15L;
    return (int) Math.floorMod(mixed >>> 20, 2L * error + 1) - error;
  }

  /** Whether it thinks of passing: who errs would do so whenever he takes a position for better than it is. */
  boolean passes() {
    return error == 0;
  }
}
