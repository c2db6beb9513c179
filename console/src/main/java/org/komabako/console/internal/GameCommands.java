package org.komabako.console.internal;

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
import org.komabako.console.view.GameRow;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.PositionView;
import org.komabako.console.view.TextView;
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
  private static final String NEW = """
      game:new VARIANT [NAME=VALUE]...
        -r, --rules SET          the rule set; see variant:options
        -o, --option NAME=VALUE  an option of the rules; may be repeated, -o may be left out
        --handicap KEY           a handicap; see variant:info
        --sfen SFEN              a position to start from, in quotes
        --clock TIME             the players' time, like 10m+30s*3; see game:clock
        --black NAME             who plays Black
        --white NAME             who plays White
        --event NAME             the tournament or the occasion
        --place NAME             where it is played
        --date DATE              when it began, like 2026/11/22 or 2026/11/22 10:30; else now
      """;
  private static final String LIST = "game:list";
  private static final String SHOW = """
      game:show [ID]
        -g, --game ID  the game; else the current one
        --letters      letters instead of kanji
        --kanji        kanji, as without any option
        --flip         White below
      """;
  private static final String BOARD = """
      game:board
        -g, --game ID  the game; else the current one
        --letters      letters instead of kanji
        --kanji        kanji, as without any option
        --flip         White below
      """;
  private static final String RULES = """
      game:rules
        -g, --game ID  the game; else the current one
      """;
  private static final String SFEN = """
      game:sfen
        -g, --game ID  the game; else the current one
      """;
  /** How {@code game:set-up} is called, which is two commands. */
  static final String SETUP = """
      game:set-up SFEN
        -g, --game ID  the game whose variant and rules are taken; else the current one
      """;

  private static final String TEXT = """
      game:text
        -g, --game ID  the game; else the current one
      """;
  private static final String SAVE = """
      game:save FILE
        -g, --game ID          the game; else the current one
        -f, --format FORMAT    komabako, kif, kifu, ki2, ki2u, csa, csa3, jkf, usi, sfen or pgn; else as
                               the name of the file tells, else komabako
        --replace              writes over a file that is there
        --parents              makes the folders that are missing
      """;
  private static final String OPEN = """
      game:open FILE
        --number N  opens the game N of a file with several; else the first
        --partly    opens a file with a mistake as far as it could be read
      The format is found out by the content: Komabako's own, KIF, KI2, BOD, CSA, JKF, USI, SFEN, USEN, PGN or
      PSN.
      """;
  private static final String CLOSE = """
      game:close [ID]...
        -g, --game ID  the game; else the current one
        --all          all open games
      """;

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
  @Descriptor("begins a game and makes it the current one")
  public @Nullable GameStatus _new(CommandSession session, @Descriptor(NEW) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(NEW, words);
      List<String> given = arguments.words(1, Integer.MAX_VALUE);
      Map<String, String> options = new LinkedHashMap<>();
      given.subList(1, given.size()).forEach(word -> put(options, word));
      arguments.values("--option").forEach(word -> put(options, word));
      return current(
          session,
          core.games()
              .create(new GameRequest(
                  given.get(0),
                  arguments.value("--rules"),
                  options,
                  arguments.value("--handicap"),
                  arguments.value("--sfen"),
                  arguments.value("--clock").flatMap(ClockCommands::time),
                  GameTags.given(arguments))));
    });
  }

  private static void put(Map<String, String> options, String word) {
    Map.Entry<String, String> pair = Arguments.pair(word);
    options.put(pair.getKey(), pair.getValue());
  }

  /** All open games. */
  @Descriptor("all open games, suspended ones too")
  public @Nullable List<GameRow> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.games().list().stream().map(GameRow::of).toList();
    });
  }

  /** Shows a game and makes it the current one. */
  @Descriptor("shows a game and makes it the current one")
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
  @Descriptor("the board alone")
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
  @Descriptor("the variant and the options that a game is played under")
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
  @Descriptor("the position as SFEN")
  public @Nullable String sfen(CommandSession session, @Descriptor(SFEN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SFEN, words);
      arguments.none();
      return game(session, arguments).read(game -> game.position().sfen());
    });
  }

  /** A new game of the same variant and rules from another position. */
  @Descriptor("begins a game from a position, under the variant and rules of another")
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
  @Descriptor("the whole game as the text that game:save writes, also while it is suspended")
  public @Nullable TextView text(CommandSession session, @Descriptor(TEXT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(TEXT, words);
      arguments.none();
      LiveGame game = game(session, arguments);
      return new TextView(game.id(), game.text().stripTrailing());
    });
  }

  /** Writes a game to a file. */
  @Descriptor("writes a game to a file")
  public @Nullable TextView save(CommandSession session, @Descriptor(SAVE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SAVE, words);
      Path file = UserPaths.resolve(session, arguments.only());
      LiveGame game = game(session, arguments);
      List<LocalizedText> lost =
          core.games().save(game, FreeTarget.require(file, arguments), arguments.value("--format"));
      String text = "game " + game.id() + " is saved in " + file;
      return new TextView(file.toString(), text + leftOut(lost));
    });
  }

  private static String leftOut(List<LocalizedText> lost) {
    return lost.isEmpty()
        ? ""
        : " without "
            + String.join(", ", lost.stream().map(LocalizedText::english).toList())
            + ", which this format cannot hold";
  }

  /** Opens a game from a file and makes it the current one. */
  @Descriptor("opens a game from a file and makes it the current one")
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
        throw new IllegalArgumentException(e.getMessage() + "; --partly opens them", e);
      }
      opened.remarks().forEach(remark -> Answering.say(Spoken.of(remark)));
      return current(session, opened.game());
    });
  }

  /** Closes games. */
  @Descriptor("closes games; they are not kept any more")
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
      String text = switch (games.size()) {
        case 0 -> "no game is open";
        case 1 -> "game " + ids + " is closed";
        default -> "games " + ids + " are closed";
      };
      return new TextView(ids, text);
    });
  }
}
