package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What a program that speaks CECP is told, move by move, and what its words mean. */
@Timeout(30)
class CecpDriverTest {
  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));
  private static final List<String> NEW_GAME =
      List.of("new", "variant tiny", "force", "post", "easy");
  private static final List<String> BEGIN = List.of("sd 99", "st 1", "time 100", "otim 100", "go");

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final EngineLog log = new EngineLog();
  private final List<Info> told = new ArrayList<>();
  private final CecpDriver talk = talk("feature variants=\"tiny\"", Map.of());
  private int read;

  private CecpDriver talk(String features, Map<String, String> chosen) {
    CecpDriver fresh = new CecpDriver(new EngineProcess(MadeUpProcess.silent(), log));
    fresh.prepare(
        rules, Protocol.CECP.understand(List.of(features)), chosen, Duration.ofMillis(100));
    return fresh;
  }

  /** What the program was told since this was last asked. */
  private List<String> said() {
    List<String> lines = log.lines().stream()
        .filter(line -> line.startsWith("> "))
        .map(line -> line.substring(2))
        .toList();
    List<String> fresh = lines.subList(read, lines.size());
    read = lines.size();
    return fresh;
  }

  private static List<String> all(List<String> first, String... others) {
    List<String> both = new ArrayList<>(first);
    both.addAll(List.of(others));
    return both;
  }

  private Move move(String text) {
    return Usi.parse(rules.table(), text);
  }

  private Thought thought(Limits limits, String... moves) {
    return new Thought(
        new Task(rules.start(), List.of(moves).stream().map(this::move).toList(), limits),
        told::add);
  }

  private Thought go(CecpDriver with, Limits limits, String... moves) {
    Thought thought = thought(limits, moves);
    with.go(thought);
    return thought;
  }

  private static Throwable problem(Thought thought) {
    assertTrue(thought.answer().isDone(), "it has answered");
    return assertThrows(CompletionException.class, () -> thought.answer().join())
        .getCause();
  }

  @Test
  void aGameBeginsInForceModeAndIsToldMoveByMove() {
    Thought first = go(talk, SECOND);
    List<String> begun = new ArrayList<>(NEW_GAME);
    begun.addAll(BEGIN);
    assertEquals(begun, said());
    talk.heard("move b2b3", first);
    assertEquals(new Answer.Play(move("2c2b"), Optional.empty()), first.answer().join());
    assertEquals(List.of("force"), said(), "it is kept in force mode");
    var unused = go(talk, SECOND, "2c2b", "2a1a");
    assertEquals(all(List.of("usermove b4c4"), BEGIN.toArray(String[]::new)), said());
  }

  @Test
  void whereTheGameIsAnotherItBeginsAnew() {
    var first = go(talk, SECOND, "2c2b", "2a1a");
    assertEquals(List.of("usermove b2b3", "usermove b4c4"), said().subList(5, 7));
    var second = go(talk, SECOND, "2c2b");
    assertEquals(all(NEW_GAME, "usermove b2b3"), said().subList(0, 6), "a move was taken back");
    var third = go(talk, SECOND, "2d1d");
    assertEquals("new", said().get(0), "another move was made");
    assertFalse(
        first.answer().isDone() || second.answer().isDone() || third.answer().isDone());
  }

  @Test
  void aPositionIsSetUpBeforeTheMoves() {
    Task set = new Task(rules.position("1k1/3/3/1K1 w P 1"), List.of(), SECOND);
    talk.go(new Thought(set, told::add));
    assertEquals(
        List.of("new", "variant tiny", "force", "setboard 1k1/3/3/1K1[P] b", "post", "easy"),
        said().subList(0, 6));
  }

  @Test
  void memoryAndProcessorsAreCommandsOfEachGameAndOtherOptionsAreSaidOnce() {
    String features = "feature variants=\"tiny\" memory=1 smp=1 option=\"Book -check 1\""
        + " option=\"Style -combo a /// b\" option=\"Clear -button\" option=\"Open -check 0\"";
    CecpDriver other = talk(features, Map.of("Book", "false", "memory", "128"));
    assertEquals(List.of("option Book=0"), said());
    var unused = go(other, SECOND);
    assertEquals(
        List.of("new", "variant tiny", "memory 128", "cores 1", "force", "post", "easy"),
        said().subList(0, 7));
    var again = talk(features, Map.of("Style", "b"));
    assertEquals(List.of("option Style=b"), said());
    again = talk(features, Map.of("Clear", ""));
    assertEquals(List.of("option Clear"), said());
    again = talk(features, Map.of("Open", "true"));
    assertEquals(List.of("option Open=1"), said());
    assertFalse(again == other);
  }

  /** The board's words for a rule are in the table of the variant. */
  @Test
  void itIsToldTheRules() {
    var unused = talk("feature variants=\"tiny\" option=\"Allow repeats -check 1\"", Map.of());
    assertEquals(List.of("option Allow repeats=0"), said());
    unused = talk(
        "feature variants=\"tiny\" option=\"Allow repeats -check 0\"",
        Map.of("Allow_repeats", "true"));
    assertEquals(List.of("option Allow repeats=1"), said(), "what was chosen comes last");
  }

  @Test
  void withoutLimitsItAnalysesAndPlaysTheBestLine() {
    Thought endless = go(talk, Limits.NONE);
    assertEquals(all(NEW_GAME, "analyze"), said());
    talk.heard("1 5 1 10 b2b3", endless);
    talk.heard("2 5 1 10 b1c1", endless);
    talk.heard("3 5 1 10", endless);
    talk.stop();
    assertEquals(List.of("exit", "ping 0"), said());
    assertFalse(endless.answer().isDone());
    talk.heard("pong 0", endless);
    assertEquals(
        new Answer.Play(move("2d1d"), Optional.empty()), endless.answer().join());
    assertEquals(3, told.size());
  }

  @Test
  void whoFindsNothingWhileItAnalysesSaysSo() {
    Thought endless = go(talk, Limits.NONE);
    talk.stop();
    talk.heard("pong 0", endless);
    assertTrue(problem(endless).getMessage().contains("no move while it analysed"));
  }

  @Test
  void anAnalysisDoesNotRememberWhatWasFoundBefore() {
    Thought first = go(talk, Limits.NONE);
    talk.heard("1 5 1 10 b2b3", first);
    talk.heard("pong 0", first);
    Thought second = go(talk, Limits.NONE);
    talk.heard("pong 0", second);
    assertTrue(problem(second).getMessage().contains("no move while it analysed"));
  }

  @Test
  void outsideOfAnAnalysisAPongIsNoAnswer() {
    Thought timed = go(talk, SECOND);
    talk.heard("1 5 1 10 b2b3", timed);
    talk.heard("pong 0", timed);
    assertFalse(timed.answer().isDone());
  }

  @Test
  void stoppingAMoveIsAQuestionMark() {
    var unused = go(talk, SECOND);
    var before = said();
    assertEquals("go", before.get(before.size() - 1));
    talk.stop();
    assertEquals(List.of("?"), said());
  }

  @Test
  void ponderingWaitsForTheHit() {
    var unused = go(talk, SECOND.pondering());
    assertFalse(said().contains("go"));
    talk.ponderHit();
    talk.ponderHit();
    assertEquals(List.of("go"), said());
    var next = go(talk, SECOND.pondering());
    var before = said();
    assertFalse(before.contains("go"));
    talk.stop();
    assertEquals(List.of("go", "?"), said(), "it has to think before it can answer");
    assertFalse(next.answer().isDone());
  }

  @Test
  void aMoveMayComeInLegs() {
    Thought first = go(talk, SECOND);
    talk.heard("move b2b,", first);
    assertFalse(first.answer().isDone());
    talk.heard("move 3", first);
    assertTrue(first.answer().isDone());
    var before = said();
    assertEquals("force", before.get(before.size() - 1));
    Thought second = go(talk, SECOND, "2c2b", "2a1a");
    talk.heard("move b3b4+", second);
    assertEquals(
        "2b2a+", ((Answer.Play) second.answer().join()).move().toString(), "a leg is not kept");
  }

  @Test
  void whatWasLeftOfALegIsForgotten() {
    var broken = go(talk, SECOND);
    talk.heard("move b2b,", broken);
    Thought next = go(talk, SECOND);
    talk.heard("move b2b3", next);
    assertInstanceOf(Answer.Play.class, next.answer().join());
  }

  @Test
  void anIllegalMoveIsAProblemAndTheGameIsToldAnewThen() {
    Thought first = go(talk, SECOND);
    talk.heard("move b2b4", first);
    assertTrue(
        problem(first).getMessage().contains("illegal move"), problem(first).getMessage());
    var before = said();
    assertEquals("force", before.get(before.size() - 1));
    var unused = go(talk, SECOND);
    assertEquals("new", said().get(0));
  }

  @Test
  void aMoveThatItRefusesIsAProblemAndTheGameIsToldAnewThen() {
    Thought first = go(talk, SECOND, "2c2b", "2a1a");
    talk.heard("Illegal move: b4c4", first);
    assertTrue(problem(first).getMessage().contains("that is legal here: Illegal move: b4c4"));
    var before = said();
    assertTrue(before.contains("usermove b4c4"));
    var unused = go(talk, SECOND, "2c2b", "2a1a");
    assertEquals("new", said().get(0));
  }

  @ParameterizedTest
  @CsvSource({"0-1 {White mates}", "resign", "0-1", "resign now"})
  void whoLosesResigns(String line) {
    Thought thought = go(talk, SECOND);
    talk.heard(line, thought);
    assertInstanceOf(Answer.Resign.class, thought.answer().join());
    var before = said();
    var unused = go(talk, SECOND);
    assertEquals("new", said().get(0), "the game is over there, after " + before);
  }

  @Test
  void theSecondPlayerLosesByOneNil() {
    Thought thought = go(talk, SECOND, "2c2b");
    talk.heard("1-0 {Black mates}", thought);
    assertInstanceOf(Answer.Resign.class, thought.answer().join());
  }

  @ParameterizedTest
  @CsvSource({"1-0 {it says}", "1/2-1/2 {Draw}"})
  void aResultWithoutAMoveIsAProblem(String line) {
    Thought thought = go(talk, SECOND);
    talk.heard(line, thought);
    assertTrue(problem(thought).getMessage().contains("claims a result without a move: " + line));
  }

  @Test
  void otherWordsAreNoResult() {
    Thought thought = go(talk, SECOND);
    talk.heard("resigned people", thought);
    talk.heard("moves are fine", thought);
    assertFalse(thought.answer().isDone());
    assertEquals(List.of(), told);
  }

  @Test
  void matesAreNotLookedFor() {
    Thought thought = go(talk, SECOND.forMate());
    assertTrue(problem(thought).getMessage().contains("it cannot look for mates alone"));
    assertEquals(List.of(), said());
  }

  /** A ping before each task tells apart what is still said of the one before. */
  @Test
  void whatItStillSaysOfTheTaskBeforeIsPassedOver() {
    MadeUpProcess program = MadeUpProcess.answering(Map.of(
        "protover 2",
        List.of("hello, done=1", "feature ping=1 variants=\"tiny\"", "feature done=1"),
        "ping 1",
        List.of("pong 1")));
    CecpDriver pings = new CecpDriver(new EngineProcess(program, log));
    List<String> greeting = pings.begin(Duration.ofSeconds(5));
    assertEquals(3, greeting.size());
    pings.prepare(rules, Protocol.CECP.understand(greeting), Map.of(), Duration.ofSeconds(5));
    assertEquals(List.of("xboard", "protover 2", "ping 1"), said());
    Thought first = go(pings, SECOND);
    assertEquals(all(NEW_GAME, "ping 2", "sd 99"), said().subList(0, 7));
    pings.heard("move b1c1", first);
    pings.heard("1 5 1 10 b1c1", first);
    assertFalse(first.answer().isDone());
    assertEquals(List.of(), told);
    pings.heard("pong 2", first);
    pings.heard("move b2b3", first);
    assertEquals(new Answer.Play(move("2c2b"), Optional.empty()), first.answer().join());
    pings.close(Duration.ofMillis(50));
  }

  @Test
  void whoPondersIsToldTheClocksAndTheMoveAlone() {
    CecpDriver ponders = talk("feature variants=\"tiny\"", Map.of("ponder", "true"));
    Thought first = go(ponders, SECOND);
    assertTrue(said().contains("hard"));
    ponders.heard("move b2b3", first);
    assertEquals(List.of(), said(), "it plays on");
    Thought second = go(ponders, SECOND, "2c2b", "2a1a");
    assertEquals(List.of("time 100", "otim 100", "usermove b4c4"), said());
    ponders.heard("move b3b4+", second);
    assertInstanceOf(Answer.Play.class, second.answer().join());
  }

  @Test
  void whoPondersIsStoppedWhereTheGameOrTheLimitsAreOthers() {
    CecpDriver ponders = talk("feature variants=\"tiny\"", Map.of("ponder", "true"));
    Thought first = go(ponders, SECOND);
    ponders.heard("move b2b3", first);
    var before = said();
    Thought second = go(ponders, Limits.time(Duration.ofSeconds(2)), "2c2b", "2a1a");
    assertEquals(List.of("force", "usermove b4c4", "sd 99", "st 2"), said().subList(0, 4));
    ponders.heard("move b3b4+", second);
    var unused = go(ponders, Limits.time(Duration.ofSeconds(2)), "2c2b");
    assertEquals(List.of("force", "new"), said().subList(0, 2), before.toString());
  }

  @Test
  void whoHasSeenTheEndWhileItPonderedIsToldToGoOn() {
    CecpDriver ponders = talk("feature variants=\"tiny\"", Map.of("ponder", "true"));
    Thought first = go(ponders, SECOND);
    ponders.heard("move b2b3", first);
    ponders.heard("1-0 {it has seen enough}", first);
    var before = said();
    var unused = go(ponders, SECOND, "2c2b", "2a1a");
    assertEquals(all(List.of("usermove b4c4"), BEGIN.toArray(String[]::new)), said());
    assertTrue(before.contains("go"));
  }

  @Test
  void whatIsPonderedAboutIsNotTakenForTheAnalysisBefore() {
    CecpDriver ponders = talk("feature variants=\"tiny\"", Map.of("ponder", "true"));
    Thought first = go(ponders, SECOND);
    ponders.heard("1 5 1 10 b1c1", first);
    ponders.heard("move b2b3", first);
    ponders.heard("2 5 1 10 b4a4", first);
    assertEquals(1, told.size(), "what it says when nothing is asked is passed over");
  }
}
