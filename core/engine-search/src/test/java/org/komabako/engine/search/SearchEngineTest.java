package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.book.BookStore;
import org.komabako.engine.search.network.NetworkStore;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

class SearchEngineTest {
  private final SearchEngine engine = new SearchEngine();
  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final Task endless = new Task(rules.start(), List.of(), Limits.NONE);

  private Thinker open() {
    return engine.open(rules, Map.of("USI_Hash", "1", "Threads", "2"));
  }

  private static boolean anyThread() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().startsWith("komabako-engine"));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(5))
        .atMost(Duration.ofSeconds(20))
        .until(condition::getAsBoolean);
  }

  private static void assertThreadsEnd() throws InterruptedException {
    await(() -> !anyThread());
  }

  /** Whether a search has looked at all that it may, and waits to be told that its answer is wanted. */
  private static boolean waitsToAnswer() {
    return Thread.getAllStackTraces().values().stream()
        .flatMap(Arrays::stream)
        .anyMatch(frame -> frame.getMethodName().equals("waitUntilDue"));
  }

  @Test
  void whenItLeavesWhoThinksFailsAndThreadsEnd() throws Exception {
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    CountDownLatch thinking = new CountDownLatch(3);
    for (int i = 0; i < 3; i++) {
      AtomicBoolean first = new AtomicBoolean(true);
      answers.add(open().think(endless, info -> {
        if (first.getAndSet(false)) {
          thinking.countDown();
        }
      }));
    }
    assertTrue(thinking.await(20, TimeUnit.SECONDS));
    engine.leave();
    for (CompletableFuture<Answer> answer : answers) {
      ExecutionException failed =
          assertThrows(ExecutionException.class, () -> answer.get(5, TimeUnit.SECONDS));
      assertInstanceOf(EngineException.class, failed.getCause());
    }
    assertThreadsEnd();
    assertThrows(EngineException.class, this::open, "nobody can come after that");
  }

  @Test
  void itThinksAboutOneTaskAtATime() {
    try (Thinker thinker = open()) {
      CompletableFuture<Answer> answer = thinker.think(endless, info -> {});
      assertThrows(IllegalStateException.class, () -> thinker.think(endless, info -> {}));
      thinker.stop();
      assertInstanceOf(Answer.Play.class, answer.join());
      CompletableFuture<Answer> next = thinker.think(endless, info -> {});
      thinker.stop();
      assertInstanceOf(Answer.Play.class, next.join(), "then it may be asked again");
    }
  }

  @Test
  void whenItIsClosedItIsNotAsked() {
    Thinker thinker = open();
    thinker.close();
    assertThrows(IllegalStateException.class, () -> thinker.think(endless, info -> {}));
    thinker.stop();
    thinker.ponderHit();
  }

  @Test
  void aListenerThatFailsEndsTheThinkingWithAWord() {
    try (Thinker thinker = open()) {
      CompletableFuture<Answer> answer = thinker.think(endless, info -> {
        throw new IllegalStateException("no ear");
      });
      ExecutionException failed =
          assertThrows(ExecutionException.class, () -> answer.get(5, TimeUnit.SECONDS));
      assertTrue(failed.getCause().getMessage().contains("no ear"));
    }
  }

  @Test
  void whilePonderingNoLimitHolds() throws Exception {
    try (Thinker thinker = open()) {
      Limits limits = Limits.time(Duration.ofMillis(50)).toDepth(3).pondering();
      long begun = System.nanoTime();
      CompletableFuture<Answer> answer =
          thinker.think(new Task(rules.start(), List.of(), limits), info -> {});
      await(() ->
          waitsToAnswer() && System.nanoTime() - begun > Duration.ofMillis(50).toNanos());
      assertFalse(answer.isDone());
      thinker.ponderHit();
      assertInstanceOf(Answer.Play.class, answer.get(5, TimeUnit.SECONDS));
    }
  }

  @Test
  void withoutLimitsItWaitsForTheStopEvenIfNothingIsLeftToFind() throws Exception {
    try (Thinker thinker = open()) {
      Task won = new Task(rules.position("4k/5/5/5/K3R b - 1"), List.of(), Limits.NONE);
      CompletableFuture<Answer> answer = thinker.think(won, info -> {});
      await(SearchEngineTest::waitsToAnswer);
      assertFalse(answer.isDone());
      thinker.stop();
      assertInstanceOf(Answer.Play.class, answer.get(5, TimeUnit.SECONDS));
    }
  }

  @Test
  void theScoreOfAWonPositionComesFromWhatThePiecesAreWorth() throws Exception {
    // Two rooks of six pawns each against one; nothing can be taken in one move. Half of it is
    // told.
    Task ahead =
        new Task(rules.position("1r2k/5/5/5/K1RR1 b - 1"), List.of(), Limits.NONE.toDepth(1));
    AtomicReference<Score> score = new AtomicReference<>();
    try (Thinker thinker = open()) {
      thinker.think(ahead, info -> score.set(info.score())).get(20, TimeUnit.SECONDS);
    }
    int told = assertInstanceOf(Score.Material.class, score.get()).value();
    assertTrue(Math.abs(told - 300) < 100, told + " hundredths of a pawn");
  }

  @Test
  void moreMemoryThanThereIsGetsAMessage() {
    long most = Runtime.getRuntime().maxMemory() >> 20;
    if (most < 15_000) {
      EngineException failed = assertThrows(
          EngineException.class, () -> engine.open(rules, Map.of("USI_Hash", "16000")));
      assertTrue(failed.getMessage().contains("USI_Hash"), failed.getMessage());
    }
  }

  @Test
  void whereTheGameIsOverItResigns() {
    try (Thinker thinker = open()) {
      Task over = new Task(
          rules.position("4k/5/5/5/K3R b - 1"),
          List.of(Usi.parse(rules.table(), "1e1a")),
          Limits.NONE);
      assertEquals(new Answer.Resign(), thinker.think(over, info -> {}).join());
      Task won = new Task(rules.position("4k/5/5/5/K3R b - 1"), List.of(), Limits.NONE);
      Answer.Play play = (Answer.Play) thinker
          .think(new Task(won.start(), List.of(), Limits.NONE.toDepth(2)), info -> {})
          .join();
      assertEquals("1e1a", play.move().toString(), "the king is taken");
      assertEquals(Optional.empty(), play.ponder());
    }
  }

  @Test
  void aNetworkThatIsAskedForMustBeThere() {
    EngineException none =
        assertThrows(EngineException.class, () -> engine.open(rules, Map.of("Network", "own")));
    assertTrue(none.getMessage().contains("network"), none.getMessage());
    assertThrows(EngineException.class, () -> engine.setup(rules, Map.of("Network", "shelf")));
    engine.open(rules, Map.of("Network", "none")).close();
    engine.open(rules, Map.of("Network", "chosen")).close();
  }

  /** A table as large as can be had: what else is open may have taken the memory that there was. */
  @Test
  void whereThereIsLessMemoryTheTableIsHalvedUntilItFits() {
    List<Integer> asked = new ArrayList<>();
    SearchEngine tight = new SearchEngine(
        Optional.empty(), Weights.standard(), NetworkStore.none(), BookStore.none(), megabytes -> {
          asked.add(megabytes);
          if (megabytes > 2) {
            throw new OutOfMemoryError("so much is not there");
          }
          return new TranspositionTable(megabytes);
        });
    try (Thinker thinker = tight.open(rules, Map.of("USI_Hash", "12"))) {
      assertEquals(List.of(12, 6, 3, 1), asked);
      assertEquals(
          List.of("USI_Hash is 1 instead of 12: there is not more memory left; start Java with more"
              + " (KOMABAKO_JAVA_OPTIONS=-Xmx…)"),
          thinker.notes().stream().map(text -> text.in(Locale.ENGLISH)).toList());
      assertInstanceOf(
          Answer.Play.class,
          thinker
              .think(new Task(rules.start(), List.of(), Limits.NONE.toDepth(2)), info -> {})
              .join());
    }
    asked.clear();
    try (Thinker thinker = tight.open(rules, Map.of("USI_Hash", "8"))) {
      assertEquals(List.of(8, 4, 2), asked);
      assertTrue(
          thinker.notes().get(0).in(Locale.ENGLISH).startsWith("USI_Hash is 2 instead of 8: "));
    }
  }

  @Test
  void whereThereIsEnoughMemoryNothingIsSaid() {
    for (int megabytes : List.of(1, 2, 3)) {
      try (Thinker thinker = engine.open(rules, Map.of("USI_Hash", String.valueOf(megabytes)))) {
        assertEquals(List.of(), thinker.notes());
      }
    }
  }

  /** Whenever it is stopped: who reads along has seen the move come. */
  @ParameterizedTest
  @CsvSource({"1, 20", "3, 20", "2, 8"})
  void whatItPlaysIsTheFirstMoveOfTheBestLineThatItToldLast(int lines, int level) {
    for (int nodes = 1; nodes < 4_000; nodes += 1 + nodes / 3) {
      Map<String, String> values =
          Map.of("USI_Hash", "1", "MultiPV", String.valueOf(lines), "Level", String.valueOf(level));
      try (Thinker thinker = engine.open(rules, values)) {
        List<Info> told = new ArrayList<>();
        Task task = new Task(rules.start(), List.of(), Limits.NONE.toNodes(nodes));
        Answer.Play play = (Answer.Play) thinker.think(task, told::add).join();
        List<Info> best = told.stream().filter(info -> info.multiPv() == 1).toList();
        assertFalse(best.isEmpty());
        assertEquals(best.get(best.size() - 1).line().get(0), play.move(), nodes + " positions");
      }
    }
  }

  /** A lion that takes a rook is lost to the rook behind it. */
  @Test
  void theLowestLevelTakesWhatIsProtectedAndAHigherOneDoesNot() {
    int lowest = taken(1);
    assertTrue(lowest >= 10, "of 200 games it takes in " + lowest);
    assertEquals(0, taken(13));
  }

  /** In how many of 200 games a level takes the rook. */
  private int taken(int level) {
    Task task =
        new Task(rules.position("r3r/5/1N3/4k/2K2 b - 1"), List.of(), Limits.NONE.toNodes(2_000));
    int count = 0;
    for (int seed = 1; seed <= 200; seed++) {
      Map<String, String> values =
          Map.of("USI_Hash", "1", "Level", String.valueOf(level), "Seed", String.valueOf(seed));
      try (Thinker thinker = engine.open(rules, values)) {
        Answer.Play play = (Answer.Play) thinker.think(task, info -> {}).join();
        count += play.move().equals(Usi.parse(rules.table(), "4c5a")) ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void itTellsOfAsManyMovesAsItIsAsked() {
    for (int lines = 1; lines <= 4; lines++) {
      Map<String, String> values = Map.of("USI_Hash", "1", "MultiPV", String.valueOf(lines));
      try (Thinker thinker = engine.open(rules, values)) {
        List<Info> told = new ArrayList<>();
        Task task = new Task(rules.start(), List.of(), Limits.NONE.toDepth(3));
        var unused = thinker.think(task, told::add).join();
        List<Info> last = told.subList(told.size() - lines, told.size());
        for (int i = 0; i < lines; i++) {
          assertEquals(i + 1, last.get(i).multiPv());
        }
        assertEquals(
            lines, last.stream().map(info -> info.line().get(0)).distinct().count());
        assertEquals(lines, told.stream().mapToInt(Info::multiPv).max().orElseThrow());
      }
    }
  }

  /** A later line may turn out to be the better one: it is told as such, and played. */
  @Test
  void theLinesOfADepthAreToldBestFirst() {
    try (Thinker thinker = engine.open(rules, Map.of("USI_Hash", "1", "MultiPV", "6"))) {
      for (String start : List.of("r3r/5/1N3/4k/2K2 b - 1", "r3r/5/1N3/4k/2K2 w - 1")) {
        Map<Integer, Map<Integer, Integer>> depths = new TreeMap<>();
        Task task = new Task(rules.position(start), List.of(), Limits.NONE.toDepth(8));
        var unused = thinker
            .think(task, info -> {
              if (info.bound() == Info.Bound.EXACT
                  && info.score() instanceof Score.Material material) {
                depths
                    .computeIfAbsent(info.depth(), any -> new TreeMap<>())
                    .put(info.multiPv(), material.value());
              }
            })
            .join();
        depths.forEach((depth, values) -> {
          List<Integer> told = List.copyOf(values.values());
          assertEquals(
              told.stream().sorted(Comparator.reverseOrder()).toList(), told, "depth " + depth);
        });
      }
    }
  }
}
