package org.komabako.opponents.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.testkit.Await.await;
import static org.komabako.testkit.Await.awaitNoThread;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Limits;
import org.komabako.game.Game;
import org.komabako.opponents.analysis.Findings.State;
import org.komabako.opponents.internal.OpenGame;
import org.komabako.position.Rules;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;

/** An engine that follows a game that is walked through. */
@Timeout(30)
class AnalyserTest {
  private final Game tree = new Game(Rules.of(new Toy()));
  private final OpenGame game = new OpenGame(tree);
  private final Oracle oracle = new Oracle("oracle", position -> 10 * position.number());
  private volatile Oracle installed = oracle;
  private volatile boolean away;
  private volatile Findings found = Findings.NOTHING;
  private final Analyser analyser = Analyser.of(
      game,
      id -> Optional.of(installed).filter(each -> !away && each.id().equals(id)).map(each -> each),
      told -> found = told);

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    analyser.close();
    await(() -> oracle.open() == 0 && installed.open() == 0);
    awaitNoThread("komabako-analysis");
  }

  private void awaitState(State state) throws InterruptedException {
    await(() -> found.state() == state);
  }

  private void awaitPly(int ply) throws InterruptedException {
    await(() -> found.subject().filter(each -> each.line().size() == ply).isPresent()
        && !found.lines().isEmpty());
  }

  private void play() {
    var unused = game.change(each -> each.play(each.legalMoves().get(0)).ply());
  }

  @Test
  void itTellsAsManyLinesAsAreAskedFor() throws InterruptedException {
    analyser.start(new AnalysisRequest("oracle", 3));
    await(() -> found.lines().size() == 3);
    assertEquals(1, found.lines().get(0).multiPv());
    assertEquals(State.THINKS, found.state());
  }

  @Test
  void itFollowsTheGameAndKeepsWhatItFound() throws InterruptedException {
    analyser.start(new AnalysisRequest("oracle", 1));
    awaitPly(0);
    play();
    awaitPly(1);
    assertEquals(
        "cp 10 9", game.read(each -> each.root().evaluation().orElseThrow().toString()));
    analyser.stop();
    awaitState(State.OFF);
    assertEquals(
        "cp 20 9", game.read(each -> each.current().evaluation().orElseThrow().toString()));
    assertEquals(0, oracle.open());
  }

  @Test
  void eachPlaceIsLookedAtForATime() throws InterruptedException {
    analyser.start(new AnalysisRequest("oracle", 1, Limits.time(Duration.ofSeconds(1)), 1));
    awaitState(State.DONE);
    assertEquals(0, found.subject().orElseThrow().line().size());
    play();
    awaitPly(1);
    awaitState(State.DONE);
    assertEquals(2, oracle.tasks());
  }

  /** One breaks, the other goes on. */
  @Test
  void severalEnginesLookAtOneGame() throws InterruptedException {
    Oracle broken = new Oracle("broken", position -> {
      throw new IllegalStateException("it broke");
    });
    AtomicReference<Findings> told = new AtomicReference<>(Findings.NOTHING);
    try (Analyser beside = Analyser.of(game, id -> Optional.of(broken), told::set)) {
      beside.start(new AnalysisRequest("broken", 1, Limits.NONE, 2));
      analyser.start(new AnalysisRequest("oracle", 1, Limits.NONE, 2));
      await(() -> told.get().state() == State.FAILED);
      play();
      awaitPly(1);
      assertEquals(State.THINKS, found.state());
    }
  }

  @Test
  void thoseBesideEachOtherShareMemoryAndThreads() {
    LocalizedText any = LocalizedText.same("any");
    List<EngineOption> options = List.of(
        EngineOption.spin("MultiPV", any, 1, 1, 500),
        EngineOption.spin("USI_Hash", any, 64, 1, 1024),
        EngineOption.spin("Threads", any, 1, 1, 8));
    assertEquals(
        Map.of("MultiPV", "3", "USI_Hash", "32", "Threads", "1"),
        new AnalysisRequest("x", 3, Limits.NONE, 2).values(options));
    assertEquals(Map.of("MultiPV", "3"), new AnalysisRequest("x", 3).values(options));
  }

  @Test
  void anEngineThatLeavesIsWaitedFor() throws InterruptedException {
    analyser.start(new AnalysisRequest("oracle", 1));
    awaitPly(0);
    away = true;
    analyser.look();
    awaitState(State.AWAY);
    assertEquals(0, oracle.open());
    installed = new Oracle("oracle", position -> 0);
    away = false;
    analyser.look();
    awaitState(State.THINKS);
    assertEquals(1, installed.open());
  }

  @Test
  void aVariantThatLeavesIsWaitedFor() throws InterruptedException {
    analyser.start(new AnalysisRequest("oracle", 1));
    awaitPly(0);
    game.suspend(true);
    awaitState(State.WAITS);
    assertEquals(0, oracle.open());
    game.suspend(false);
    awaitPly(0);
    awaitState(State.THINKS);
  }

  @Test
  void anEngineThatDoesNotStopIsReplaced() throws InterruptedException {
    oracle.becomeDeaf();
    analyser.start(new AnalysisRequest("oracle", 1));
    awaitPly(0);
    play();
    awaitPly(1);
    assertEquals(1, oracle.open());
  }

  @Test
  void anEngineThatCannotBeOpenedHasFailed() throws InterruptedException {
    installed = new Oracle("oracle", position -> {
      throw new IllegalStateException("it broke");
    });
    analyser.start(new AnalysisRequest("oracle", 1));
    awaitState(State.FAILED);
    assertEquals("it broke", found.note().in(Locale.ENGLISH));
  }
}
