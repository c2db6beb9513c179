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
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What a program is told that knows the commands of xshogi alone. */
@Timeout(30)
class XshogiDriverTest {
  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final EngineLog log = new EngineLog();
  private final XshogiDriver talk =
      new XshogiDriver(new EngineProcess(MadeUpProcess.silent(), log));
  private final List<Info> told = new ArrayList<>();
  private int read;

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

  private Thought go(Limits limits, String... moves) {
    Thought thought = new Thought(
        new Task(rules.start(), List.of(moves).stream().map(this::move).toList(), limits),
        told::add);
    talk.go(thought);
    return thought;
  }

  private static String problem(Thought thought) {
    assertTrue(thought.answer().isDone(), "it has answered");
    return String.valueOf(
        assertThrows(CompletionException.class, () -> thought.answer().join())
            .getCause()
            .getMessage());
  }

  @Test
  void aGameIsToldMoveByMoveAndKeptInForceMode() {
    Thought first = go(SECOND);
    assertEquals(List.of("new", "force", "level 1 0:01", "go"), said());
    talk.heard("1. ... 2c2b 30", first);
    assertEquals(new Answer.Play(move("2c2b"), Optional.empty()), first.answer().join());
    assertEquals(List.of("force"), said());
    var unused = go(SECOND, "2c2b", "2a1a");
    assertEquals(List.of("2a1a", "level 1 0:01", "go"), said());
  }

  @Test
  void aMoveIsTakenOnce() {
    Thought first = go(SECOND);
    talk.heard("1. ... 2c2b", first);
    Thought later = new Thought(first.task(), told::add);
    talk.heard("1. ... 2c2b", later);
    assertFalse(later.answer().isDone(), "nothing was asked");
  }

  @ParameterizedTest
  @CsvSource({"1000, 0:01", "1001, 0:02", "0, 0:01", "65000, 1:05", "600000, 10:00"})
  void theTimeOfTheMoveIsALevelOfOneMove(long millis, String level) {
    var unused = go(Limits.time(Duration.ofMillis(millis)));
    assertEquals("level 1 " + level, said().get(2));
  }

  @ParameterizedTest
  @CsvSource({
    "20m, 0:30",
    "20m+3s, 0:33",
    "10s, 0:01",
    "10s*1, 0:08",
    "1s*1, 0:01",
    "20m+40s*1, 0:38",
    "20m+20s*1, 0:30"
  })
  void ofAClockItGetsAShare(String limit, String level) {
    TimeLeft left = TimeLeft.all(TimeLimit.parse(limit));
    var unused = go(Limits.clocks(left, left));
    assertEquals("level 1 " + level, said().get(2));
  }

  @Test
  void aTimeForTheMoveCountsMoreThanTheClockAndADepthIsTold() {
    TimeLeft left = TimeLeft.all(TimeLimit.parse("20m"));
    var unused = go(Limits.clocks(left, left).with(Duration.ofSeconds(7)).toDepth(5));
    assertEquals(List.of("depth 5", "level 1 0:07", "go"), said().subList(2, 5));
  }

  @Test
  void withoutLimitsItHasAnHour() {
    var unused = go(Limits.NONE);
    assertEquals("level 1 60:00", said().get(2));
  }

  @Test
  void ponderingWaitsForTheHit() {
    var unused = go(SECOND.pondering());
    assertFalse(said().contains("go"));
    talk.ponderHit();
    talk.stop();
    assertEquals(List.of("go", "?"), said());
  }

  @Test
  void whatItCannotIsSaid() {
    Thought set =
        new Thought(new Task(rules.position("1k1/3/3/1K1 b P 1"), List.of(), SECOND), told::add);
    talk.go(set);
    assertTrue(problem(set).contains("the usual start only"));
    assertTrue(problem(go(SECOND.forMate())).contains("mates alone"));
    assertEquals(List.of(), said());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Black mates!", "White resigns"})
  void whoLosesResigns(String line) {
    Thought thought = go(SECOND);
    talk.heard(line, thought);
    assertInstanceOf(Answer.Resign.class, thought.answer().join());
    var before = said();
    var unused = go(SECOND);
    assertEquals("new", said().get(0), "after " + before);
  }

  @Test
  void aMoveThatItRefusesIsAProblem() {
    Thought thought = go(SECOND, "2c2b");
    talk.heard("Illegal move (unknown command)?", thought);
    assertFalse(thought.answer().isDone(), "that is a command that it does not know");
    talk.heard("Illegal move: 2c2b", thought);
    assertTrue(problem(thought).contains("legal here: Illegal move: 2c2b"));
    var before = said();
    var unused = go(SECOND, "2c2b");
    assertEquals("new", said().get(0), "after " + before);
  }

  @Test
  void anIllegalAnswerIsAProblemAndTheGameIsToldAnewThen() {
    Thought thought = go(SECOND);
    talk.heard("1. ... 2c2a", thought);
    assertTrue(problem(thought).contains("illegal move 2c2a"));
    var before = said();
    var unused = go(SECOND);
    assertEquals("new", said().get(0), "after " + before);
  }

  @Test
  void otherWordsAreNoAnswer() {
    Thought thought = go(SECOND);
    talk.heard("1. 2c2b", thought);
    talk.heard("My move is: 2c2b", thought);
    assertFalse(thought.answer().isDone());
    talk.heard("1. ... 2c2b", null);
    talk.heard("1. ... 2c2b", thought);
    assertTrue(thought.answer().isDone());
  }

  /** It says its name before it is asked anything. */
  @Test
  void itIsKnownByItsFirstLine() {
    MadeUpProcess program = new MadeUpProcess((process, line) -> {
      if (line.startsWith("level")) {
        process.print("Some words");
        process.print("Clocks: 1 0");
      }
    });
    program.print("Made Up Shogi 1.0");
    XshogiDriver greeted = new XshogiDriver(new EngineProcess(program, log));
    List<String> said = greeted.begin(Duration.ofSeconds(5));
    assertEquals(List.of("Made Up Shogi 1.0"), said);
    assertEquals(
        Optional.of("Made Up Shogi 1.0"), Protocol.XSHOGI.understand(said).name());
    assertEquals(Optional.of("x"), XshogiDriver.read(List.of("", "x", "y")).name());
    EngineIdentity greeting = Protocol.XSHOGI.understand(said);
    assertThrows(
        EngineException.class,
        () -> talk.prepare(rules, greeting, Map.of("Level", "1"), Duration.ZERO));
    greeted.close(Duration.ofMillis(50));
    assertTrue(log.lines().contains("> quit"));
  }
}
