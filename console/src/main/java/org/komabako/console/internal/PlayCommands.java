package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.view.GameView;
import org.komabako.console.view.MoveView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.WhyView;
import org.komabako.kernel.IllegalMoveException;
import org.komabako.kernel.Move;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Position;
import org.komabako.kernel.Side;
import org.komabako.kernel.Square;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Playing: moves, why not, back and forth, and the ways to end a game. The commands leave with the
 * games service; then the shell says that they are not found.
 */
@Component(
    service = PlayCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=move",
      "osgi.command.function=moves",
      "osgi.command.function=why",
      "osgi.command.function=undo",
      "osgi.command.function=redo",
      "osgi.command.function=goto",
      "osgi.command.function=line",
      "osgi.command.function=variations",
      "osgi.command.function=comment",
      "osgi.command.function=touch",
      "osgi.command.function=attacks",
      "osgi.command.function=result",
      "osgi.command.function=resign",
      "osgi.command.function=draw",
      "osgi.command.function=claim",
      "osgi.command.function=random"
    })
@Descriptor("games: play")
public final class PlayCommands {
  private static final int LONGEST_RANDOM_GAME = 20_000;

  private final Games games;

  /** Works on the open games. */
  @Activate
  public PlayCommands(@Reference Games games) {
    this.games = games;
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, games, arguments);
  }

  private GameView change(CommandSession session, Arguments arguments, Consumer<Game> change) {
    LiveGame live = game(session, arguments);
    live.change(game -> {
      change.accept(game);
      return true;
    });
    return GameView.of(live);
  }

  /** Plays moves in any notation. */
  @Descriptor("play moves in any notation (7g7f, P-7f, f6f7): MOVE... [-g ID]")
  public GameView move(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      if (arguments.words().isEmpty()) {
        throw new IllegalArgumentException("write a move, like 7g7f or P-7f");
      }
      return change(
          session,
          arguments,
          game ->
              arguments.words().forEach(text -> game.play(MoveText.read(game.position(), text))));
    });
  }

  /** The legal moves. */
  @Descriptor(
      "the legal moves, all or of a square: [SQUARE] [--notation usi|hodges|winboard] [-g ID]")
  public List<MoveView> moves(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=", "--notation=");
      Notation notation = Notation.parse(arguments.value("--notation").orElse("usi"));
      List<Square> square =
          arguments.atMostOne("square").map(Square::parse).stream().toList();
      return game(session, arguments)
          .read(game -> game.legalMoves().stream()
              .filter(move ->
                  square.isEmpty() || move.origin().filter(square::contains).isPresent())
              .map(move -> new MoveView(move.toString(), notation.write(game.position(), move)))
              .toList());
    });
  }

  /** Why a move may not be played. */
  @Descriptor("why a move may not be played: MOVE [-g ID]")
  public WhyView why(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      String text = arguments.only("move");
      return game(session, arguments).read(game -> {
        Move move = MoveText.read(game.position(), text);
        return game.why(move)
            .map(refusal -> WhyView.refused(move.toString(), refusal))
            .orElseGet(() -> WhyView.legal(move.toString()));
      });
    });
  }

  /** Takes moves back. */
  @Descriptor("take moves back: [COUNT] [-g ID]")
  public GameView undo(CommandSession session, Object... words) {
    return step(session, words, Game::undo, "there is no move to take back");
  }

  /** Plays moves again that were taken back. */
  @Descriptor("play moves again that were taken back: [COUNT] [-g ID]")
  public GameView redo(CommandSession session, Object... words) {
    return step(session, words, Game::redo, "there is no move to play again");
  }

  private GameView step(
      CommandSession session,
      Object[] words,
      java.util.function.Predicate<Game> step,
      String problem) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      int count = arguments
          .atMostOne("count")
          .map(text -> Arguments.number(text, "count"))
          .orElse(1);
      return change(session, arguments, game -> {
        for (int i = 0; i < count; i++) {
          if (!step.test(game)) {
            throw new IllegalStateException(problem);
          }
        }
      });
    });
  }

  /** Looks at another place of the line. */
  @Descriptor("look at the position after move N of the line: N [-g ID]")
  public GameView _goto(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      int ply = Arguments.number(arguments.only("move number"), "move number");
      return change(session, arguments, game -> game.goTo(ply));
    });
  }

  /** The moves from the start to here. */
  @Descriptor("the moves from the start: [--notation usi|hodges|winboard] [-g ID]")
  public List<MoveView> line(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=", "--notation=");
      Notation notation = Notation.parse(arguments.value("--notation").orElse("hodges"));
      return game(session, arguments).read(game -> {
        List<MoveView> moves = new ArrayList<>();
        for (GameNode node : game.current().path()) {
          node.move().ifPresent(move -> {
            Position before = node.parent().orElseThrow().position();
            String text = notation.write(before, move);
            moves.add(new MoveView(move.toString(), node.ply() + ". " + text));
          });
        }
        return moves;
      });
    });
  }

  /** The moves that were tried from here. */
  @Descriptor("the moves that were tried from here, the main line first: [-g ID]")
  public List<MoveView> variations(CommandSession session, Object... words) {
    return Refused.unless(() -> game(session, Arguments.of(words, "-g="))
        .read(game -> game.current().children().stream()
            .map(GameNode::move)
            .flatMap(java.util.Optional::stream)
            .map(
                move -> new MoveView(move.toString(), Notation.HODGES.write(game.position(), move)))
            .toList()));
  }

  /** Says something about the position. */
  @Descriptor("say something about this position, or read it: [TEXT] [-g ID]")
  public String comment(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      String text = String.join(" ", arguments.words());
      LiveGame live = game(session, arguments);
      return text.isEmpty()
          ? live.read(game -> game.current().comment())
          : live.change(game -> {
            game.current().comment(text);
            return text;
          });
    });
  }

  /** Touches a piece, which may bind the player. */
  @Descriptor("touch a piece, which binds where the option touch says so: SQUARE [-g ID]")
  public GameView touch(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      Square square = Square.parse(arguments.only("square"));
      return change(session, arguments, game -> {
        var unused = game.touch(square);
      });
    });
  }

  /** Who attacks and defends what. */
  @Descriptor(
      "who attacks a square, or which squares each side attacks, and checks: [SQUARE] [-g ID]")
  public TextView attacks(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      List<Square> square =
          arguments.atMostOne("square").map(Square::parse).stream().toList();
      String text = game(session, arguments).read(game -> attacks(game.position(), square));
      return new TextView(text, text, text);
    });
  }

  private static String attacks(Position position, List<Square> asked) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      var squares =
          asked.isEmpty() ? position.attacked(side) : position.attackers(asked.get(0), side);
      text.append(side.title())
          .append(asked.isEmpty() ? " attacks " : "'s attackers of " + asked.get(0) + ": ")
          .append(squares.isEmpty() ? "none" : join(squares))
          .append('\n');
      List<Square> checkers = position.checkers(side);
      if (!checkers.isEmpty()) {
        text.append(side.title())
            .append(" is in check from ")
            .append(join(checkers))
            .append('\n');
      }
    }
    return text.toString().stripTrailing();
  }

  private static String join(java.util.Collection<Square> squares) {
    return String.join(" ", squares.stream().map(Square::toString).toList());
  }

  /** How the game ended. */
  @Descriptor("open, or black|white|none and the reason: [-g ID]")
  public String result(CommandSession session, Object... words) {
    return Refused.unless(() -> game(session, Arguments.of(words, "-g="))
        .read(game -> game.outcome().map(Outcome::toString).orElse("open")));
  }

  /** Gives up. */
  @Descriptor("give up, for the player to move or the side named: [black|white] [-g ID]")
  public GameView resign(CommandSession session, Object... words) {
    return declare(session, words, Game::resign);
  }

  /** Offers a draw or accepts one. */
  @Descriptor("offer a draw, or accept the other's offer: [black|white] [-g ID]")
  public GameView draw(CommandSession session, Object... words) {
    return declare(session, words, Game::offerDraw);
  }

  /** Claims that nobody can win. */
  @Descriptor("claim jishogi (nobody can win), or join the other's claim: [black|white] [-g ID]")
  public GameView claim(CommandSession session, Object... words) {
    return declare(session, words, Game::claimJishogi);
  }

  private GameView declare(
      CommandSession session, Object[] words, java.util.function.BiConsumer<Game, Side> deed) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      List<Side> named =
          arguments.atMostOne("side").map(PlayCommands::side).stream().toList();
      return change(
          session,
          arguments,
          game -> deed.accept(game, named.isEmpty() ? game.position().side() : named.get(0)));
    });
  }

  private static Side side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "black", "b", "sente" -> Side.BLACK;
      case "white", "w", "gote" -> Side.WHITE;
      default -> throw new IllegalArgumentException("a side is black or white, not '" + text + "'");
    };
  }

  /** Plays random moves to the end. */
  @Descriptor("play random moves to the end of the game: [--seed N] [--max MOVES] [-g ID]")
  public GameView random(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=", "--seed=", "--max=");
      arguments.none();
      long seed =
          arguments.value("--seed").map(text -> Arguments.number(text, "seed")).orElse(1);
      int most = arguments
          .value("--max")
          .map(text -> Arguments.number(text, "number of moves"))
          .orElse(LONGEST_RANDOM_GAME);
      return change(session, arguments, game -> playRandomly(game, new Random(seed), most));
    });
  }

  private static void playRandomly(Game game, Random random, int most) {
    for (int i = 0; i < most && game.outcome().isEmpty(); i++) {
      List<Move> moves = game.legalMoves();
      try {
        game.play(moves.get(random.nextInt(moves.size())));
      } catch (IllegalMoveException e) {
        throw new IllegalStateException("a legal move was refused", e);
      }
    }
  }
}
