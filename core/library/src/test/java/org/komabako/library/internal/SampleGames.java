package org.komabako.library.internal;

import java.util.List;
import java.util.Random;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** Games of the made-up variant. */
final class SampleGames {
  static final Variant TOY = new Toy();
  static final Rules RULES = Rules.of(TOY);

  private SampleGames() {}

  /** A game with moves in USI, resigned by who would be to move. */
  static Game of(String black, String white, String day, String... moves) {
    Game game = new Game(RULES);
    for (String move : moves) {
      game.play(Usi.parse(RULES.table(), move));
    }
    game.tag(Tags.BLACK, black);
    game.tag(Tags.WHITE, white);
    game.tag(Tags.BEGUN, day);
    if (moves.length > 0) {
      game.declare(Outcome.win(game.position().side().opponent(), Outcome.Reason.RESIGNS));
    }
    return game;
  }

  /** A random game, to its end or so many moves. */
  static Game random(long seed, int plies) {
    Random random = new Random(seed);
    Game game = new Game(RULES);
    game.tag(Tags.BLACK, "Player " + random.nextInt(9));
    game.tag(Tags.WHITE, "棋士 " + random.nextInt(9));
    game.tag("BlackElo", String.valueOf(1000 + random.nextInt(1000)));
    game.tag(
        Tags.BEGUN,
        String.format("2026/%02d/%02d", 1 + random.nextInt(12), 1 + random.nextInt(28)));
    for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
      List<Move> moves = game.legalMoves();
      game.play(moves.get(random.nextInt(moves.size())));
    }
    if (game.outcome().isEmpty() && random.nextBoolean()) {
      game.declare(
          Outcome.win(random.nextBoolean() ? Side.BLACK : Side.WHITE, Outcome.Reason.RESIGNS));
    }
    return game;
  }
}
