package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;

/**
 * Whether a move may be played, and why not.
 *
 * @param move the move in USI
 * @param legal whether it may be played
 * @param rule the rule that forbids it; empty if it may be played
 * @param message the reason as a sentence
 * @param squares the squares that show it
 */
public record WhyView(String move, boolean legal, String rule, String message, List<String> squares)
    implements View {
  /** Keeps an own copy. */
  public WhyView {
    squares = Rows.copyOf(squares);
  }

  /** A move that may be played. */
  public static WhyView legal(String move) {
    return new WhyView(move, true, "", Spoken.say("whyView.legal"), List.of());
  }

  /** A move that may not. */
  public static WhyView refused(String move, Refusal refusal) {
    return new WhyView(
        move,
        false,
        refusal.rule(),
        Spoken.of(refusal.text()),
        refusal.squares().stream().map(Square::toString).toList());
  }

  @Override
  public String id() {
    return move;
  }

  @Override
  public String line() {
    String where = squares.isEmpty() ? "" : " [" + String.join(" ", squares) + "]";
    return move + ": " + (legal ? "" : rule + ": ") + message + where;
  }

  @Override
  public String toString() {
    return move;
  }
}
