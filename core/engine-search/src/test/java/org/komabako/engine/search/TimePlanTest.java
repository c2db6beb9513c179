package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

class TimePlanTest {
  private static final Duration OVERHEAD = Duration.ofMillis(30);

  private static TimePlan plan(TimeLeft left) {
    return TimePlan.of(Limits.clocks(left, left), OVERHEAD);
  }

  @Test
  void withoutLimitsItGoesOn() {
    assertEquals(TimePlan.FREE, TimePlan.of(Limits.NONE, OVERHEAD));
  }

  @Test
  void aFixedTimeIsUsedButForAFiftieth() {
    TimePlan plan = TimePlan.of(Limits.time(Duration.ofMillis(200)), OVERHEAD);
    assertEquals(Duration.ofMillis(196).toNanos(), plan.most());
    assertEquals(plan.most(), plan.usual());
    TimePlan longer = TimePlan.of(Limits.time(Duration.ofSeconds(20)), OVERHEAD);
    assertEquals(Duration.ofMillis(19_970).toNanos(), longer.most());
  }

  /** All that may be used is used at each move, and the time is never up. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "10m",
        "1m",
        "1s",
        "5m+5s",
        "10s+1s",
        "1s+0.1s",
        "30s*1",
        "10m+30s*3",
        "1s*1",
        "5m+5s+10s*1"
      })
  void noClockRunsOut(String text) {
    TimeLeft left = TimeLeft.all(TimeLimit.parse(text));
    int periods = left.periods();
    for (int move = 0; move < 400 && left.total().compareTo(OVERHEAD.multipliedBy(2)) > 0; move++) {
      TimePlan plan = plan(left);
      assertTrue(plan.usual() <= plan.most());
      left = left.after(Duration.ofNanos(plan.most()).plus(OVERHEAD.dividedBy(2)));
      assertTrue(!left.isUp(), text + " after " + move + " moves");
      left = left.moved();
      assertEquals(periods, left.periods(), "no period is lost");
    }
  }

  @Test
  void aPeriodIsUsedWhollyAndAnIncrementToo() {
    TimeLeft inPeriod = TimeLeft.all(TimeLimit.parse("10s*1"));
    assertEquals(Duration.ofMillis(9970).toNanos(), plan(inPeriod).usual());
    assertEquals(plan(inPeriod).usual(), plan(inPeriod).most());
    TimeLeft fischer = TimeLeft.all(TimeLimit.parse("5m+5s"));
    assertTrue(plan(fischer).usual() > Duration.ofSeconds(5).toNanos());
  }

  @Test
  void aGameOfSuddenDeathHasTimeLeftAfterManyMoves() {
    TimeLeft left = TimeLeft.all(TimeLimit.parse("10m"));
    for (int move = 0; move < 150; move++) {
      left = left.after(Duration.ofNanos(plan(left).usual())).moved();
    }
    assertTrue(left.main().compareTo(Duration.ofSeconds(10)) > 0, left::toString);
  }
}
