package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.matches.Adjudication;
import org.komabako.matches.Adjudication.Resign;
import org.komabako.matches.End;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.position.Rules;

/** One game, played in this thread by engines that answer at once. */
@Timeout(20)
class MatchGameTest {
  private static final Rules RULES = Rules.of(new SmallGame());
  private static final MoveTimeouts PATIENCE =
      new MoveTimeouts(Duration.ofSeconds(9), Duration.ofMillis(20));

  private final List<ScriptedEngine> engines = new ArrayList<>();
  private final ScriptedEngine plays = engine("plays", ScriptedEngine.FIRST);
  private final ScriptedEngine resigns = engine("resigns", ScriptedEngine.RESIGNS);
  private Rules rules = RULES;
  private String opening = "startpos";
  private Adjudication ends =
      new Adjudication(Optional.empty(), Optional.empty(), 12, Duration.ofMillis(300));
  private String pace = "depth=1";
  private Game game = new Game(RULES);

  private ScriptedEngine engine(String id, ScriptedEngine.Part part) {
    ScriptedEngine engine = new ScriptedEngine(id, part);
    engines.add(engine);
    return engine;
  }

  @AfterEach
  void allAreClosed() {
    engines.forEach(each -> assertEquals(0, each.open, each.id()));
  }

  private GameResult play(int number, ScriptedEngine first, ScriptedEngine second)
      throws InterruptedException {
    Pace each = Pace.parse(pace);
    MatchRequest request = new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse(first.id(), each),
        Player.parse(second.id(), each),
        2,
        new Openings.Random(0, 0),
        ends,
        1,
        Optional.empty());
    MatchGame playing =
        new MatchGame(request, number, rules, Opening.parse(rules, opening), PATIENCE);
    game = playing.game();
    return playing.play(first, second);
  }

  @ParameterizedTest
  @CsvSource({"1, BLACK, plays@depth=1, resigns@depth=1", "2, WHITE, resigns@depth=1, plays@depth=1"
  })
  void theFirstPlayerHasBlackInTheOddGames(int number, Side side, String black, String white)
      throws Exception {
    opening = "startpos moves 2f2e 2a2b";
    String before = LocalDateTime.now()
        .format(java.time.format.DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss"));
    GameResult result = play(number, plays, resigns);
    assertEquals(number, result.number());
    assertEquals(Optional.of(side), result.winner());
    assertEquals("resigns", result.end());
    assertEquals("", result.note());
    assertEquals(number == 1 ? 3 : 2, result.plies());
    assertTrue(result.time().compareTo(Duration.ZERO) > 0);
    assertTrue(result.time().compareTo(Duration.ofSeconds(20)) < 0);
    assertEquals(Optional.of(Outcome.win(side, Reason.RESIGNS)), game.result());
    assertEquals(black, game.tags().get(Tags.BLACK));
    assertEquals(white, game.tags().get(Tags.WHITE));
    assertTrue(before.compareTo(game.tags().getOrDefault(Tags.BEGUN, "")) <= 0);
    assertTrue(before.compareTo(game.tags().getOrDefault(Tags.ENDED, "")) <= 0);
    assertEquals(1, result.second().moves(), "to resign is an answer");
    assertEquals(number == 1 ? 1 : 0, result.first().moves());
  }

  @Test
  void aMoveIsKeptWithItsTimeAndWhatItsPlayerThought() throws Exception {
    plays.score = 31;
    play(1, plays, resigns);
    assertEquals("cp 31 depth 3", game.current().comment());
    assertTrue(game.current().spent().orElseThrow().compareTo(Duration.ZERO) > 0);
    Task task = plays.asked.remove();
    assertEquals(RULES.start().sfen(), task.start().sfen());
    assertEquals(Limits.NONE.toDepth(1), task.limits());
    assertEquals(game.current().line(), resigns.asked.remove().moves());
  }

  @Test
  void aGameThatIsTooLongIsADraw() throws Exception {
    ends = new Adjudication(Optional.empty(), Optional.empty(), 4, Duration.ofMillis(300));
    GameResult result = play(1, plays, plays);
    assertEquals(End.MOST_PLIES, result.end());
    assertEquals(4, result.plies());
    assertEquals(Optional.empty(), result.winner());
    assertEquals(2, result.first().moves());
    assertEquals(2, result.second().moves());
    assertEquals("cp 0 depth 3\nmost_plies", game.current().comment());
    assertEquals(Optional.of(Outcome.draw(Reason.AGREED)), game.result());
  }

  @Test
  void playersWhoAgreeEndIt() throws Exception {
    ends = new Adjudication(
        Optional.of(new Resign(500, 1)), Optional.empty(), 12, Duration.ofMillis(300));
    plays.score = 500;
    ScriptedEngine behind = engine("behind", ScriptedEngine.FIRST);
    behind.score = -500;
    GameResult result = play(2, behind, plays);
    assertEquals(End.ADJUDICATED_WIN, result.end());
    assertEquals(Optional.of(Side.BLACK), result.winner());
    assertEquals(2, result.plies());
  }

  private static ScriptedEngine.Part answers(Answer answer) {
    return (task, future) -> future.complete(answer);
  }

  private static ScriptedEngine.Part moves(String move) {
    return answers(new Answer.Play(Usi.parse(RULES.table(), move), Optional.empty()));
  }

  @Test
  void whereTheRulesEndAGameNobodyIsAskedAnyMore() throws Exception {
    opening = "sfen 1k1/1K1/3/3/3/3 b - 1";
    ends = new Adjudication(
        Optional.of(new Resign(0, 0)), Optional.empty(), 1, Duration.ofMillis(300));
    GameResult result = play(1, engine("takes", moves("2b2a")), resigns);
    assertEquals("royal_captured", result.end());
    assertEquals(Optional.of(Side.BLACK), result.winner());
    assertEquals("cp 0 depth 3", game.current().comment());
    assertEquals(0, resigns.asked.size());
  }

  /** The record has the reason of the rules; the match tells a mate from a stalemate. */
  @Test
  void aMateIsCalledOne() throws Exception {
    rules = Rules.of(
        new SmallGame("1k1/3/GK1/3/3/3 b - 1", RuleBook.PLAIN.withSelfCheck(SelfCheck.ILLEGAL)));
    GameResult result = play(1, engine("mates", moves("3c2b")), resigns);
    assertEquals(End.CHECKMATE, result.end());
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.NO_MOVES)), game.outcome());
    assertEquals("cp 0 depth 3", game.current().comment());
  }

  @Test
  void anIllegalMoveLosesAndIsTold() throws Exception {
    GameResult result = play(2, engine("bad", moves("1a1b")), plays);
    assertEquals(End.ILLEGAL_MOVE, result.end());
    assertEquals(Optional.of(Side.BLACK), result.winner());
    assertEquals(1, result.plies());
    assertTrue(result.note().startsWith("bad: 1a1b: "), result.note());
    assertEquals(
        "cp 0 depth 3\nillegal_move: " + result.note(),
        game.current().comment().replaceAll("  +", " "));
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.ILLEGAL_MOVE)), game.result());
    assertTrue(result.isFaultOf(true));
  }

  @ParameterizedTest
  @CsvSource({"crash, RESIGNS", "hang, TIME", "time, TIME"})
  void whoFailsLosesAndTheRecordSaysWhatItCan(String end, Reason reason) throws Exception {
    pace = "move=0.01s";
    ends = new Adjudication(Optional.empty(), Optional.empty(), 12, Duration.ofMillis(1));
    ScriptedEngine bad = engine("bad", (task, future) -> fail(end, task, future));
    GameResult result = play(1, bad, plays);
    assertEquals(end, result.end());
    assertEquals(Optional.of(Outcome.win(Side.WHITE, reason)), game.result());
    assertEquals(PlayerEffort.NONE, result.first());
    assertTrue(result.note().startsWith("bad: "), result.note());
  }

  private static void fail(String end, Task task, CompletableFuture<Answer> future) {
    switch (end) {
      case "crash" -> future.completeExceptionally(new EngineException("it\n ended"));
      case "time" -> {
        sleep(15);
        ScriptedEngine.FIRST.play(task, future);
      }
      default -> {
        // It never answers.
      }
    }
  }

  /** An engine is slow on purpose, against the clock of the game. */
  private static void sleep(int millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theMarginIsAllowedBeyondTheTimeOfAMove() throws Exception {
    pace = "move=0.001s";
    ends = new Adjudication(Optional.empty(), Optional.empty(), 12, Duration.ofSeconds(9));
    ScriptedEngine slow = engine("slow", (task, future) -> {
      sleep(5);
      future.complete(new Answer.Resign());
    });
    assertEquals("resigns", play(1, slow, plays).end());
    assertEquals(Limits.time(Duration.ofMillis(1)), slow.asked.remove().limits());
  }

  @Test
  void aNoteIsOneLine() throws Exception {
    ScriptedEngine bad = engine("bad", (task, future) -> fail("crash", task, future));
    assertEquals("bad: it ended", play(1, bad, plays).note());
    assertEquals("crash: bad: it\n ended", game.current().comment());
  }

  @Test
  void clocksRunAndAreShownToThePlayers() throws Exception {
    pace = "10m+5s";
    GameResult result = play(1, plays, resigns);
    assertEquals("resigns", result.end());
    Limits limits = plays.asked.remove().limits();
    assertEquals(Duration.ofMinutes(10), limits.opponent().orElseThrow().main());
    assertTrue(limits.own().orElseThrow().total().compareTo(Duration.ofMinutes(9)) > 0);
    Limits other = resigns.asked.remove().limits();
    assertTrue(other.opponent().orElseThrow().main().compareTo(Duration.ofMinutes(10)) != 0);
    assertTrue(game.clock().isPresent());
  }

  @Test
  void whoseClockRunsOutHasLost() throws Exception {
    pace = "0.01s";
    ScriptedEngine slow = engine("slow", (task, future) -> {
      sleep(15);
      ScriptedEngine.FIRST.play(task, future);
    });
    GameResult result = play(1, slow, plays);
    assertEquals(End.TIME, result.end());
    assertEquals(Optional.of(Side.WHITE), result.winner());
    assertEquals(0, result.plies());
  }

  /** Its clock of 10 ms, and 20 for a last answer. */
  @Test
  void whoNeverAnswersIsWaitedForAsLongAsItsClockSays() throws Exception {
    pace = "0.01s";
    GameResult result = play(1, engine("hangs", ScriptedEngine.HANGS), plays);
    assertEquals(End.HANG, result.end());
    assertTrue(result.note().matches("hangs: no answer within (30|2[0-9]) ms"), result.note());
  }

  /** Where no time is set, as with a depth. */
  @Test
  void whoHasNoTimeIsWaitedForAsLongAsPatienceLasts() throws Exception {
    MoveTimeouts little = new MoveTimeouts(Duration.ofMillis(7), Duration.ofMillis(20));
    Pace each = Pace.parse("depth=1");
    MatchRequest request = new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse("hangs", each),
        Player.parse("plays", each),
        2,
        new Openings.Random(0, 0),
        ends,
        1,
        Optional.empty());
    GameResult result = new MatchGame(request, 1, RULES, Opening.parse(RULES, "startpos"), little)
        .play(engine("hangs", ScriptedEngine.HANGS), plays);
    assertEquals("hangs: no answer within 27 ms", result.note());
  }

  @Test
  void anEngineThatDoesNotOpenHasLostAndTheOtherIsClosed() throws Exception {
    Pace each = Pace.parse(pace);
    for (int number = 1; number <= 2; number++) {
      MatchRequest request = new MatchRequest(
          "small",
          Optional.empty(),
          Map.of(),
          Player.parse("plays", each),
          Player.parse("resigns,Level=3", each),
          2,
          new Openings.Random(0, 0),
          ends,
          1,
          Optional.empty());
      MatchGame playing =
          new MatchGame(request, number, RULES, Opening.parse(RULES, "startpos"), PATIENCE);
      GameResult result = playing.play(plays, resigns);
      assertEquals(End.CRASH, result.end());
      assertEquals("resigns,Level=3: resigns has no options", result.note());
      assertEquals(2, result.halves());
      assertEquals(0, plays.asked.size(), "nobody is asked");
      assertEquals(PlayerEffort.NONE, result.first());
    }
  }

  private void entering() {
    rules = Rules.of(new SmallGame(
        "1KG/3/3/3/3/1k1 b - 1",
        RuleBook.PLAIN.withImpasse(
            Impasse.points(0, Map.of()).declared(new Declaration(true, 1, 1, 1)))));
  }

  @Test
  void aClaimThatIsSoWins() throws Exception {
    entering();
    ScriptedEngine claims = engine("claims", answers(new Answer.ClaimWin()));
    GameResult result = play(1, claims, plays);
    assertEquals("jishogi", result.end());
    assertEquals(Optional.of(Side.BLACK), result.winner());
    assertEquals("", result.note());
  }

  /** Where nobody may declare alone, the points are counted. */
  @ParameterizedTest
  @CsvSource({"1, jishogi, BLACK", "2, illegal_move, WHITE"})
  void aClaimIsCountedWhereNobodyMayDeclare(int needed, String end, Side winner) throws Exception {
    rules = Rules.of(new SmallGame(
        "1K1/1G1/3/3/3/1k1 b - 1", RuleBook.PLAIN.withImpasse(Impasse.points(needed, Map.of()))));
    ScriptedEngine claims = engine("claims", answers(new Answer.ClaimWin()));
    GameResult result = play(1, claims, plays);
    assertEquals(end, result.end());
    assertEquals(Optional.of(winner), result.winner());
  }

  @Test
  void aClaimOfTheWrongSideIsAFault() throws Exception {
    entering();
    opening = "startpos moves 2a3a";
    ScriptedEngine claims = engine("claims", answers(new Answer.ClaimWin()));
    GameResult result = play(1, plays, claims);
    assertEquals(End.ILLEGAL_MOVE, result.end());
    assertTrue(result.note().startsWith("claims: it claims what is not so: "), result.note());
  }

  @Test
  void anAnswerThatWasNotAskedForIsAFault() throws Exception {
    ScriptedEngine mates = engine("mates", answers(new Answer.Mate(List.of(), false)));
    assertEquals(End.ILLEGAL_MOVE, play(1, mates, plays).end());
  }

  @Test
  void aGameThatIsBrokenOffClosesItsEngines() {
    ScriptedEngine broken =
        engine("broken", (task, future) -> Thread.currentThread().interrupt());
    assertThrows(InterruptedException.class, () -> play(1, broken, plays));
    assertEquals(0, broken.open);
    assertEquals(0, plays.open);
  }
}
