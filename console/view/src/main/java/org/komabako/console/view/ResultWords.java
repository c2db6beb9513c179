package org.komabako.console.view;

import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** A result in a few words: who has won and how. What the loser did is not told as if the winner had. */
public final class ResultWords {
  private ResultWords() {}

  /** {@code open}, {@code black by resignation}, {@code white no_moves}, {@code none sennichite}. */
  public static String of(Optional<Outcome> outcome) {
    return outcome.map(ResultWords::of).orElse(GameStatus.OPEN);
  }

  private static String of(Outcome outcome) {
    String winner = outcome.winner().map(Side::text).orElse("none");
    return switch (outcome.reason()) {
      case RESIGNS -> winner + " by resignation";
      case TIME -> winner + " on time";
      default -> outcome.toString();
    };
  }
}
