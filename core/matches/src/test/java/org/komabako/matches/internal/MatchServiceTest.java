package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.matches.Adjudication;
import org.komabako.matches.End;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;
import org.komabako.notation.GameText;

@Timeout(60)
class MatchServiceTest {
  private static final MoveTimeouts PATIENCE =
      new MoveTimeouts(Duration.ofSeconds(20), Duration.ofMillis(200));
  private static final int PATH_LIMIT = 4095;

  @TempDir
  Path folder;

  private final SmallGame variant = new SmallGame();
  private final ScriptedEngine plays = new ScriptedEngine("plays", ScriptedEngine.FIRST);
  private MatchService matches = service();

  private MatchService service() {
    return new MatchService(folder == null ? Path.of("") : folder, PATIENCE, () -> false);
  }

  @BeforeEach
  void begin() {
    restart(plays);
  }

  /** As a new process would find the folder. */
  private void restart(ScriptedEngine... engines) {
    matches.close();
    matches = service();
    matches.addVariant(variant);
    Arrays.stream(engines).forEach(matches::addEngine);
  }

  @AfterEach
  void noThreadIsLeft() throws InterruptedException {
    matches.close();
    await(() -> Thread.getAllStackTraces().keySet().stream()
        .noneMatch(thread -> thread.getName().startsWith("komabako-match")));
    assertEquals(0, plays.open);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(5))
        .atMost(Duration.ofSeconds(20))
        .until(condition::getAsBoolean);
  }

  private MatchReport await(String id, State state) throws InterruptedException {
    await(() -> matches.status(id).state() == state);
    return matches.report(id);
  }

  private ScriptedEngine engine(String id, ScriptedEngine.Part part) {
    ScriptedEngine engine = new ScriptedEngine(id, part);
    matches.addEngine(engine);
    return engine;
  }

  private static MatchRequest request(String first, String second, int games, String pace) {
    Pace each = Pace.parse(pace);
    return new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse(first, each),
        Player.parse(second, each),
        games,
        new Openings.Random(3, 7),
        new Adjudication(Optional.empty(), Optional.empty(), 12, Duration.ofMillis(20)),
        1,
        Optional.empty());
  }

  private static MatchRequest with(MatchRequest request, Openings openings, Optional<Sprt> sprt) {
    return new MatchRequest(
        request.variant(),
        request.ruleSet(),
        request.options(),
        request.first(),
        request.second(),
        request.games(),
        openings,
        request.adjudication(),
        request.concurrency(),
        sprt);
  }

  @Test
  void aMatchIsPlayedToItsEnd() throws Exception {
    engine("resigns", ScriptedEngine.RESIGNS);
    String id = matches.start(request("plays", "resigns", 4, "depth=1")).id();
    MatchReport report = await(id, State.FINISHED);
    assertEquals(new Tally(4, 0, 0), report.all());
    assertEquals(new Tally(2, 0, 0), report.as(Side.BLACK));
    assertEquals(Map.of("resigns", new Tally(4, 0, 0)), report.ends());
    assertEquals(2, report.pairs().two());
    assertTrue(report.effort(true).told() > 0);
    for (GameResult game : report.games()) {
      Path file = report.status().folder().resolve("game-000" + game.number() + ".komabako");
      Game read = GameText.read(variant, Files.readString(file));
      assertEquals(game.winner(), read.result().orElseThrow().winner());
      assertEquals(game.plies(), read.root().last().ply());
    }
  }

  /** The moves that an engine was given before it was asked for the first time. */
  private static List<String> openings(ScriptedEngine engine) {
    return engine.asked.stream()
        .filter(task -> task.moves().size() <= 4)
        .map(task -> task.moves().subList(0, 3).toString())
        .toList();
  }

  @Test
  void eachOpeningIsPlayedWithBothColours() throws Exception {
    ScriptedEngine other = engine("other", ScriptedEngine.FIRST);
    String id = matches.start(request("plays", "other", 6, "depth=1")).id();
    MatchReport report = await(id, State.FINISHED);
    List<String> openings = openings(other);
    assertEquals(6, openings.size());
    assertEquals(openings.get(0), openings.get(1));
    assertEquals(openings.get(2), openings.get(3));
    assertNotEquals(openings.get(0), openings.get(2));
    assertEquals(openings, openings(plays));
    // Black and white change: the same two do the same in both games of a pair.
    assertEquals(3, report.pairs().one());
    plays.asked.clear();
    await(matches.start(request("plays", "other", 6, "depth=1")).id(), State.FINISHED);
    assertEquals(openings, openings(plays));
  }

  @Test
  void openingsOfAFileComeInTurn() throws Exception {
    Path file = Files.writeString(
        folder.resolve("openings.txt"),
        "# two\nstartpos moves 2f2e\n\nsfen 1k1/3/3/3/1K1/3 w - 2\n");
    MatchRequest request = with(
        request("plays", "plays", 6, "depth=1"), new Openings.FromFile(file, 9), Optional.empty());
    String id = matches.start(request).id();
    Files.delete(file);
    await(id, State.FINISHED);
    List<String> starts = plays.asked.stream()
        .filter(task -> task.position().number() == 2)
        .map(task -> task.start().sfen() + task.moves())
        .toList();
    assertEquals(6, starts.size());
    assertEquals(starts.subList(0, 2), starts.subList(4, 6));
    assertNotEquals(starts.get(1), starts.get(2));
  }

  private static void badly(String how, Task task, CompletableFuture<Answer> answer) {
    switch (how) {
      case "illegal" ->
        answer.complete(new Answer.Play(
            new Move.Walk(new Square(1, 1), new Square(1, 2), false), Optional.empty()));
      case "claims" -> answer.complete(new Answer.ClaimWin());
      case "told-illegal" ->
        answer.completeExceptionally(
            new EngineException(LocalizedText.same("nonsense"), Fault.ILLEGAL_MOVE));
      case "told-hang" ->
        answer.completeExceptionally(new EngineException(LocalizedText.same("hung"), Fault.HANG));
      case "crash" -> answer.completeExceptionally(new EngineException("it ended"));
      default -> throw new IllegalStateException("still thinks");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "illegal, illegal_move",
    "claims, illegal_move",
    "told-illegal, illegal_move",
    "told-hang, hang",
    "crash, crash",
    "throws, crash"
  })
  void aBadEngineLosesAndTheMatchGoesOn(String how, String end) throws Exception {
    engine("bad", (task, answer) -> badly(how, task, answer));
    String id = matches.start(request("plays", "bad", 2, "move=0.05s")).id();
    MatchReport report = await(id, State.FINISHED);
    assertEquals(new Tally(2, 0, 0), report.all());
    assertEquals(Map.of(end, new Tally(2, 0, 0)), report.ends());
    assertEquals(2, report.faults(false).size());
    assertEquals(List.of(), report.faults(true));
    assertTrue(report.games().get(0).note().startsWith("bad: "));
  }

  @Test
  void aProgramThatHadToBeStartedAgainHasLost() throws Exception {
    engine("falls", ScriptedEngine.FIRST).restarted = true;
    String id = matches.start(request("falls", "plays", 2, "depth=1")).id();
    assertEquals(
        Map.of(End.CRASH, new Tally(0, 0, 2)), await(id, State.FINISHED).ends());
  }

  private static void lose(CompletableFuture<Answer> answer) {
    answer.completeExceptionally(
        new EngineException(LocalizedText.same("the line is lost"), Fault.LINE));
  }

  /** A game whose line is lost is played again from its opening; nobody has lost it. */
  @Test
  void aLineThatIsLostLosesNoGame() throws Exception {
    AtomicInteger losses = new AtomicInteger(2);
    List<String> notes = new CopyOnWriteArrayList<>();
    ScriptedEngine far = engine("far", (task, answer) -> {
      if (losses.getAndDecrement() > 0) {
        lose(answer);
      } else {
        ScriptedEngine.FIRST.play(task, answer);
      }
    });
    try (AutoCloseable listening =
        matches.listen(news -> notes.add(news.status().note().in(Locale.ENGLISH)))) {
      String id = matches.start(request("far", "plays", 2, "depth=1")).id();
      MatchReport report = await(id, State.FINISHED);
      assertEquals(2, report.all().games());
      assertEquals(List.of(), report.faults(true));
      assertTrue(notes.contains("game 1 is played again: the line is lost"), notes.toString());
      assertEquals("", report.status().note().in(Locale.ENGLISH));
      assertEquals(
          5, far.opened, "once to look at the request, three times for game 1, once for game 2");
      assertEquals(0, far.open);
    }
  }

  @Test
  void aMatchWhoseLineIsLostAgainAndAgainIsPausedAndGoesOnLater() throws Exception {
    AtomicBoolean lost = new AtomicBoolean(true);
    engine("far", (task, answer) -> {
      if (lost.get()) {
        lose(answer);
      } else {
        ScriptedEngine.FIRST.play(task, answer);
      }
    });
    String id = matches.start(request("far", "plays", 2, "depth=1")).id();
    MatchReport paused = await(id, State.PAUSED);
    assertEquals("the line is lost", paused.status().note().in(Locale.ENGLISH));
    assertEquals(0, paused.all().games());
    lost.set(false);
    matches.resume(id);
    assertEquals(2, await(id, State.FINISHED).all().games());
  }

  @Test
  void playersWhoAgreeNeedNotPlayOn() throws Exception {
    ScriptedEngine sure = engine("sure", ScriptedEngine.FIRST);
    sure.score = 900;
    plays.score = -900;
    MatchRequest plain = request("sure", "plays", 2, "depth=1");
    MatchRequest request = new MatchRequest(
        plain.variant(),
        plain.ruleSet(),
        plain.options(),
        plain.first(),
        plain.second(),
        plain.games(),
        plain.openings(),
        new Adjudication(
            Optional.of(new Adjudication.Resign(500, 1)), Optional.empty(), 100, Duration.ZERO),
        2,
        Optional.empty());
    MatchReport report = await(matches.start(request).id(), State.FINISHED);
    assertEquals(Map.of(End.ADJUDICATED_WIN, new Tally(2, 0, 0)), report.ends());
    assertEquals(5, report.plies());
  }

  @Test
  void anEngineThatLeavesIsWaitedFor() throws Exception {
    ScriptedEngine hangs = engine("other", ScriptedEngine.HANGS);
    String id = matches.start(request("plays", "other", 2, "depth=1")).id();
    await(() -> !hangs.asked.isEmpty());
    matches.removeEngine(hangs);
    MatchReport waiting = await(id, State.WAITING);
    assertEquals(
        "the engine 'other' is not installed; there are plays",
        waiting.status().note().in(Locale.ENGLISH));
    assertEquals(0, waiting.all().games());
    engine("other", ScriptedEngine.RESIGNS);
    assertEquals(new Tally(2, 0, 0), await(id, State.FINISHED).all());
  }

  @Test
  void aVariantThatLeavesIsWaitedFor() throws Exception {
    ScriptedEngine hangs = engine("other", ScriptedEngine.HANGS);
    String id = matches.start(request("plays", "other", 2, "depth=1")).id();
    await(() -> !hangs.asked.isEmpty());
    matches.removeVariant(variant);
    await(id, State.WAITING);
    await(() -> hangs.open == 0);
    matches.addVariant(variant);
    await(id, State.RUNNING);
    await(() -> hangs.asked.size() == 2);
    assertEquals(State.STOPPED, matches.stop(id).state());
    assertEquals(State.STOPPED, matches.status(id).state());
    assertThrows(IllegalStateException.class, () -> matches.resume(id));
  }

  @Test
  void aPausedMatchPlaysItsGamesAgain() throws Exception {
    ScriptedEngine hangs = engine("other", ScriptedEngine.HANGS);
    String id = matches.start(request("plays", "other", 2, "depth=1")).id();
    await(() -> !hangs.asked.isEmpty());
    assertThrows(IllegalStateException.class, () -> matches.resume(id));
    assertEquals(State.PAUSED, matches.pause(id).state());
    assertEquals(0, hangs.open);
    assertThrows(IllegalStateException.class, () -> matches.pause(id));
    restart(plays, new ScriptedEngine("other", ScriptedEngine.RESIGNS));
    assertEquals(State.PAUSED, matches.list().get(0).state());
    assertEquals(id, matches.resume(id).id());
    assertEquals(new Tally(2, 0, 0), await(id, State.FINISHED).all());
  }

  @Test
  void twoProcessesDoNotPlayTheSameMatch() throws Exception {
    ScriptedEngine hangs = engine("other", ScriptedEngine.HANGS);
    String id = matches.start(request("plays", "other", 2, "depth=1")).id();
    MatchService second = service();
    second.addVariant(variant);
    assertEquals(State.RUNNING, second.status(id).state());
    assertThrows(IllegalStateException.class, () -> second.resume(id));
    assertEquals(State.PAUSED, matches.pause(id).state());
    assertEquals(0, hangs.open);
    assertEquals(State.WAITING, second.resume(id).state());
    second.close();
  }

  /** A kill may leave any part of what was written last. */
  @Test
  @Tag("slow")
  void aFileThatIsCutAtAnyByteGoesOn() throws Exception {
    engine("resigns", ScriptedEngine.RESIGNS);
    String id = matches.start(request("plays", "resigns", 6, "depth=1")).id();
    Path journal = await(id, State.FINISHED).status().folder().resolve("match.journal");
    byte[] whole = Files.readAllBytes(journal);
    List<GameResult> results = matches.report(id).games();
    int last = whole.length;
    for (int length = whole.length; length > whole.length * 2 / 3; length--) {
      Files.write(journal, Arrays.copyOf(whole, length));
      MatchReport found = matches.report(id);
      int played = found.games().size();
      assertEquals(results.subList(0, played), found.games());
      assertEquals(
          length == whole.length ? State.FINISHED : State.PAUSED, found.status().state());
      if (played < last) {
        last = played;
        assertGoesOn(id, played);
      }
    }
    assertTrue(last < 5, "the cuts reached " + last);
  }

  private void assertGoesOn(String id, int played) throws InterruptedException {
    if (matches.status(id).state() == State.PAUSED) {
      assertTrue(matches.resume(id).played() >= played);
    }
    assertEquals(new Tally(6, 0, 0), await(id, State.FINISHED).all());
  }

  @Test
  void aTestEndsTheMatch() throws Exception {
    engine("resigns", ScriptedEngine.RESIGNS);
    MatchRequest request = with(
        request("plays", "resigns", 1000, "depth=1"),
        new Openings.Random(1, 1),
        Optional.of(Sprt.parse("0,400")));
    MatchReport report = await(matches.start(request).id(), State.FINISHED);
    assertEquals(Sprt.Verdict.ELO1, report.verdict().orElseThrow());
    assertTrue(report.games().size() < 100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"depth=1", "1m+1s"})
  void whatCannotBePlayedIsSaidInBothLanguages(String pace) {
    assertTold(request("plays", "away", 2, pace), "the engine 'away' is not installed");
    assertTold(request("plays,Level=3", "plays", 2, pace), "plays,Level=3: plays has no options");
    assertTold(request("plays", "plays", 3, pace), "an even number");
    assertTold(request("plays@depth=1", "plays@1m", 2, pace), "both players have a clock");
    MatchRequest plain = request("plays", "plays", 2, pace);
    assertTold(
        with(plain, new Openings.FromFile(folder.resolve("nix"), 9), Optional.empty()),
        "there is no such file");
    assertEquals(List.of(), matches.list());
    assertEquals(0, plays.open);
  }

  private void assertTold(MatchRequest request, String message) {
    RuntimeException problem = assertThrows(RuntimeException.class, () -> matches.start(request));
    assertTrue(String.valueOf(problem.getMessage()).contains(message), problem.getMessage());
    assertNotEquals(
        UserMessage.of(problem).in(Locale.ENGLISH), UserMessage.of(problem).in(Locale.JAPANESE));
  }

  @Test
  void aBadOpeningIsSaidWithItsLine() throws IOException {
    Path file =
        Files.writeString(folder.resolve("bad"), "startpos moves 2f2e\nstartpos moves 1a1b\n");
    MatchRequest request = with(
        request("plays", "plays", 2, "depth=1"), new Openings.FromFile(file, 9), Optional.empty());
    String message = assertThrows(IllegalArgumentException.class, () -> matches.start(request))
        .getMessage();
    assertTrue(message.contains("line 2: move 1 (1a1b): "), message);
  }

  /** What cannot be kept is no engine's fault, and the game does not count. */
  @Test
  void aMatchWhoseGameCannotBeKeptIsPausedAndGoesOnLater() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    engine("waits", (task, answer) -> {
      asked.countDown();
      try {
        goOn.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      answer.complete(new Answer.Resign());
    });
    List<String> told = new CopyOnWriteArrayList<>();
    var unused = matches.listen(
        news -> told.add(news.status().state() + " " + news.status().note()));
    MatchStatus begun = matches.start(request("plays", "waits", 2, "depth=1"));
    assertEquals(State.RUNNING, begun.state());
    asked.await();
    Path blocked = Files.createDirectories(begun.folder().resolve("game-0001.komabako/in the way"));
    goOn.countDown();
    MatchReport paused = await(begun.id(), State.PAUSED);
    assertEquals(0, paused.all().games());
    await(() -> told.size() == 2);
    assertTrue(told.get(1).contains("game-0001.komabako"), told::toString);
    Files.delete(blocked);
    Files.delete(blocked.getParent());
    assertEquals(State.RUNNING, matches.resume(begun.id()).state());
    assertEquals(new Tally(2, 0, 0), await(begun.id(), State.FINISHED).all());
  }

  @Test
  void eachGameIsToldWhenItCounts() throws Exception {
    engine("resigns", ScriptedEngine.RESIGNS);
    List<String> told = new CopyOnWriteArrayList<>();
    AutoCloseable listening = matches.listen(news -> news.game()
        .ifPresent(game -> told.add(
            game.number() + " " + news.status().played() + " " + news.status().state())));
    String id = matches.start(request("plays", "resigns", 4, "depth=1")).id();
    await(() -> told.size() == 4);
    assertEquals(List.of("1 1 RUNNING", "2 2 RUNNING", "3 3 RUNNING", "4 4 FINISHED"), told);
    listening.close();
    assertThrows(IllegalStateException.class, () -> matches.stop(id));
    assertThrows(IllegalStateException.class, () -> matches.pause(id));
    try (FileChannel lock = MatchFolder.of(folder, id).lock().orElseThrow()) {
      assertTrue(lock.isOpen(), "nobody holds it any more");
    }
  }

  @Test
  void asManyGamesArePlayedAtOnceAsAreWanted() throws Exception {
    ScriptedEngine hangs = engine("other", ScriptedEngine.HANGS);
    MatchRequest plain = request("other", "other", 6, "depth=1");
    MatchRequest three = new MatchRequest(
        plain.variant(),
        plain.ruleSet(),
        plain.options(),
        plain.first(),
        plain.second(),
        plain.games(),
        plain.openings(),
        plain.adjudication(),
        3,
        Optional.empty());
    String id = matches.start(three).id();
    await(() -> hangs.asked.size() == 3);
    assertEquals(6, hangs.open);
    assertEquals(State.RUNNING, matches.status(id).state());
    assertEquals(State.PAUSED, matches.pause(id).state());
    assertEquals(0, hangs.open);
    assertEquals(3, hangs.asked.size());
  }

  @Test
  void aListenerThatFailsPausesNoMatch() throws Exception {
    engine("resigns", ScriptedEngine.RESIGNS);
    try (AutoCloseable fails = matches.listen(news -> {
          throw new AssertionError("a listener fails");
        });
        AutoCloseable throwing = matches.listen(news -> {
          throw new IllegalStateException("another one");
        })) {
      String id = matches.start(request("plays", "resigns", 4, "depth=1")).id();
      assertEquals(4, await(id, State.FINISHED).status().played());
    }
  }

  /** Names of files may not be longer than the system allows: the lock's is not, that of the match is. */
  @Test
  void aMatchWhoseFirstWriteFailsLeavesNothing() throws Exception {
    Path deep = folder;
    while (deep.toString().length() < PATH_LIMIT - 17) {
      int missing = PATH_LIMIT - 17 - deep.toString().length() - 1;
      deep = deep.resolve("d".repeat(missing < 100 ? Math.max(1, missing) : 50));
    }
    Files.createDirectories(deep);
    matches.close();
    matches = new MatchService(deep, PATIENCE, () -> false);
    matches.addVariant(variant);
    matches.addEngine(plays);
    engine("resigns", ScriptedEngine.RESIGNS);
    var problem = assertThrows(
        java.io.UncheckedIOException.class,
        () -> matches.start(request("plays", "resigns", 4, "depth=1")));
    assertTrue(problem.getMessage().contains("File name too long"), problem.getMessage());
    assertEquals(List.of(), MatchFolder.ids(deep));
    String where = deep.toString();
    try (var open = Files.list(Path.of("/proc/self/fd"))) {
      assertEquals(
          List.of(),
          open.filter(each -> {
                try {
                  return Files.readSymbolicLink(each).toString().startsWith(where);
                } catch (IOException e) {
                  return false;
                }
              })
              .toList());
    }
  }
}
