package org.komabako.formats;

import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;

/** What a file says of how a game ended. */
final class Endings {
  private Endings() {}

  /** The end at a place. A start that is decided before anybody has moved is no end of a game. */
  static Optional<Outcome> at(Game game, GameNode last) {
    if (game.endsAt(last)) {
      return game.declared();
    }
    return last.move().isEmpty() ? Optional.empty() : last.outcome();
  }
}
