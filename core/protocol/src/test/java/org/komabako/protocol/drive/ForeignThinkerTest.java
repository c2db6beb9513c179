package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** An engine whose process ends, hangs or is not wanted any more, with programs in memory. */
@Timeout(30)
class ForeignThinkerTest {
  private static final Timeouts PATIENCE =
      new Timeouts(Duration.ofSeconds(5), Duration.ofMillis(60), Duration.ofMillis(150));
  private static final Limits LONG = Limits.time(Duration.ofSeconds(20));

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final List<ForeignThinker> left = new CopyOnWriteArrayList<>();
  private final List<MadeUpTalk> talks = new ArrayList<>();
  private final List<ForeignThinker> open = new ArrayList<>();

  /** A thinker of programs that do this or that, the first, the one after it and so on. */
  @SafeVarargs
  private ForeignThinker thinker(Consumer<MadeUpTalk>... each) {
    Deque<MadeUpTalk> ready = new ArrayDeque<>();
    for (Consumer<MadeUpTalk> upon : each) {
      MadeUpTalk talk = new MadeUpTalk(upon);
      talks.add(talk);
      ready.add(talk);
    }
    ForeignThinker thinker = thinker(ready.remove(), begun -> ready.remove());
    open.add(thinker);
    return thinker;
  }

  private ForeignThinker thinker(MadeUpTalk first, EngineConnection.Opener others) {
    return new ForeignThinker(new LocalConnection("fake", first, others), PATIENCE, left::add);
  }

  @AfterEach
  void nothingIsLeft() {
    open.forEach(ForeignThinker::close);
    talks.forEach(ProtocolDriver::kill);
  }

  private static final Consumer<MadeUpTalk> HANGS = talk -> {};
  private static final Consumer<MadeUpTalk> DIES = talk -> talk.program.exit(7);

  private Task task(Limits limits) {
    return new Task(rules.start(), List.of(), limits);
  }

  private static Answer get(CompletableFuture<Answer> answer) throws Exception {
    try {
      return answer.get(20, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw (Exception) e.getCause();
    }
  }

  private static EngineException problem(CompletableFuture<Answer> answer) {
    return assertThrows(EngineException.class, () -> get(answer));
  }

  @Test
  void whatItAnswersIsTheAnswer() throws Exception {
    ForeignThinker thinker = thinker(MadeUpTalk::play);
    Task task = task(LONG);
    assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})));
    assertSame(task, talks.get(0).task);
    assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})), "and again");
    assertTrue(thinker.restarted().isEmpty());
  }

  @Test
  void aProcessThatEndsIsReplacedOnceAndItIsSaidWhy() throws Exception {
    ForeignThinker thinker = thinker(DIES, MadeUpTalk::play);
    Task task = task(LONG);
    assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})));
    assertSame(task, talks.get(1).task, "all of the task is told anew");
    EngineException why = thinker.restarted().orElseThrow();
    assertEquals("fake ended with exit status 7", why.getMessage());
    assertEquals(Fault.OTHER, why.fault());
    assertFalse(talks.get(0).program.isAlive());
    assertInstanceOf(Answer.Play.class, get(thinker.think(task, info -> {})), "by the new one");
  }

  /** The clock has run on while the first one thought. */
  @Test
  void aProcessThatIsReplacedIsToldWhatIsLeftOfTheClock() throws Exception {
    ForeignThinker thinker = thinker(
        talk -> CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS)
            .execute(() -> talk.program.exit(7)),
        MadeUpTalk::play);
    TimeLeft left = TimeLeft.all(TimeLimit.parse("10s"));
    assertInstanceOf(
        Answer.Play.class, get(thinker.think(task(Limits.clocks(left, left)), info -> {})));
    assertEquals(left, talks.get(0).limits().own().orElseThrow());
    Duration told = talks.get(1).limits().own().orElseThrow().main();
    assertTrue(told.compareTo(Duration.ofMillis(9_700)) <= 0, told.toString());
  }

  @Test
  void oneThatEndsAgainIsGivenUp() {
    ForeignThinker thinker = thinker(DIES, talk -> talk.program.exit(137), MadeUpTalk::play);
    EngineException problem = problem(thinker.think(task(LONG), info -> {}));
    assertEquals(
        "fake was ended by signal 9; it was started again before, because it ended with exit"
            + " status 7",
        problem.getMessage());
    assertEquals(Fault.OTHER, problem.fault());
  }

  @Test
  void theNextTaskMayBeTriedTwiceAgain() throws Exception {
    ForeignThinker thinker = thinker(DIES, DIES, DIES, MadeUpTalk::play);
    assertTrue(problem(thinker.think(task(LONG), info -> {})).getMessage().contains("again"));
    assertInstanceOf(Answer.Play.class, get(thinker.think(task(LONG), info -> {})));
  }

  @Test
  void whoseTimeIsUpIsStoppedAndEndedIfThatDoesNotHelp() throws Exception {
    ForeignThinker thinker = thinker(HANGS, MadeUpTalk::play);
    long began = System.nanoTime();
    assertInstanceOf(
        Answer.Play.class,
        get(thinker.think(task(Limits.time(Duration.ofMillis(40))), info -> {})));
    assertTrue(System.nanoTime() - began >= Duration.ofMillis(100).toNanos(), "both were waited");
    assertEquals(List.of("go", "stop"), List.copyOf(talks.get(0).told));
    assertEquals(
        "fake did not answer within 60 ms after it had to",
        thinker.restarted().orElseThrow().getMessage());
    assertEquals(Fault.HANG, thinker.restarted().orElseThrow().fault());
    assertFalse(talks.get(0).program.isAlive());
  }

  @Test
  void whoHangsTwiceIsGivenUpForHanging() {
    ForeignThinker thinker = thinker(HANGS, HANGS, MadeUpTalk::play);
    EngineException problem =
        problem(thinker.think(task(Limits.time(Duration.ofMillis(5))), info -> {}));
    assertEquals(Fault.HANG, problem.fault());
  }

  @Test
  void theWholeClockIsItsOwn() throws Exception {
    ForeignThinker thinker = thinker(HANGS, MadeUpTalk::play);
    TimeLeft left = TimeLeft.all(TimeLimit.parse("0.1s+0.1s*1"));
    long began = System.nanoTime();
    CompletableFuture<Answer> answer = thinker.think(task(Limits.clocks(left, left)), info -> {});
    MadeUpTalk first = talks.get(0);
    assertEquals("go", first.next());
    assertEquals("stop", first.next());
    assertTrue(System.nanoTime() - began >= Duration.ofMillis(195).toNanos());
    first.play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void whoIsStoppedIsToldSoAtOnceAndAnswers() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    CompletableFuture<Answer> answer = thinker.think(task(Limits.NONE), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    thinker.stop();
    assertEquals("stop", talk.next());
    talk.play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void whoWasStoppedThinksOnInTheNextTask() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    CompletableFuture<Answer> first = thinker.think(task(Limits.NONE), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    thinker.stop();
    assertEquals("stop", talk.next());
    talk.play();
    var unused = get(first);
    CompletableFuture<Answer> second = thinker.think(task(Limits.NONE), info -> {});
    assertEquals("go", talk.next());
    assertEquals(
        null, talk.told.poll(100, TimeUnit.MILLISECONDS), "it is told to stop when it has to");
    talk.play();
    assertInstanceOf(Answer.Play.class, get(second));
  }

  /** What was to stop must not begin all over. */
  @Test
  void whoEndsWhenItIsStoppedHasALastLookOnly() throws Exception {
    ForeignThinker thinker = thinker(HANGS, MadeUpTalk::play);
    CompletableFuture<Answer> answer = thinker.think(task(Limits.NONE), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    thinker.stop();
    talk.program.exit(1);
    assertInstanceOf(Answer.Play.class, get(answer));
    assertEquals(Limits.time(Duration.ofMillis(100)), talks.get(1).limits());
  }

  @Test
  void whilePonderingNoTimeRuns() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    Limits limits = Limits.time(Duration.ofMillis(10)).pondering();
    CompletableFuture<Answer> answer = thinker.think(task(limits), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    assertEquals(null, talk.told.poll(120, TimeUnit.MILLISECONDS));
    thinker.ponderHit();
    assertEquals("ponderhit", talk.next());
    assertEquals("stop", talk.next(), "now it does");
    talk.play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void theTimesOfTheHitHold() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    CompletableFuture<Answer> answer = thinker.think(task(LONG.pondering()), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    thinker.ponderHit(Limits.time(Duration.ofMillis(20)));
    assertEquals("ponderhit", talk.next());
    assertEquals("stop", talk.next());
    thinker.ponderHit(LONG);
    assertTrue(talk.told.isEmpty(), "it ponders no more");
    talk.play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void aHitWhereNothingIsPonderedAboutIsNone() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    thinker.ponderHit();
    CompletableFuture<Answer> answer = thinker.think(task(LONG.pondering()), info -> {});
    MadeUpTalk talk = talks.get(0);
    assertEquals("go", talk.next());
    talk.play();
    var unused = get(answer);
    thinker.ponderHit();
    assertTrue(talk.told.isEmpty(), talk.told.toString());
  }

  /** The new process is given the task with the word to ponder, so it has to hear of the hit too. */
  @Test
  void whoIsStartedAgainAfterTheHitIsToldOfIt() throws Exception {
    ForeignThinker thinker = thinker(HANGS, HANGS);
    CompletableFuture<Answer> answer = thinker.think(task(LONG.pondering()), info -> {});
    assertEquals("go", talks.get(0).next());
    thinker.ponderHit();
    assertEquals("ponderhit", talks.get(0).next());
    talks.get(0).program.exit(1);
    assertEquals("go", talks.get(1).next());
    assertEquals("ponderhit", talks.get(1).next());
    talks.get(1).play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void whoIsStartedAgainBeforeTheHitWaitsForIt() throws Exception {
    ForeignThinker thinker = thinker(DIES, HANGS);
    CompletableFuture<Answer> answer = thinker.think(task(LONG.pondering()), info -> {});
    assertEquals("go", talks.get(1).next());
    assertEquals(null, talks.get(1).told.poll(50, TimeUnit.MILLISECONDS));
    talks.get(1).play();
    assertInstanceOf(Answer.Play.class, get(answer));
  }

  @Test
  void oneTaskAtATimeAndNoneOnceItIsClosed() throws Exception {
    ForeignThinker thinker = thinker(HANGS);
    CompletableFuture<Answer> answer = thinker.think(task(LONG), info -> {});
    assertEquals(
        "fake still thinks",
        assertThrows(IllegalStateException.class, () -> thinker.think(task(LONG), info -> {}))
            .getMessage());
    assertEquals("go", talks.get(0).next());
    thinker.close();
    assertEquals("fake was closed while it thought", problem(answer).getMessage());
    assertEquals(
        "fake is closed",
        assertThrows(IllegalStateException.class, () -> thinker.think(task(LONG), info -> {}))
            .getMessage());
    thinker.close();
    assertEquals(List.of(thinker), left, "that is told once");
    assertFalse(talks.get(0).program.isAlive());
  }

  /** One that thinks need not hear it: it is ended, too. */
  @Test
  void whoDoesNotThinkIsAskedToQuit() throws Exception {
    ForeignThinker thinker = thinker(MadeUpTalk::play);
    assertInstanceOf(Answer.Play.class, get(thinker.think(task(LONG), info -> {})));
    thinker.close();
    assertFalse(talks.get(0).program.isAlive());
    assertTrue(talks.get(0).program.read.contains("quit"));
  }

  @Test
  void whoIsClosedWhileAnotherIsStartedEndsThatToo() {
    MadeUpTalk first = new MadeUpTalk(DIES);
    MadeUpTalk second = new MadeUpTalk(MadeUpTalk::play);
    talks.addAll(List.of(first, second));
    CompletableFuture<ForeignThinker> itself = new CompletableFuture<>();
    ForeignThinker thinker = thinker(first, begun -> {
      itself.join().close();
      return second;
    });
    itself.complete(thinker);
    assertEquals(
        "fake was closed while it thought",
        problem(thinker.think(task(LONG), info -> {})).getMessage());
    assertFalse(second.program.isAlive());
  }

  @Test
  void whatCannotBeStartedAgainSaysWhy() {
    MadeUpTalk dies = new MadeUpTalk(DIES);
    talks.add(dies);
    ForeignThinker thinker = thinker(dies, begun -> {
      throw new EngineException(LocalizedText.same("it is not there any more"), Fault.HANG, null);
    });
    open.add(thinker);
    EngineException problem = problem(thinker.think(task(LONG), info -> {}));
    assertEquals("it is not there any more", problem.getMessage());
  }

  @Test
  void whatItCannotDoIsSaidWithItsName() {
    ForeignThinker thinker = thinker(talk ->
        talk.fail(new EngineException(LocalizedText.same("it moved wrongly"), Fault.ILLEGAL_MOVE)));
    EngineException problem = problem(thinker.think(task(LONG), info -> {}));
    assertEquals("fake: it moved wrongly", problem.getMessage());
    assertEquals(Fault.ILLEGAL_MOVE, problem.fault());
    assertTrue(thinker.restarted().isEmpty(), "a new one would do no better");
    ForeignThinker broken = thinker(talk -> talk.fail(new IllegalStateException("odd")));
    EngineException odd = problem(broken.think(task(LONG), info -> {}));
    assertTrue(odd.getMessage().startsWith("fake: "), odd.getMessage());
    assertEquals(Fault.OTHER, odd.fault());
  }

  @Test
  void anErrorInsideIsAnAnswerToo() {
    ForeignThinker thinker = thinker(talk -> {
      throw new StackOverflowError("deep");
    });
    EngineException problem = problem(thinker.think(task(LONG), info -> {}));
    assertTrue(
        problem.getMessage().contains("fake: this went wrong inside: "), problem.getMessage());
  }
}
