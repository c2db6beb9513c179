package org.komabako.engine.search;

import org.komabako.engine.Score;
import org.komabako.game.Evaluation;

/** What the numbers of the search mean: hundredths of a pawn, and beyond them games that are decided. */
final class Value {
  /** Above all that can come. */
  static final int INFINITE = 32_600;

  /** Won now; a ply later it is one less. */
  static final int MATE = 32_000;

  /** The deepest that a line goes. */
  static final int MOST_PLIES = 200;

  /** From here on a game is decided by a mate. */
  static final int LEAST_MATE = MATE - MOST_PLIES - 1;

  /** Won if the opponent goes on repeating the position, which he must not. */
  static final int BY_REPETITION = 28_000;

  /** The most that an open position is worth. */
  static final int MOST_OPEN = 26_000;

  private Value() {}

  /** Lost after some plies. */
  static int lost(int plies) {
    return plies - MATE;
  }

  /** Won after some plies. */
  static int won(int plies) {
    return MATE - plies;
  }

  static boolean isMate(int value) {
    return Math.abs(value) >= LEAST_MATE;
  }

  /**
   * As others read it.
   *
   * @param chanceUnit how many hundredths of a pawn make a chance of 73 in 100 to win in this search; others read {@link
   *     Evaluation#CHANCE_UNIT}
   * @param pursuit what pursuit adds at the root, which says where to go and not how much better a side stands; a draw
   *     and what is decided are known without it
   */
  static Score score(int value, int chanceUnit, int pursuit) {
    if (value >= LEAST_MATE) {
      return new Score.Mate(MATE - value);
    }
    if (value <= -LEAST_MATE) {
      return new Score.Mate(-MATE - value);
    }
    if (value == 0 || Math.abs(value) > MOST_OPEN) {
      return new Score.Material(value);
    }
    int read = Math.round((value - pursuit) * (float) Evaluation.CHANCE_UNIT / chanceUnit);
    return new Score.Material(Math.max(-MOST_OPEN, Math.min(MOST_OPEN, read)));
  }
}
