package org.komabako.matches.internal;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.GameResult;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;

/** Looks at games that somebody else has played: their opening is the match's, all moves are legal, and the result is theirs. */
final class GameCheck {
  private final MatchText match;
  private final Variant variant;
  private final Rules rules;

  GameCheck(MatchText match, Variant variant, Rules rules) {
    this.match = match;
    this.variant = variant;
    this.rules = rules;
  }

  /**
   * Games that were written as {@link PlayedGames} does.
   *
   * @throws IllegalArgumentException if they are none of this match, or one is not as the rules want it; the message says
   *     what
   */
  List<PlayedGames.Played> games(byte[] bytes) {
    List<PlayedGames.Played> games = PlayedGames.read(bytes);
    games.forEach(this::check);
    return games;
  }

  private void check(PlayedGames.Played played) {
    GameResult result = played.result();
    require(
        result.number() >= 1 && result.number() <= match.request().games(),
        result,
        "gameCheck.number");
    Game game = GameText.read(variant, played.text());
    require(game.rules().options().equals(rules.options()), result, "gameCheck.rules");
    Opening opening = match.opening(rules, result.number());
    List<Move> line = game.root().last().line();
    require(
        game.root().position().sfen().equals(opening.sfen())
            && line.size() >= opening.moves().size()
            && line.subList(0, opening.moves().size()).equals(opening.moves()),
        result,
        "gameCheck.opening");
    require(
        line.size() == result.plies() && game.current().ply() == result.plies(),
        result,
        "gameCheck.plies");
    Optional<Outcome> outcome = game.outcome();
    require(
        outcome.isPresent() && outcome.get().winner().equals(result.winner()),
        result,
        "gameCheck.result");
  }

  private static void require(boolean condition, GameResult result, String key) {
    if (!condition) {
      throw RequestException.of(GameCheck.class, key, result.number());
    }
  }
}
