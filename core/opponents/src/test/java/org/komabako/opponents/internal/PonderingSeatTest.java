package org.komabako.opponents.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.testkit.Await.await;
import static org.komabako.testkit.Await.awaitNoThread;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.State;
import org.komabako.position.Rules;

/** An engine that thinks on its opponent's time. */
@Timeout(30)
class PonderingSeatTest {
  private static final Map<String, String> PONDER = Map.of("USI_Ponder", "true");
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));

  private final OpenGame game = new OpenGame(new Game(Rules.of(new SmallGame())));
  private final SlowEngine engine = new SlowEngine();
  private volatile boolean away;
  private EngineSeat seat;

  /** Black has moved and expects White's first legal move. */
  @BeforeEach
  void begin() throws Exception {
    seat = new EngineSeat(
        game,
        Side.BLACK,
        new SeatTag("slow", PONDER, LIMITS),
        id -> Optional.of(engine).filter(each -> !away).map(each -> each),
        told -> {});
    seat.look();
    engine.play(engine.asked(), 0, 0);
    awaitState(State.PONDERS);
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    seat.close();
    awaitNoThread("komabako-opponent");
  }

  private void awaitState(State state) throws InterruptedException {
    await(() -> seat.seat().state() == state);
  }

  private void move(int number) {
    game.change(each -> each.play(each.legalMoves().get(number)));
  }

  private Task pondered() throws InterruptedException {
    Task task = engine.asked();
    assertTrue(task.limits().ponder());
    assertEquals(LIMITS, task.limits().begun());
    assertEquals(2, task.moves().size());
    return task;
  }

  /** All that was asked of it is done when its thread is gone. */
  private void letItFinish() throws InterruptedException {
    seat.close();
    awaitNoThread("komabako-opponent");
  }

  @Test
  void theExpectedMoveIsMade() throws Exception {
    Task task = pondered();
    move(0);
    await(() -> engine.hits == 1);
    assertEquals(State.THINKS, seat.seat().state());
    engine.play(task, 0, 0);
    await(() -> game.read(each -> each.current().ply()) == 3);
    assertEquals(4, engine.asked().moves().size());
    assertEquals(0, engine.closed);
  }

  /** The same thinker goes on, at once, with the move that was made; its answer before is forgotten. */
  @Test
  void anotherMoveIsMade() throws Exception {
    pondered();
    move(1);
    await(() -> engine.stops == 1);
    assertEquals(State.THINKS, seat.seat().state());
    engine.answer(new Answer.Resign());
    Task task = engine.asked();
    assertEquals(LIMITS, task.limits());
    assertEquals(game.read(each -> each.current().line()), task.moves());
    assertEquals(0, engine.closed);
    assertTrue(game.read(Game::result).isEmpty());
  }

  @Test
  void whoDoesNotStopIsClosed() throws Exception {
    pondered();
    move(1);
    assertEquals(2, engine.asked().moves().size());
    assertEquals(1, engine.closed);
  }

  @Test
  void itsMoveIsTakenBack() throws Exception {
    pondered();
    assertTrue(game.change(Game::undo));
    await(() -> engine.stops == 1);
    engine.answer(new Answer.Resign());
    awaitState(State.WAITS);
    letItFinish();
    assertTrue(engine.asked.isEmpty());
  }

  @Test
  void theGameEnds() throws Exception {
    pondered();
    game.change(each -> {
      each.resign(Side.WHITE);
      return true;
    });
    await(() -> engine.stops == 1);
    awaitState(State.WAITS);
  }

  @Test
  void theEngineLeavesAndReturns() throws Exception {
    pondered();
    away = true;
    seat.look();
    awaitState(State.AWAY);
    away = false;
    move(1);
    assertEquals(2, engine.asked().moves().size());
    awaitState(State.THINKS);
  }

  /** What is wrong shows when it is its turn. */
  @Test
  void theEngineFails() throws Exception {
    pondered();
    engine.fail("slow fell over");
    awaitState(State.WAITS);
    move(0);
    engine.asked();
    engine.fail("slow fell over again");
    awaitState(State.FAILED);
  }

  @Test
  void theVariantLeaves() throws Exception {
    pondered();
    game.suspend(true);
    awaitState(State.WAITS);
    assertEquals(1, engine.closed);
    game.suspend(false);
    move(0);
    assertEquals(LIMITS, engine.asked().limits());
  }

  @Test
  void itLeavesTheGame() throws Exception {
    pondered();
    seat.close();
    await(() -> engine.closed == 1);
  }

  @Test
  void itIsNotAskedToMoveOutOfTurn() throws Exception {
    pondered();
    seat.moveNow();
    seat.look();
    letItFinish();
    assertEquals(0, engine.stops);
  }
}
