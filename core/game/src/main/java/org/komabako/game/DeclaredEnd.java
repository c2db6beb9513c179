package org.komabako.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;

/** The end that was declared, apart from what the rules say, and where; also that the game was broken off there. */
final class DeclaredEnd {
  /** Where an end was declared last. */
  private GameNode node;

  private Optional<Outcome> outcome = Optional.empty();

  /** The move that the adjourned game goes on with. */
  private @Nullable Move sealed;

  /** None yet in a game that begins there. */
  DeclaredEnd(GameNode start) {
    node = start;
  }

  /** What was declared. */
  Optional<Outcome> outcome() {
    return outcome;
  }

  /** Where it was declared. */
  Optional<GameNode> node() {
    return outcome.map(each -> node);
  }

  /** Whether it was declared at a place. */
  boolean isAt(GameNode place) {
    return outcome.isPresent() && node == place;
  }

  /** The end at a place, declared or by the rules; empty if the game goes on, or was broken off there. */
  Optional<Outcome> outcomeAt(GameNode place) {
    return isAt(place) ? outcome.filter(end -> !end.isUndecided()) : place.outcome();
  }

  /** An end is declared instead of another. */
  void declare(GameNode place, Outcome end) {
    takeBack();
    outcome = Optional.of(end);
    node = place;
    node.ends(true);
  }

  /** The game is broken off, and goes on with a move that nobody sees. */
  void seal(GameNode place, Move move) {
    declare(place, Outcome.draw(Reason.SEALED));
    sealed = move;
  }

  /** The sealed move. */
  Optional<Move> sealed() {
    return Optional.ofNullable(sealed);
  }

  /** No end is declared any more, nor is a move sealed. */
  void takeBack() {
    sealed = null;
    outcome = Optional.empty();
    node.ends(false);
  }

  /** The same, if it was declared at a place. */
  void takeBackAt(GameNode place) {
    if (isAt(place)) {
      takeBack();
    }
  }
}
