package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.Answer;
import org.komabako.kernel.model.Move;

/**
 * Whether the side to move can force mate.
 *
 * @param found whether a mate was found
 * @param proven whether there is surely none, where none was found
 * @param moves the whole mate in USI; empty if none was found
 */
public record MateView(boolean found, boolean proven, List<String> moves) implements View {
  /** Keeps an own copy. */
  public MateView {
    moves = Rows.copyOf(moves);
  }

  /** What an engine answered. */
  public static MateView of(Answer.Mate mate) {
    return new MateView(
        !mate.line().isEmpty(),
        mate.proven(),
        mate.line().stream().map(Move::toString).toList());
  }

  @Override
  public String id() {
    return moves.isEmpty() ? "" : moves.get(0);
  }

  @Override
  public String line() {
    if (found) {
      return Spoken.say("mateView.mate", moves.size(), String.join(" ", moves));
    }
    return Spoken.say(proven ? "mateView.none" : "mateView.unknown");
  }

  @Override
  public String toString() {
    return String.join(" ", moves);
  }
}
