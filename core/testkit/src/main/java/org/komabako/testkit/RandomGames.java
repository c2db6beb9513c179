package org.komabako.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Games played at random from a seed, with all that a record has. */
final class RandomGames {
  private final Rules rules;
  private final Random random;

  RandomGames(Rules rules, long seed) {
    this.rules = rules;
    random = new Random(seed);
  }

  /** A game with variations, comments, times and tags. */
  Game next() {
    Game game = new Game(start());
    game.tag(Tags.BLACK, "先手 太郎");
    game.tag(Tags.WHITE, "White, B.");
    game.tag(Tags.EVENT, "秋の大会 Cup");
    game.tag(Tags.SITE, "Edo");
    game.tag(Tags.BEGUN, "2026/11/21 10:30:00");
    for (int i = 0; i < 60; i++) {
      if (random.nextInt(8) == 0) {
        game.goTo(random.nextInt(game.current().ply() + 1));
      }
      List<Move> moves = game.legalMoves();
      if (moves.isEmpty()) {
        game.goTo(0);
        continue;
      }
      note(game.play(moves.get(random.nextInt(moves.size()))));
    }
    game.goTo(game.root().last());
    if (game.outcome().isEmpty() && random.nextBoolean()) {
      GameNode last = game.current();
      game.declare(end(last.position().side()));
      if (random.nextBoolean()) {
        List<Move> moves = last.position().legalMoves();
        game.tree().note(last, moves.subList(0, Math.min(1, moves.size())));
      }
    }
    return game;
  }

  private Outcome end(Side turn) {
    return switch (random.nextInt(5)) {
      case 0 -> Outcome.draw(Outcome.Reason.SENNICHITE);
      case 1 -> Outcome.draw(Outcome.Reason.INTERRUPTED);
      case 2 -> Outcome.win(turn, Outcome.Reason.ILLEGAL_MOVE);
      case 3 -> Outcome.win(turn.opponent(), Outcome.Reason.TIME);
      default -> Outcome.win(turn.opponent(), Outcome.Reason.RESIGNS);
    };
  }

  private Position start() {
    var handicaps = rules.table().handicaps();
    return handicaps.isEmpty() || random.nextInt(3) > 0
        ? rules.start()
        : rules.position(handicaps.get(random.nextInt(handicaps.size())).sfen());
  }

  private void note(GameNode node) {
    if (random.nextInt(6) == 0) {
      node.comment("a comment 注釈 " + node.ply() + (random.nextBoolean() ? "\nsecond line" : ""));
    }
    if (random.nextInt(3) == 0) {
      node.spent(Duration.ofSeconds(random.nextInt(5000)));
    }
  }
}
