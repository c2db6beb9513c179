package org.komabako.ui.widgets.text;

import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.position.Position;

/** How a game ended, as a sentence. */
public final class OutcomeWords {
  private OutcomeWords() {}

  /** In the language now; where the position at the end is not known. */
  public static String of(Messages messages, Outcome outcome) {
    return of(messages, outcome, Optional.empty());
  }

  /**
   * In the language now. Who has no move left is mated if he is in check.
   *
   * @param last the position at the end, if it is known
   */
  public static String of(Messages messages, Outcome outcome, Optional<Position> last) {
    String key = last.filter(position -> outcome.reason() == Reason.NO_MOVES)
        .map(position -> position.inCheck(position.side()) ? "checkmate" : "stalemate")
        .orElseGet(outcome.reason()::text);
    String reason = messages.get("outcome." + key);
    return outcome
        .winner()
        .map(side -> messages.get("outcome.wins." + side.text(), reason))
        .orElseGet(() -> messages.get("outcome.draw", reason));
  }
}
