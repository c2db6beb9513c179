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
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What a program that speaks USI is told, and what its words mean. */
@Timeout(30)
class UsiDriverTest {
  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final EngineLog log = new EngineLog();
  private final UsiDriver talk = new UsiDriver(new EngineProcess(MadeUpProcess.silent(), log));
  private final List<Info> told = new ArrayList<>();
  private int read;

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

  private Move move(String text) {
    return Usi.parse(rules.table(), text);
  }

  private Thought thought(Limits limits, String... moves) {
    return new Thought(
        new Task(rules.start(), List.of(moves).stream().map(this::move).toList(), limits),
        told::add);
  }

  private Answer answer(Limits limits, String... lines) {
    Thought thought = thought(limits);
    for (String line : lines) {
      talk.heard(line, thought);
    }
    assertTrue(thought.answer().isDone(), "it has answered");
    return thought.answer().join();
  }

  private String problem(String line) {
    Thought thought = thought(Limits.NONE);
    talk.heard(line, thought);
    Throwable failed =
        assertThrows(CompletionException.class, () -> thought.answer().join()).getCause();
    return String.valueOf(failed.getMessage());
  }

  private static TimeLeft left(String limit) {
    return TimeLeft.all(TimeLimit.parse(limit));
  }

  @Test
  void aGameIsToldFromItsUsualStartWithItsMoves() {
    talk.go(thought(Limits.time(Duration.ofMillis(250))));
    assertEquals(List.of("position startpos", "go movetime 250"), said());
    talk.go(thought(Limits.NONE, "2c2b", "2a1a"));
    assertEquals(List.of("position startpos moves 2c2b 2a1a", "go infinite"), said());
  }

  @Test
  void aPositionThatWasSetUpIsToldAsSfen() {
    Position set = rules.position("1k1/3/3/1K1 b P 1");
    talk.go(new Thought(new Task(set, List.of(move("P*2b")), Limits.NONE), told::add));
    assertEquals("position sfen 1k1/3/3/1K1 b P 1 moves P*2b", said().get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "1m+5s, 30s+5s, go btime 60000 wtime 30000 binc 5000 winc 5000",
    "1m, 30s+5s, go btime 60000 wtime 30000 binc 0 winc 5000",
    "1m+5s, 30s, go btime 60000 wtime 30000 binc 5000 winc 0",
    "1m, 30s, go btime 60000 wtime 30000 byoyomi 0",
    "1m+10s*1, 30s+20s*1, go btime 60000 wtime 30000 byoyomi 10000",
    "1m+10s*3, 30s+20s*2, go btime 80000 wtime 50000 byoyomi 10000",
  })
  void theClocksAreThoseOfBlackAndWhite(String own, String opponent, String line) {
    talk.go(thought(Limits.clocks(left(own), left(opponent))));
    assertEquals(line, said().get(1));
  }

  @Test
  void whiteToMoveHasTheSecondClock() {
    talk.go(thought(Limits.clocks(left("1m+10s*1"), left("30s+20s*1")), "2c2b"));
    assertEquals("go btime 30000 wtime 60000 byoyomi 10000", said().get(1));
  }

  @Test
  void whoKnowsOnlyItsOwnClockGivesItToBoth() {
    Limits own = new Limits(
        Optional.of(left("1m")),
        Optional.empty(),
        Optional.empty(),
        java.util.OptionalInt.empty(),
        java.util.OptionalLong.empty(),
        false,
        false);
    talk.go(thought(own));
    assertEquals("go btime 60000 wtime 60000 byoyomi 0", said().get(1));
  }

  @Test
  void aProgramForOneGameIsToldAByoyomiForItsMove() {
    EngineIdentity greeting =
        Protocol.USI.understand(List.of("option name USI_Hash type spin default 64 min 1 max 99"));
    assertThrows(
        EngineDiedException.class,
        () -> talk.prepare(rules, greeting, Map.of(), Duration.ofMillis(1)),
        "it says nothing");
    said();
    talk.go(thought(Limits.time(Duration.ofMillis(250))));
    assertEquals("go btime 0 wtime 0 byoyomi 250", said().get(1));
    talk.go(thought(
        Limits.clocks(left("1m+5s"), left("30s+5s")).with(Duration.ofSeconds(2)).toDepth(3)));
    assertEquals("go btime 0 wtime 0 byoyomi 2000 depth 3", said().get(1));
    talk.go(thought(Limits.clocks(left("1m+5s"), left("30s+5s"))));
    assertEquals("go btime 60000 wtime 30000 binc 5000 winc 5000", said().get(1));
  }

  @Test
  void allLimitsAreTold() {
    talk.go(thought(Limits.time(Duration.ofSeconds(1)).toDepth(7).toNodes(900)));
    assertEquals("go movetime 1000 depth 7 nodes 900", said().get(1));
    talk.go(thought(Limits.time(Duration.ofSeconds(1)).pondering()));
    assertEquals("go ponder movetime 1000", said().get(1));
    talk.go(thought(Limits.NONE.pondering()));
    assertEquals("go ponder infinite", said().get(1));
  }

  @Test
  void aMateIsAskedForWithItsTime() {
    talk.go(thought(Limits.time(Duration.ofSeconds(3)).forMate()));
    assertEquals("go mate 3000", said().get(1));
    talk.go(thought(Limits.NONE.forMate()));
    assertEquals("go mate infinite", said().get(1));
  }

  @Test
  void stopAndPonderHitAreCommands() {
    talk.stop();
    talk.ponderHit();
    assertEquals(List.of("stop", "ponderhit"), said());
  }

  @Test
  void aMoveAndWhatItExpects() {
    assertEquals(
        new Answer.Play(move("2c2b"), Optional.of(move("2a1a"))),
        answer(Limits.NONE, "bestmove 2c2b ponder 2a1a"));
    assertEquals(
        new Answer.Play(move("2c2b"), Optional.empty()),
        answer(Limits.NONE, "bestmove 2c2b ponder"));
    assertEquals(
        new Answer.Play(move("2c2b"), Optional.empty()),
        answer(Limits.NONE, "bestmove 2c2b ponder 9i9h"),
        "an expectation that is no move is passed over");
    assertEquals(
        new Answer.Play(move("2c2b"), Optional.empty()),
        answer(Limits.NONE, "bestmove 2c2b but 2a1a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bestmove resign", "bestmove (none)", "bestmove none"})
  void givingUp(String line) {
    assertInstanceOf(Answer.Resign.class, answer(Limits.NONE, line));
  }

  @Test
  void claimingTheWin() {
    assertInstanceOf(Answer.ClaimWin.class, answer(Limits.NONE, "bestmove win"));
  }

  @ParameterizedTest
  @CsvSource({
    "bestmove, nonsense",
    "bestmove zz, nonsense",
    "bestmove 2c2a, illegal move 2c2a",
    "checkmate notimplemented, it cannot look for mates",
    "checkmate 2c2b 9i9h, a mate with an illegal move: checkmate 2c2b 9i9h",
    "checkmate, a mate with an illegal move: checkmate",
  })
  void whatIsNoAnswerIsSaid(String line, String part) {
    String problem = problem(line);
    assertTrue(problem.contains(part), problem);
  }

  @Test
  void matesAreFoundDisprovedOrNotFoundInTime() {
    Limits mate = Limits.NONE.forMate();
    assertEquals(
        new Answer.Mate(List.of(move("2c2b"), move("2a1a")), false),
        answer(mate, "checkmate 2c2b 2a1a"));
    assertEquals(new Answer.Mate(List.of(), true), answer(mate, "checkmate nomate"));
    assertEquals(new Answer.Mate(List.of(), false), answer(mate, "checkmate timeout"));
  }

  @Test
  void linesOfThinkingAreHandedOn() {
    Thought thought = thought(Limits.NONE);
    talk.heard("info depth 3 score cp 5 pv 2c2b", thought);
    talk.heard("info string hello", thought);
    talk.heard("bestmover 2c2b", thought);
    assertEquals(1, told.size());
    assertEquals(3, told.get(0).depth());
    assertFalse(thought.answer().isDone());
  }

  @Test
  void whatIsSaidWhenNothingIsAskedIsPassedOver() {
    talk.heard("bestmove 2c2b", null);
    Thought thought = thought(Limits.NONE);
    talk.heard("bestmove 2c2b", thought);
    talk.heard("info depth 3 score cp 5 pv 2c2b", thought);
    talk.heard("bestmove resign", thought);
    assertEquals(List.of(), told);
    assertEquals(
        new Answer.Play(move("2c2b"), Optional.empty()), thought.answer().join());
  }

  /** Rules that it knows by our names come first, then those of the table, then what was chosen. */
  @Test
  void itIsToldTheGameAndItsRulesBeforeItIsReady() {
    MadeUpProcess program = MadeUpProcess.answering(Map.of(
        "usi",
        List.of(
            "id name Made up",
            "option name USI_Variant type combo default chess var chess var tiny",
            "option name Rule_repetition type combo default none var none var no",
            "option name Repeats type combo default yes var yes var no",
            "option name Skill Level type spin default 3 min 0 max 9",
            "option name Book type string default",
            "usiok"),
        "isready",
        List.of("readyok")));
    UsiDriver ready = new UsiDriver(new EngineProcess(program, log));
    List<String> greeting = ready.begin(Duration.ofSeconds(5));
    assertEquals("usiok", greeting.get(greeting.size() - 1));
    ready.prepare(
        rules,
        Protocol.USI.understand(greeting),
        Map.of("Book", "", "Repeats", "yes"),
        Duration.ofSeconds(5));
    assertEquals(
        List.of(
            "usi",
            "setoption name USI_Variant value tiny",
            "setoption name Rule_repetition value no",
            "setoption name Repeats value yes",
            "setoption name Book",
            "isready",
            "usinewgame"),
        said());
    ready.close(Duration.ofMillis(100));
  }

  @Test
  void anOptionThatItHasNotIsRefused() {
    EngineIdentity greeting =
        Protocol.USI.understand(List.of("option name Book type string default x"));
    assertThrows(
        EngineException.class,
        () -> talk.prepare(rules, greeting, Map.of("Style", "wild"), Duration.ofMillis(10)));
  }
}
