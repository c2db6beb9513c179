package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

/** Times as clocks show them. */
class ClockWordsTest {
  private static TimeLeft left(String limit, long thought) {
    return TimeLeft.all(TimeLimit.parse(limit)).after(Duration.ofMillis(thought));
  }

  @ParameterizedTest
  @CsvSource({
    "2h, 0, 2:00:00, false",
    "2h, 1, 2:00:00, false",
    "1h, 1000, 59:59, false",
    "10m, 570000, 0:30, false",
    "10m, 570001, 0:30, true",
    "1m, 49999, 0:11, true",
    "1m, 50001, 0:10, true",
    "1m, 50101, 0:09.9, true",
    "1m, 59999, 0:00.1, true",
    "1m, 60000, 0:00.0, true",
    "10s+30s*2, 10000, 0:30, false",
    "10s+30s*2, 35000, 0:05.0, false",
    "10s+30s*2, 65000, 0:05.0, true"
  })
  void timesAreRoundedUp(String limit, long thought, String text, boolean low) {
    assertEquals(text, ClockWords.time(left(limit, thought)));
    assertEquals(low, ClockWords.isLow(left(limit, thought)));
  }

  @Test
  void periodsAreCounted() {
    assertEquals(Optional.empty(), ClockWords.period(left("10m", 0)));
    assertEquals(Optional.of("30"), ClockWords.period(left("10m+30s*3", 0)));
    assertEquals(Optional.of("30"), ClockWords.period(left("30s*3", 30_000)));
    assertEquals(Optional.of("0.5"), ClockWords.period(left("0.5s*1", 0)));
  }
}
