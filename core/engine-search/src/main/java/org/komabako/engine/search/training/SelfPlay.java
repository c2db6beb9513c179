package org.komabako.engine.search.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.komabako.engine.search.CountedSearch;
import org.komabako.engine.search.Weights;
import org.komabako.engine.search.network.Network;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;
import org.komabako.position.board.PackedMove;

/**
 * Games of the engine against itself, or of one network against another, with counted nodes for each move, on one thread. The
 * opening is drawn by lot; the same seed gives the same game, whatever was played before.
 */
final class SelfPlay {
  private static final int SHORTEST_OPENING = 7;
  private static final int OPENINGS = 6;
  private static final int MOST_UNEVEN = 400;

  /** Where both sides find so many hundredths of a pawn for a while, the game is decided. */
  private static final int DECIDED = 2500;

  /** Where captured pieces are dropped again an attack on the king turns games in which a side leads by much more. */
  private static final int DECIDED_WITH_DROPS = 8000;

  private static final int WHILE = 4;

  private final Rules rules;
  private final Weights weights;
  private final long nodes;

  /** Used from game to game: making one takes as long as some of its searches. */
  private final Map<Optional<Network>, CountedSearch> players = new HashMap<>();

  /**
   * Games of a variant.
   *
   * @param rules what is played
   * @param weights of the hand-made evaluation
   * @param nodes for each move
   */
  SelfPlay(Rules rules, Weights weights, long nodes) {
    this.rules = rules;
    this.weights = weights;
    this.nodes = nodes;
  }

  /** A player with a network, or none, who knows nothing yet of the game. */
  private CountedSearch player(Optional<Network> network) {
    CountedSearch player = players.computeIfAbsent(
        network, chosen -> new CountedSearch(rules, weights, chosen, nodes));
    player.newGame();
    return player;
  }

  /** A game with one network, or none, for both. */
  TrainingGame game(long seed, Optional<Network> network, BooleanSupplier stopped) {
    return game(opening(new Random(seed)), network, network, stopped);
  }

  /** Moves drawn by lot, until a position comes that is neither decided nor check. */
  List<Move> opening(Random random) {
    CountedSearch judge = player(Optional.empty());
    while (true) {
      Game game = new Game(rules);
      int plies = SHORTEST_OPENING + random.nextInt(OPENINGS);
      for (int i = 0; i < plies && game.outcome().isEmpty(); i++) {
        List<Move> moves = game.legalMoves();
        game.play(moves.get(random.nextInt(moves.size())));
      }
      List<Move> line = game.current().line();
      if (game.outcome().isEmpty()
          && !game.position().inCheck(game.position().side())
          && isEven(judge, line)) {
        return line;
      }
    }
  }

  private static boolean isEven(CountedSearch judge, List<Move> line) {
    return judge.find(line).map(found -> Math.abs(found.value()) <= MOST_UNEVEN).orElse(false);
  }

  /**
   * A game from an opening.
   *
   * @param stopped asked before each move; a game that is stopped has no result and counts as drawn
   */
  TrainingGame game(
      List<Move> opening,
      Optional<Network> black,
      Optional<Network> white,
      BooleanSupplier stopped) {
    CountedSearch first = player(black);
    CountedSearch other = black.equals(white) ? first : player(white);
    Game game = new Game(rules);
    List<Move> moves = new ArrayList<>(opening);
    opening.forEach(game::play);
    List<CountedSearch.Found> found = new ArrayList<>();
    int lead = decisiveLead();
    int decided = 0;
    while (game.outcome().isEmpty()
        && moves.size() < TrainingGame.MOST_PLIES
        && Math.abs(decided) < WHILE) {
      if (stopped.getAsBoolean()) {
        break;
      }
      boolean blackMoves = game.position().side() == Side.BLACK;
      Optional<CountedSearch.Found> next = (blackMoves ? first : other).find(moves);
      if (next.isEmpty()) {
        break;
      }
      found.add(next.get());
      int value = blackMoves ? next.get().value() : -next.get().value();
      decided = Math.abs(value) < lead
          ? 0
          : value > 0 ? Math.max(decided, 0) + 1 : Math.min(decided, 0) - 1;
      Move move = PackedMove.unpack(next.get().packed(), game.position().board());
      game.play(move);
      moves.add(move);
    }
    return record(opening, moves, found, points(game, decided));
  }

  /** By how many hundredths of a pawn a side has to lead for a while to have won. */
  int decisiveLead() {
    return rules.table().hasHands() ? DECIDED_WITH_DROPS : DECIDED;
  }

  private static int points(Game game, int decided) {
    if (Math.abs(decided) >= WHILE) {
      return decided > 0 ? 2 : 0;
    }
    return game.outcome().map(SelfPlay::points).orElse(1);
  }

  /** The half points of Black where the rules have ended a game. */
  static int points(Outcome outcome) {
    return outcome.winner().map(side -> side == Side.BLACK ? 2 : 0).orElse(1);
  }

  private TrainingGame record(
      List<Move> opening, List<Move> moves, List<CountedSearch.Found> found, int points) {
    int size = moves.size();
    int[] packed = new int[size];
    short[] values = new short[size];
    short[] statics = new short[size];
    for (int ply = 0; ply < size; ply++) {
      packed[ply] = PackedMove.pack(moves.get(ply), rules.layout());
      values[ply] = TrainingGame.UNKNOWN;
      if (ply >= opening.size()) {
        values[ply] = (short) found.get(ply - opening.size()).value();
        statics[ply] = (short) found.get(ply - opening.size()).staticValue();
      }
    }
    return new TrainingGame(packed, values, statics, points);
  }
}
