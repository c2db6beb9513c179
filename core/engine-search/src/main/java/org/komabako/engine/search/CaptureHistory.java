package org.komabako.engine.search;

/**
 * Capture history: how often a piece that took one of a kind on a cell refuted something. Captures share places in a table of
 * fixed size, whatever the board.
 */
final class CaptureHistory {
  private static final int BITS = 16;
  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  private final short[] known = new short[1 << BITS];

  /**
   * Where a capture stands.
   *
   * @param index the piece and the cell that it goes to, as a number of {@link Heuristics}
   * @param victim the code of what is taken
   */
  static int place(int index, int victim) {
    return (int) ((index * 256L + victim) * SPREAD >>> Long.SIZE - BITS);
  }

  /** What is known, at most {@link Heuristics#MOST}. */
  int of(int place) {
    return known[place];
  }

  void shift(int place, int bonus) {
    known[place] += (short) (bonus - known[place] * Math.abs(bonus) / Heuristics.MOST);
  }
}
