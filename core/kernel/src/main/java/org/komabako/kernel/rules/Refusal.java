package org.komabako.kernel.rules;

import java.util.List;
import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Square;

/**
 * Why an illegal move is refused. Written by {@code position.board.WhyNot} and, for repetition, {@code game.History}.
 *
 * @param rule the rule, a short name like {@code counter-strike} or {@code nifu}
 * @param text a sentence for the player, with pieces and squares
 * @param squares the squares that show it, the most telling first; may be empty
 */
public record Refusal(String rule, LocalizedText text, List<Square> squares) {
  /** Keeps an own copy of the squares. */
  public Refusal {
    squares = List.copyOf(squares);
  }

  /** The sentence in English. */
  public String message() {
    return text.in(Locale.ENGLISH);
  }

  @Override
  public String toString() {
    return rule + ": " + message();
  }
}
