package org.komabako.protocol.serve;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.text.CecpMove;

/**
 * The game of a CECP conversation, which the board at the other end tells move by move. The board is the
 * judge: a move goes on where our rules forbid to repeat, or have ended the game.
 */
final class XboardGame {
  private final XboardVariants variants;
  private @Nullable Game game;
  private String legs = "";

  XboardGame(XboardVariants variants) {
    this.variants = variants;
  }

  /**
   * The rules that are played; the usual ones before others were chosen.
   *
   * @throws IllegalStateException if none were chosen and no variant is installed
   */
  Rules rules() {
    Game current = game;
    return current == null ? variants.usual() : current.rules();
  }

  private Game game() {
    Game current = game;
    if (current == null) {
      current = new Game(rules());
      game = current;
    }
    return current;
  }

  /** A new game from the start of some rules. */
  void begin(Rules next) {
    game = new Game(next);
    legs = "";
  }

  /** A new game from any position. */
  void begin(Position start) {
    game = new Game(start);
  }

  Position position() {
    return game().position();
  }

  Optional<Outcome> outcome() {
    return game().outcome();
  }

  /** How many moves have been played. */
  int ply() {
    return game().current().ply();
  }

  /** What an engine is to think about here. */
  Task task(Limits limits) {
    Game current = game();
    return new Task(current.root().position(), current.current().line(), limits);
  }

  /** A leg of a move as it comes; the whole move with the last of them. */
  Optional<String> whole(String leg) {
    legs += leg;
    if (legs.endsWith(",")) {
      return Optional.empty();
    }
    String whole = legs;
    legs = "";
    return Optional.of(whole);
  }

  /**
   * Plays a move of the other end.
   *
   * @param text all legs of it
   * @throws org.komabako.base.message.TextException if it is none; the message says what would be
   * @throws IllegalMoveException if it may not be played
   */
  void follow(String text) {
    Game judged = game();
    Move move = CecpMove.read(judged.position(), text);
    try {
      judged.play(move);
    } catch (IllegalMoveException e) {
      Rules open = judged.rules().unjudged();
      if (open.equals(judged.rules()) || !FollowedGame.isEnd(e)) {
        throw e;
      }
      Game next = new Game(open.position(judged.root().position().sfen()));
      judged.current().line().forEach(next::play);
      next.play(move);
      game = next;
    }
  }

  /** Plays a move of the engine. */
  void play(Move move) {
    game().play(move);
  }

  /**
   * Takes moves back.
   *
   * @throws IllegalArgumentException if there are not so many
   */
  void takeBack(int moves) {
    if (ply() < moves) {
      throw new IllegalArgumentException(
          moves == 1 ? "there is no move to take back" : "there are no two moves to take back");
    }
    for (int i = 0; i < moves; i++) {
      var unused = game().undo();
    }
  }
}
