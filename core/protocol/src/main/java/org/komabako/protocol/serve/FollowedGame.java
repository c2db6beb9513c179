package org.komabako.protocol.serve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.position.Rules;

/**
 * A game that is told as a whole again and again, as USI does: what was told before is not played anew. The
 * board at the other end is the judge, so a game goes on as long as the moves are legal, also where our
 * rules had ended it by repetition or by baring.
 */
final class FollowedGame {
  /** A game by some rules, and the words that it was made of. */
  private static final class Line {
    private final Rules rules;
    private final String sfen;
    private final Game game;
    private final List<String> words = new ArrayList<>();

    Line(Rules rules, String sfen) {
      this.rules = rules;
      this.sfen = sfen;
      game = sfen.isEmpty() ? new Game(rules) : new Game(rules.position(sfen));
    }

    boolean isOf(Rules otherRules, String otherSfen) {
      return sfen.equals(otherSfen)
          && rules.table() == otherRules.table()
          && rules.options().equals(otherRules.options())
          && rules.book().equals(otherRules.book());
    }

    /** Comes to a place by way of what was played before, as far as that is the same. */
    void follow(List<String> moves) {
      int same = 0;
      while (same < moves.size()
          && same < words.size()
          && moves.get(same).equals(words.get(same))) {
        same++;
      }
      while (game.current().ply() > same) {
        var unused = game.undo();
      }
      words.subList(same, words.size()).clear();
      for (String text : moves.subList(same, moves.size())) {
        play(text);
        words.add(text);
      }
    }

    private void play(String text) {
      Move move = Usi.parse(rules.table(), text);
      try {
        game.play(move);
      } catch (IllegalMoveException e) {
        throw new IllegalArgumentException(
            "move " + (words.size() + 1) + ", " + text + ": " + e.refusal().rule() + ": "
                + e.refusal().message(),
            e);
      }
    }
  }

  private @Nullable Line judged;
  private @Nullable Line open;

  /**
   * The game after some moves.
   *
   * @param sfen where it began; empty for the usual start
   * @throws IllegalArgumentException if there is no such position or a move is not legal; the message
   *     says which and why
   */
  Game follow(Rules rules, String sfen, List<String> moves) {
    Rules unjudged = rules.unjudged();
    try {
      Line line = judged != null && judged.isOf(rules, sfen) ? judged : new Line(rules, sfen);
      line.follow(moves);
      judged = line;
      return line.game.outcome().isPresent() ? goOn(line.game, unjudged, sfen, moves) : line.game;
    } catch (IllegalArgumentException e) {
      judged = null;
      if (isEnd(e)) {
        return goOn(unjudged, sfen, moves);
      }
      throw e;
    }
  }

  private static boolean isEnd(IllegalArgumentException problem) {
    return problem.getCause() instanceof IllegalMoveException illegal && isEnd(illegal);
  }

  /** Whether a move was refused because our rules had ended the game, or let nothing come again. */
  static boolean isEnd(IllegalMoveException problem) {
    String rule = problem.refusal().rule();
    return rule.equals("game-over") || rule.equals("repetition");
  }

  /** The game as it ended, unless somebody could move on. */
  private Game goOn(Game ended, Rules unjudged, String sfen, List<String> moves) {
    Game more = goOn(unjudged, sfen, moves);
    return more.outcome().isPresent() ? ended : more;
  }

  private Game goOn(Rules unjudged, String sfen, List<String> moves) {
    Line line = open != null && open.isOf(unjudged, sfen) ? open : new Line(unjudged, sfen);
    open = null;
    line.follow(moves);
    open = line;
    return line.game;
  }
}
