package org.komabako.matches.internal;

import java.util.List;
import java.util.Random;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Openings of random moves. The same number gives the same opening in every run. One after which a side
 * has lost, is in check or is behind by more than two pawns or so, is passed over: its two games would
 * only cost time.
 */
final class RandomOpenings {
  private static final int MOST_BEHIND = 250;
  private static final int ATTEMPTS = 2000;

  private RandomOpenings() {}

  /**
   * An opening.
   *
   * @throws IllegalArgumentException if none is found that leaves both sides a game
   */
  static Opening of(Rules rules, int plies, long seed, int number) {
    Random random = new Random(seed * 0x9e3779b97f4a7c15L + number);
    int even = rules.start().score();
    for (int attempt = 0; attempt < (plies == 0 ? 1 : ATTEMPTS); attempt++) {
      Game game = play(rules, plies, random);
      if (plies == 0 || isPlayable(game, even)) {
        return new Opening(game.root().position().sfen(), game.current().line());
      }
    }
    throw RequestException.of(RandomOpenings.class, "randomOpenings.afterRandomMovesSide", plies);
  }

  private static Game play(Rules rules, int plies, Random random) {
    Game game = new Game(rules);
    for (int i = 0; i < plies && game.outcome().isEmpty(); i++) {
      List<Move> moves = game.legalMoves();
      game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  private static boolean isPlayable(Game game, int even) {
    Position position = game.position();
    return game.outcome().isEmpty()
        && Math.abs(position.score() - even) <= MOST_BEHIND
        && !position.inCheck(Side.BLACK)
        && !position.inCheck(Side.WHITE);
  }
}
