package org.komabako.console.commands.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.MoveView;
import org.komabako.console.view.WhyView;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Playing: moves, why not, back and forth. */
@Component(
    service = PlayCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=move",
      "osgi.command.function=moves",
      "osgi.command.function=why",
      "osgi.command.function=undo",
      "osgi.command.function=redo",
      "osgi.command.function=touch",
      "osgi.command.function=random"
    })
public final class PlayCommands {
  private static final String MOVE = "game:move";
  private static final String MOVES = "game:moves";
  private static final String WHY = "game:why";
  private static final String UNDO = "game:undo";
  private static final String REDO = "game:redo";
  private static final String TOUCH = "game:touch";
  private static final String RANDOM = "game:random";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public PlayCommands(@Reference Core core) {
    this.core = core;
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  private GameStatus change(CommandSession session, Arguments arguments, Consumer<Game> change) {
    LiveGame live = game(session, arguments);
    live.change(game -> {
      change.accept(game);
      return true;
    });
    return GameStatus.of(live);
  }

  /** Plays moves in any notation. */
  public @Nullable GameStatus move(
      CommandSession session, @Descriptor(MOVE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(MOVE, words);
      List<String> moves = Playing.split(arguments.words(1, Integer.MAX_VALUE));
      return change(session, arguments, game -> Playing.play(game, moves));
    });
  }

  /** Plays the moves of a list, like {@code game:line} answers one. */
  public @Nullable GameStatus move(
      CommandSession session, @Descriptor("game:move LIST") Collection<?> moves) {
    return move(session, moves.stream().map(String::valueOf).toArray(CharSequence[]::new));
  }

  /** The legal moves. */
  public @Nullable List<MoveView> moves(
      CommandSession session, @Descriptor(MOVES) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(MOVES, words);
      Notation notation = Notation.parse(arguments.value("--notation").orElse("usi"));
      Optional<Square> from = arguments.atMostOne(Square::parse);
      return game(session, arguments).read(game -> Playing.moves(game, from, notation));
    });
  }

  /** Why a move may not be played. */
  public @Nullable WhyView why(CommandSession session, @Descriptor(WHY) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(WHY, words);
      String text = arguments.only();
      return game(session, arguments).read(game -> why(game, text));
    });
  }

  private static WhyView why(Game game, String text) {
    Move move = MoveText.read(game.current(), text);
    return game.why(move)
        .map(refusal -> WhyView.refused(move.toString(), refusal))
        .orElseGet(() -> WhyView.legal(move.toString()));
  }

  /** Takes moves back. */
  public @Nullable GameStatus undo(
      CommandSession session, @Descriptor(UNDO) CharSequence... words) {
    return step(session, UNDO, words, Playing::undo, Playing::movesBehind, "undo");
  }

  /** Plays moves again that were taken back. */
  public @Nullable GameStatus redo(
      CommandSession session, @Descriptor(REDO) CharSequence... words) {
    return step(session, REDO, words, Game::redo, Playing::movesAhead, "redo");
  }

  private @Nullable GameStatus step(
      CommandSession session,
      String usage,
      CharSequence[] words,
      Predicate<Game> step,
      ToIntFunction<Game> possible,
      String what) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(usage, words);
      int count =
          arguments.atMostOne(text -> Arguments.number(text, "COUNT", 1)).orElse(1);
      return change(
          session,
          arguments,
          game -> Playing.step(game, step, count, possible.applyAsInt(game), what));
    });
  }

  /** Touches a piece, which may bind the player. */
  public @Nullable GameStatus touch(
      CommandSession session, @Descriptor(TOUCH) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(TOUCH, words);
      Square square = Square.parse(arguments.only());
      return change(session, arguments, game -> Playing.touch(game, square));
    });
  }

  /** Plays random moves to the end. */
  public @Nullable GameStatus random(
      CommandSession session, @Descriptor(RANDOM) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RANDOM, words);
      arguments.none();
      int seed = arguments.number("--seed", Integer.MIN_VALUE, 1);
      int most = arguments.number("--max", 0, Playing.LONGEST_RANDOM_GAME);
      return change(session, arguments, game -> Playing.random(game, seed, most));
    });
  }
}
