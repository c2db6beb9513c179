package org.komabako.engine.search.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;
import org.komabako.position.board.PackedMove;

/**
 * Games that a training was given, like those which were lost to somebody: its own begin at positions within them, which the
 * engine alone may never come to.
 *
 * @param games legal from the start of the variant, each of {@link #SHORTEST} plies or more
 */
record GivenGames(List<List<Move>> games) {
  static final GivenGames NONE = new GivenGames(List.of());

  /** Shorter games are not begun within. */
  static final int SHORTEST = 30;

  /** The first position that a game begins at: none that {@link SelfPlay#opening} would reach by lot. */
  static final int FIRST = 14;

  /** The last plies of a game are not begun at. */
  private static final int LAST = 8;

  /**
   * Those of some games that can be used: they are long enough, and legal from the start under the rules.
   *
   * @throws EngineException if there are games, but none of them can
   */
  static GivenGames usable(Rules rules, List<List<Move>> games) {
    List<List<Move>> usable = games.stream()
        .filter(game -> game.size() >= SHORTEST && isLegal(rules, game))
        .toList();
    if (usable.isEmpty() && !games.isEmpty()) {
      throw EngineException.of(GivenGames.class, "givenGames.none", games.size(), SHORTEST);
    }
    return new GivenGames(usable);
  }

  private static boolean isLegal(Rules rules, List<Move> moves) {
    Game game = new Game(rules);
    for (Move move : moves) {
      if (game.outcome().isPresent() || !game.position().isLegal(move)) {
        return false;
      }
      game.play(move);
    }
    return true;
  }

  boolean isEmpty() {
    return games.isEmpty();
  }

  /**
   * The moves that lead to a position of a game, drawn by lot.
   *
   * @param number of the game; after the last comes the first again
   */
  List<Move> begin(long number, Random random) {
    List<Move> game = games.get((int) Math.floorMod(number, (long) games.size()));
    return game.subList(0, FIRST + random.nextInt(game.size() - FIRST - LAST));
  }

  /** As workers get them: a file of games without values. Empty if there are none. */
  Optional<byte[]> bytes(Rules rules) {
    return isEmpty()
        ? Optional.empty()
        : Optional.of(
            GamesFile.bytes(games.stream().map(game -> written(rules, game)).toList()));
  }

  private static TrainingGame written(Rules rules, List<Move> game) {
    int[] packed =
        game.stream().mapToInt(move -> PackedMove.pack(move, rules.layout())).toArray();
    short[] none = new short[packed.length];
    Arrays.fill(none, TrainingGame.UNKNOWN);
    return new TrainingGame(packed, none, none, 1);
  }

  /**
   * Reads them.
   *
   * @throws RequestException if they are damaged, or one is not legal or too short
   */
  static GivenGames read(Rules rules, byte[] bytes) {
    List<TrainingGame> read = GamesFile.read(bytes, "games");
    List<List<Move>> games = new ArrayList<>();
    for (int i = 0; i < read.size(); i++) {
      games.add(GamesCheck.replay(rules, read.get(i), i).current().line());
      if (games.get(i).size() < SHORTEST) {
        throw RequestException.of(GivenGames.class, "givenGames.short", i + 1, SHORTEST);
      }
    }
    return new GivenGames(games);
  }
}
