package org.komabako.engine.search;

/** Late move reductions (LMR): by how many plies less the later moves of a node are searched; they are seldom best. */
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

  /**
   * With what is known of the move.
   *
   * @param lateness plies more, or less if negative
   */
  int of(int depth, int move, boolean quiet, int lateness) {
    int usual = of(depth, move);
    int reduction = (quiet ? usual : usual / 2) + lateness;
    return Math.max(0, Math.min(reduction, depth - 2));
  }
}
