package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.ClockFace.State;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.position.Rules;

/** A game and its clock. */
class ClockedGameTest {
  private final Game game =
      new Game(Rules.of(new SmallGame()).position("k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1"));
  private long now;

  @BeforeEach
  void begin() {
    ClockFace face = ClockFace.of(TimeControl.parse("1m+5s"), Side.BLACK);
    game.clock(Optional.of(new GameClock(face, () -> now)));
  }

  private void play(int seconds, String move) {
    pass(seconds);
    game.play(MoveText.read(game.position(), move));
  }

  private void pass(int seconds) {
    now += Duration.ofSeconds(seconds).toNanos();
  }

  private ClockFace face() {
    return game.clock().orElseThrow().face();
  }

  private void assertLeft(int black, int white) {
    assertEquals(Duration.ofSeconds(black), face().black().total());
    assertEquals(Duration.ofSeconds(white), face().white().total());
  }

  @Test
  void theFirstMoveStartsIt() {
    play(9, "8i8h");
    play(10, "12a11a");
    pass(3);
    assertLeft(57, 55);
  }

  @Test
  void aCommandStartsIt() {
    game.startClock();
    assertThrows(IllegalStateException.class, game::startClock);
    play(10, "8i8h");
    assertLeft(55, 60);
  }

  @Test
  void aFlagThatFallsDecidesTheGameWhereItStands() {
    play(0, "8i8h");
    play(0, "12a11a");
    game.goTo(0);
    pass(59);
    assertFalse(game.checkTime());
    pass(1);
    assertTrue(game.checkTime());
    assertEquals(Optional.of(Outcome.win(Side.WHITE, Reason.TIME)), game.outcome());
    assertEquals(2, game.current().ply());
    assertEquals(State.STOPPED, face().state());
    assertFalse(game.isAdjourned());
    assertFalse(game.checkTime());
  }

  @Test
  void afterTheEndOtherMovesMayBeTried() {
    play(0, "8i8h");
    game.resign(Side.WHITE);
    game.goTo(0);
    play(0, "12l11l");
    assertEquals(State.STOPPED, face().state());
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.RESIGNS)), game.result());
  }

  @Test
  void lookingElsewhereDoesNotStopIt() {
    play(0, "8i8h");
    play(10, "12a11a");
    game.goTo(0);
    pass(10);
    assertEquals(Optional.of(Side.BLACK), face().running());
    assertLeft(50, 55);
    game.goTo(2);
    play(10, "8h8g");
    assertLeft(45, 55);
  }

  @Test
  void aMoveTakenBackGivesTheTurnBack() {
    play(0, "8i8h");
    play(10, "12a11a");
    game.undo();
    assertEquals(Optional.of(Side.WHITE), face().running());
    play(10, "12a12b");
    assertLeft(60, 50);
    game.goTo(0);
    play(5, "12l11l");
    assertEquals(Optional.of(Side.WHITE), face().running());
    assertEquals("1/2", game.reached().place().toString());
    assertLeft(55, 50);
  }

  @Test
  void whileItIsAdjournedNobodyMoves() {
    play(0, "8i8h");
    pass(10);
    game.adjourn();
    pass(1000);
    assertTrue(game.isAdjourned());
    assertTrue(game.legalMoves().isEmpty());
    String message =
        assertThrows(IllegalMoveException.class, () -> play(0, "12a11a")).getMessage();
    assertTrue(String.valueOf(message).contains("resume it first"), message);
    assertThrows(IllegalStateException.class, game::adjourn);
    game.goTo(0);
    game.startClock();
    assertEquals(1, game.current().ply());
    play(10, "12a11a");
    assertLeft(60, 45);
  }

  @Test
  void anEndTakenBackIsAnAdjournedGame() {
    play(0, "8i8h");
    play(0, "12a11a");
    game.resign(Side.BLACK);
    game.undo();
    assertTrue(game.isAdjourned());
    game.startClock();
    assertEquals(Optional.of(Side.WHITE), face().running());
  }

  @Test
  void aRunningClockIsNotReplaced() {
    game.startClock();
    assertThrows(IllegalStateException.class, () -> game.clock(Optional.empty()));
    game.adjourn();
    game.clock(Optional.empty());
    assertThrows(IllegalStateException.class, game::startClock);
    play(0, "8i8h");
  }

  @Test
  void whatIsDeletedTakesTheGameBack() {
    play(0, "8i8h");
    play(0, "12a11a");
    game.goTo(0);
    game.delete(game.root().children().get(0));
    assertEquals(game.root(), game.reached());
    assertEquals(Optional.of(Side.BLACK), face().running());
  }

  /** What could not be read again is not taken. */
  @Test
  void noMoveTakesLessThanNothingOrForEver() {
    play(0, "8i8h");
    for (Duration each : new Duration[] {Duration.ofSeconds(-1), Duration.ofDays(1000)}) {
      assertThrows(RequestException.class, () -> game.current().spent(each));
    }
    game.current().spent(Duration.ofHours(9999));
    Game again = GameText.read(new SmallGame(), GameText.write(game));
    assertEquals(Optional.of(Duration.ofHours(9999)), again.root().last().spent());
  }
}
