package org.komabako.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.matches.MatchStatus.State;

/** What a report says of some games, for the first player, who has Black in the odd ones. */
class MatchReportTest {
  private static final PlayerEffort FIRST =
      new PlayerEffort(1, Duration.ofSeconds(1), 1, 10, Duration.ofSeconds(1), 3);
  private static final PlayerEffort SECOND =
      new PlayerEffort(2, Duration.ofSeconds(2), 2, 20, Duration.ofSeconds(2), 4);

  private static GameResult game(int number, String winner, String end, int plies, int seconds) {
    Optional<Side> side =
        winner.equals("none") ? Optional.empty() : Optional.of(Side.valueOf(winner));
    return new GameResult(number, side, end, plies, Duration.ofSeconds(seconds), FIRST, SECOND, "");
  }

  private static MatchReport report(Optional<Sprt> test, GameResult... games) {
    Pace pace = Pace.parse("depth=1");
    MatchRequest request = new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse("one", pace),
        Player.parse("two", pace),
        100,
        new Openings.Random(0, 0),
        Adjudication.NONE,
        1,
        test);
    List<GameResult> all = List.of(games);
    return new MatchReport(
        new MatchStatus(
            "1",
            request,
            State.RUNNING,
            all.size(),
            Tally.of(all),
            LocalizedText.NONE,
            Path.of("1")),
        all);
  }

  private final MatchReport report = report(
      Optional.empty(),
      game(4, "BLACK", "resigns", 40, 4),
      game(1, "BLACK", "resigns", 10, 1),
      game(2, "BLACK", "crash", 20, 2),
      game(3, "none", "sennichite", 30, 3),
      game(5, "BLACK", "illegal_move", 50, 5));

  @Test
  void gamesComeByTheirNumber() {
    assertEquals(
        List.of(1, 2, 3, 4, 5), report.games().stream().map(GameResult::number).toList());
    assertEquals("game-0004.komabako", report.games().get(3).file());
  }

  @Test
  void winsDrawsAndLossesAreThoseOfTheFirstPlayer() {
    assertEquals(new Tally(2, 1, 2), report.all());
    assertEquals(new Tally(2, 1, 0), report.as(Side.BLACK));
    assertEquals(new Tally(0, 0, 2), report.as(Side.WHITE));
    assertEquals(new Pairs(0, 1, 1, 0, 0), report.pairs());
  }

  @Test
  void endsAreCountedEach() {
    assertEquals(
        Map.of(
            "resigns", new Tally(1, 0, 1),
            "crash", new Tally(0, 0, 1),
            "sennichite", new Tally(0, 1, 0),
            "illegal_move", new Tally(1, 0, 0)),
        report.ends());
  }

  @Test
  void aFaultIsThatOfWhoLostByIt() {
    assertEquals(
        List.of(2), report.faults(true).stream().map(GameResult::number).toList());
    assertEquals(
        List.of(5), report.faults(false).stream().map(GameResult::number).toList());
  }

  @ParameterizedTest
  @CsvSource({"1, BLACK, 2", "1, WHITE, 0", "1, none, 1", "2, BLACK, 0", "2, WHITE, 2", "2, none, 1"
  })
  void pointsAreCountedInHalves(int number, String winner, int halves) {
    assertEquals(halves, game(number, winner, "resigns", 1, 1).halves());
  }

  @Test
  void effortsLengthsAndTimesAreThoseOfAllGames() {
    assertEquals(
        new PlayerEffort(5, Duration.ofSeconds(5), 5, 50, Duration.ofSeconds(5), 15),
        report.effort(true));
    assertEquals(10, report.effort(false).moves());
    assertEquals(30, report.plies());
    assertEquals(Duration.ofSeconds(3), report.time());
    MatchReport nothing = report(Optional.empty());
    assertEquals(0, nothing.plies());
    assertEquals(Duration.ZERO, nothing.time());
  }

  @Test
  void onlyAMatchWithATestHasAVerdict() {
    assertEquals(Optional.empty(), report.verdict());
    Optional<Sprt> test = Optional.of(Sprt.parse("0,400,0.4,0.4"));
    assertEquals(Optional.of(Sprt.Verdict.OPEN), report(test).verdict());
    assertEquals(
        Optional.of(Sprt.Verdict.ELO0),
        report(test, game(1, "WHITE", "resigns", 1, 1), game(2, "BLACK", "resigns", 1, 1))
            .verdict());
  }

  @Test
  void theShareIsThatOfThePoints() {
    assertEquals(0.5, report.all().share());
    assertEquals(0.875, new Tally(3, 1, 0).share());
    assertEquals(0, new Tally(0, 0, 0).share());
  }

  @Test
  void onlyWhatIsFinishedOrStoppedIsOver() {
    assertTrue(State.FINISHED.isOver());
    assertTrue(State.STOPPED.isOver());
    assertFalse(State.PAUSED.isOver());
    assertFalse(State.WAITING.isOver());
    assertFalse(State.RUNNING.isOver());
  }
}
