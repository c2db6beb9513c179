package org.komabako.opponents.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.testkit.Await.await;
import static org.komabako.testkit.Await.awaitNoThread;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.game.Game;
import org.komabako.kernel.position.Rules;
import org.komabako.opponents.analysis.Findings.State;
import org.komabako.opponents.internal.OpenGame;
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
