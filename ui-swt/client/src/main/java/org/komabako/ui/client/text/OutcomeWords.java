package org.komabako.ui.client.text;

import org.komabako.kernel.Outcome;

/** How a game ended, as a sentence. */
public final class OutcomeWords {
  private OutcomeWords() {}

  /** In the language now. */
  public static String of(Messages messages, Outcome outcome) {
    String reason = messages.get("outcome." + outcome.reason().text());
    return outcome
        .winner()
        .map(side -> messages.get("outcome.wins." + side.text(), reason))
        .orElseGet(() -> messages.get("outcome.draw", reason));
  }
}
