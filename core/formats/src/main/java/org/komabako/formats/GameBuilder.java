package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.komabako.kernel.IllegalMoveException;
import org.komabako.kernel.Move;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Position;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Told;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;

/** Puts a game together from the moves of a file, and says where one cannot be played. */
final class GameBuilder {
  private final Game game;
  private final List<GameNode> line = new ArrayList<>();
  private final List<Text> warnings = new ArrayList<>();
  private int moves;

  GameBuilder(Position start) {
    game = new Game(start);
    line.add(game.root());
  }

  Game game() {
    return game;
  }

  /** The place reached so far. */
  GameNode at() {
    return line.get(line.size() - 1);
  }

  void warn(Text warning) {
    warnings.add(warning);
  }

  /** Plays a move from the place reached so far. */
  GameNode play(int lineNumber, int column, Function<GameNode, Move> reader) {
    if (++moves > Limits.MOVES) {
      throw Limits.exceeded(lineNumber, Text.of("too many moves", "手数が多すぎます"), Limits.MOVES)
          .with(game);
    }
    try {
      if (game.current() != at()) {
        game.goTo(at());
      }
      line.add(game.play(reader.apply(at())));
      return at();
    } catch (FormatException e) {
      throw e.with(game);
    } catch (IllegalMoveException | TextException e) {
      throw new FormatException(lineNumber, column, numbered(Told.of(e))).with(game);
    }
  }

  private Text numbered(Text problem) {
    return Sentence.of("move {0}: {1}", "{0}手目：{1}", at().ply() + 1, problem);
  }

  /** Goes back to where a move number can be tried, in the line read last; false if it has none. */
  boolean branch(int ply) {
    if (ply < 1 || ply > line.size()) {
      return false;
    }
    line.subList(ply, line.size()).clear();
    return true;
  }

  /** Goes to a place on the way to the one reached so far, or beside it. */
  void goTo(GameNode node) {
    line.clear();
    line.addAll(node.path());
  }

  /** What a file says about the end here; what the rules say goes before, and the first that is said. */
  void end(Outcome outcome) {
    if (at().outcome().isPresent()) {
      return;
    }
    if (game.declared().isPresent()) {
      warn(Text.of(
          "the game has one end only; that of another line is left out",
          "終局は一つだけ残します。ほかの手順の終局は省きました"));
      return;
    }
    game.goTo(at());
    game.declare(outcome);
  }

  /** Adds a line to the comment on the place reached so far. */
  void comment(String text) {
    String before = at().comment();
    at().comment(before.isEmpty() ? text : before + "\n" + text);
  }

  ReadGame build() {
    game.goTo(game.root().last());
    return new ReadGame(game, warnings);
  }
}
