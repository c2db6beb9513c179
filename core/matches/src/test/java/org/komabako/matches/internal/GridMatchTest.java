package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.Answer;
import org.komabako.engine.Task;
import org.komabako.grid.JobStatus;
import org.komabako.grid.PartSource;
import org.komabako.matches.Adjudication;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;

/** A match that others play, with a grid in memory. */
@Timeout(60)
class GridMatchTest {
  /** Plays by the position alone, so that the same game comes out wherever it is played. */
  private static final ScriptedEngine.Part CHOOSES =
      (Task task, CompletableFuture<Answer> answer) -> {
        var moves = task.position().legalMoves();
        long key = Math.floorMod(task.position().key(), (long) moves.size());
        answer.complete(new Answer.Play(moves.get((int) key), Optional.empty()));
      };

  @TempDir
  Path folder;

  private final SmallGame variant = new SmallGame();
  private final ScriptedEngine one = new ScriptedEngine("one", CHOOSES);
  private final ScriptedEngine other = new ScriptedEngine("other", ScriptedEngine.FIRST);
  private final MatchWork work = new MatchWork();
  private final MemoryGrid grid = new MemoryGrid(work);
  private MatchService matches;

  @BeforeEach
  void begin() {
    work.addVariant(variant);
    work.addEngine(one);
    work.addEngine(other);
    restart();
  }

  private void restart() {
    if (matches != null) {
      matches.close();
    }
    matches = new MatchService(folder, MoveTimeouts.USUAL, () -> false);
    matches.addVariant(variant);
    matches.addEngine(one);
    matches.addEngine(other);
    matches.setGrid(grid);
  }

  @AfterEach
  void end() {
    matches.close();
  }

  private static MatchRequest request(int games, boolean onGrid, String pace) {
    return new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse("one", Pace.parse(pace)),
        Player.parse("other", Pace.parse(pace)),
        games,
        new Openings.Random(3, 7),
        new Adjudication(Optional.empty(), Optional.empty(), 30, Duration.ofMillis(20)),
        1,
        Optional.empty(),
        onGrid);
  }

  private MatchReport await(String id, State state) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(10))
        .atMost(Duration.ofSeconds(30))
        .until(() -> matches.status(id).state() == state);
    return matches.report(id);
  }

  private static List<String> told(MatchReport report) {
    return report.games().stream()
        .map(game -> game.number() + " " + game.winner() + " " + game.end() + " " + game.plies())
        .toList();
  }

  @Test
  void itsGamesAreThoseThatThisMachineWouldHavePlayed() {
    MatchReport here = await(matches.start(request(40, false, "nodes=10")).id(), State.FINISHED);
    String id = matches.start(request(40, true, "nodes=10")).id();
    grid.workThrough();
    MatchReport there = await(id, State.FINISHED);
    assertEquals(told(here), told(there));
    assertEquals(40, there.games().size());
    assertEquals(List.of(), grid.jobs(), "nothing is left there");
  }

  @Test
  void theProgramMayEndMeanwhile() {
    String id = matches.start(request(20, true, "nodes=10")).id();
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    restart();
    assertEquals(State.PAUSED, matches.status(id).state());
    assertEquals(JobStatus.State.RUNNING, grid.jobs().get(0).state(), "the grid plays on");
    grid.workThrough();
    matches.resume(id);
    assertEquals(20, await(id, State.FINISHED).games().size());
  }

  @Test
  void whoPausesItPausesItThereToo() {
    String id = matches.start(request(20, true, "nodes=10")).id();
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    matches.pause(id);
    assertEquals(JobStatus.State.PAUSED, grid.jobs().get(0).state());
    matches.resume(id);
    Awaitility.await().until(() -> grid.jobs().get(0).state() == JobStatus.State.RUNNING);
    matches.stop(id);
    assertEquals(List.of(), grid.jobs());
  }

  @Test
  void aJobThatSomebodyRemovedIsMadeAnew() {
    String id = matches.start(request(20, true, "nodes=10")).id();
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    String first = grid.jobs().get(0).id();
    grid.remove(first);
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    grid.workThrough();
    assertEquals(20, await(id, State.FINISHED).games().size());
  }

  @Test
  void itWaitsWhereTheGridIsNotThere() {
    String id = matches.start(request(20, true, "nodes=10")).id();
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    matches.unsetGrid(grid);
    assertEquals(State.WAITING, matches.status(id).state());
    assertEquals("the grid is not there", matches.status(id).note().in(Locale.ENGLISH));
    matches.setGrid(grid);
    grid.workThrough();
    assertEquals(20, await(id, State.FINISHED).games().size());
  }

  @Test
  void aTestThatIsDecidedLeavesNothingOnTheGrid() {
    MatchRequest all = request(400, true, "nodes=10");
    MatchRequest tested = new MatchRequest(
        all.variant(),
        all.ruleSet(),
        all.options(),
        all.first(),
        all.second(),
        all.games(),
        all.openings(),
        all.adjudication(),
        all.concurrency(),
        Optional.of(Sprt.parse("-500,500")),
        true);
    String id = matches.start(tested).id();
    grid.workThrough();
    int played = await(id, State.FINISHED).games().size();
    assertTrue(played < 400, () -> played + " games");
    assertEquals(List.of(), grid.jobs());
  }

  @Test
  void machinesOfDifferentSpeedAreNotTimed() {
    String told = assertThrows(
            IllegalArgumentException.class, () -> matches.start(request(2, true, "move=1s")))
        .getMessage();
    assertTrue(told.startsWith("on the grid each move is limited by nodes or depth"), told);
  }

  @Test
  void whatIsNoGameOfTheMatchIsRefused() {
    String id = matches.start(request(8, true, "nodes=10")).id();
    Awaitility.await().until(() -> !grid.jobs().isEmpty());
    // The result of one pair of games for another: its opening is not the one.
    grid.workThrough(bytes -> {
      List<PlayedGames.Played> games = PlayedGames.read(bytes);
      return PlayedGames.write(games.stream().map(GridMatchTest::wrong).toList());
    });
    Awaitility.await().until(() -> grid.refused.size() == 4);
    assertTrue(
        grid.refused.stream()
            .allMatch(each -> each.matches("game . did not end as its result says")),
        grid.refused.toString());
    grid.workThrough(bytes -> "nonsense".getBytes(StandardCharsets.UTF_8));
    Awaitility.await().until(() -> grid.refused.size() == 8);
    assertEquals("the games are damaged", grid.refused.get(7));
    grid.workThrough();
    assertEquals(8, await(id, State.FINISHED).games().size());
  }

  /** The other side has won. */
  private static PlayedGames.Played wrong(PlayedGames.Played game) {
    GameResult result = game.result();
    return new PlayedGames.Played(
        new GameResult(
            result.number(),
            result.winner().isPresent()
                ? Optional.empty()
                : Optional.of(org.komabako.kernel.model.Side.BLACK),
            result.end(),
            result.plies(),
            result.time(),
            result.first(),
            result.second(),
            result.note()),
        game.text());
  }

  @Test
  void aVariantThatIsNotTheSameIsNotPlayed() {
    PairSpec.Whole whole = PairSpec.of(
        request(4, true, "nodes=10"),
        List.of(),
        variant,
        org.komabako.position.Rules.of(
            variant, org.komabako.kernel.rules.OptionValues.base(variant)),
        one,
        other);
    assertEquals(Optional.empty(), work.refusal(whole.spec(), PartSource.NONE));
    MatchWork elsewhere = new MatchWork();
    elsewhere.addEngine(one);
    elsewhere.addEngine(other);
    elsewhere.addVariant(new SmallGame("1k1/3/3/3/1G1/1K1 b - 1"));
    assertTrue(elsewhere
        .refusal(whole.spec(), PartSource.NONE)
        .orElseThrow()
        .in(Locale.ENGLISH)
        .startsWith("the variant small is not installed here as it is there"));
    assertEquals(
        Optional.empty(),
        elsewhere.refusal(
            whole.spec(),
            digest -> whole.parts().stream()
                .filter(part -> PartSource.digest(part).equals(digest))
                .findFirst()),
        "the text that was sent says all");
    elsewhere.removeEngine(other);
    assertEquals(
        "the engine 'other' is not installed; there are one",
        elsewhere.refusal(whole.spec(), PartSource.NONE).orElseThrow().in(Locale.ENGLISH));
  }

  @Test
  void aPairIsItsNumberAndNothingElse() {
    assertEquals(List.of(7, 8), PairUnit.read(new PairUnit(3).bytes()).games());
    String told = assertThrows(
            IllegalArgumentException.class,
            () -> PairUnit.read("3 4".getBytes(StandardCharsets.UTF_8)))
        .getMessage();
    assertTrue(told.contains("3 4"), told);
  }
}
