package org.komabako.library;

import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** Who won a game. */
public enum Winner {
  /** Black. */
  BLACK,
  /** White. */
  WHITE,
  /** Nobody. */
  DRAW,
  /** The game has no end, or nobody wrote it down. */
  OPEN;

  /** What an outcome means. */
  public static Winner of(Optional<Outcome> outcome) {
    return outcome
        .filter(end -> !end.isUndecided())
        .map(end -> end.winner().map(side -> side == Side.BLACK ? BLACK : WHITE).orElse(DRAW))
        .orElse(OPEN);
  }
}
