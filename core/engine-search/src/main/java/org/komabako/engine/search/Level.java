package org.komabako.engine.search;

/**
 * How well it plays. A weaker level sees less far and judges less exactly, as a person does; it follows
 * captures to their end, and never plays a move at random. The numbers were measured: {@code
 * core/docs/levels.md}.
 *
 * @param tenths how many tenths of a ply it looks ahead; with 36 it looks 4 plies ahead in six of ten positions, 3 in the others
 * @param error by how much it misjudges a position at most, in hundredths of a pawn
 * @param salt decides which positions it takes for better and which for worse than they are, and where it looks farther
 */
record Level(int tenths, int error, long salt) {
  /** The strongest. */
  static final int BEST = 20;

  private static final Level[] ALL = {
    of(1, 1000),
    of(1, 680),
    of(1, 420),
    of(2, 390),
    of(2, 275),
    of(2.4, 210),
    of(2.9, 165),
    of(3.4, 130),
    of(4, 100),
    of(4.6, 80),
    of(5.2, 62),
    of(5.8, 50),
    of(6.4, 41),
    of(7, 35),
    of(7.6, 30),
    of(8.3, 26),
    of(9, 22),
    of(9.8, 18),
    of(11.5, 12),
    of(Value.MOST_PLIES, 0)
  };

  private static Level of(double plies, int error) {
    return new Level((int) Math.round(10 * plies), error, 0);
  }

  /** The level of a number from 1 to {@link #BEST}. */
  static Level of(int number) {
    return ALL[number - 1];
  }

  /** The same that errs elsewhere: another game, another mood. */
  Level salted(long other) {
    return new Level(tenths, error, other);
  }

  /** How many plies it looks ahead from a position. */
  int depth(long key) {
    return (tenths + Math.floorMod(mixed(key) >>> 44, 10)) / 10;
  }

  /** The error about a position, the same whenever it is asked. */
  int error(long key) {
    return error == 0 ? 0 : (int) Math.floorMod(mixed(key) >>> 20, 2L * error + 1) - error;
  }

  private long mixed(long key) {
    long salted = key ^ salt;
    return (salted ^ salted >>> 31) * 0x9e3779b97f4a7c15L;
  }

  /** Whether it thinks of passing: who errs would do so whenever he takes a position for better than it is. */
  boolean passes() {
    return error == 0;
  }
}
