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
import org.komabako.game.Evaluation;
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

  /** The same where a network tells, in hundredths of a pawn as people are told them: a chance of 62 in 100. */
  private static final int MOST_UNEVEN_TOLD = 300;

  /** A game that was given may be won by attack where much has been lost. */
  private static final int MOST_UNEVEN_WITHIN = 1500;

  /** So many moves are drawn by lot, at most, from a position within a game that was given. */
  private static final int DRAWN_WITHIN = 2;

  /**
   * So many positions within given games are tried before an opening is drawn instead, and so many openings before the most even
   * of them is taken: of some variants the start itself is not even.
   */
  private static final int TRIES = 50;

  /** The most plies of an opening. */
  static final int LONGEST_OPENING = SHORTEST_OPENING + OPENINGS - 1;

  /** Where both sides find so many hundredths of a pawn for a while, the game is decided. */
  private static final int DECIDED = 2500;

  /** Where captured pieces are dropped again an attack on the king turns games in which a side leads by much more. */
  private static final int DECIDED_WITH_DROPS = 8000;

  private static final int WHILE = 4;

  private final Rules rules;
  private final Weights weights;
  private final long nodes;
  private final GivenGames given;

  /** Used from game to game: making one takes as long as some of its searches. */
  private final Map<Optional<Network>, CountedSearch> players = new HashMap<>();

  /**
   * Games of a variant.
   *
   * @param rules what is played
   * @param weights of the hand-made evaluation
   * @param nodes for each move
   * @param given what every other game begins within
   */
  SelfPlay(Rules rules, Weights weights, long nodes, GivenGames given) {
    this.rules = rules;
    this.weights = weights;
    this.nodes = nodes;
    this.given = given;
  }

  /** A player with a network, or none, who knows nothing yet of the game. */
  private CountedSearch player(Optional<Network> network) {
    CountedSearch player = players.computeIfAbsent(
        network, chosen -> new CountedSearch(rules, weights, chosen, nodes));
    player.newGame();
    return player;
  }

  /** A game with one network, or none, for both; that of an even seed begins within a given game if there are any. */
  TrainingGame game(long seed, Optional<Network> network, BooleanSupplier stopped) {
    Random random = new Random(seed);
    boolean within = !given.isEmpty() && seed % 2 == 0;
    return game(
        within ? within(seed / 2, random) : opening(random, Optional.empty()),
        network,
        network,
        stopped);
  }

  /**
   * Moves drawn by lot, until a position comes that is neither decided nor check, or many were drawn.
   *
   * @param network what tells whether it is decided: on a small board the hand-made evaluation takes most for even that are not
   */
  List<Move> opening(Random random, Optional<Network> network) {
    CountedSearch judge = player(network);
    int mostUneven = network
        .map(net -> MOST_UNEVEN_TOLD * net.about().chanceUnit() / Evaluation.CHANCE_UNIT)
        .orElse(MOST_UNEVEN);
    List<Move> best = List.of();
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < TRIES && least > mostUneven; i++) {
      Game game = drawn(List.of(), SHORTEST_OPENING + random.nextInt(OPENINGS), random);
      int uneven = uneven(game, judge);
      if (uneven < least) {
        least = uneven;
        best = game.current().line();
      }
    }
    return best;
  }

  /**
   * The moves to a position within a game that was given, and perhaps some by lot, that is neither decided nor check.
   *
   * @param number of the first game that is tried, then the next
   */
  private List<Move> within(long number, Random random) {
    CountedSearch judge = player(Optional.empty());
    for (int i = 0; i < TRIES; i++) {
      Game game =
          drawn(given.begin(rules, number + i, random), random.nextInt(DRAWN_WITHIN + 1), random);
      if (uneven(game, judge) <= MOST_UNEVEN_WITHIN) {
        return game.current().line();
      }
    }
    return opening(random, Optional.empty());
  }

  /** Some moves, and others by lot after them. */
  private Game drawn(List<Move> begin, int plies, Random random) {
    Game game = new Game(rules);
    begin.forEach(game::play);
    for (int i = 0; i < plies && game.outcome().isEmpty(); i++) {
      List<Move> moves = game.legalMoves();
      game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  /** By how much one side is ahead; the most there is where the game is over or the side to move in check. */
  private static int uneven(Game game, CountedSearch judge) {
    boolean open =
        game.outcome().isEmpty() && !game.position().inCheck(game.position().side());
    return open
        ? judge
            .find(game.current().line())
            .map(found -> Math.abs(found.value()))
            .orElse(Integer.MAX_VALUE)
        : Integer.MAX_VALUE;
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
    return new TrainingGame(packed, values, statics, points, nodes);
  }
}
