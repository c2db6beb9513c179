package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.grid.LocalWorkplace;
import org.komabako.library.AnalysedGame;
import org.komabako.library.GameQuery;
import org.komabako.library.PositionScore;
import org.komabako.library.ProgressListener;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.notation.GameText;
import org.komabako.position.Position;

/** Analyses here and on a grid, which are paused, killed, resumed and cancelled. */
@Timeout(120)
class LibraryAnalysisServiceTest extends AnalysisFixture {
  private AnalysedGame analysed(long id) {
    List<AnalysedGame> games = library.analyses().games(List.of(id));
    assertEquals(1, games.size(), "game " + id + " is not analysed");
    return games.get(0);
  }

  /** Every position has a score and a legal line, but for one where the game has ended. */
  private void isWhole(long id, Game game) {
    AnalysedGame found = analysed(id);
    List<GameNode> path = game.root().last().path();
    assertEquals(path.size(), found.analysis().scores().size());
    for (GameNode node : path) {
      PositionScore score = found.analysis().scores().get(node.ply());
      if (node.outcome().isPresent()) {
        assertEquals(0, score.score().depth());
        continue;
      }
      assertTrue(score.score().depth() >= 1);
      assertFalse(score.line().isEmpty());
      Position position = node.position();
      for (var move : score.line()) {
        assertTrue(position.isLegal(move), id + " at " + node.ply() + ": " + score);
        position = position.play(move);
      }
    }
  }

  private List<Path> files() throws java.io.IOException {
    try (Stream<Path> files = Files.list(folder.resolve("analyses"))) {
      return files.toList();
    }
  }

  @Test
  void everyPositionOfEveryGameGetsAScoreAndALine() throws Exception {
    Game one = random(1, 30);
    Game other = random(2, 200);
    long first = add(one);
    long second = add(other);
    LibraryAnalysisStatus begun = service.start(request(false));
    assertEquals(
        List.of(State.RUNNING, 2, NODES), List.of(begun.state(), begun.games(), begun.nodes()));
    LibraryAnalysisStatus end = await(State.DONE);
    assertEquals(2, end.done());
    assertTrue(end.perMinute() > 0);
    assertEquals("", end.note().in(Locale.ENGLISH));
    isWhole(first, one);
    isWhole(second, other);
    assertEquals(List.of(), files(), "nothing is left behind");
    assertEquals(List.of(), service.list());
    assertThrows(RequestException.class, () -> service.status(begun.id()));
  }

  @Test
  void whatIsKnownIsNotThoughtAboutAgain() {
    Game one = of("1f1e", "7c7d", "2f2e", "6c6d");
    Game other = of("2f2e", "7c7d", "1f1e", "5c5d");
    long first = add(one);
    long second = add(other);
    var begun = service.start(request(false));
    await(State.DONE);
    Set<String> names = new HashSet<>();
    for (Game game : List.of(one, other)) {
      names.addAll(library
          .analyses()
          .line(game.root().position(), game.root().last().line(), "komabako", NODES)
          .names());
    }
    assertTrue(names.size() < 10, "the two games have positions in common");
    assertEquals(names.size(), work.plies.get());
    isWhole(first, one);
    isWhole(second, other);
    assertEquals(
        analysed(first).analysis().scores().get(3),
        analysed(second).analysis().scores().get(3));
    var again = service.start(request(false));
    Awaitility.await().until(() -> told.get(told.size() - 1).id().equals(again.id()));
    await(State.DONE);
    assertEquals(names.size(), work.plies.get());
    Game third = of("1f1e", "7c7d", "2f2e", "6c6d", "3f3e");
    add(third);
    var unused = service.start(request(false));
    Awaitility.await().until(() -> work.plies.get() > names.size());
    await(State.DONE);
    assertEquals(names.size() + 1, work.plies.get());
    var deeper = service.start(
        new LibraryAnalysisRequest(GameQuery.ALL, true, "komabako", 2 * NODES, 2, false));
    Awaitility.await()
        .until(() ->
            library.analyses().analysed(List.of(first), "komabako", 2 * NODES).size() == 1);
    await(State.DONE);
    assertEquals(2 * (names.size() + 1), work.plies.get(), begun.id() + " " + deeper.id());
  }

  @Test
  void theSameGameGetsTheSameScoresAgain() {
    Game game = random(7, 40);
    long id = add(game);
    var begun = service.start(request(false));
    await(State.DONE);
    List<PositionScore> scores = analysed(id).analysis().scores();
    library.remove(List.of(id));
    library.close();
    library = library("second");
    long again = add(game);
    service = service();
    var unused = service.start(request(false));
    Awaitility.await().until(() -> !library.analyses().games(List.of(again)).isEmpty());
    assertEquals(scores, analysed(again).analysis().scores(), begun.id());
  }

  @Test
  void aPartOfASearchCanBeAskedFor() {
    add(random(1, 10));
    add(random(2, 10));
    add(random(3, 10));
    var begun = service.start(
        new LibraryAnalysisRequest(GameQuery.ALL.page(1, 1), false, "komabako", NODES, 1, false));
    assertEquals(1, begun.games());
    await(State.DONE);
    assertEquals(1, work.units.get());
  }

  @Test
  void oneThatIsPausedRestsAndGoesOn() {
    for (int seed = 0; seed < 6; seed++) {
      add(random(seed, 20));
    }
    work.most = 3;
    String id = service.start(request(false)).id();
    Awaitility.await().until(() -> service.status(id).done() == 3);
    assertThrows(StateException.class, () -> service.resume(id));
    assertEquals(State.PAUSED, service.pause(id).state());
    await(State.PAUSED);
    assertThrows(StateException.class, () -> service.pause(id));
    LibraryAnalysisStatus resting = service.status(id);
    assertEquals(List.of(State.PAUSED, 6), List.of(resting.state(), resting.games()));
    // One whose first position is thought about in another game may wait for that.
    assertTrue(resting.done() >= 1 && resting.done() <= 3, resting.toString());
    assertEquals(1, service.list().size());
    work.most = Integer.MAX_VALUE;
    var unused = service.resume(id);
    await(State.DONE);
    assertEquals(6, work.units.get(), "three of them earlier");
    assertEquals(
        6,
        library
            .analyses()
            .analysed(library.ids(GameQuery.ALL, ProgressListener.NONE), "komabako", NODES)
            .size());
  }

  /** Whoever is killed leaves what a service leaves that goes in the middle: the file. */
  @Test
  void anotherStartGoesOn() {
    for (int seed = 0; seed < 6; seed++) {
      add(random(seed, 20));
    }
    work.most = 2;
    String id = service.start(request(false)).id();
    Awaitility.await().until(() -> service.status(id).done() == 2);
    service.close();
    work.most = Integer.MAX_VALUE;
    LibraryAnalysisService next = service();
    LibraryAnalysisStatus status = next.list().get(0);
    assertEquals(
        List.of(id, State.PAUSED, 6), List.of(status.id(), status.state(), status.games()));
    assertTrue(status.done() >= 1 && status.done() <= 2, status.toString());
    var unused = next.resume(id);
    await(State.DONE);
    assertEquals(6, work.units.get());
  }

  @Test
  void oneThatIsCancelledIsGoneAndWhatWasFoundStays() {
    for (int seed = 0; seed < 4; seed++) {
      add(random(seed, 20));
    }
    work.most = 2;
    String id = service.start(request(false)).id();
    Awaitility.await().until(() -> service.status(id).done() == 2);
    assertEquals(State.CANCELLED, service.cancel(id).state());
    await(State.CANCELLED);
    assertEquals(List.of(), service.list());
    int kept = library
        .analyses()
        .analysed(library.ids(GameQuery.ALL, ProgressListener.NONE), "komabako", NODES)
        .size();
    assertTrue(kept >= 1 && kept <= 2, kept + " games");
    String resting = service.start(request(false)).id();
    var paused = service.pause(resting);
    await(State.PAUSED);
    assertEquals(State.CANCELLED, service.cancel(paused.id()).state());
    assertThrows(RequestException.class, () -> service.resume(resting));
  }

  @Test
  void nonsenseIsNotKept() {
    long id = add(random(1, 20));
    work.change = found -> "komabako scores 1".getBytes(StandardCharsets.UTF_8);
    var begun = service.start(request(false));
    LibraryAnalysisStatus end = await(State.PAUSED);
    String note = end.note().in(Locale.ENGLISH);
    assertTrue(note.contains("not the scores that were asked for"), note);
    assertEquals(List.of(), library.analyses().games(List.of(id)));
    work.change = found -> found;
    var unused = service.resume(begun.id());
    await(State.DONE);
    assertEquals(1, library.analyses().games(List.of(id)).size());
  }

  @Test
  void anEngineThatIsNotThereIsTold() {
    add(random(1, 20));
    String said = assertThrows(
            RequestException.class,
            () -> service.start(
                new LibraryAnalysisRequest(GameQuery.ALL, true, "bonanza", NODES, 1, false)))
        .getMessage();
    assertTrue(said.contains("bonanza") && said.contains("komabako"), said);
    assertEquals(List.of(), service.list());
    library.remove(library.ids(GameQuery.ALL, ProgressListener.NONE));
    assertThrows(RequestException.class, () -> service.start(request(false)));
    assertThrows(StateException.class, () -> service.start(request(true)), "there is no grid");
  }

  @Test
  void anEngineThatLeavesPausesItAndSaysSo() {
    for (int seed = 0; seed < 4; seed++) {
      add(random(seed, 20));
    }
    work.most = 1;
    String id = service.start(request(false)).id();
    Awaitility.await().until(() -> service.status(id).done() == 1);
    service.removeEngine(engine);
    work.work.removeEngine(engine);
    work.most = Integer.MAX_VALUE;
    var paused = service.pause(id);
    await(State.PAUSED);
    var unused = service.resume(id);
    Awaitility.await()
        .until(() -> told.get(told.size() - 1).note().in(Locale.ENGLISH).contains("komabako"));
    assertEquals(State.PAUSED, await(State.PAUSED).state(), paused.id());
  }

  @Test
  void gamesOfAVariantThatIsAwayAreLeftOutAndTold() {
    add(random(1, 20));
    LibraryAnalysisService without = new LibraryAnalysisService(folder.resolve("without"), library);
    without.addEngine(engine);
    without.addKind(work);
    AutoCloseable listening = without.listen(told::add);
    var unused = without.start(request(false));
    String note = await(State.DONE).note().in(Locale.ENGLISH);
    assertTrue(note.contains("toy"), note + listening);
    without.close();
  }

  @Test
  void anotherLibraryIsNotMixedUp() throws Exception {
    for (int seed = 0; seed < 4; seed++) {
      add(random(seed, 20));
    }
    work.most = 1;
    String id = service.start(request(false)).id();
    Awaitility.await().until(() -> service.status(id).done() == 1);
    service.close();
    library.close();
    library = library("second");
    add(random(9, 20));
    work.most = Integer.MAX_VALUE;
    service = service();
    var unused = service.resume(id);
    Awaitility.await()
        .until(
            () -> service.status(id).note().in(Locale.ENGLISH).contains("analysis of the library"));
    assertEquals(State.CANCELLED, service.cancel(id).state());
    assertEquals(1, work.units.get());
  }

  @Test
  void theGridDoesTheSame() {
    Game game = random(3, 60);
    long id = add(game);
    try (LocalWorkplace place = LocalWorkplace.of(2, name -> Optional.of(work))) {
      TestGrid grid = new TestGrid(place);
      service.setGrid(grid);
      var unused = service.start(request(true));
      await(State.DONE);
      isWhole(id, game);
      assertEquals(List.of(), grid.begun, "the job is taken away");
    }
  }

  /** The job stays; another start takes what its workers have found meanwhile. */
  @Test
  void workersGoOnWhileNobodyWaits() {
    for (int seed = 0; seed < 5; seed++) {
      add(random(seed, 20));
    }
    try (LocalWorkplace place = LocalWorkplace.of(1, name -> Optional.of(work))) {
      TestGrid grid = new TestGrid(place);
      service.setGrid(grid);
      work.most = 2;
      String id = service.start(request(true)).id();
      Awaitility.await().until(() -> service.status(id).done() == 2);
      service.close();
      String job = grid.begun.get(0);
      work.most = Integer.MAX_VALUE;
      grid.pause(job);
      grid.resume(job);
      Awaitility.await().until(() -> grid.results(job, 0, 100).size() == 5);
      LibraryAnalysisService next = service();
      next.setGrid(grid);
      var unused = next.resume(id);
      await(State.DONE);
      assertEquals(5, work.units.get(), "nothing was done twice");
      assertEquals(List.of(), grid.begun);
    }
  }

  @Test
  void aGridThatIsAwayIsWaitedFor() {
    add(random(1, 20));
    try (LocalWorkplace place = LocalWorkplace.of(1, name -> Optional.of(work))) {
      TestGrid grid = new TestGrid(place);
      service.setGrid(grid);
      work.most = 0;
      String id = service.start(request(true)).id();
      Awaitility.await()
          .until(() -> grid.begun.size() == 1 && grid.status(grid.begun.get(0)).working() == 1);
      grid.away = true;
      Awaitility.await()
          .until(() -> service.status(id).note().in(Locale.ENGLISH).contains("the grid is away"));
      assertThrows(StateException.class, () -> service.start(request(true)));
      grid.away = false;
      grid.pause(grid.begun.get(0));
      // The grid is asked how far a job is every 5 to 15 s.
      Awaitility.await()
          .atMost(Duration.ofSeconds(30))
          .until(() -> service.status(id).note().in(Locale.ENGLISH).contains("paused"));
      work.most = Integer.MAX_VALUE;
      grid.resume(grid.begun.get(0));
      await(State.DONE);
    }
  }

  @Test
  void aJobThatSomebodyTakesAwayIsMadeAgain() {
    for (int seed = 0; seed < 3; seed++) {
      add(random(seed, 20));
    }
    try (LocalWorkplace place = LocalWorkplace.of(1, name -> Optional.of(work))) {
      TestGrid grid = new TestGrid(place);
      service.setGrid(grid);
      work.most = 1;
      String id = service.start(request(true)).id();
      Awaitility.await().until(() -> service.status(id).done() == 1);
      work.most = Integer.MAX_VALUE;
      grid.remove(grid.begun.get(0));
      await(State.DONE);
      assertEquals(3, work.units.get());
    }
  }

  @Test
  void aWorkerThatTellsNonsenseIsRefused() {
    Game game = random(1, 20);
    long id = add(game);
    try (LocalWorkplace place = LocalWorkplace.of(1, name -> Optional.of(work))) {
      TestGrid grid = new TestGrid(place);
      service.setGrid(grid);
      work.change = found -> {
        work.change = right -> right;
        return new String(found, StandardCharsets.UTF_8)
            .replaceFirst(" cp ", " cp 9")
            .replaceFirst("(?s)cp .*?\n", "cp 3 3 9z9z\n")
            .getBytes(StandardCharsets.UTF_8);
      };
      var unused = service.start(request(true));
      await(State.DONE);
      assertEquals(1, grid.refused.size());
      assertTrue(grid.refused.get(0).contains("9z9z"), grid.refused.get(0));
      isWhole(id, game);
    }
  }

  @Test
  void aGameIsOpenedWithItsScores() {
    Game game = of("1f1e", "7c7d", "2f2e");
    long id = add(game);
    assertEquals(library.text(id), service.text(id));
    var unused = service.start(request(false));
    await(State.DONE);
    Game opened = GameText.read(TOY, service.text(id));
    List<PositionScore> scores = analysed(id).analysis().scores();
    for (GameNode node : opened.root().last().path()) {
      assertEquals(scores.get(node.ply()).score(), node.evaluation().orElseThrow());
    }
    assertTrue(library.text(id).lines().noneMatch(line -> line.startsWith("score ")));
    assertEquals(Evaluation.Unit.CP, opened.root().evaluation().orElseThrow().unit());
  }
}
