package org.komabako.console.view;

import java.util.Locale;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Evaluation;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;

/**
 * What an engine thought of a move of a game.
 *
 * @param number as it is counted; of the move before the first at the start
 * @param move in USI; empty at the start
 * @param score for the side to move after it, as {@link LineView#score}; empty if there is none
 * @param judgement {@code good}, {@code dubious}, {@code mistake} or {@code blunder}
 * @param sign {@code ?!}, {@code ?}, {@code ??}, or nothing
 */
public record ReviewView(int number, String move, String score, String judgement, String sign)
    implements View {
  /** A place after a move. */
  public static ReviewView of(GameNode node) {
    Judgement judgement = Judgement.of(node);
    return new ReviewView(
        node.position().number() - 1,
        node.move().map(Object::toString).orElse(""),
        node.evaluation().map(ReviewView::text).orElse(""),
        judgement.name().toLowerCase(Locale.ROOT),
        judgement.sign());
  }

  private static String text(Evaluation score) {
    return (score.isMate() ? "mate " : "cp ") + score.value();
  }

  @Override
  public String id() {
    return String.valueOf(number);
  }

  @Override
  public String line() {
    String said = sign.isEmpty() ? "" : sign + "  " + Spoken.say("reviewView." + judgement);
    return String.format("%4d. %-9s %-9s %s", number, move, score, said).stripTrailing();
  }

  @Override
  public String toString() {
    return line();
  }
}
