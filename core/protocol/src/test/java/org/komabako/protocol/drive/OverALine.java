package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** Engines on another machine, over a line that a test holds the other end of. */
@Timeout(90)
@Tag("slow")
abstract class OverALine {
  static final String MOVE = BadDays.MOVE;
  private static final LineTimeouts LINE = new LineTimeouts(
      Duration.ofSeconds(15),
      Duration.ofSeconds(1),
      Duration.ofSeconds(1),
      Duration.ofMillis(50),
      Duration.ofMillis(200),
      Duration.ofSeconds(8));
  static final Timeouts PATIENCE =
      new Timeouts(Duration.ofSeconds(15), Duration.ofMillis(700), Duration.ofMillis(500), LINE);
  static final Limits LONG = Limits.time(Duration.ofMinutes(1));

  final Rules rules = Rules.of(TinyGame.named("tiny"));
  final BlockingQueue<String> troubles = new LinkedBlockingQueue<>();
  private final List<AutoCloseable> open = new ArrayList<>();
  FakeLine line;

  @BeforeEach
  void begin() throws IOException {
    line = new FakeLine();
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
    line.close();
    Awaitility.await()
        .pollInterval(Duration.ofMillis(20))
        .untilAsserted(() -> assertEquals(List.of(), left()));
  }

  static List<String> left() {
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

  ForeignEngine engine(String... complaint) {
    ForeignEngine engine = new ForeignEngine(
        new EngineEntry(
            "club",
            Protocol.USI,
            LineClient.program(line.port, complaint),
            List.of(
                "option name USI_Variant type combo default tiny var tiny",
                "option name Skill type spin default 3 min 0 max 9"),
            Map.of()),
        PATIENCE,
        kept -> {});
    open.add(engine);
    return engine;
  }

  Thinker thinker(String... complaint) {
    return listening(engine(complaint).open(rules, Map.of()));
  }

  Thinker listening(Thinker thinker) {
    thinker.onTrouble(text -> troubles.add(text.in(java.util.Locale.ENGLISH)));
    return thinker;
  }

  CompletableFuture<Answer> think(Thinker thinker, Limits limits) {
    return thinker.think(new Task(rules.start(), List.of(), limits), info -> {});
  }

  static Limits clock(String main) {
    TimeLeft left = TimeLeft.all(TimeLimit.parse(main));
    return Limits.clocks(left, left);
  }

  static Answer get(CompletableFuture<Answer> answer) throws Exception {
    try {
      return answer.get(30, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw (Exception) e.getCause();
    }
  }

  static EngineException problem(CompletableFuture<Answer> answer) {
    return assertThrows(EngineException.class, () -> get(answer));
  }

  static void assertPlays(CompletableFuture<Answer> answer) throws Exception {
    assertEquals(MOVE, assertInstanceOf(Answer.Play.class, get(answer)).move().toString());
  }

  String trouble() throws InterruptedException {
    String text = troubles.poll(20, TimeUnit.SECONDS);
    return text == null ? "nothing" : text;
  }

  static void until(java.util.function.BooleanSupplier done) {
    Awaitility.await().pollInterval(Duration.ofMillis(20)).until(done::getAsBoolean);
  }
}
