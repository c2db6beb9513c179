package org.komabako.engine.search;

/** How much less deep late moves are looked at: they are seldom best. */
final class Reductions {
  /** The one there is. */
  static final Reductions TABLE = new Reductions();

  private static final int SIZE = 128;

  private final int[][] plies = new int[SIZE][SIZE];

  private Reductions() {
    for (int depth = 1; depth < SIZE; depth++) {
      for (int move = 1; move < SIZE; move++) {
        plies[depth][move] = (int) (0.4 + Math.log(depth) * Math.log(move) / 1.9);
      }
    }
  }

  /** By depth and number of the move alone. */
  int of(int depth, int move) {
    return plies[Math.min(depth, SIZE - 1)][Math.min(move, SIZE - 1)];
  }

  /** With all that is known of the move. */
  int of(
      int depth,
      int move,
      boolean quiet,
      boolean wide,
      boolean checks,
      boolean improving,
      int history) {
    int reduction = of(depth, move);
    if (!quiet) {
      reduction = reduction / 2;
    }
    if (wide) {
      reduction--;
    }
    if (checks) {
      reduction--;
    }
    if (!improving) {
      reduction++;
    }
    reduction -= history / 6000;
    return Math.max(0, Math.min(reduction, depth - 2));
  }
}
