package org.komabako.engine.search;

import java.util.Arrays;

/**
 * Correction history: by how much the search found positions better or worse than their static evaluation, by the last
 * two moves that led there (numbers of {@link Heuristics}). The next position after the same moves is taken for as much
 * better or worse.
 */
final class CorrectionHistory {
  private static final int BITS = 16;

  /** What a hundredth of a pawn is in the table. */
  private static final int UNIT = 32;

  private static final int MOST = 100 * UNIT;
  private static final int MOST_ERROR = 400;
  private static final int WEIGHTS = 256;
  private static final int MOST_WEIGHT = 16;

  private final int[] errors = new int[1 << BITS];

  /** Nothing is known. */
  void clear() {
    Arrays.fill(errors, 0);
  }

  private static int pair(int last, int before) {
    return place(last * 0x9e3779b97f4a7c15L + before * 0xc2b2ae3d27d4eb4fL);
  }

  private static int last(int last) {
    return place(last * 0x9e3779b97f4a7c15L + 0x165667b19e3779f9L);
  }

  private static int before(int before) {
    return place(before * 0xc2b2ae3d27d4eb4fL + 0x27d4eb2f165667c5L);
  }

  private static int place(long mixed) {
    return (int) (mixed >>> Long.SIZE - BITS);
  }

  /** What to add to a static evaluation, in hundredths of a pawn: the mean of what both, and each alone, tell. */
  int of(int last, int before) {
    return (errors[pair(last, before)] + errors[last(last)] + errors[before(before)]) / (3 * UNIT);
  }

  /** A search to some depth found a position to be worth so much more than its static evaluation. */
  void learn(int last, int before, int error, int depth) {
    int seen = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)) * UNIT;
    int weight = Math.min(MOST_WEIGHT, depth + 1);
    learn(pair(last, before), seen, weight);
    learn(last(last), seen, weight);
    learn(before(before), seen, weight);
  }

  private void learn(int place, int seen, int weight) {
    int mean = (errors[place] * (WEIGHTS - weight) + seen * weight) / WEIGHTS;
    errors[place] = Math.max(-MOST, Math.min(MOST, mean));
  }
}
