package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

/** The commands of time in CECP. */
class XboardClockTest {
  private final XboardClock clock = new XboardClock();

  private void take(String... lines) {
    for (String line : lines) {
      clock.take(List.of(line.split(" ")));
    }
  }

  private static Limits clocks(String own, String other) {
    return Limits.clocks(TimeLeft.all(TimeLimit.parse(own)), TimeLeft.all(TimeLimit.parse(other)));
  }

  @Test
  void whereNothingWasToldItTakesFiveSeconds() {
    assertEquals(Limits.time(Duration.ofSeconds(5)), clock.limits(0));
  }

  @Test
  void aTimeForEachMoveAndADepth() {
    take("st 2.5");
    assertEquals(Limits.time(Duration.ofMillis(2500)), clock.limits(3));
    take("sd 4");
    assertEquals(Limits.time(Duration.ofMillis(2500)).toDepth(4), clock.limits(3));
    take("sd 0");
    assertEquals(Limits.time(Duration.ofMillis(2500)), clock.limits(3));
    take("sd 1");
    assertEquals(Limits.time(Duration.ofMillis(2500)).toDepth(1), clock.limits(3));
  }

  @Test
  void minutesSecondsAndAnIncrement() {
    take("level 0 2:30 12");
    assertEquals(clocks("150s+12s", "150s+12s"), clock.limits(0));
    take("level 0 5 0.5");
    assertEquals(clocks("5m+0.5s", "5m+0.5s"), clock.limits(0));
  }

  @Test
  void theClocksThatAreShownHold() {
    take("level 0 5 0", "time 1234", "otim 567");
    assertEquals(clocks("12.34s", "5.67s"), clock.limits(0));
    take("time 0", "otim -5");
    assertEquals(clocks("0.001s", "0.001s"), clock.limits(0), "no time is hardly any");
  }

  @Test
  void aNewGameHasItsTimeAgainAndNoDepth() {
    take("level 0 5 0", "time 1234", "otim 567", "sd 3");
    clock.newGame();
    assertEquals(clocks("5m", "5m"), clock.limits(0));
  }

  @ParameterizedTest
  @CsvSource({"0, 7500", "1, 7692", "39, 300000", "40, 7500", "79, 300000"})
  void theTimeOfASessionIsSharedByItsMoves(int move, long millis) {
    take("level 40 5 0");
    assertEquals(Limits.time(Duration.ofMillis(millis)), rounded(clock.limits(move)));
  }

  private static Limits rounded(Limits limits) {
    return Limits.time(Duration.ofMillis(limits.time().orElseThrow().toMillis()));
  }

  @Test
  void theLastMoveOfASessionHasHardlyAnyTimeWhereNoneIsLeft() {
    take("level 1 5 0", "time 0");
    assertEquals(Limits.time(Duration.ofMillis(1)), clock.limits(0));
  }

  @Test
  void noTimeAtAllIsNoneThatWasTold() {
    take("level 0 0 0");
    assertEquals(Limits.time(Duration.ofSeconds(5)), clock.limits(0));
    take("level 0 0 3");
    assertEquals(
        Limits.clocks(
            TimeLeft.all(
                new TimeLimit(Duration.ofMillis(1), Duration.ofSeconds(3), Duration.ZERO, 0)),
            TimeLeft.all(
                new TimeLimit(Duration.ofMillis(1), Duration.ofSeconds(3), Duration.ZERO, 0))),
        clock.limits(0));
    take("level 0 0:01 0");
    assertEquals(clocks("1s", "1s"), clock.limits(0));
  }

  @Test
  void theLastThatWasSaidHolds() {
    take("level 0 5 0", "st 3");
    assertEquals(Limits.time(Duration.ofSeconds(3)), clock.limits(0));
    take("level 0 5 0");
    assertEquals(clocks("5m", "5m"), clock.limits(0));
  }

  @ParameterizedTest
  @CsvSource({
    "level, write level MOVES MINUTES[:SECONDS] INCREMENT",
    "level 40, write level MOVES MINUTES[:SECONDS] INCREMENT",
    "level x 5 0, write level MOVES MINUTES[:SECONDS] INCREMENT",
    "level 40 5, write level MOVES MINUTES[:SECONDS] INCREMENT",
    "level 40 5:x 0, write level MOVES MINUTES[:SECONDS] INCREMENT",
    "st, write st SECONDS",
    "st 1e9, write st SECONDS",
    "sd many, write sd PLIES",
    "time, write time CENTISECONDS",
    "otim x, write otim CENTISECONDS",
  })
  void whatIsWrongIsSaidAndChangesNothing(String line, String right) {
    take("level 0 5 0");
    assertEquals(
        right, assertThrows(IllegalArgumentException.class, () -> take(line)).getMessage());
    assertEquals(clocks("5m", "5m"), clock.limits(0));
  }
}
