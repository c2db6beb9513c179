package org.komabako.engine.search;

import org.komabako.game.Evaluation;

/**
 * How well it plays. A weaker level sees less far and judges less exactly, and the lowest overlook now and then what can be
 * taken in reply, as a person does; it never plays a move at random. The numbers were measured: {@code
 * core/docs/levels.md}.
 *
 * @param tenths how many tenths of a ply it looks ahead; with 36 it looks 4 plies ahead in six of ten positions, 3 in the others
 * @param error by how much it misjudges a position at most, in hundredths of a pawn as others read them
 * @param blind in how many of a thousand positions it does not follow captures
 * @param salt decides which positions it takes for better and which for worse than they are, where it looks farther, and where
 *     it is blind
 */
record Level(int tenths, int error, int blind, long salt) {
  /** The strongest. */
  static final int BEST = 39;

  private static final Level[] ALL = {
    blind(400, 500),
    blind(300, 500),
    blind(200, 500),
    blind(140, 480),
    blind(100, 455),
    blind(70, 430),
    blind(50, 405),
    blind(30, 380),
    blind(20, 350),
    blind(12, 325),
    blind(7, 300),
    blind(3, 275),
    of(1, 250),
    of(1.1, 228),
    of(1.3, 207),
    of(1.4, 193),
    of(1.6, 175),
    of(1.8, 158),
    of(2, 142),
    of(2.2, 128),
    of(2.5, 112),
    of(2.8, 98),
    of(3.1, 86),
    of(3.5, 73),
    of(3.9, 62),
    of(4.2, 55),
    of(4.6, 47),
    of(5.1, 40),
    of(5.6, 34),
    of(6, 30),
    of(6.4, 27),
    of(6.7, 24),
    of(7.1, 21),
    of(7.6, 18),
    of(8.1, 16),
    of(8.7, 13),
    of(9.4, 11),
    of(11, 7),
    of(Value.MOST_PLIES, 0)
  };

  private static Level of(double plies, int error) {
    return new Level((int) Math.round(10 * plies), error, 0, 0);
  }

  /** A ply, with captures not followed in so many of a thousand positions. */
  private static Level blind(int blind, int error) {
    return new Level(10, error, blind, 0);
  }

  /** The level of a number from 1 to {@link #BEST}. */
  static Level of(int number) {
    return ALL[number - 1];
  }

  /** The same that errs elsewhere: another game, another mood. */
  Level salted(long other) {
    return new Level(tenths, error, blind, other);
  }

  /** The same, with the error in hundredths of a pawn as a search counts them, where so many make a chance of 73 in 100. */
  Level counted(int chanceUnit) {
    return new Level(tenths, error * chanceUnit / Evaluation.CHANCE_UNIT, blind, salt);
  }

  /** How many plies it looks ahead from a position. */
  int depth(long key) {
    return (tenths + Math.floorMod(mixed(key) >>> 44, 10)) / 10;
  }

  /** The error about a position, the same whenever it is asked. */
  int error(long key) {
    return error == 0 ? 0 : (int) Math.floorMod(mixed(key) >>> 20, 2L * error + 1) - error;
  }

  /** Whether it overlooks what can be taken when it is to move in a position. */
  boolean overlooks(long key) {
    return Math.floorMod(mixed(key) >>> 32, 1000) < blind;
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
