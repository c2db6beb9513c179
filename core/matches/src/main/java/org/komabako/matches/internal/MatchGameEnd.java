package org.komabako.matches.internal;

import org.komabako.kernel.model.Outcome;
import org.komabako.matches.End;
import org.komabako.position.Position;

/**
 * How a game of a match ended.
 *
 * @param outcome as the game's record has it
 * @param end see {@link End}
 * @param note more about it, for people; may be empty
 */
record MatchGameEnd(Outcome outcome, String end, String note) {
  /** By the rules, in the position that ended it. */
  static MatchGameEnd byRules(Outcome outcome, Position last) {
    boolean mate = outcome.reason() == Outcome.Reason.NO_MOVES && last.inCheck(last.side());
    return mate ? new MatchGameEnd(outcome, End.CHECKMATE, "") : of(outcome);
  }

  /** By what a player declared. */
  static MatchGameEnd of(Outcome outcome) {
    return new MatchGameEnd(outcome, outcome.reason().text(), "");
  }
}
