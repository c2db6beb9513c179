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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
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
import org.komabako.kernel.Rules;
import org.komabako.protocol.ForeignEngines.Request;
import org.komabako.protocol.TinyGame;

/** Engines that crash, hang, flood and lie: the game goes on, or one message says why not. */
@Timeout(60)
class BadDaysTest {
  private static final Patience SHORT =
      new Patience(Duration.ofSeconds(10), Duration.ofMillis(700), Duration.ofMillis(500));
  private static final String MOVE = "2c2b";

  @TempDir
  private Path folder;

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final Task task = new Task(rules.start(), List.of(), Limits.time(Duration.ofMillis(300)));

  private ForeignEngine engine(Program program) {
    List<String> said = List.of(
        "option name Skill Level type spin default 3 min 0 max 9",
        "option name USI_Variant type combo default tiny var tiny");
    return new ForeignEngine(new EngineEntry("fake", Protocol.USI, program, said, Map.of()), SHORT);
  }

  private static Answer get(CompletableFuture<Answer> answer) throws Exception {
    try {
      return answer.get(30, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw (EngineException) e.getCause();
    }
  }

  private Answer think(Program program, Task wanted, List<Info> told) throws Exception {
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

  private String problem(Program program) {
    return String.valueOf(
        assertThrows(EngineException.class, () -> think(program, task, new ArrayList<>()))
            .getMessage());
  }

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
    while (!left().isEmpty() && System.nanoTime() < until) {
      Thread.sleep(20);
    }
    assertEquals(List.of(), left());
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
    "2c2a, 'illegal move 2c2a: ', (it said: bestmove 2c2a)",
    "2a2b, not-yours, [2a",
    "zz9, nonsense, (it said: bestmove zz9)",
    "9i9h, nonsense, 9i is not on the board"
  })
  void anIllegalAnswerIsExplained(String answer, String first, String second) {
    String message = problem(FakeEngine.program("good", answer));
    assertTrue(message.contains(first), message);
    assertTrue(message.contains(second), message);
  }

  @Test
  void babbleIsAnErrorInTheEnd() {
    String message = problem(FakeEngine.program("babble", MOVE));
    assertTrue(message.contains("illegal move: checkmate"), message);
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
      Thread.sleep(500);
      assertTrue(!answer.isDone());
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

  @Test
  void anotherGameOrOptionIsRefused() {
    try (ForeignEngine engine = engine(FakeEngine.program("good", MOVE))) {
      Rules other = Rules.of(TinyGame.named("other"));
      assertTrue(engine.refusal(other).orElseThrow().english().contains("it plays tiny"));
      assertThrows(EngineException.class, () -> engine.open(other, Map.of()));
      assertEquals(
          "fake: there is no option Skill; there are Skill_Level, USI_Hash, USI_Ponder",
          assertThrows(EngineException.class, () -> engine.open(rules, Map.of("Skill", "1")))
              .getMessage());
      assertTrue(assertThrows(
              EngineException.class, () -> engine.open(rules, Map.of("Skill_Level", "10")))
          .getMessage()
          .contains("a number from 0 to 9"));
    }
  }

  @ParameterizedTest
  @CsvSource({"silent, did not answer", "dead, a library is missing"})
  void whatIsNoEngineIsNotAdded(String behaviour, String reason) {
    Patience brief = new Patience(Duration.ofMillis(1500), SHORT.answer(), SHORT.quit());
    EngineList list = new EngineList(folder, engine -> () -> {}, brief);
    Program program = FakeEngine.program(behaviour, MOVE);
    Request request =
        new Request(program.command(), Optional.empty(), Optional.of("usi"), Optional.empty());
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    assertTrue(message.contains("is no engine: in usi it "), message);
    assertTrue(message.contains(reason), message);
    assertEquals(List.of(), list.list());
  }

  @Test
  void theListIsKept() throws Exception {
    List<String> services = new ArrayList<>();
    EngineList list = list(services);
    Request request = new Request(
        FakeEngine.program("good", MOVE).command(),
        Optional.empty(),
        Optional.empty(),
        Optional.of("fake"));
    assertEquals("usi", list.add(request).protocol());
    assertThrows(EngineException.class, () -> list.add(request));
    assertThrows(EngineException.class, () -> list.set("fake", Map.of("Skill_Level", "x")));
    list.set("fake", Map.of("Skill_Level", "7"));
    list.close();
    assertEquals(List.of("+fake", "-fake"), services);

    Files.writeString(folder.resolve("broken.properties"), "protocol=usi");
    EngineList again = list(services);
    assertEquals(Map.of("Skill_Level", "7"), again.list().get(0).values());
    assertEquals(List.of("tiny"), again.list().get(0).variants());
    again.remove("fake");
    assertThrows(EngineException.class, () -> again.remove("fake"));
    assertEquals(List.of(), list(services).list());
  }

  private EngineList list(List<String> services) {
    return new EngineList(
        folder,
        engine -> {
          services.add("+" + engine.id());
          return () -> services.add("-" + engine.id());
        },
        SHORT);
  }

  @Test
  void aProgramThatIsNotThere() {
    EngineList list = list(new ArrayList<>());
    Request request = new Request(
        List.of("/no/such/engine"), Optional.empty(), Optional.empty(), Optional.empty());
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    assertTrue(message.startsWith("/no/such/engine cannot be started"), message);
  }
}
