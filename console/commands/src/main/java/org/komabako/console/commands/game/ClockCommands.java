package org.komabako.console.commands.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.reader.LineReader;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.ClockView;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.notation.MoveText;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The players' time. */
@Component(
    service = ClockCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=clock",
      "osgi.command.function=adjourn",
      "osgi.command.function=resume"
    })
public final class ClockCommands {
  private static final String CLOCK = "game:clock";
  private static final String ADJOURN = "game:adjourn";
  private static final String RESUME = "game:resume";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public ClockCommands(@Reference Core core) {
    this.core = core;
  }

  /** Tells the time, or gives the players time. */
  public @Nullable ClockView clock(
      CommandSession session, @Descriptor(CLOCK) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(CLOCK, words);
      Optional<String> wanted = arguments.atMostOne(word -> word);
      return wanted.isEmpty()
          ? game(session, arguments).read(ClockView::of)
          : change(session, arguments, game -> set(game, wanted.get()));
    });
  }

  private static void set(Game game, String wanted) {
    if (wanted.equals("start")) {
      game.startClock();
    } else {
      game.clock(time(wanted)
          .map(control -> new GameClock(ClockFace.of(control, game.position().side()))));
    }
  }

  /** A time, or {@code none}. */
  public static Optional<TimeControl> time(String text) {
    return text.equals("none") ? Optional.empty() : Optional.of(TimeControl.parse(text));
  }

  /** Stops the clock. */
  public @Nullable ClockView adjourn(
      CommandSession session, @Descriptor(ADJOURN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(ADJOURN, words);
      arguments.none();
      Optional<String> sealed = arguments
          .value("--sealed")
          .or(() -> arguments.has("--seal") ? Optional.of(ask(session)) : Optional.empty());
      return change(
          session,
          arguments,
          sealed
              .<Consumer<Game>>map(text -> game -> game.seal(MoveText.read(game.reached(), text)))
              .orElse(Game::adjourn));
    });
  }

  /** Asks for the move to be sealed; what is typed is not seen, and not kept in the history. */
  private static String ask(CommandSession session) {
    if (!(session.get(".reader") instanceof LineReader reader)) {
      throw new UsageException("clockCommands.script");
    }
    return reader.readLine(Spoken.say("clockCommands.prompt"), '*');
  }

  /** Goes on with an adjourned game. */
  public @Nullable ClockView resume(
      CommandSession session, @Descriptor(RESUME) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESUME, words);
      arguments.none();
      return change(session, arguments, Game::startClock);
    });
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  private ClockView change(CommandSession session, Arguments arguments, Consumer<Game> change) {
    return game(session, arguments).change(game -> {
      change.accept(game);
      return ClockView.of(game);
    });
  }
}
