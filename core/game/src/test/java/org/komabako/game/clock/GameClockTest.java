package org.komabako.game.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.clock.ClockFace.State;
import org.komabako.kernel.model.Side;

/** Clocks to the nanosecond, by a time that the test makes. */
class GameClockTest {
  private long now = Long.MAX_VALUE - 5;

  private GameClock clock(String control) {
    return new GameClock(ClockFace.of(TimeControl.parse(control), Side.BLACK), () -> now);
  }

  private void pass(String time) {
    now += Times.parse(time).toNanos();
  }

  private static Duration of(String time) {
    return Times.parse(time);
  }

  private static void assertLeft(
      GameClock clock, Side side, String main, int periods, String period) {
    TimeLeft left = clock.face().left(side);
    assertEquals(of(main), left.main());
    assertEquals(periods, left.periods());
    assertEquals(of(period), left.period());
  }

  @Test
  void theTimeOfATurnIsCountedOverAnAdjournment() {
    GameClock clock = clock("10m");
    clock.run(Side.BLACK);
    pass("3s");
    clock.stop();
    pass("1h");
    clock.run(Side.BLACK);
    pass("2s");
    assertEquals(of("5s"), clock.turnTime());
    clock.press();
    pass("4s");
    assertEquals(of("4s"), clock.turnTime());
    clock.run(Side.BLACK);
    assertEquals(of("0s"), clock.turnTime(), "a move was taken back");
  }

  @Test
  void theFirstMoveBeginsIt() {
    GameClock clock = clock("10m");
    pass("1h");
    assertEquals(State.READY, clock.face().state());
    assertEquals(Optional.empty(), clock.face().running());
    clock.press();
    assertEquals(Optional.of(Side.WHITE), clock.face().running());
    pass("1.000000001s");
    assertLeft(clock, Side.BLACK, "10m", 0, "0s");
    assertLeft(clock, Side.WHITE, "9m58.999999999s", 0, "0s");
  }

  @Test
  void aCommandBeginsItForWhomItIsToMove() {
    GameClock clock = clock("10m");
    clock.run(Side.BLACK);
    pass("4s");
    clock.press();
    assertLeft(clock, Side.BLACK, "9m56s", 0, "0s");
  }

  @Test
  void suddenDeathEndsAtNothingLeft() {
    GameClock clock = clock("10m");
    clock.run(Side.BLACK);
    pass("9m59.999999999s");
    assertFalse(clock.face().fallen().isPresent());
    assertEquals(Duration.ofNanos(1), clock.face().left(Side.BLACK).total());
    now++;
    assertEquals(Optional.of(Side.BLACK), clock.face().fallen());
    pass("1h");
    assertLeft(clock, Side.BLACK, "0s", 0, "0s");
  }

  @Test
  void anIncrementIsAddedAfterEachMove() {
    GameClock clock = clock("5m+5s");
    clock.run(Side.BLACK);
    pass("2s");
    clock.press();
    pass("10s");
    clock.press();
    assertLeft(clock, Side.BLACK, "5m3s", 0, "0s");
    assertLeft(clock, Side.WHITE, "4m55s", 0, "0s");
  }

  @Test
  void aMoveWithinAPeriodGivesItBack() {
    GameClock clock = clock("10s+30s*3");
    clock.run(Side.BLACK);
    assertEquals(of("1m40s"), clock.face().left(Side.BLACK).total());
    pass("39.9s");
    assertTrue(clock.face().left(Side.BLACK).inPeriods());
    assertEquals(of("0.1s"), clock.face().left(Side.BLACK).shown());
    clock.press();
    assertLeft(clock, Side.BLACK, "0s", 3, "30s");
    clock.press();
    pass("1m");
    assertLeft(clock, Side.BLACK, "0s", 1, "30s");
    clock.press();
    clock.press();
    pass("29s");
    clock.press();
    clock.press();
    pass("30s");
    assertEquals(Optional.of(Side.BLACK), clock.face().fallen());
  }

  @Test
  void aPeriodThatIsUsedUpIsLost() {
    GameClock clock = clock("30s*2");
    clock.run(Side.BLACK);
    pass("30s");
    assertLeft(clock, Side.BLACK, "0s", 1, "30s");
    clock.press();
    assertLeft(clock, Side.BLACK, "0s", 1, "30s");
  }

  @Test
  void mainTimeAndPeriodsMeetExactly() {
    GameClock clock = clock("10s+30s*1");
    clock.run(Side.BLACK);
    pass("10s");
    assertLeft(clock, Side.BLACK, "0s", 1, "30s");
    assertTrue(clock.face().left(Side.BLACK).inPeriods());
  }

  @Test
  void anIncrementInAPeriodIsMainTimeAgain() {
    GameClock clock = clock("1s+5s+30s*1");
    clock.run(Side.BLACK);
    pass("3s");
    clock.press();
    assertLeft(clock, Side.BLACK, "5s", 1, "30s");
  }

  @Test
  void theSidesMayHaveDifferentTimes() {
    GameClock clock = clock("1h/10s");
    clock.press();
    pass("10s");
    assertEquals(Optional.of(Side.WHITE), clock.face().fallen());
  }

  @Test
  void itStopsAndGoesOnWithWhatWasLeft() {
    GameClock clock = clock("10m+30s*3");
    clock.run(Side.BLACK);
    pass("9m");
    clock.stop();
    pass("1000h");
    assertEquals(State.STOPPED, clock.face().state());
    assertLeft(clock, Side.BLACK, "1m", 3, "30s");
    GameClock again = new GameClock(clock.face(), () -> now);
    again.run(again.face().turn());
    pass("1m10s");
    assertLeft(again, Side.BLACK, "0s", 3, "20s");
  }

  @Test
  void aMoveTakenBackChangesSidesAndGivesNothing() {
    GameClock clock = clock("5m+5s");
    clock.run(Side.BLACK);
    pass("2s");
    clock.press();
    pass("3s");
    clock.run(Side.BLACK);
    assertLeft(clock, Side.BLACK, "5m3s", 0, "0s");
    assertLeft(clock, Side.WHITE, "4m57s", 0, "0s");
    assertEquals(Optional.of(Side.BLACK), clock.face().running());
  }
}
