package org.komabako.engine.search.training;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.komabako.base.message.RequestException;
import org.komabako.engine.search.Weights;
import org.komabako.engine.search.network.Network;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;
import org.komabako.position.board.PackedMove;

/**
 * Looks at games that somebody else has played: they are as many as were asked for and searched with as many nodes, all moves are legal, none is played after the
 * end, the result is that of the rules where these say one; and one of them, drawn by lot, is played again here and must be the
 * same, move by move and value by value.
 *
 * @param rules of the training
 * @param nodes for each move
 * @param first the network of the first player
 * @param second of the other
 * @param given what games begin within
 */
record GamesCheck(
    Rules rules, long nodes, Optional<Network> first, Optional<Network> second, GivenGames given) {
  /**
   * The games of a unit.
   *
   * @throws IllegalArgumentException if they are not these; the message says what is wrong
   */
  List<TrainingGame> games(GamesUnit unit, byte[] bytes, Random random) {
    List<TrainingGame> games = GamesFile.read(bytes, "games");
    int wanted = GamesPlayer.games(unit);
    if (games.size() != wanted) {
      throw RequestException.of(GamesCheck.class, "gamesCheck.number", wanted, games.size());
    }
    for (int i = 0; i < wanted; i++) {
      look(games.get(i), i);
    }
    int drawn = random.nextInt(wanted);
    SelfPlay play = new SelfPlay(rules, Weights.standard(), nodes, given);
    if (!same(games.get(drawn), GamesPlayer.game(play, unit, drawn, first, second, () -> false))) {
      throw RequestException.of(GamesCheck.class, "gamesCheck.other", drawn + 1);
    }
    return games;
  }

  private void look(TrainingGame played, int number) {
    if (played.nodes() != nodes) {
      throw RequestException.of(
          GamesCheck.class, "gamesCheck.nodes", number + 1, nodes, played.nodes());
    }
    Game game = replay(rules, played, number);
    boolean right =
        game.outcome().isEmpty() || SelfPlay.points(game.outcome().get()) == played.blackPoints();
    if (!right) {
      throw RequestException.of(GamesCheck.class, "gamesCheck.result", number + 1);
    }
  }

  /**
   * A game that somebody else has written, at its end.
   *
   * @param number of the game, from 0
   * @throws RequestException if a move is not legal, or played after the end
   */
  static Game replay(Rules rules, TrainingGame played, int number) {
    Game game = new Game(rules);
    try {
      for (int packed : played.moves()) {
        Move move = PackedMove.unpack(packed, game.position().board());
        if (game.outcome().isPresent() || !game.position().isLegal(move)) {
          throw RequestException.of(GamesCheck.class, "gamesCheck.illegal", number + 1);
        }
        game.play(move);
      }
    } catch (RequestException e) {
      throw e;
    } catch (RuntimeException e) {
      // Numbers that are no moves of this board.
      throw RequestException.of(GamesCheck.class, "gamesCheck.illegal", number + 1);
    }
    return game;
  }

  private static boolean same(TrainingGame one, TrainingGame other) {
    return Arrays.equals(one.moves(), other.moves())
        && Arrays.equals(one.values(), other.values())
        && Arrays.equals(one.statics(), other.statics())
        && one.blackPoints() == other.blackPoints();
  }
}
