package org.komabako.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;

/**
 * How a side stands by a {@link Declaration}, whoever's turn it is. Counted by {@code position.board.EnteringKing}.
 *
 * @param rule what is needed
 * @param side who would declare
 * @param entered whether his king is in the zone
 * @param checked whether it is in check
 * @param pieces how many other pieces of his are there
 * @param points what these and those in his hand are worth
 */
public record DeclarationCount(
    Declaration rule, Side side, boolean entered, boolean checked, int pieces, int points) {

  /** What a declaration leads to if it is his turn; empty if it may not be made. */
  public Optional<Outcome> outcome() {
    if (!entered || checked || pieces < rule.pieces() || points < least()) {
      return Optional.empty();
    }
    return Optional.of(
        points >= rule.winning(side)
            ? Outcome.win(side, Reason.JISHOGI)
            : Outcome.draw(Reason.JISHOGI));
  }

  /** The fewest points that a declaration can be made with. */
  private int least() {
    return rule.draw() > 0 ? rule.draw() : rule.winning(side);
  }

  /** What is missing for a declaration, as one sentence; empty if nothing is. */
  public Optional<LocalizedText> missing() {
    List<LocalizedText> missing = new ArrayList<>();
    if (!entered) {
      missing.add(say("declarationCount.outside"));
    }
    if (checked) {
      missing.add(say("declarationCount.inCheck"));
    }
    if (pieces < rule.pieces()) {
      missing.add(say("declarationCount.piecesMissing", rule.pieces() - pieces));
    }
    if (points < least()) {
      missing.add(say("declarationCount.pointsMissing", least() - points));
    }
    return missing.stream().reduce((before, next) -> say("declarationCount.joined", before, next));
  }

  /** The count in words: the king, the pieces and the points beside what is needed. */
  public LocalizedText text() {
    LocalizedText place = say(place());
    return rule.draw() > 0
        ? say(
            "declarationCount.countOrDraw",
            place,
            pieces,
            rule.pieces(),
            points,
            rule.winning(side),
            rule.draw())
        : say("declarationCount.count", place, pieces, rule.pieces(), points, rule.winning(side));
  }

  private String place() {
    if (checked) {
      return "declarationCount.inCheck";
    }
    return entered ? "declarationCount.inside" : "declarationCount.outside";
  }

  private static LocalizedText say(String key, Object... parts) {
    return Sentence.of(DeclarationCount.class, key, parts);
  }
}
