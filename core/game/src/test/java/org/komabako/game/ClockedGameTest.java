package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.game.SmallGame.move;
import static org.komabako.game.SmallGame.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.komabako.base.message.StateException;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.ClockFace.State;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Rules;

/** Games with a clock, by a time that the test makes. */
class ClockedGameTest {
  private static final String KINGS = "k4/5/5/5/4K b - 1";

  private long now = 77;
  private Game game = SmallGame.game(RuleBook.PLAIN, KINGS);

  private GameClock clock() {
    return new GameClock(ClockFace.of(TimeControl.parse("10m"), Side.BLACK), () -> now);
  }

  private void begin() {
    game.clock(Optional.of(clock()));
    game.startClock();
  }

  private void pass(String time) {
    now += Times.parse(time).toNanos();
  }

  private ClockFace face() {
    return game.clock().orElseThrow().face();
  }

  private String left(Side side) {
    return Times.write(face().left(side).main());
  }

  private static void assertState(String message, Executable what) {
    assertEquals(message, assertThrows(StateException.class, what).getMessage());
  }

  @Test
  void theClockRunsForWhoIsToMove() {
    begin();
    assertEquals(Optional.of(Side.BLACK), face().running());
    pass("3.0009s");
    GameNode next = game.play(move(game.position(), "1e1d"));
    assertEquals(Optional.of(Duration.ofSeconds(3)), next.spent());
    assertEquals(Optional.of(Side.WHITE), face().running());
    assertSame(next, game.reached());
    pass("4.1239s");
    play(game, "5a5b");
    assertEquals(Optional.of(Duration.ofMillis(4123)), game.current().spent());
    assertEquals("9m56.9991s", left(Side.BLACK));
    assertEquals("9m55.8761s", left(Side.WHITE));
  }

  @Test
  void theFirstMoveBeginsAClockAndTakesNoTime() {
    game.clock(Optional.of(clock()));
    pass("1h");
    play(game, "1e1d");
    assertEquals(Optional.of(Side.WHITE), face().running());
    assertEquals(Optional.empty(), game.current().spent());
    assertEquals("10m", left(Side.BLACK));
    assertSame(game.current(), game.reached());
  }

  @Test
  void beforeItBeginsTheGameStandsWhereOneLooks() {
    play(game, "1e1d");
    GameNode here = game.current();
    game.clock(Optional.of(clock()));
    game.goTo(0);
    assertSame(game.root(), game.reached());
    game.goTo(here);
    game.startClock();
    assertEquals(Optional.of(Side.WHITE), face().running());
    game.goTo(0);
    assertSame(here, game.reached());
  }

  @Test
  void withoutAClockNoneIsStartedOrStopped() {
    assertState("the game is played without a clock", game::startClock);
    assertState("the game is played without a clock", game::adjourn);
    assertFalse(game.checkTime());
    assertFalse(game.isAdjourned());
  }

  @Test
  void aClockThatRunsIsNeitherStartedNorChanged() {
    begin();
    assertState("the clock runs already", game::startClock);
    assertState("the clock runs; adjourn the game first", () -> game.clock(Optional.empty()));
    assertTrue(game.clock().isPresent());
  }

  @Test
  void aClockThatDoesNotRunIsNotStopped() {
    game.clock(Optional.of(clock()));
    assertState("the clock does not run", game::adjourn);
    game.startClock();
    game.adjourn();
    assertState("the clock does not run", game::adjourn);
  }

  @Test
  void aSealedMoveStopsTheClockAndIsPlayedWhenItGoesOn() {
    begin();
    play(game, "1e1d");
    game.seal(SmallGame.move(game.position(), "5a5b"));
    assertEquals(Optional.empty(), face().running());
    assertTrue(game.isAdjourned());
    game.startClock();
    assertEquals(2, game.reached().ply());
    assertEquals(Optional.of(Side.BLACK), face().running());
    assertFalse(game.isAdjourned());
  }

  @Test
  void aStoppedClockIsTakenAway() {
    begin();
    play(game, "1e1d");
    game.adjourn();
    game.goTo(0);
    game.clock(Optional.empty());
    assertEquals(Optional.empty(), game.clock());
    assertSame(game.root(), game.reached());
    assertFalse(game.legalMoves().isEmpty());
  }

  @Test
  void nobodyMovesInAnAdjournedGame() {
    SmallGame variant = SmallGame.of(RuleBook.PLAIN);
    game = new Game(Rules.of(variant, OptionValues.base(variant).with("illegal_move", "loses")));
    begin();
    pass("3s");
    assertFalse(game.isAdjourned());
    game.adjourn();
    assertTrue(game.isAdjourned());
    assertEquals(List.of(), game.legalMoves());
    var refusal =
        assertThrows(IllegalMoveException.class, () -> play(game, "1e1d")).refusal();
    assertEquals("adjourned", refusal.rule());
    assertEquals("the game is adjourned; resume it first", refusal.message());
    assertEquals(Optional.empty(), game.outcome(), "that was no illegal move");
    pass("1h");
    game.startClock();
    assertFalse(game.isAdjourned());
    pass("2s");
    play(game, "1e1d");
    assertEquals(Optional.of(Duration.ofSeconds(5)), game.current().spent());
  }

  @Test
  void whoseTimeIsUsedUpLoses() {
    begin();
    pass("9m59.9s");
    assertFalse(game.checkTime());
    pass("0.1s");
    assertTrue(game.checkTime());
    assertEquals(Optional.of(Outcome.win(Side.WHITE, Reason.TIME)), game.outcome());
    assertEquals(State.STOPPED, face().state());
    assertFalse(game.checkTime());
    assertFalse(game.isAdjourned(), "it has ended");
    assertState("the game has ended already", game::startClock);
  }

  @Test
  void anAdjournedGameUsesUpNoTime() {
    begin();
    game.adjourn();
    pass("1h");
    assertFalse(game.checkTime());
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  void playersEndTheGameWhereItStandsNotWhereTheyLook() {
    begin();
    play(game, "1e1d 5a5b");
    GameNode here = game.current();
    game.goTo(0);
    assertSame(here, game.reached());
    game.resign(Side.WHITE);
    assertSame(here, game.current());
    assertEquals(Optional.of(here), game.endedAt());
    assertEquals(State.STOPPED, face().state());
  }

  @Test
  void anEndThatIsDeclaredElsewhereLetsTheClockRun() {
    begin();
    play(game, "1e1d");
    game.goTo(0);
    game.declare(Outcome.draw(Reason.RECORDED));
    assertEquals(State.RUNNING, face().state());
    assertEquals(Optional.of(game.root()), game.endedAt());
  }

  @Test
  void anEndBeforeTheClockBeganLeavesItReady() {
    game.clock(Optional.of(clock()));
    game.declare(Outcome.draw(Reason.RECORDED));
    assertEquals(State.READY, face().state());
  }

  @Test
  void theMoveThatEndsTheGameStopsTheClock() {
    game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/R3K b - 1");
    begin();
    pass("1s");
    play(game, "5e5a");
    assertEquals(State.STOPPED, face().state());
    assertEquals("9m59s", left(Side.BLACK));
    assertEquals(Optional.of(game.current()), game.endedAt());
    pass("1h");
    assertFalse(game.checkTime());
  }

  @Test
  void takingMovesBackTakesTheClockBack() {
    begin();
    play(game, "1e1d 5a5b");
    assertTrue(game.undo());
    assertSame(game.current(), game.reached());
    assertEquals(Optional.of(Side.WHITE), face().running());
    assertTrue(game.redo());
    assertEquals(2, game.reached().ply());
    assertEquals(Optional.of(Side.BLACK), face().running());
  }

  @Test
  void lookingBackElsewhereLeavesTheClock() {
    begin();
    play(game, "1e1d 5a5b");
    GameNode here = game.current();
    game.goTo(1);
    assertTrue(game.undo());
    assertSame(here, game.reached());
    assertEquals(Optional.of(Side.BLACK), face().running());
    assertTrue(game.redo());
    assertSame(here, game.reached());
  }

  @Test
  void takingBackInAnAdjournedGameStartsNoClock() {
    begin();
    play(game, "1e1d");
    game.adjourn();
    assertTrue(game.undo());
    assertEquals(State.STOPPED, face().state());
    assertSame(game.root(), game.reached());
  }

  @Test
  void aMoveFromElsewhereTakesTheGameThere() {
    begin();
    play(game, "1e1d 5a5b");
    game.goTo(0);
    pass("5s");
    play(game, "1e2e");
    assertSame(game.current(), game.reached());
    assertEquals(Optional.of(Side.WHITE), face().running());
    assertEquals(Optional.empty(), game.current().spent());
    assertEquals("9m55s", left(Side.BLACK));
  }

  @Test
  void afterTheEndMovesElsewhereAreOnlyTried() {
    begin();
    play(game, "1e1d 5a5b");
    GameNode end = game.current();
    game.resign(Side.BLACK);
    game.goTo(0);
    GameNode tried = game.playOn(move(game.position(), "1e2e"));
    assertSame(end, game.reached());
    assertEquals(State.STOPPED, face().state());
    assertFalse(tried.isMain());
    assertSame(tried, game.current());
    assertEquals(Optional.of(end), game.endedAt());
  }

  @Test
  void cuttingOffWhereTheGameStandsTakesItBack() {
    begin();
    play(game, "1e1d 5a5b 1d1c");
    game.delete(game.current().parent().orElseThrow());
    assertEquals(1, game.reached().ply());
    assertSame(game.current(), game.reached());
    assertEquals(Optional.of(Side.WHITE), face().running());
  }

  @Test
  void cuttingOffElsewhereLeavesWhereTheGameStands() {
    play(game, "1e2e");
    GameNode other = game.current();
    game.undo();
    begin();
    play(game, "1e1d");
    GameNode here = game.current();
    game.delete(other);
    assertSame(here, game.reached());
  }
}
