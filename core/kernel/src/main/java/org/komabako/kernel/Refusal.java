package org.komabako.kernel;

import java.util.List;

/**
 * Why a move is not legal.
 *
 * @param rule the rule, a short name like {@code counter-strike} or {@code nifu}
 * @param message a sentence for the player, with pieces and squares
 * @param squares the squares that show it, the most telling first; may be empty
 */
public record Refusal(String rule, String message, List<Square> squares) {
  /** Keeps an own copy of the squares. */
  public Refusal {
    squares = List.copyOf(squares);
  }

  @Override
  public String toString() {
    return rule + ": " + message;
  }
}
