package org.komabako.engine.search.training;

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
 * @param games from the start of the variant, each of {@link #SHORTEST} plies or more, without values
 */
record GivenGames(List<TrainingGame> games) {
  static final GivenGames NONE = new GivenGames(List.of());

  /** Shorter games are not begun within. */
  static final int SHORTEST = 30;

  /** The first position that a game begins at: none that {@link SelfPlay#opening} would reach by lot. */
  private static final int FIRST = 14;

  /** The last plies of a game are not begun at. */
  private static final int LAST = 8;

  /**
   * Those of some games that can be used: they are long enough, and legal from the start under the rules.
   *
   * @throws EngineException if there are games, but none of them can
   */
  static GivenGames usable(Rules rules, List<List<Move>> games) {
    List<TrainingGame> usable = games.stream()
        .filter(game -> game.size() >= SHORTEST && isLegal(rules, game))
        .map(game -> packed(rules, game))
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

  private static TrainingGame packed(Rules rules, List<Move> game) {
    int[] packed =
        game.stream().mapToInt(move -> PackedMove.pack(move, rules.layout())).toArray();
    short[] none = new short[packed.length];
    Arrays.fill(none, TrainingGame.UNKNOWN);
    return new TrainingGame(packed, none, none, 1, 0);
  }

  boolean isEmpty() {
    return games.isEmpty();
  }

  /**
   * The moves that lead to a position of a game, drawn by lot.
   *
   * @param number of the game; after the last comes the first again
   * @throws RequestException if somebody else has written it, and one of them is not legal
   */
  List<Move> begin(Rules rules, long number, Random random) {
    int which = (int) Math.floorMod(number, (long) games.size());
    TrainingGame game = games.get(which);
    int plies = FIRST + random.nextInt(game.moves().length - FIRST - LAST);
    return GamesCheck.replay(rules, game.until(plies), which).current().line();
  }

  /** As workers get them: a file of games. Empty if there are none. */
  Optional<byte[]> bytes() {
    return isEmpty() ? Optional.empty() : Optional.of(GamesFile.bytes(games));
  }

  /**
   * Reads them; whether their moves are legal is looked at when they are begun within.
   *
   * @throws RequestException if they are damaged, or one is too short
   */
  static GivenGames read(byte[] bytes) {
    List<TrainingGame> games = GamesFile.read(bytes, "games");
    for (int i = 0; i < games.size(); i++) {
      if (games.get(i).moves().length < SHORTEST) {
        throw RequestException.of(GivenGames.class, "givenGames.short", i + 1, SHORTEST);
      }
    }
    return new GivenGames(games);
  }
}
