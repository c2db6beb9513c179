package org.komabako.matches.internal;

import org.komabako.kernel.model.Outcome;

/**
 * How a game of a match ended.
 *
 * @param outcome as the game's record has it
 * @param end see {@link org.komabako.matches.End}
 * @param note more about it, for people; may be empty
 */
record MatchGameEnd(Outcome outcome, String end, String note) {
  /** By the rules, or by what a player declared. */
  static MatchGameEnd of(Outcome outcome) {
    return new MatchGameEnd(outcome, outcome.reason().text(), "");
  }
}
