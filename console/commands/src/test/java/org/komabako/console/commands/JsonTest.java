package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.view.View;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.ImportReport;
import org.komabako.library.LibraryInfo;
import org.komabako.library.MoveCount;
import org.komabako.library.Winner;
import org.komabako.matches.Adjudication;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.position.Position;

/** Answers as JSON, and the schema that tells them. */
class JsonTest {
  private final Shell shell = new Shell();
  private final Schema schema = new Schema();

  @TempDir
  Path folder;

  @BeforeEach
  void fill() {
    Engine engine = mock(Engine.class);
    when(engine.id()).thenReturn("fox");
    when(engine.name()).thenReturn(LocalizedText.of("Fox", "狐"));
    when(engine.options())
        .thenReturn(List.of(EngineOption.spin("Level", LocalizedText.same("level"), 3, 1, 9)));
    when(shell.core.opponents.engines()).thenReturn(List.of(engine));
    when(shell.core.opponents.engine("fox")).thenReturn(Optional.of(engine));
    when(shell.core.bundles.list())
        .thenReturn(List.of(new VariantBundles.Entry("b", "1.0.0", List.of("tiny"), "here")));
    when(shell.core.extensions.list())
        .thenReturn(List.of(new Extensions.Entry(
            "dots",
            "1.0.0",
            List.of(LocalizedText.same("a set of pieces")),
            "here",
            LocalizedText.NONE,
            VariantBundles.Came.UNKNOWN)));
    when(shell.core.features.list())
        .thenReturn(List.of(new Features.Entry("f", "1", "A feature.", List.of("g:a:1"), false)));
    GameEntry entry = new GameEntry(
        12,
        "tiny",
        "base",
        "Ito\u001b[31m",
        "佐藤",
        OptionalInt.of(1800),
        OptionalInt.empty(),
        "Cup",
        "2026-11-21",
        Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.RESIGNS)),
        31,
        "a.kif");
    when(shell.core.library.info())
        .thenReturn(new LibraryInfo("games.sqlite", "SQLite", false, 12));
    when(shell.core.library.entry(12)).thenReturn(entry);
    when(shell.core.library.find(any(), any()))
        .thenReturn(new Found(List.of(new Found.Hit(entry, 3)), 7, true));
    when(shell.core.library.moves(any(), any(), any())).thenAnswer(call -> {
      Position position = call.getArgument(0);
      return List.of(new MoveCount(
          position.legalMoves().get(0), Map.of(Winner.BLACK, 2), OptionalInt.empty()));
    });
    when(shell.core.library.read(any(), any()))
        .thenReturn(new ImportReport(
            1, 0, 1, List.of(LocalizedText.same("x.kif: bad")), false, Duration.ofMillis(50)));
    MatchStatus status = new MatchStatus(
        "7",
        new MatchRequest(
            "tiny",
            Optional.empty(),
            Map.of(),
            Player.parse("fox,Level=3", Pace.parse("move=1s")),
            Player.parse("owl", Pace.parse("move=1s")),
            2,
            new Openings.Random(8, 1),
            Adjudication.NONE,
            1,
            Optional.of(Sprt.parse("0,10"))),
        MatchStatus.State.PAUSED,
        1,
        new Tally(1, 0, 0),
        LocalizedText.same(""),
        Path.of("7"));
    GameResult game = new GameResult(
        1,
        Optional.of(Side.WHITE),
        "crash",
        31,
        Duration.ofSeconds(4),
        new PlayerEffort(10, Duration.ofSeconds(1), 10, 50_000, Duration.ofSeconds(1), 45),
        PlayerEffort.NONE,
        "");
    when(shell.core.matches.list()).thenReturn(List.of(status));
    when(shell.core.matches.status("7")).thenReturn(status);
    when(shell.core.matches.report("7")).thenReturn(new MatchReport(status, List.of(game)));
    assertEquals(0, shell.script("x = (game:new tiny); x = (game:move 2c2b); x = (game:undo)"));
  }

  @AfterEach
  void close() {
    shell.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "variant:list",
        "variant:info tiny",
        "variant:pieces tiny",
        "variant:piece tiny king",
        "variant:options tiny",
        "variant:bundles",
        "variant:export tiny",
        "extension:list",
        "feature:list",
        "feature:info f",
        "game:list",
        "game:info",
        "game:show",
        "game:board",
        "game:rules",
        "game:sfen",
        "game:text",
        "game:new tiny --clock 10m+30s*3",
        "game:move 2c2b",
        "game:moves",
        "game:why 2c2a",
        "game:line",
        "game:tree",
        "game:variations",
        "game:bookmarks",
        "game:bookmark a",
        "game:mark 2c 2a 1",
        "game:comment 'with \u001b and \u202e'",
        "game:attacks",
        "game:clock",
        "game:result",
        "game:resign",
        "game:close",
        "komabako:perft tiny 2 --divide",
        "engine:list",
        "engine:options fox",
        "library:info",
        "library:show 12",
        "library:find Ito",
        "library:position",
        "library:moves",
        "match:list",
        "match:status 7",
        "match:report 7",
        "match:sprt 7",
        "kifu:formats"
      })
  void answersAreAsTheSchemaSays(String command) {
    assertEquals(0, shell.script(command + " --json"), shell.err());
    String answer = shell.out();
    String name = command.split(" ", 2)[0];
    assertEquals(List.of(), schema.problems(name, answer), answer);
    assertEquals(1, answer.lines().count(), "one line");
    assertTrue(answer.chars().noneMatch(c -> c == 0x1b || c == 0x202e), "nothing raw");
  }

  @Test
  void textsComeThroughWhole() throws Exception {
    String said = "with \u001b and \u202e and \u0085 and 駒 \ud83d\ude00";
    shell.session.put("said", said);
    assertEquals(0, shell.script("game:comment $said --json"), shell.err());
    assertEquals("\"with \\u001b and \\u202e and \\u0085 and 駒 \ud83d\ude00\"\n", shell.out());
  }

  @Test
  void whatIsNotGoodFailsAsEver() throws Exception {
    Path bad = Files.writeString(folder.resolve("bad.kif"), "nothing");
    assertEquals(1, shell.script("kifu:check $1 --json", bad.toString()));
    String answer = shell.out();
    assertEquals(List.of(), schema.problems("kifu:check", answer), answer);
    assertEquals(1, shell.script("library:import $1 --json", bad.toString()));
    answer = shell.out();
    assertEquals(List.of(), schema.problems("library:import", answer), answer);
    assertEquals(2, shell.script("game:list --jsonx"));
    assertEquals(1, shell.script("game:show 99 --json"));
    assertEquals("", shell.out());
  }

  @Test
  void whatIsToldBesideGoesToTheErrorStream() {
    assertEquals(0, shell.script("library:find Ito --json"));
    assertTrue(shell.out().startsWith("[{"), "only JSON");
    assertEquals("games 1 to 1 of 7\n", shell.err());
  }

  @Test
  void itIsATextThatAScriptKeepsAndPipes() throws Exception {
    assertEquals(0, shell.script("x = (game:list --json); echo $x | grep tiny"));
    assertTrue(shell.out().startsWith("[{\"id\":\"1\",\"variant\":\"tiny\""));
  }

  /** Whoever adds a command or a view adds what it answers. */
  @Test
  void everyCommandAndEveryViewIsToldOf() {
    Map<String, String> expected = new TreeMap<>();
    Map<String, String> told = new TreeMap<>();
    for (Object commands : shell.commands()) {
      for (Method method : commands.getClass().getDeclaredMethods()) {
        if (isCommand(method)) {
          String name = method.getName().replace("_", "").toLowerCase(Locale.ROOT);
          expected.put(
              Shell.scope(commands.getClass()) + ":" + name,
              method.getReturnType() == Object.class
                  ? oneOrAll(commands.getClass().getSimpleName())
                  : schemaOf(method.getGenericReturnType()));
        }
      }
    }
    expected.forEach(
        (command, answer) -> told.put(command, String.valueOf(schema.commands().get(command))));
    assertEquals(expected, told);
  }

  private static boolean isCommand(Method method) {
    return Modifier.isPublic(method.getModifiers())
        && method.isVarArgs()
        && (method.getParameterCount() == 1
            || method.getParameterTypes()[0] == CommandSession.class);
  }

  /** What is updated alone is told of by those whose commands they are, all at once as what they came in. */
  private static String oneOrAll(String commands) {
    String one = commands.equals("ExtensionCommands") ? "Extension" : "Bundle";
    return "{\"anyOf\":[{\"$ref\":\"#/$defs/" + one
        + "\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Bundle\"}}]}";
  }

  private String schemaOf(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] inner = generic.getActualTypeArguments();
      return generic.getRawType() == List.class
          ? "{\"type\":\"array\",\"items\":" + schemaOf(inner[0]) + "}"
          : "{\"type\":\"object\",\"additionalProperties\":" + schemaOf(inner[1]) + "}";
    }
    if (type == String.class) {
      return "{\"type\":\"string\"}";
    }
    if (type == View.class) {
      return "{\"anyOf\":[{\"$ref\":\"#/$defs/Match\"},{\"$ref\":\"#/$defs/MatchReport\"}]}";
    }
    Class<?> view = (Class<?>) type;
    String name = view.getSimpleName().replaceAll("(View|Status)$", "");
    List<String> components = new ArrayList<>();
    boolean own = java.util.Arrays.stream(view.getDeclaredMethods())
        .anyMatch(method -> method.getName().equals("fields") && method.getParameterCount() == 0);
    if (!own) {
      for (var each : view.getRecordComponents()) {
        components.add(each.getName());
      }
      assertEquals(
          components,
          List.copyOf(schema
              .definitions()
              .getJsonObject(name)
              .getJsonObject("properties")
              .keySet()));
    }
    return "{\"$ref\":\"#/$defs/" + name + "\"}";
  }
}
