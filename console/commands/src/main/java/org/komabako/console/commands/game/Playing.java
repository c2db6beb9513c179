package org.komabako.console.commands.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.console.view.MoveView;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.position.Position;

/** What the commands of play do to a game. */
public final class Playing {
  /** Without a limit a game of few rules may never end. */
  static final int LONGEST_RANDOM_GAME = 10_000;

  private Playing() {}

  /** Several moves may stand in one quoted word. */
  static List<String> split(List<String> words) {
    return words.stream()
        .flatMap(word -> List.of(word.strip().split("\\s+")).stream())
        .toList();
  }

  /** Plays moves up to the first that is refused. */
  public static void play(Game game, List<String> moves) {
    for (int i = 0; i < moves.size(); i++) {
      boolean over = game.outcome().isPresent();
      try {
        game.play(MoveText.read(game.current(), moves.get(i)));
      } catch (TextException | IllegalMoveException e) {
        String lost = over
            ? ""
            : game.outcome().map(end -> Spoken.say("playing.ended", end)).orElse("");
        String played = i == 0 ? "" : Spoken.say("playing.nth", i + 1, moves.size());
        String rule =
            e instanceof IllegalMoveException refused ? refused.refusal().rule() + ": " : "";
        throw new IllegalArgumentException(rule + Spoken.of(UserMessage.of(e)) + lost + played, e);
      }
    }
  }

  static List<MoveView> moves(Game game, Optional<Square> from, Notation notation) {
    return game.legalMoves().stream()
        .filter(move -> from.isEmpty() || move.origin().equals(from))
        .map(move -> view(0, game.position(), move, notation))
        .toList();
  }

  /** The moves from the start to a place. */
  static List<MoveView> line(GameNode place, Notation notation) {
    List<MoveView> moves = new ArrayList<>();
    for (GameNode node : place.path()) {
      if (node.parent().isPresent()) {
        Position before = node.parent().get().position();
        moves.add(view(node.ply(), before, node.move().orElseThrow(), notation));
      }
    }
    return moves;
  }

  /** The moves that were tried from a place, the main line first. */
  static List<MoveView> variations(GameNode place, Notation notation) {
    return place.children().stream()
        .map(child -> view(child.ply(), place.position(), child.move().orElseThrow(), notation))
        .toList();
  }

  private static MoveView view(int number, Position before, Move move, Notation notation) {
    return new MoveView(number, move.toString(), notation.write(before, move), move.promotes());
  }

  /** How many moves can be played again. */
  static int movesAhead(Game game) {
    return game.line().size() - 1 - game.current().ply();
  }

  /** How many steps can be taken back; an end that was declared at the start is one, too. */
  static int movesBehind(Game game) {
    return Math.max(game.current().ply(), endsHere(game) ? 1 : 0);
  }

  /** Takes a move back, or at the start what ended the game there. */
  static boolean undo(Game game) {
    boolean ended = endsHere(game);
    return game.undo() || ended;
  }

  private static boolean endsHere(Game game) {
    return game.endedAt().filter(end -> end == game.current()).isPresent();
  }

  /** Takes so many steps, or none if there are not so many. */
  static void step(Game game, Predicate<Game> step, int count, int possible, String what) {
    if (possible == 0) {
      throw new StateException(Spoken.text("playing.none." + what));
    }
    if (count > possible) {
      throw new StateException(Spoken.text("playing.few." + what, possible, count));
    }
    for (int i = 0; i < count; i++) {
      if (!step.test(game)) {
        throw new StateException(Spoken.text("playing.none." + what));
      }
    }
  }

  static void touch(Game game, Square square) {
    if (game.position().piece(square).isEmpty()) {
      throw new RequestException(Spoken.text("playing.noPiece", square));
    }
    var unused = game.touch(square);
  }

  /** Plays random moves until the game ends, somebody interrupts, or there were so many. */
  static void random(Game game, long seed, int most) {
    Random random = new Random(seed);
    for (int i = 0; i < most && game.outcome().isEmpty(); i++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new StateException(Spoken.text("playing.random", i));
      }
      List<Move> moves = game.legalMoves();
      game.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
