package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** Engines that crash, hang, flood and lie: the game goes on, or one message says why not. In any protocol. */
@Timeout(60)
@Tag("slow")
abstract class BadDays {
  static final Timeouts SHORT =
      new Timeouts(Duration.ofSeconds(10), Duration.ofMillis(700), Duration.ofMillis(500));
  static final String MOVE = "2c2b";

  @TempDir
  Path folder;

  private final Variant variant = TinyGame.named("tiny");
  final Rules rules = Rules.of(variant);
  final Task task = new Task(rules.start(), List.of(), Limits.time(Duration.ofMillis(300)));

  private final Protocol protocol;
  private final List<String> said;

  /** @param said what a program of it says of itself */
  BadDays(Protocol protocol, List<String> said) {
    this.protocol = protocol;
    this.said = said;
  }

  final ForeignEngine engine(Program program) {
    return new ForeignEngine(
        new EngineEntry("fake", protocol, program, said, Map.of()), SHORT, kept -> {});
  }

  static final Answer get(CompletableFuture<Answer> answer) throws Exception {
    try {
      return answer.get(30, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw (EngineException) e.getCause();
    }
  }

  final Answer think(Program program, Task wanted, List<Info> told) throws Exception {
    try (ForeignEngine engine = engine(program);
        Thinker thinker = engine.open(rules, Map.of())) {
      return get(thinker.think(wanted, told::add));
    }
  }

  private void assertPlays(Program program) throws Exception {
    assertEquals(
        MOVE,
        assertInstanceOf(Answer.Play.class, think(program, task, new ArrayList<>()))
            .move()
            .toString());
  }

  /** What a referee has to know of an engine that answered after all. */
  private EngineException.Fault restartedBecauseOf(Program program) throws Exception {
    try (ForeignEngine engine = engine(program);
        Thinker thinker = engine.open(rules, Map.of())) {
      assertTrue(thinker.restarted().isEmpty());
      var unused = get(thinker.think(task, info -> {}));
      return thinker.restarted().orElseThrow().fault();
    }
  }

  @Test
  void whoWasStartedAgainSaysWhy() throws Exception {
    assertEquals(
        EngineException.Fault.OTHER,
        restartedBecauseOf(FakeEngine.program("crash", MOVE, folder.resolve("crashed"))));
    assertEquals(
        EngineException.Fault.HANG,
        restartedBecauseOf(FakeEngine.program("hang", MOVE, folder.resolve("hung"))));
  }

  @ParameterizedTest
  @CsvSource({"crash, OTHER", "hang, HANG", "good, ILLEGAL_MOVE", "babble, ILLEGAL_MOVE"})
  void whatItDidIsToldApart(String behaviour, EngineException.Fault fault) {
    String move = fault == EngineException.Fault.ILLEGAL_MOVE ? "2c2a" : MOVE;
    Program program = FakeEngine.program(behaviour, move);
    assertEquals(
        fault,
        assertThrows(EngineException.class, () -> think(program, task, new ArrayList<>()))
            .fault());
  }

  final String problem(Program program) {
    return String.valueOf(
        assertThrows(EngineException.class, () -> think(program, task, new ArrayList<>()))
            .getMessage());
  }

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(20))
        .untilAsserted(() -> assertEquals(List.of(), left()));
  }

  private static List<String> left() {
    List<String> left = new ArrayList<>();
    ProcessHandle.current()
        .children()
        .filter(ProcessHandle::isAlive)
        .forEach(child -> left.add(child.info().commandLine().orElse("process")));
    Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("komabako-"))
        .forEach(left::add);
    return left;
  }

  @Test
  void aGoodDay() throws Exception {
    List<Info> told = new ArrayList<>();
    assertInstanceOf(Answer.Play.class, think(FakeEngine.program("good", MOVE), task, told));
    assertEquals(1, told.size());
    assertEquals(new Score.Material(6), told.get(0).score());
    assertEquals(MOVE, told.get(0).line().get(0).toString());
  }

  /** The first process fails, the second one answers; nobody notices but the clock. */
  @ParameterizedTest
  @ValueSource(strings = {"crash", "hang", "memory"})
  void aProcessThatFailsOnceIsReplaced(String behaviour) throws Exception {
    assertPlays(FakeEngine.program(behaviour, MOVE, folder.resolve("lived")));
  }

  @ParameterizedTest
  @CsvSource({
    "crash, ended with exit status 7",
    "hang, did not answer within 700 ms",
    "memory, OutOfMemoryError"
  })
  void oneThatFailsAgainIsGivenUp(String behaviour, String reason) {
    String message = problem(FakeEngine.program(behaviour, MOVE));
    assertTrue(message.contains(reason), message);
    assertTrue(message.contains("started again before"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flood", "long-line"})
  void aFloodIsNoHarm(String behaviour) throws Exception {
    Task patient = new Task(rules.start(), List.of(), Limits.time(Duration.ofSeconds(20)));
    List<Info> told = new ArrayList<>();
    Program program = FakeEngine.program(behaviour, MOVE);
    assertInstanceOf(Answer.Play.class, think(program, patient, told));
    assertTrue(told.size() < 10_000, told.size() + " were told");
  }

  @ParameterizedTest
  @CsvSource({
    "2c2a, 'illegal move 2c2a: ', move 2c2a)",
    "2a2b, not-yours, [2a",
    "zz9, nonsense, move zz9)",
    "9i9h, nonsense, 9i is not on the board"
  })
  void anIllegalAnswerIsExplained(String answer, String first, String second) {
    String message = problem(FakeEngine.program("good", answer));
    assertTrue(message.contains(first), message);
    assertTrue(message.contains(second), message);
  }

  @Test
  void resigning() throws Exception {
    assertInstanceOf(
        Answer.Resign.class, think(FakeEngine.program("good", "resign"), task, new ArrayList<>()));
  }

  @Test
  void itIsStoppedAndThinksOn() throws Exception {
    try (ForeignEngine engine = engine(FakeEngine.program("waits", MOVE));
        Thinker thinker = engine.open(rules, Map.of())) {
      Task endless = new Task(rules.start(), List.of(), Limits.NONE);
      CompletableFuture<Answer> answer = thinker.think(endless, info -> {});
      assertThrows(IllegalStateException.class, () -> thinker.think(endless, info -> {}));
      thinker.stop();
      assertInstanceOf(Answer.Play.class, get(answer));
      assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})));
    }
  }

  @Test
  void ponderingEndsWhenItIsToldTo() throws Exception {
    try (ForeignEngine engine = engine(FakeEngine.program("waits", MOVE));
        Thinker thinker = engine.open(rules, Map.of())) {
      Task ponder = new Task(rules.start(), List.of(), task.limits().pondering());
      CompletableFuture<Answer> answer = thinker.think(ponder, info -> {});
      // Longer than the time that it has; who answers nevertheless is found at once.
      assertThrows(TimeoutException.class, () -> answer.get(500, TimeUnit.MILLISECONDS));
      thinker.ponderHit();
      assertInstanceOf(Answer.Play.class, get(answer));
    }
  }

  @Test
  void anEngineThatLeavesInMidThoughtSaysSo() throws Exception {
    ForeignEngine engine = engine(FakeEngine.program("waits", MOVE));
    Thinker thinker = engine.open(rules, Map.of());
    Task endless = new Task(rules.start(), List.of(), Limits.NONE);
    CompletableFuture<Answer> answer = thinker.think(endless, info -> {});
    engine.close();
    assertEquals(
        "fake was closed while it thought",
        assertThrows(EngineException.class, () -> get(answer)).getMessage());
    assertThrows(IllegalStateException.class, () -> thinker.think(endless, info -> {}));
    assertThrows(EngineException.class, () -> engine.open(rules, Map.of()));
  }

  @Test
  void whatDoesNotQuitIsEnded() throws Exception {
    long began = System.nanoTime();
    assertPlays(FakeEngine.program("deaf", MOVE));
    assertTrue(System.nanoTime() - began < TimeUnit.SECONDS.toNanos(20));
  }

  /** What an engine has started ends with it, although it holds the output of the engine open. */
  @ParameterizedTest
  @CsvSource({"forks, 1", "forks-crash, 2"})
  void whatItHasStartedEndsWithIt(String behaviour, int processes) throws Exception {
    Path told = folder.resolve("started");
    Program program = FakeEngine.forking(behaviour, MOVE, told);
    if (processes == 1) {
      assertPlays(program);
    } else {
      assertTrue(problem(program).contains("exit status 7"));
    }
    List<String> started = Files.readAllLines(told);
    assertEquals(processes, started.size());
    for (String number : started) {
      await(() -> ProcessHandle.of(Long.parseLong(number))
          .filter(ProcessHandle::isAlive)
          .isEmpty());
    }
  }

  static void await(java.util.function.BooleanSupplier done) throws InterruptedException {
    Awaitility.await().pollInterval(Duration.ofMillis(20)).until(done::getAsBoolean);
  }

  /** An Error of whoever listens, or a stack that is used up, leaves nobody waiting. */
  @Test
  void anErrorIsAnAnswerToo() throws Exception {
    EngineConnection.Opener broken = begun -> {
      throw new StackOverflowError();
    };
    ProtocolDriver talk = protocol.start(FakeEngine.program("crash", MOVE), new EngineLog());
    EngineIdentity greeting = protocol.understand(talk.begin(SHORT.start()));
    talk.prepare(rules, greeting, Map.of(), SHORT.start());
    EngineConnection connection = new LocalConnection("fake", talk, broken);
    try (ForeignThinker thinker = new ForeignThinker(connection, SHORT, left -> {})) {
      EngineException failed =
          assertThrows(EngineException.class, () -> get(thinker.think(task, info -> {})));
      assertTrue(String.valueOf(failed.getMessage()).contains("StackOverflowError"));
    }
  }

  @Test
  void aLineBreakInAnOptionIsNoSecondLine() throws Exception {
    try (ForeignEngine engine = engine(FakeEngine.program("good", MOVE))) {
      EngineException refused = assertThrows(
          EngineException.class, () -> engine.open(rules, Map.of("Skill_Level", "1\nquit")));
      assertTrue(String.valueOf(refused.getMessage()).contains("Skill_Level cannot be"));
    }
    EngineProcess process =
        EngineProcess.start(new Program(List.of("cat"), Optional.empty()), new EngineLog());
    List<String> heard = new CopyOnWriteArrayList<>();
    process.listen(heard::add);
    process.send("setoption name Book value a\nquit\u0085b\u2028c");
    await(() -> !heard.isEmpty());
    process.close("end", Duration.ofMillis(300));
    assertEquals("setoption name Book value a quit b c", heard.get(0));
  }

  @Test
  void anotherGameOrOptionIsRefused() {
    try (ForeignEngine engine = engine(FakeEngine.program("good", MOVE))) {
      Rules other = Rules.of(TinyGame.named("other"));
      assertTrue(engine.refusal(other).orElseThrow().in(Locale.ENGLISH).contains("it plays tiny"));
      assertThrows(EngineException.class, () -> engine.open(other, Map.of()));
      String message = String.valueOf(assertThrows(
              EngineException.class, () -> engine.open(rules, Map.of("Skill", "1")))
          .getMessage());
      assertTrue(message.startsWith("fake: there is no option Skill; there are "), message);
      assertTrue(assertThrows(
              EngineException.class, () -> engine.open(rules, Map.of("Skill_Level", "10")))
          .getMessage()
          .contains("a number from 0 to 9"));
    }
  }

  /** What a program is told of the rules of a game, as lines of its protocol. */
  final List<String> toldOf(Map<String, String> rule, Map<String, String> chosen) throws Exception {
    Rules played = Rules.of(variant, rules.options().with(rule));
    try (ForeignEngine engine = engine(FakeEngine.program("good", MOVE));
        Thinker thinker = engine.open(played, chosen)) {
      var unused = get(thinker.think(
          new Task(played.start(), List.of(), Limits.time(Duration.ofMillis(300))), info -> {}));
      return engine.log().stream().filter(line -> line.contains("option ")).toList();
    }
  }

  /** Whoever listens may fail in any way; the answer is that then, and the next task is done. */
  @Test
  void anErrorOfWhoListensLeavesNoAnswerOpen() throws Exception {
    try (ForeignEngine engine = engine(FakeEngine.program("good", MOVE));
        Thinker thinker = engine.open(rules, Map.of())) {
      CompletableFuture<Answer> failed = thinker.think(task, info -> {
        throw new AssertionError("the listener fails");
      });
      EngineException problem = assertThrows(EngineException.class, () -> get(failed));
      assertTrue(problem.getMessage().contains("the listener fails"), problem.getMessage());
      assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})));
    }
  }
}
