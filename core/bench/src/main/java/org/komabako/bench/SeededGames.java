package org.komabako.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;

/**
 * Games played at random from a seed, many in one file of our own format. They begin as people's games do: of the
 * moves of an opening few are played much and many seldom.
 */
final class SeededGames {
  private static final int OPENING = 10;
  private static final int PLAYERS = 500;

  private final Rules rules;
  private final Random random;
  private final MoveList moves = new MoveList();

  SeededGames(Variant variant, long seed) {
    rules = Rules.of(variant);
    random = new Random(seed);
  }

  /** Writes so many games of 60 to 140 moves, 100 on the average, into a file. */
  void write(Path file, int games) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < games; i++) {
        out.write(next());
      }
    }
  }

  private String next() {
    Game game = new Game(rules);
    int black = random.nextInt(PLAYERS);
    int white = random.nextInt(PLAYERS);
    game.tag(Tags.BLACK, "Player " + black);
    game.tag(Tags.WHITE, "棋士 " + white);
    game.tag("BlackElo", String.valueOf(1000 + black));
    game.tag("WhiteElo", String.valueOf(1000 + white));
    game.tag(Tags.EVENT, "League " + random.nextInt(50));
    game.tag(
        Tags.BEGUN,
        String.format(
            "%d/%02d/%02d",
            1990 + random.nextInt(36), 1 + random.nextInt(12), 1 + random.nextInt(28)));
    String text = GameText.write(game);
    StringBuilder out = new StringBuilder(text.substring(0, text.indexOf("\nhere ") + 1));
    out.append(line()).append("here\n");
    return out.append("complete\n").toString();
  }

  private String line() {
    StringBuilder out = new StringBuilder();
    Board board = rules.start().board();
    MoveGenerator generator = MoveGenerator.of(board);
    int length = 60 + random.nextInt(81);
    for (int ply = 0; ply < length; ply++) {
      if (new GameEnd(board).outcome().isPresent()) {
        return out.toString();
      }
      generator.legal(moves);
      double chance = ply < OPENING ? Math.pow(random.nextDouble(), 3) : random.nextDouble();
      int move = moves.get((int) (chance * moves.size()));
      out.append("move ").append(PackedMove.unpack(move, board)).append('\n');
      board.make(move);
    }
    Outcome end =
        Outcome.win(random.nextBoolean() ? Side.BLACK : Side.WHITE, Outcome.Reason.RESIGNS);
    return out.append("end ").append(end).append('\n').toString();
  }
}
