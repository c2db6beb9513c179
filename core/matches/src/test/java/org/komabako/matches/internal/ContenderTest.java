package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.matches.End;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.position.Rules;

/** What a player answered, how long it took, and whose fault it is where it did not. */
@Timeout(20)
class ContenderTest {
  private static final Rules RULES = Rules.of(new SmallGame());
  private static final Task TASK = new Task(RULES.start(), List.of(), Limits.NONE);
  private static final Player PLAYER = Player.parse("one,Level=3", Pace.parse("depth=1"));
  private static final MoveTimeouts PATIENCE =
      new MoveTimeouts(Duration.ofSeconds(9), Duration.ofMillis(30));
  private static final Duration LONG = Duration.ofSeconds(9);
  private static final Duration SHORT = Duration.ofMillis(5);
  private static final Answer RESIGNS = new Answer.Resign();

  private final Engine engine = mock(Engine.class);
  private final Thinker thinker = mock(Thinker.class);
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  @BeforeEach
  void open() {
    when(engine.open(RULES, Map.of("Level", "3"))).thenReturn(thinker);
    when(thinker.ready()).thenReturn(CompletableFuture.completedFuture(null));
    when(thinker.restarted()).thenReturn(Optional.empty());
    when(thinker.think(any(), any())).thenReturn(answer);
  }

  private Contender contender() throws Exception {
    return new Contender(engine, PLAYER, RULES, PATIENCE);
  }

  private static Info info(int rank, Score score, int depth) {
    return new Info(
        depth, depth, rank, score, Info.Bound.EXACT, 50, Duration.ofMillis(7), 0, List.of());
  }

  private void tells(Info... infos) {
    doAnswer(call -> {
          Consumer<Info> told = call.getArgument(1);
          List.of(infos).forEach(told);
          return answer;
        })
        .when(thinker)
        .think(any(), any());
  }

  private void assertFault(Duration allowed, String end, String words) throws Exception {
    Contender contender = contender();
    FaultException fault = assertThrows(FaultException.class, () -> contender.ask(TASK, allowed));
    assertEquals(end, fault.end());
    assertEquals(words, fault.getMessage());
    assertEquals(PlayerEffort.NONE, contender.effort(), "an answer that does not count");
  }

  @Test
  void whatItAnswersCountsWithWhatItToldOfItsBestLine() throws Exception {
    tells(
        info(1, new Score.Material(1), 3),
        info(1, new Score.Material(25), 7),
        info(2, new Score.Mate(-5), 9));
    answer.complete(RESIGNS);
    Contender contender = contender();
    assertSame(RESIGNS, contender.ask(TASK, LONG));
    assertEquals(new Score.Material(25), contender.score());
    assertEquals("cp 25 depth 7", contender.comment());
    Duration took = contender.took();
    assertTrue(took.compareTo(Duration.ZERO) > 0 && took.compareTo(LONG) < 0, took::toString);
    PlayerEffort once = new PlayerEffort(1, took, 1, 50, Duration.ofMillis(7), 7);
    assertEquals(once, contender.effort());
    contender.ask(TASK, LONG);
    assertEquals(
        once.plus(new PlayerEffort(1, contender.took(), 1, 50, Duration.ofMillis(7), 7)),
        contender.effort());
  }

  @Test
  void whatItToldOfAnEarlierMoveIsNotThatOfTheNext() throws Exception {
    tells(info(1, new Score.Material(25), 7));
    answer.complete(RESIGNS);
    Contender contender = contender();
    contender.ask(TASK, LONG);
    tells();
    contender.ask(TASK, LONG);
    assertNull(contender.score());
    assertEquals("", contender.comment());
    assertEquals(2, contender.effort().moves());
    assertEquals(1, contender.effort().told());
  }

  @Test
  void whoAnswersWhenToldToStopIsTooLate() throws Exception {
    doAnswer(call -> answer.complete(RESIGNS)).when(thinker).stop();
    assertFault(SHORT, End.TIME, "no answer within 5 ms");
  }

  @Test
  void whoAnswersAtOnceAndYetTooLateIsTooLate() throws Exception {
    when(thinker.think(any(), any())).thenAnswer(call -> {
      // Slow on purpose: longer than it is given.
      TimeUnit.MILLISECONDS.sleep(8);
      return CompletableFuture.completedFuture(RESIGNS);
    });
    assertFault(SHORT, End.TIME, "no answer within 5 ms");
    verify(thinker, never()).stop();
  }

  @Test
  void whoNeverAnswersHangs() throws Exception {
    assertFault(SHORT, End.HANG, "no answer within 35 ms");
    verify(thinker).stop();
  }

  @Test
  void whoFailsWhenToldToStopHasCrashed() throws Exception {
    doAnswer(call -> answer.completeExceptionally(new EngineException("it ended")))
        .when(thinker)
        .stop();
    assertFault(SHORT, End.CRASH, "it ended");
  }

  @Test
  void whoGivesUpWhenToldToStopHasCrashed() throws Exception {
    doAnswer(call -> answer.cancel(true)).when(thinker).stop();
    assertFault(SHORT, End.CRASH, "java.util.concurrent.CancellationException");
  }

  @ParameterizedTest
  @CsvSource({"ILLEGAL_MOVE, illegal_move", "HANG, hang", "OTHER, crash"})
  void aFaultIsWhatTheEngineSaysItIs(Fault fault, String end) throws Exception {
    answer.completeExceptionally(new EngineException(LocalizedText.same("it says so"), fault));
    assertFault(LONG, end, "it says so");
  }

  @Test
  void whatIsThrownIsACrash() throws Exception {
    doThrow(new IllegalStateException()).when(thinker).think(any(), any());
    assertFault(LONG, End.CRASH, "java.lang.IllegalStateException");
  }

  @Test
  void aProgramThatWasStartedAgainHasCrashed() throws Exception {
    answer.complete(RESIGNS);
    when(thinker.restarted()).thenReturn(Optional.of(new EngineException("it fell over")));
    assertFault(LONG, End.CRASH, "it fell over");
  }

  private static EngineException lineLost() {
    return new EngineException(LocalizedText.same("the line is lost"), Fault.LINE);
  }

  /** Before it thinks, while it does, and when it has answered by another line: nobody has lost the game. */
  @Test
  void aLineThatIsLostIsNobodysFault() throws Exception {
    answer.completeExceptionally(lineLost());
    Contender fails = contender();
    assertThrows(LineLostException.class, () -> fails.ask(TASK, LONG));
    when(thinker.think(any(), any())).thenReturn(CompletableFuture.completedFuture(RESIGNS));
    when(thinker.restarted()).thenReturn(Optional.of(lineLost()));
    LineLostException lost =
        assertThrows(LineLostException.class, () -> contender().ask(TASK, LONG));
    assertEquals("the line is lost", lost.getMessage());
    when(thinker.ready()).thenReturn(CompletableFuture.failedFuture(lineLost()));
    assertThrows(LineLostException.class, this::contender);
    verify(thinker).close();
  }

  @Test
  void aLineThatIsLostWhileItIsLateIsNobodysFault() throws Exception {
    when(thinker.restarted()).thenReturn(Optional.of(lineLost()));
    assertThrows(LineLostException.class, () -> contender().ask(TASK, Duration.ofMillis(1)));
  }

  @Test
  void anEngineThatDoesNotOpenIsAtFault() {
    doThrow(new EngineException("no memory")).when(engine).open(any(), any());
    FaultException fault = assertThrows(FaultException.class, this::contender);
    assertEquals(End.CRASH, fault.end());
    assertEquals("no memory", fault.getMessage());
  }

  /** Who broke the game off has interrupted the thread; what fails then is nobody's fault. */
  @Test
  void whatFailsBecauseItIsBrokenOffIsNobodysFault() {
    doAnswer(call -> {
          Thread.currentThread().interrupt();
          throw new EngineException("interrupted");
        })
        .when(engine)
        .open(any(), any());
    assertThrows(InterruptedException.class, this::contender);
    assertFalse(Thread.interrupted());
  }

  @Test
  void itsEngineIsClosedWithIt() throws Exception {
    contender().close();
    verify(thinker).close();
  }
}
