package org.komabako.console.commands.game;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.GameRow;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.PositionView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.notation.PositionDiagram;
import org.komabako.session.DamagedGameException;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Games: open, look at, keep and close them. */
@Component(
    service = GameCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=new",
      "osgi.command.function=list",
      "osgi.command.function=show",
      "osgi.command.function=board",
      "osgi.command.function=rules",
      "osgi.command.function=sfen",
      "osgi.command.function=setup",
      "osgi.command.function=text",
      "osgi.command.function=save",
      "osgi.command.function=open",
      "osgi.command.function=close"
    })
public final class GameCommands {
  private static final String NEW = "game:new";
  private static final String LIST = "game:list";
  private static final String SHOW = "game:show";
  private static final String BOARD = "game:board";
  private static final String RULES = "game:rules";
  private static final String SFEN = "game:sfen";
  /** How {@code game:set-up} is called, which is two commands. */
  static final String SETUP = "game:set-up";

  private static final String TEXT = "game:text";
  private static final String SAVE = "game:save";
  private static final String OPEN = "game:open";
  private static final String CLOSE = "game:close";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public GameCommands(@Reference Core core) {
    this.core = core;
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  private static GameStatus current(CommandSession session, LiveGame game) {
    return GameStatus.of(CurrentGame.set(session, game));
  }

  /** Opens a new game and makes it the current one. */
  public @Nullable GameStatus _new(CommandSession session, @Descriptor(NEW) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(NEW, words);
      List<String> given = arguments.words(1, Integer.MAX_VALUE);
      return current(
          session,
          core.games()
              .create(new GameRequest(
                  given.get(0),
                  arguments.value("--rules"),
                  arguments.pairs(given.subList(1, given.size()), "--option"),
                  arguments.value("--handicap"),
                  arguments.value("--sfen"),
                  arguments.value("--clock").flatMap(ClockCommands::time),
                  GameTags.given(arguments))));
    });
  }

  /** All open games. */
  public @Nullable List<GameRow> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.games().list().stream().map(GameRow::of).toList();
    });
  }

  /** Shows a game and makes it the current one. */
  public @Nullable GameStatus show(
      CommandSession session, @Descriptor(SHOW) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SHOW, words);
      Optional<String> id = arguments.atMostOne(Function.identity()).or(arguments::game);
      LiveGame game = CurrentGame.of(session, core.games(), id);
      return GameStatus.of(CurrentGame.set(session, game), diagram(arguments));
    });
  }

  private static PositionDiagram diagram(Arguments arguments) {
    return new PositionDiagram(!arguments.has("--letters"), arguments.has("--flip"));
  }

  /** The position, which prints as a board. */
  public @Nullable PositionView board(
      CommandSession session, @Descriptor(BOARD) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(BOARD, words);
      arguments.none();
      return game(session, arguments)
          .read(game -> PositionView.of(game.position(), diagram(arguments)));
    });
  }

  /** The options that a game is played under. */
  public @Nullable Map<String, String> rules(
      CommandSession session, @Descriptor(RULES) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RULES, words);
      arguments.none();
      LiveGame live = game(session, arguments);
      Map<String, String> rules = new LinkedHashMap<>();
      rules.put("variant", live.variant());
      rules.putAll(live.read(game -> game.rules().options().asMap()));
      return rules;
    });
  }

  /** The position as SFEN. */
  public @Nullable String sfen(CommandSession session, @Descriptor(SFEN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SFEN, words);
      arguments.none();
      return game(session, arguments).read(game -> game.position().sfen());
    });
  }

  /** A new game of the same variant and rules from another position. */
  public @Nullable GameStatus setup(
      CommandSession session, @Descriptor(SETUP) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SETUP, words);
      String sfen = String.join(" ", arguments.words(1, Integer.MAX_VALUE));
      LiveGame old = game(session, arguments);
      OptionValues options = old.read(game -> game.rules().options());
      return current(
          session,
          core.games()
              .create(new GameRequest(
                  old.variant(),
                  Optional.of(RuleSet.BASE),
                  options.asMap(),
                  Optional.empty(),
                  Optional.of(sfen))));
    });
  }

  /** The game as text. */
  public @Nullable TextView text(CommandSession session, @Descriptor(TEXT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(TEXT, words);
      arguments.none();
      LiveGame game = game(session, arguments);
      return new TextView(game.id(), game.text().stripTrailing());
    });
  }

  /** Writes a game to a file. */
  public @Nullable TextView save(CommandSession session, @Descriptor(SAVE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SAVE, words);
      Path file = UserPaths.resolve(session, arguments.only());
      LiveGame game = game(session, arguments);
      Optional<String> format = SaveFormat.of(arguments, file);
      List<LocalizedText> lost =
          core.games().save(game, FreeTarget.require(file, arguments), format);
      String text = Spoken.say("gameCommands.saved", game.id(), file);
      return new TextView(file.toString(), text + leftOut(lost));
    });
  }

  private static String leftOut(List<LocalizedText> lost) {
    return lost.isEmpty()
        ? ""
        : Spoken.say(
            "gameCommands.without",
            lost.stream()
                .reduce((all, one) -> Spoken.text("word.joined", all, one))
                .orElseThrow());
  }

  /** Opens a game from a file and makes it the current one. */
  public @Nullable GameStatus open(
      CommandSession session, @Descriptor(OPEN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(OPEN, words);
      Games.Opened opened;
      try {
        opened = core.games()
            .open(
                UserPaths.resolve(session, arguments.only()),
                arguments.number("--number", 1, 1),
                arguments.has("--partly"));
      } catch (DamagedGameException e) {
        throw new RequestException(Spoken.text("gameCommands.partly", UserMessage.of(e)), e);
      }
      opened.remarks().forEach(remark -> Answering.say(Spoken.of(remark)));
      return current(session, opened.game());
    });
  }

  /** Closes games. */
  public @Nullable TextView close(
      CommandSession session, @Descriptor(CLOSE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(CLOSE, words);
      List<LiveGame> games = arguments.has("--all")
          ? core.games().list()
          : arguments.words().isEmpty()
              ? List.of(game(session, arguments))
              : arguments.words().stream()
                  .<LiveGame>map(id -> CurrentGame.of(session, core.games(), Optional.of(id)))
                  .toList();
      for (LiveGame game : games) {
        core.games().close(game.shared());
        CurrentGame.forget(session, game);
      }
      String ids = String.join(", ", games.stream().map(LiveGame::id).toList());
      return new TextView(ids, Spoken.say("gameCommands.closed", games.size(), ids));
    });
  }
}
