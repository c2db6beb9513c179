package org.komabako.game;

import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.position.Position;

/** Judges the declaration of a player whose king has entered the zone (入玉宣言); see {@link Declaration}. */
final class EnteredDeclaration {
  private EnteredDeclaration() {}

  /**
   * How it ends the game: where a false declaration loses, also by that.
   *
   * @throws StateException if the player may not declare; the message says what is missing
   */
  static Outcome outcome(Position position, Side side) {
    DeclarationCount count = position
        .declaration(side)
        .orElseThrow(() -> new StateException(Sentence.of(Game.class, "game.noDeclaration")));
    if (position.side() != side) {
      throw new StateException(Sentence.of(Game.class, "game.declarationOutOfTurn"));
    }
    Optional<LocalizedText> missing = count.missing();
    if (missing.isPresent() && !count.rule().falseLoses()) {
      throw new StateException(Sentence.of(Game.class, "game.declarationRefused", missing.get()));
    }
    return count.outcome().orElseGet(() -> Outcome.win(side.opponent(), Reason.ILLEGAL_MOVE));
  }
}
