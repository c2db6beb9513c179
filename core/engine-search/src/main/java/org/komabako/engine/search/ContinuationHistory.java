package org.komabako.engine.search;

import java.util.Arrays;

/**
 * Continuation history: how often a piece going to a cell refuted something after another piece had gone to another
 * cell. Both are numbers of {@link Heuristics}; pairs share places in a table of fixed size, whatever the board.
 */
final class ContinuationHistory {
  private static final int BITS = 20;
  private static final int SIZE = 1 << BITS;
  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  private final short[] known = new short[SIZE];

  /** Nothing is known. */
  void clear() {
    Arrays.fill(known, (short) 0);
  }

  /** Where what follows a move stands: together, so that the moves of one position are near each other. */
  static int start(int before) {
    return (int) (before * SPREAD >>> Long.SIZE - BITS);
  }

  /** What is known of a move, at most {@link Heuristics#MOST}. */
  int of(int start, int index) {
    return known[start + index & SIZE - 1];
  }

  void shift(int start, int index, int bonus) {
    int at = start + index & SIZE - 1;
    known[at] += (short) (bonus - known[at] * Math.abs(bonus) / Heuristics.MOST);
  }
}
