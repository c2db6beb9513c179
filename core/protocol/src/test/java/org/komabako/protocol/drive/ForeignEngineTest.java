package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;
import org.komabako.protocol.ForeignEngines.Listed;
import org.komabako.protocol.ForeignEngines.Request;
import org.komabako.protocol.serve.TinyGame;

/** Engines and the list of them, with programs of the shell, which start at once. */
@Timeout(30)
class ForeignEngineTest {
  private static final Timeouts BRIEF =
      new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(2), Duration.ofMillis(500));
  private static final String USI = """
      while read word rest; do case "$word" in
        usi) echo "id name Shell"
          echo "option name Skill Level type spin default 3 min 0 max 9"
          echo "option name USI_Variant type combo default tiny var tiny"
          echo usiok;;
        isready) echo readyok;;
        go) echo "bestmove 2c2b";;
        quit) exit 0;;
      esac; done
      """;
  private static final String CECP = """
      while read word rest; do case "$word" in
        usi) exit 3;;
        protover) echo 'feature variants="tiny,chess" myname="Shell C"'; echo "feature done=1";;
        quit) exit 0;;
      esac; done
      """;
  private static final String XSHOGI = """
      echo "Shell Shogi 1"
      while read word rest; do case "$word" in
        usi) exit 3;;
        xboard) exit 4;;
        level) echo "Clocks: 1";;
        quit) exit 0;;
      esac; done
      """;

  @TempDir
  private Path folder;

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final List<String> services = new ArrayList<>();
  private final Map<String, Engine> offered = new HashMap<>();
  private final List<EngineList> lists = new ArrayList<>();

  private EngineList list() {
    EngineList list = new EngineList(
        folder.resolve("engines"),
        engine -> {
          services.add("+" + engine.id());
          offered.put(engine.id(), engine);
          return () -> services.add("-" + engine.id());
        },
        BRIEF);
    lists.add(list);
    return list;
  }

  @AfterEach
  void close() {
    lists.forEach(EngineList::close);
  }

  private static Request request(String script, String... words) {
    return new Request(
        List.of("sh", "-c", script),
        Optional.empty(),
        words.length > 1 ? Optional.of(words[1]) : Optional.empty(),
        words.length > 0 && !words[0].isEmpty() ? Optional.of(words[0]) : Optional.empty());
  }

  private Engine engine(String id) {
    Engine engine = offered.get(id);
    assertTrue(engine != null, id);
    return engine;
  }

  private static String message(Runnable what) {
    return String.valueOf(assertThrows(EngineException.class, what::run).getMessage());
  }

  private Answer think(Thinker thinker) throws Exception {
    Task task = new Task(rules.start(), List.of(), Limits.time(Duration.ofSeconds(5)));
    return thinker.think(task, info -> {}).get(10, TimeUnit.SECONDS);
  }

  @Test
  void anEngineIsAddedPlaysAndIsRemoved() throws Exception {
    EngineList list = list();
    Listed added = list.add(request(USI, "shell"));
    assertEquals(
        new Listed("shell", "usi", List.of("sh", "-c", USI), List.of("tiny"), false), added);
    assertEquals(List.of(added), list.list());
    Engine engine = engine("shell");
    assertEquals("Shell", engine.name().in(Locale.ENGLISH));
    assertEquals(Optional.empty(), engine.refusal(rules));
    Thinker thinker = engine.open(rules, Map.of("Skill_Level", "5"));
    assertInstanceOf(Answer.Play.class, think(thinker));
    List<String> log = list.log("shell");
    assertTrue(log.contains("> setoption name Skill Level value 5"), log.toString());
    assertTrue(log.contains("< bestmove 2c2b"), log.toString());
    list.remove("shell");
    assertEquals(List.of("+shell", "-shell"), services);
    assertThrows(IllegalStateException.class, () -> think(thinker));
    assertEquals("shell was removed", message(() -> engine.open(rules, Map.of())));
    assertEquals(
        "there is no foreign engine shell; there are none", message(() -> list.remove("shell")));
    assertEquals(List.of(), list().list(), "it is gone from the disk too");
  }

  @Test
  void theProtocolThatItAnswersIsFound() {
    EngineList list = list();
    assertEquals("cecp", list.add(request(CECP, "second")).protocol());
    assertEquals("Shell C", engine("second").name().in(Locale.ENGLISH));
    assertEquals(List.of("tiny", "chess"), list.list().get(0).variants());
    assertEquals("xshogi", list.add(request(XSHOGI, "third")).protocol());
    assertEquals("Shell Shogi 1", engine("third").name().in(Locale.ENGLISH));
    assertEquals("usi", list.add(request(USI, "first", "usi")).protocol());
    assertEquals(
        List.of("first", "second", "third"),
        list.list().stream().map(Listed::id).toList());
  }

  @Test
  void whatIsNoEngineIsNotAdded() {
    EngineList list = list();
    assertEquals(
        "sh -c exit 7 is no engine: in usi it ended with exit status 7; in cecp it ended with exit"
            + " status 7; in xshogi it ended with exit status 7",
        message(() -> list.add(request("exit 7", "dead"))));
    assertEquals(
        "sh -c exit 7 is no engine: in cecp it ended with exit status 7",
        message(() -> list.add(request("exit 7", "dead", "cecp"))));
    assertTrue(message(() -> list.add(request("exit 7", "dead", "uci")))
        .contains("there is no protocol 'uci'"));
    Request none =
        new Request(List.of(), Optional.empty(), Optional.empty(), Optional.of("nothing"));
    assertTrue(message(() -> list.add(none)).contains("its name is missing"));
    assertEquals(List.of(), list.list());
    assertEquals(List.of(), services);
  }

  @Test
  void whoDoesNotAnswerInTimeIsNoEngine() {
    EngineList list = new EngineList(
        folder,
        engine -> () -> {},
        new Timeouts(Duration.ofMillis(80), Duration.ofMillis(80), Duration.ofMillis(1)));
    assertEquals(
        "sh -c read line; read line; read line is no engine: in usi it did not answer 'usi' within"
            + " 80 ms",
        message(() -> list.add(request("read line; read line; read line", "mute", "usi"))));
  }

  @Test
  void wordsForEnginesAreMadeOfTheirProgramsOrChosen() throws IOException {
    assertEquals("yaneuraou-v7", Handshake.id("/x/YaneuraOu_V7.exe"));
    assertEquals("gnushogi", Handshake.id("gnushogi"));
    assertEquals("a-b", Handshake.id("--a..b--"));
    assertEquals("engine", Handshake.id("将棋"));
    assertEquals("apery", Handshake.id("apery.jar"));
    EngineList list = list();
    assertEquals("sh", list.add(request(USI, "", "usi")).id());
    assertEquals("sh-2", list.add(request(USI, "", "usi")).id());
    assertEquals("sh-3", list.add(request(USI, "", "usi")).id());
    assertEquals(
        "there is an engine sh-2 already; choose another name",
        message(() -> list.add(request(USI, "sh-2", "usi"))));
    assertEquals(
        "there is no foreign engine x; there are sh, sh-2, sh-3", message(() -> list.log("x")));
  }

  @ParameterizedTest
  @CsvSource({"Big", "-a", "a_b", "'a b'", "../a"})
  void otherWordsAreRefused(String id) {
    assertEquals(
        "an engine cannot be called '" + id + "': use small letters, digits and -",
        message(() -> list().add(request(USI, id, "usi"))));
  }

  @Test
  void whatIsChosenIsKeptAndHoldsForTheNextGame() throws Exception {
    list().add(request(USI, "shell", "usi"));
    Engine engine = engine("shell");
    assertEquals("3", engine.options().get(0).base());
    assertTrue(message(() -> engine.choose(Map.of("Skill_Level", "10"))).contains("cannot be"));
    assertTrue(message(() -> engine.choose(Map.of("Skill", "1"))).contains("there is no option"));
    engine.choose(Map.of("Skill_Level", "7"));
    assertEquals("7", engine.options().get(0).base());
    EngineList again = list();
    assertEquals("7", engine("shell").options().get(0).base());
    try (Thinker thinker = engine("shell").open(rules, Map.of("USI_Hash", "8"))) {
      assertInstanceOf(Answer.Play.class, think(thinker));
    }
    List<String> log = again.log("shell");
    assertTrue(log.contains("> setoption name Skill Level value 7"), log.toString());
    assertTrue(log.contains("> setoption name USI_Hash value 8"), log.toString());
    again.remove("shell");
    Engine gone = engine("shell");
    assertTrue(message(() -> gone.choose(Map.of("Skill_Level", "8"))).contains("foreign engine"));
    assertEquals("7", gone.options().get(0).base(), "what cannot be kept is not chosen");
  }

  /** A new version may have other options than the one that was added. */
  @Test
  void aChosenValueThatItDoesNotTakeAnyMoreIsNotShown() {
    EngineEntry entry = new EngineEntry(
        "old",
        Protocol.USI,
        new Program(List.of("x"), Optional.empty()),
        List.of("option name Skill Level type spin default 3 min 0 max 9"),
        Map.of("Skill_Level", "12"));
    try (ForeignEngine engine = new ForeignEngine(entry, BRIEF, kept -> {})) {
      assertEquals("3", engine.options().get(0).base());
      assertEquals("old", engine.name().in(Locale.ENGLISH));
      assertEquals(
          "old does not play tiny; it plays ?",
          engine.refusal(Rules.of(TinyGame.named("tiny"))).orElseThrow().in(Locale.ENGLISH));
    }
  }

  @Test
  void aGameThatItDoesNotPlayIsRefused() {
    list().add(request(USI, "shell", "usi"));
    Rules other = Rules.of(TinyGame.named("other"));
    assertEquals(
        "Shell does not play other; it plays tiny",
        message(() -> engine("shell").open(other, Map.of())));
  }

  @Test
  void whoCannotBeOpenedSaysWhyAndIsEnded() throws Exception {
    EngineList list = list();
    list.add(request(
        USI.replace("isready) echo readyok;;", "isready) echo broken >&2; exit 5;;"),
        "shell",
        "usi"));
    assertEquals(
        "shell ended with exit status 5 and said: broken when it was started",
        message(() -> engine("shell").open(rules, Map.of())));
    assertEquals(
        "shell: there is no option Colour; there are Skill_Level, USI_Hash, USI_Ponder",
        message(() -> engine("shell").open(rules, Map.of("Colour", "red"))));
  }

  @Test
  void whenTheListGoesItsEnginesAndTheirProcessesGo() throws Exception {
    EngineList list = list();
    list.add(request(USI, "one", "usi"));
    list.add(request(USI, "two", "usi"));
    Thinker thinker = engine("two").open(rules, Map.of());
    list.close();
    assertEquals(List.of("+one", "+two"), services.subList(0, 2));
    assertTrue(services.subList(2, 4).containsAll(List.of("-one", "-two")));
    assertEquals(List.of(), list.list());
    assertThrows(IllegalStateException.class, () -> think(thinker));
    assertEquals(2, list().list().size(), "they are there the next time");
  }

  /** The framework may have withdrawn it already, with the bundle. */
  @Test
  void whatWasWithdrawnBeforeIsClosedAllTheSame() {
    EngineList list = new EngineList(
        folder,
        engine -> {
          offered.put(engine.id(), engine);
          return () -> {
            throw new IllegalStateException("unregistered");
          };
        },
        BRIEF);
    list.add(request(USI, "shell", "usi"));
    list.close();
    assertEquals("shell was removed", message(() -> engine("shell").open(rules, Map.of())));
  }

  @Test
  void theFilesAreReadAsTheyWereWritten() throws IOException {
    EngineFiles files = new EngineFiles(folder);
    assertEquals(List.of(), new EngineFiles(folder.resolve("none")).load());
    EngineEntry entry = new EngineEntry(
        "b",
        Protocol.CECP,
        new Program(List.of("a program", "-x", ""), Optional.of(folder)),
        List.of("feature a", "feature b"),
        Map.of("Skill Level", "3", "駒", ""));
    EngineEntry plain = new EngineEntry(
        "a", Protocol.USI, new Program(List.of("y"), Optional.empty()), List.of(), Map.of());
    files.save(entry);
    files.save(plain);
    Files.writeString(folder.resolve("broken.properties"), "protocol=usi");
    Files.writeString(folder.resolve("odd.properties"), "protocol=uci\ncommand.0=x");
    Files.writeString(folder.resolve("worse.properties"), "a=\\u00");
    Files.writeString(folder.resolve("readme.txt"), "protocol=usi\ncommand.0=x");
    assertEquals(List.of(plain, entry), files.load());
    files.delete("b");
    files.delete("b");
    assertEquals(List.of(plain), files.load());
  }

  @Test
  void whatCannotBeKeptOrForgottenIsSaidWithTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    EngineEntry entry = new EngineEntry(
        "a", Protocol.USI, new Program(List.of("y"), Optional.empty()), List.of(), Map.of());
    String kept = message(() -> new EngineFiles(file).save(entry));
    assertTrue(kept.contains(file.resolve("a.properties").toString()), kept);
    Files.createDirectories(folder.resolve("a.properties/full"));
    String gone = message(() -> new EngineFiles(folder).delete("a"));
    assertTrue(gone.contains(folder.resolve("a.properties").toString()), gone);
    assertFalse(gone.contains("Exception"), gone);
  }
}
