package org.komabako.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

/**
 * How a game stands at the place that is looked at, in a few words: what a list of games shows without
 * replaying each of them. As text it is {@code 34 black open}, with the squares that check comes from
 * behind it, or {@code 57 white black mate}.
 *
 * @param ply how many moves lead there
 * @param side who is to move there
 * @param outcome how the game ended there; empty if it goes on
 * @param checkers where the pieces stand that give check to that side
 */
public record GameSummary(int ply, Side side, Optional<Outcome> outcome, List<Square> checkers) {
  private static final String OPEN = "open";
  private static final int WORDS = 3;

  /** Keeps an own copy. */
  public GameSummary {
    checkers = List.copyOf(checkers);
  }

  /** How a game stands. */
  public static GameSummary of(Game game) {
    Side side = game.position().side();
    Optional<Outcome> outcome = game.outcome();
    return new GameSummary(
        game.current().ply(),
        side,
        outcome,
        outcome.isPresent() ? List.of() : game.position().checkers(side));
  }

  /** Reads {@link #toString}; empty if the text is none. */
  public static Optional<GameSummary> parse(String text) {
    String[] words = text.split(" ", -1);
    if (words.length < WORDS || !words[0].matches("[0-9]{1,6}")) {
      return Optional.empty();
    }
    int ply = Integer.parseInt(words[0]);
    Optional<Side> side = side(words[1]);
    if (side.isEmpty()) {
      return Optional.empty();
    }
    if (words[2].equals(OPEN)) {
      return checkers(words)
          .map(squares -> new GameSummary(ply, side.get(), Optional.empty(), squares));
    }
    return words.length == WORDS + 1
        ? outcome(words[2], words[WORDS])
            .map(end -> new GameSummary(ply, side.get(), Optional.of(end), List.of()))
        : Optional.empty();
  }

  private static Optional<Side> side(String word) {
    for (Side side : Side.values()) {
      if (side.text().equals(word)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  private static Optional<List<Square>> checkers(String[] words) {
    List<Square> squares = new ArrayList<>();
    for (int i = WORDS; i < words.length; i++) {
      try {
        squares.add(Square.parse(words[i]));
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }
    return Optional.of(squares);
  }

  private static Optional<Outcome> outcome(String winner, String reason) {
    Optional<Side> side = side(winner);
    return side.isEmpty() && !winner.equals("none")
        ? Optional.empty()
        : Outcome.Reason.parse(reason).map(known -> new Outcome(side, known));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(ply).append(' ').append(side.text()).append(' ');
    outcome.ifPresentOrElse(text::append, () -> {
      text.append(OPEN);
      checkers.forEach(square -> text.append(' ').append(square));
    });
    return text.toString();
  }
}
