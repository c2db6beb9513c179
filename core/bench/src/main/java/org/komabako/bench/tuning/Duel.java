package org.komabako.bench.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.engine.search.Weights;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Pairs of games between our engine with some weights and with others: the same opening of random moves
 * with colours changed, the same number of nodes for each move. The same in every run.
 *
 * @param rules what is played
 * @param nodes for each move
 * @param seed of the openings
 */
record Duel(Rules rules, long nodes, long seed) {
  private static final int OPENING = 8;
  private static final int MOST_UNEVEN = 250;
  private static final int MOST_PLIES = 400;

  /** Where both sides agree on so many hundredths of a pawn, the game is decided. */
  private static final int DECIDED = 2500;

  private static final Map<String, String> OPTIONS = Map.of("USI_Hash", "8");

  /** The points of the first in the pair of a number: 0 to 2. */
  double pair(int number, Weights first, Weights second) {
    List<Move> opening = opening(new Random(seed * 1_000_003 + number));
    return game(opening, first, second) + 1 - game(opening, second, first);
  }

  private List<Move> opening(Random random) {
    int even = rules.start().board().score();
    while (true) {
      Game game = new Game(rules);
      for (int i = 0; i < OPENING && game.outcome().isEmpty(); i++) {
        List<Move> moves = game.legalMoves();
        game.play(moves.get(random.nextInt(moves.size())));
      }
      Position position = game.position();
      if (game.outcome().isEmpty()
          && Math.abs(position.board().score() - even) <= MOST_UNEVEN
          && !position.inCheck(position.side())) {
        return game.current().line();
      }
    }
  }

  /** The points of Black. */
  private double game(List<Move> opening, Weights black, Weights white) {
    Game game = new Game(rules);
    opening.forEach(game::play);
    List<Move> moves = new ArrayList<>(opening);
    int before = 0;
    try (Thinker one = new SearchEngine(black).open(rules, OPTIONS);
        Thinker other = new SearchEngine(white).open(rules, OPTIONS)) {
      while (game.outcome().isEmpty() && moves.size() < MOST_PLIES) {
        boolean first = game.position().side() == Side.BLACK;
        List<Info> told = new ArrayList<>();
        Task task = new Task(rules.start(), moves, Limits.NONE.toNodes(nodes));
        Answer answer = (first ? one : other).think(task, told::add).join();
        int value = forBlack(told, first);
        if (Math.min(Math.abs(value), Math.abs(before)) >= DECIDED && value > 0 == before > 0) {
          return value > 0 ? 1 : 0;
        }
        before = value;
        Move move = ((Answer.Play) answer).move();
        game.play(move);
        moves.add(move);
      }
    }
    Optional<Side> winner = game.outcome().flatMap(outcome -> outcome.winner());
    return winner.map(side -> side == Side.BLACK ? 1.0 : 0.0).orElse(0.5);
  }

  /** What was told last; 0 if there were too few nodes to tell anything. */
  private static int forBlack(List<Info> told, boolean black) {
    if (told.isEmpty()) {
      return 0;
    }
    Score score = told.get(told.size() - 1).score();
    int value = score instanceof Score.Material material
        ? material.value()
        : ((Score.Mate) score).plies() > 0 ? DECIDED : -DECIDED;
    return black ? value : -value;
  }
}
