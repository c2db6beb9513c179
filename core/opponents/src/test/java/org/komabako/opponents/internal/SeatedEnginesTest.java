package org.komabako.opponents.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.testkit.Await.await;
import static org.komabako.testkit.Await.awaitNoThread;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.State;
import org.komabako.position.Rules;
import org.komabako.session.GameViewer;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.mockito.ArgumentCaptor;

@Timeout(30)
class SeatedEnginesTest {
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));

  private final OpenGame game = new OpenGame(new Game(Rules.of(new SmallGame())));
  private final SlowEngine engine = new SlowEngine();
  private final Games games = mock(Games.class);
  private Consumer<List<LiveGame>> told = open -> {};
  private SeatedEngines seats;

  @BeforeEach
  void begin() {
    when(games.listen(any())).thenReturn(() -> {});
    seats = new SeatedEngines(games);
    @SuppressWarnings("unchecked") // A mock.
    ArgumentCaptor<Consumer<List<LiveGame>>> listener = ArgumentCaptor.forClass(Consumer.class);
    org.mockito.Mockito.verify(games, org.mockito.Mockito.atLeastOnce()).listen(listener.capture());
    told = listener.getValue();
    seats.addEngine(engine);
  }

  @AfterEach
  void end() throws Exception {
    seats.close();
    awaitNoThread("komabako-opponent");
  }

  private void awaitState(State state) throws InterruptedException {
    await(() -> seats.list().get(0).state() == state);
  }

  private void awaitPly(int ply) throws InterruptedException {
    await(() -> game.read(each -> each.current().ply()) == ply);
  }

  private void seat(Side side) {
    assertEquals("slow", seats.play(game, side, "slow", Map.of(), LIMITS).engine());
  }

  private void move(int number) {
    game.change(each -> each.play(each.legalMoves().get(number)));
  }

  /** A claim that does not end the game is not asked for again and again, but waits for its answer. */
  @Test
  void aClaimWaitsForTheOpponent() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    engine.answer(new Answer.ClaimWin());
    await(() -> game.read(each -> each.jishogiClaims().contains(Side.BLACK)));
    awaitState(State.WAITS);
    for (int i = 0; i < 20; i++) {
      seats.list();
      game.change(each -> each.tags());
    }
    assertTrue(engine.asked.isEmpty(), "it was asked again");
    game.change(each -> {
      each.withdrawOffers();
      return true;
    });
    engine.asked();
    engine.answer(new Answer.ClaimWin());
    awaitState(State.FAILED);
    assertTrue(seats.list().get(0).note().in(Locale.ENGLISH).contains("declined"));
    assertTrue(engine.asked.isEmpty());
  }

  private void awaitNote(String note) throws InterruptedException {
    await(() -> seats.list().get(0).note().in(Locale.ENGLISH).equals(note));
  }

  /** While it thinks, while it waits, and until it leaves; it plays on as soon as the line is there again. */
  @Test
  void aLineThatIsMadeAgainIsToldAtItsSeat() throws Exception {
    seat(Side.BLACK);
    Task task = engine.asked();
    engine.trouble("the line is lost");
    awaitState(State.RECONNECTS);
    awaitNote("the line is lost");
    engine.trouble("nobody answers");
    awaitNote("nobody answers");
    engine.trouble("");
    awaitState(State.THINKS);
    engine.play(task, 0);
    awaitState(State.WAITS);
    engine.trouble("the line is lost");
    awaitState(State.RECONNECTS);
    move(0);
    task = engine.asked();
    assertEquals(State.RECONNECTS, seats.list().get(0).state());
    engine.fail("given up");
    awaitState(State.FAILED);
    awaitNote("given up");
    seats.again(game, Side.BLACK);
    engine.play(engine.asked(), 0);
    awaitPly(3);
    awaitState(State.WAITS);
  }

  /** The side that has lost on time meanwhile is not thought for any more. */
  @Test
  void aGameThatEndsWhileTheLineIsLostEndsTheAttempts() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    engine.trouble("the line is lost");
    awaitState(State.RECONNECTS);
    game.change(each -> {
      each.declare(Outcome.win(Side.WHITE, Outcome.Reason.TIME));
      return true;
    });
    await(() -> engine.closed == 1);
    awaitState(State.WAITS);
  }

  @Test
  void itPlaysItsSide() throws Exception {
    seat(Side.WHITE);
    awaitState(State.WAITS);
    move(0);
    Task task = engine.asked();
    assertEquals(LIMITS, task.limits());
    awaitState(State.THINKS);
    engine.play(task, 1);
    awaitPly(2);
    awaitState(State.WAITS);
    move(0);
    assertEquals(3, engine.asked().moves().size());
  }

  private static void look(GameViewer viewer, int ply) {
    var unused = viewer.look(each -> {
      each.goTo(ply);
      return true;
    });
  }

  /** Without a clock, too: the thought goes on and its move is played where the game stands. */
  @Test
  void itKeepsItsThoughtWhileSomebodyLooksBack() throws Exception {
    seat(Side.WHITE);
    GameViewer viewer = GameViewer.of(game);
    GameViewer follower = GameViewer.of(game);
    move(0);
    Task task = engine.asked();
    for (int i = 0; i < 20; i++) {
      look(viewer, i % 2);
      game.change(each -> each.tags());
    }
    look(viewer, 0);
    awaitState(State.THINKS);
    engine.play(task, 1);
    awaitPly(2);
    assertTrue(engine.asked.isEmpty(), "it was asked again");
    assertEquals(0, viewer.read(each -> each.current().ply()).intValue());
    assertEquals(2, follower.read(each -> each.current().ply()).intValue());
    assertTrue(seats.stop(viewer, Side.WHITE), "who sees the game stops its engine");
  }

  private String player(Side side) {
    return game.read(each -> each.tags().getOrDefault(Tags.player(side), ""));
  }

  @Test
  void itIsTheNamedPlayerOfItsSide() throws Exception {
    game.change(each -> {
      each.tag(Tags.BLACK, "Alice");
      return true;
    });
    seat(Side.WHITE);
    seat(Side.BLACK);
    assertEquals("Alice", player(Side.BLACK), "who was named keeps his name");
    assertEquals("slow, level 1", player(Side.WHITE));
    assertTrue(seats.stop(game, Side.WHITE));
    assertEquals("", player(Side.WHITE), "it has not played");
    seat(Side.WHITE);
    engine.play(engine.asked(), 0);
    awaitPly(1);
    assertTrue(game.read(each -> each.current().spent()).isPresent(), "its time is written down");
    assertTrue(seats.stop(game, Side.WHITE));
    assertEquals("slow, level 1", player(Side.WHITE), "it is known who has played");
  }

  @Test
  void theLevelIsPartOfTheName() {
    Engine leveled = mock(Engine.class);
    when(leveled.name()).thenReturn(LocalizedText.same("Fox"));
    when(leveled.options())
        .thenReturn(
            List.of(EngineOption.spin("Level", LocalizedText.same("how strong"), 10, 1, 10)));
    assertEquals("Fox, level 10", PlayerName.of(leveled, Map.of()));
    assertEquals("Fox, level 3", PlayerName.of(leveled, Map.of("Level", "3")));
  }

  @Test
  void itPlaysByTheClock() throws Exception {
    game.change(each -> {
      TimeControl time = TimeControl.parse("5m+5s");
      each.clock(java.util.Optional.of(new GameClock(ClockFace.of(time, Side.BLACK))));
      return true;
    });
    seat(Side.BLACK);
    Task task = engine.asked();
    assertEquals(
        Duration.ofSeconds(5), task.limits().own().orElseThrow().limit().increment());
    engine.play(task, 0);
    awaitPly(1);
    assertEquals(
        Side.WHITE,
        game.read(each -> each.clock().orElseThrow().face().running()).orElseThrow());
  }

  /** What was thought about before is forgotten; where a move was made already, the user decides. */
  @Test
  void aMoveIsTakenBackWhileItThinks() throws Exception {
    seat(Side.WHITE);
    move(0);
    Task first = engine.asked();
    assertTrue(game.change(Game::undo));
    awaitState(State.WAITS);
    move(1);
    Task second = engine.asked();
    assertTrue(!first.moves().equals(second.moves()));
    engine.play(second, 0);
    awaitPly(2);
    assertTrue(game.change(Game::undo));
    awaitState(State.WAITS);
    seats.close();
    awaitNoThread("komabako-opponent");
    assertTrue(engine.asked.isEmpty());
  }

  @Test
  void anEngineThatLeavesInMidThoughtGoesOnWhenItReturns() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    seats.removeEngine(engine);
    awaitState(State.AWAY);
    assertEquals("the engine slow is not installed", seats.list().get(0).note().in(Locale.ENGLISH));
    SlowEngine again = new SlowEngine();
    seats.addEngine(again);
    again.play(again.asked(), 0);
    awaitPly(1);
  }

  @Test
  void aVariantThatLeavesSuspendsIt() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    game.suspend(true);
    await(() -> seats.list().get(0).note().in(Locale.ENGLISH).equals("the variant is away"));
    game.suspend(false);
    engine.play(engine.asked(), 0);
    awaitPly(1);
  }

  @Test
  void anEngineThatFailsPlaysNoMoreUntilItIsSeatedAgain() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    engine.fail("slow fell over");
    awaitState(State.FAILED);
    assertEquals("slow fell over", seats.list().get(0).note().in(Locale.ENGLISH));
    seats.again(game, Side.BLACK);
    engine.asked();
    engine.fail("slow fell over again");
    awaitState(State.FAILED);
    seat(Side.BLACK);
    engine.play(engine.asked(), 0);
    awaitPly(1);
  }

  @Test
  void itResigns() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    engine.answer(new Answer.Resign());
    await(() -> game.read(Game::result).isPresent());
    assertEquals(
        Outcome.win(Side.WHITE, Outcome.Reason.RESIGNS), game.read(Game::result).orElseThrow());
  }

  /** The number of a move that stays on its rank. */
  private static int sideways(List<Move> moves) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).origin().orElseThrow().rank() == moves.get(i).to().rank()) {
        return i;
      }
    }
    throw new AssertionError(moves.toString());
  }

  /** Two kings at the start are no impasse, and a game that has ended is not agreed upon once more. */
  @Test
  void itAgreesThatNobodyCanWinOnlyLateAndOnce() throws Exception {
    seat(Side.WHITE);
    game.change(each -> each.claimJishogi(Side.BLACK));
    await(() -> game.read(Game::jishogiClaims).isEmpty());
    assertTrue(game.read(Game::result).isEmpty());
    awaitNote("it does not agree that nobody can win: it is too early");
    for (int ply = 0; ply < 40; ply += 2) {
      game.change(each -> each.play(each.legalMoves().get(sideways(each.legalMoves()))));
      Task task = engine.asked();
      engine.tell(task, new Score.Material(0));
      engine.play(task, sideways(task.position().legalMoves()));
      awaitPly(ply + 2);
    }
    game.change(each -> each.claimJishogi(Side.BLACK));
    await(() -> game.read(Game::result).isPresent());
    assertEquals(Outcome.draw(Outcome.Reason.JISHOGI), game.read(Game::result).orElseThrow());
    awaitState(State.WAITS);
    assertTrue(game.read(Game::jishogiClaims).isEmpty(), "it stands after the end");
    assertTrue(game.change(Game::undo) && game.change(Game::undo));
    game.change(each -> {
      List<Move> moves = each.legalMoves();
      return each.play(moves.get((sideways(moves) + 1) % moves.size()));
    });
    engine.asked();
  }

  @Test
  void itDeclinesADrawSoEarly() throws Exception {
    seat(Side.WHITE);
    game.change(each -> each.offerDraw(Side.BLACK));
    await(() -> game.read(Game::drawOffers).isEmpty());
    assertTrue(game.read(Game::result).isEmpty());
  }

  @Test
  void itLeavesWithTheGameOrWhenItIsTold() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    assertTrue(seats.stop(game, Side.BLACK));
    assertTrue(!seats.stop(game, Side.BLACK));
    seat(Side.WHITE);
    told.accept(List.of());
    assertEquals(List.of(), seats.list());
  }

  @Test
  void whyItResignsIsSaid() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    engine.answer(new Answer.Resign());
    await(() -> seats.list().get(0).note().in(Locale.JAPANESE).equals("投了しました"));
  }

  @Test
  void itsAnswerMayBeWantedAtOnce() throws Exception {
    seat(Side.BLACK);
    engine.asked();
    seats.moveNow(game, Side.WHITE);
    seats.moveNow(game, Side.BLACK);
    await(() -> engine.stops == 1);
  }

  @Test
  void whoComesAndLeavesIsTold() throws Exception {
    List<State> states = new CopyOnWriteArrayList<>();
    try (AutoCloseable listening = seats.listen(seat -> states.add(seat.state()))) {
      seat(Side.WHITE);
      assertTrue(seats.stop(game, Side.WHITE));
      assertEquals(List.of(State.WAITS, State.LEFT), states);
    }
  }

  /** As after a restart of the program, or when a game is opened from a file. */
  @Test
  void anEngineIsSeatedAgainWithItsGame() throws Exception {
    Map<String, String> values = Map.of("Level", "3");
    var unused = seats.play(game, Side.WHITE, "slow", values, LIMITS);
    seats.close();
    game.suspend(true);
    when(games.list()).thenReturn(List.of(game));
    seats = new SeatedEngines(games);
    game.suspend(false);
    await(() -> !seats.list().isEmpty());
    assertEquals(values, seats.list().get(0).values());
    assertEquals("slow", seats.list().get(0).engine());
    seats.addEngine(engine);
    move(0);
    assertEquals(LIMITS, engine.asked().limits());
    assertTrue(seats.stop(game, Side.WHITE));
    seats.close();
    seats = new SeatedEngines(games);
    // It has met the open games when its thread is gone.
    awaitNoThread("komabako-opponents-arrive");
    assertEquals(List.of(), seats.list());
  }

  @Test
  void whatCannotBeSeatedIsSaid() {
    assertEquals(
        "the engine 'fast' is not installed; there are slow",
        assertThrows(
                IllegalArgumentException.class,
                () -> seats.play(game, Side.BLACK, "fast", Map.of(), LIMITS))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class,
        () -> seats.play(game, Side.BLACK, "slow", Map.of("Level", "10"), LIMITS));
  }

  @Test
  void aListenerThatFailsDisturbsNoSeat() throws Exception {
    try (AutoCloseable fails = seats.listen(seat -> {
      throw new AssertionError("a listener fails");
    })) {
      seat(Side.WHITE);
      awaitState(State.WAITS);
      move(0);
      engine.play(engine.asked(), 1);
      awaitPly(2);
    }
  }

  /** What an engine throws in a step of the seat is told there, and the seat can be asked again. */
  @Test
  void anErrorInAStepEndsNoSeat() throws Exception {
    engine.broken = new AssertionError("an engine fails");
    seat(Side.BLACK);
    awaitState(State.FAILED);
    engine.broken = null;
    seats.again(game, Side.BLACK);
    engine.play(engine.asked(), 1);
    awaitPly(1);
  }
}
