package org.komabako.engine.search;

/**
 * Late move reductions (LMR): by how many plies less the later moves of a node are searched; they are seldom best. What
 * is not yet rounded to plies is in hundredths of one.
 */
final class Reductions {
  private static final int PLY = 100;
  /** The one there is. */
  static final Reductions TABLE = new Reductions();

  /** What is known of a late move. */
  private static final int NOT_IMPROVING = 118;

  private static final int WIDE = 86;
  private static final int PRINCIPAL = 150;
  private static final int CHECK = 94;
  private static final int HISTORY = 88;

  private static final int SIZE = 128;

  /** What a capture is reduced by, of what a quiet move is, in hundredths. */
  private static final int CAPTURES = 41;

  private final int[][] hundredths = new int[SIZE][SIZE];

  private Reductions() {
    for (int depth = 1; depth < SIZE; depth++) {
      for (int move = 1; move < SIZE; move++) {
        hundredths[depth][move] =
            (int) Math.round(PLY * (0.31 + Math.log(depth) * Math.log(move) / 1.81));
      }
    }
  }

  /**
   * By how much more a move is reduced, less if negative, in hundredths of a ply.
   *
   * @param improving whether the side stands better than two plies before
   * @param wide whether the exact value is wanted
   * @param principal whether it was wanted here before
   * @param gives whether the move gives check
   * @param history what is known of the move; 0 for a capture
   */
  static int lateness(
      boolean improving, boolean wide, boolean principal, boolean gives, int history) {
    return (improving ? 0 : NOT_IMPROVING)
        - (wide ? WIDE : principal ? PRINCIPAL : 0)
        - (gives ? CHECK : 0)
        - history / HISTORY;
  }

  /** At the root, in plies. */
  int atRoot(int depth, int move) {
    return usual(depth, move) / (2 * PLY);
  }

  private int usual(int depth, int move) {
    return hundredths[Math.min(depth, SIZE - 1)][Math.min(move, SIZE - 1)];
  }

  /**
   * In plies, with what is known of the move.
   *
   * @param lateness hundredths of a ply more, or less if negative
   */
  int of(int depth, int move, boolean quiet, int lateness) {
    int usual = usual(depth, move);
    int reduction = Math.floorDiv((quiet ? usual : usual * CAPTURES / 100) + lateness, PLY);
    return Math.max(0, Math.min(reduction, depth - 2));
  }
}
