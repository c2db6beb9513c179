package org.komabako.engine.search;

/**
 * How well it plays. A weaker level sees less far and judges less exactly, as a person does; it never
 * plays a move at random.
 *
 * @param depth how many plies it looks ahead
 * @param exchanges whether it follows captures beyond that
 * @param error by how much it misjudges a position at most, in hundredths of a pawn
 */
record Level(int depth, boolean exchanges, int error) {
  /** The strongest. */
  static final int BEST = 10;

  private static final Level[] ALL = {
    new Level(1, false, 150),
    new Level(1, true, 200),
    new Level(2, true, 150),
    new Level(2, true, 80),
    new Level(3, true, 60),
    new Level(4, true, 40),
    new Level(5, true, 25),
    new Level(7, true, 15),
    new Level(9, true, 8),
    new Level(Value.MOST_PLIES, true, 0)
  };

  /** The level of a number from 1 to {@link #BEST}. */
  static Level of(int number) {
    return ALL[number - 1];
  }

  /** The error about a position, the same whenever it is asked. */
  int error(long key) {
    if (error == 0) {
      return 0;
    }
    long mixed = (key ^ key >>> 31) * 0x9e3779b97f4a7c15L;
    return (int) Math.floorMod(mixed >>> 20, 2L * error + 1) - error;
  }
}
