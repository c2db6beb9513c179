package org.komabako.engine.search.training;

import java.util.Arrays;

/** A position to learn from, as the side to move sees it; filled again and again. */
final class Sample {
  /** The inputs that are on, as the side to move sees them and as the opponent does; {@code size} of each. */
  int[] us = new int[64];

  int[] them = new int[64];
  int size;

  /** What the hand-made evaluation finds, and what a search of the position found, in hundredths of a pawn. */
  int staticValue;

  int value;

  /** What came of the game for the side to move: 1 for a win, ½ for a draw, 0 for a loss. */
  float result;

  /** Whether something came of it; games that were broken off have no result. */
  boolean hasResult;

  void add(int input, int turned) {
    if (size == us.length) {
      us = Arrays.copyOf(us, 2 * size);
      them = Arrays.copyOf(them, 2 * size);
    }
    us[size] = input;
    them[size] = turned;
    size++;
  }
}
