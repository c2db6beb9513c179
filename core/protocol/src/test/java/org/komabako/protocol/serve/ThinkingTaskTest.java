package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;

/** What is told of a task that is thought about, and when. */
@Timeout(30)
class ThinkingTaskTest {
  /** Who thinks; a test answers for it. */
  private static final class Hand implements Thinker {
    final CompletableFuture<Answer> answer = new CompletableFuture<>();
    final List<String> calls = new ArrayList<>();

    @Nullable
    Consumer<Info> told;

    @Override
    public CompletableFuture<Answer> think(Task task, Consumer<Info> ear) {
      told = ear;
      return answer;
    }

    @Override
    public void stop() {
      calls.add("stop");
    }

    @Override
    public void ponderHit() {
      calls.add("hit");
    }

    @Override
    public void ponderHit(Limits limits) {
      calls.add("hit " + limits.time().orElseThrow().toMillis());
    }

    @Override
    public void close() {
      calls.add("close");
    }
  }

  private final class Ear implements ThinkingTask.Voice {
    @Override
    public void info(Info info) {
      heard.add("info " + info.multiPv());
    }

    @Override
    public void answer(Answer answer) {
      heard.add("answer");
    }

    @Override
    public void failure(String reason, Optional<Move> best) {
      heard.add("failure " + reason + " " + best.map(Move::toString).orElse("-"));
    }
  }

  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final Hand hand = new Hand();
  private final List<String> heard = new ArrayList<>();

  private ThinkingTask begin(Limits limits) {
    return ThinkingTask.begin(hand, new Task(rules.start(), List.of(), limits), new Ear());
  }

  private void tell(int rank, String... line) {
    Consumer<Info> told = hand.told;
    assertTrue(told != null);
    told.accept(new Info(
        1,
        1,
        rank,
        new Score.Material(0),
        Info.Bound.EXACT,
        1,
        Duration.ZERO,
        0,
        List.of(line).stream().map(each -> Usi.parse(rules.table(), each)).toList()));
  }

  @Test
  void theEndIsToldOnceAndNothingAfterIt() {
    ThinkingTask thinking = begin(SECOND);
    tell(1, "2c2b");
    assertFalse(thinking.isOver());
    hand.answer.complete(new Answer.Resign());
    assertTrue(thinking.isOver());
    tell(1, "2c2b");
    thinking.stop();
    thinking.ponderHit(Optional.empty());
    assertEquals(List.of("info 1", "answer"), heard);
  }

  @Test
  void whoThinksWithoutEndIsHeardNoSoonerThanHeIsStopped() {
    ThinkingTask thinking = begin(Limits.NONE);
    hand.answer.complete(new Answer.Resign());
    assertEquals(List.of(), heard);
    assertFalse(thinking.isOver());
    thinking.stop();
    assertEquals(List.of("answer"), heard);
    assertTrue(hand.calls.contains("stop"));
  }

  @Test
  void whoPondersIsHeardNoSoonerThanTheMoveWasMade() {
    ThinkingTask thinking = begin(SECOND.pondering());
    hand.answer.complete(new Answer.Resign());
    assertEquals(List.of(), heard);
    thinking.ponderHit(Optional.empty());
    assertEquals(List.of("answer"), heard);
    assertEquals(List.of("hit"), hand.calls);
  }

  @Test
  void theTimesOfAHitAreHandedOn() {
    begin(SECOND.pondering()).ponderHit(Optional.of(Limits.time(Duration.ofMillis(40))));
    assertEquals(List.of("hit 40"), hand.calls);
  }

  /** Of several lines the best one counts; a line without moves takes nothing back. */
  @Test
  void whoFailsIsHeardAtOnceWithTheBestMoveSoFar() {
    var thinking = begin(Limits.NONE);
    tell(1, "2d1d", "2a1a");
    tell(1, "2c2b");
    tell(2, "2d3d");
    tell(1);
    hand.answer.completeExceptionally(
        new CompletionException(new EngineException("it broke\n in two")));
    assertEquals("failure it broke in two 2c2b", heard.get(heard.size() - 1));
    assertTrue(thinking.isOver());
  }

  @Test
  void whoFailsWithoutAWordIsNamedByWhatItIs() {
    var thinking = begin(SECOND);
    hand.answer.completeExceptionally(new StackOverflowError());
    assertEquals(List.of("failure java.lang.StackOverflowError -"), heard);
    assertTrue(thinking.isOver());
  }

  @Test
  void whatIsNotWantedAnyMoreIsNotHeard() {
    ThinkingTask thinking = begin(SECOND);
    thinking.drop();
    assertTrue(thinking.isOver());
    assertEquals(List.of("stop"), hand.calls);
    tell(1, "2c2b");
    hand.answer.complete(new Answer.Resign());
    assertEquals(List.of(), heard);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    Awaitility.await().pollInterval(Duration.ofMillis(5)).until(condition::getAsBoolean);
  }

  /** Somebody has come to the end of a task that is thought about, and waits there. */
  private static void awaitWaiting() throws InterruptedException {
    await(() -> Thread.getAllStackTraces().entrySet().stream()
        .anyMatch(each -> each.getKey().getState() == Thread.State.WAITING
            && Arrays.stream(each.getValue())
                .anyMatch(frame -> frame.getMethodName().equals("awaitEnd"))));
  }

  @Test
  void whoWaitsForTheEndGoesOnWhenItWasTold() throws Exception {
    ThinkingTask thinking = begin(SECOND);
    CompletableFuture<Boolean> waited = CompletableFuture.supplyAsync(() -> {
      thinking.awaitEnd();
      return heard.contains("answer");
    });
    awaitWaiting();
    assertFalse(waited.isDone());
    hand.answer.complete(new Answer.Resign());
    assertTrue(waited.get(10, TimeUnit.SECONDS));
  }

  @Test
  void whoWaitsGoesOnWhenTheEndIsNotWantedAnyMore() throws Exception {
    ThinkingTask thinking = begin(SECOND);
    CompletableFuture<Void> waited = CompletableFuture.runAsync(thinking::awaitEnd);
    awaitWaiting();
    thinking.drop();
    waited.get(10, TimeUnit.SECONDS);
  }

  @Test
  void whoIsInterruptedWaitsOnAndStaysInterrupted() throws Exception {
    ThinkingTask thinking = begin(SECOND);
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    Thread waiting = new Thread(() -> {
      thinking.awaitEnd();
      interrupted.complete(Thread.currentThread().isInterrupted());
    });
    waiting.start();
    waiting.interrupt();
    await(() -> waiting.getState() == Thread.State.WAITING && !waiting.isInterrupted());
    assertFalse(interrupted.isDone());
    hand.answer.complete(new Answer.Resign());
    assertTrue(interrupted.get(10, TimeUnit.SECONDS));
  }
}
