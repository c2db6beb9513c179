package org.komabako.game.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Side;

/** What is left of a player's time, as a game that is kept says it. */
class TimeLeftTest {
  @ParameterizedTest
  @CsvSource({
    "10m+30s*3, 5m12.5s 3 30s",
    "10m+30s*3, 0s 1 0.25s",
    "10m+30s*3, 0s 0 0s",
    "10m+30s*3, 10m 3 30s",
    "10m, 9m59.999999999s 0 0s",
    "5m+5s, 1h 0 0s",
    "30s*99, 0s 99 30s"
  })
  void isReadAndWritten(String limit, String text) {
    TimeLimit given = TimeLimit.parse(limit);
    TimeLeft left = TimeLeft.parse(given, text);
    assertEquals(text, left.toString());
    assertSame(given, left.limit());
  }

  @ParameterizedTest
  @CsvSource({
    "10m+30s*3, 5m",
    "10m+30s*3, 5m 3",
    "10m+30s*3, 5m 3 30s 1",
    "10m+30s*3, 5m -1 30s",
    "10m+30s*3, 5m x 30s",
    "10m+30s*3, 5m 100 30s"
  })
  void whatIsNoneIsRefused(String limit, String text) {
    assertEquals(
        "'" + text + "' is no time left: write time, periods and period, like 5m 3 30s",
        assertThrows(TextException.class, () -> TimeLeft.parse(TimeLimit.parse(limit), text))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "10m+30s*3, 5m 4 30s",
    "10m+30s*3, 5m 3 31s",
    "10m+30s*3, 5m 0 30s",
    "10m+30s*3, 5m 3 0s",
    "10m, 5m 1 30s"
  })
  void moreThanThereCanBeIsRefused(String limit, String text) {
    assertEquals(
        "a clock of " + limit + " cannot have left '" + text + "'",
        assertThrows(TextException.class, () -> TimeLeft.parse(TimeLimit.parse(limit), text))
            .getMessage());
  }

  /** Limit, left before, time of thought, left after, left after the move. */
  @ParameterizedTest
  @CsvSource({
    "10s+30s*3, 10s 3 30s, 9.9s, 0.1s 3 30s, 0.1s 3 30s",
    "10s+30s*3, 10s 3 30s, 10s, 0s 3 30s, 0s 3 30s",
    "10s+30s*3, 10s 3 30s, 39s, 0s 3 1s, 0s 3 30s",
    "10s+30s*3, 10s 3 30s, 40s, 0s 2 30s, 0s 2 30s",
    "10s+30s*3, 10s 3 30s, 71s, 0s 1 29s, 0s 1 30s",
    "10s+30s*3, 10s 3 30s, 99.9s, 0s 1 0.1s, 0s 1 30s",
    "10s+30s*3, 10s 3 30s, 100s, 0s 0 0s, 0s 0 0s",
    "10s+30s*3, 10s 3 30s, 1h, 0s 0 0s, 0s 0 0s",
    "10s+30s*3, 0s 2 5s, 6s, 0s 1 29s, 0s 1 30s",
    "10s+5s, 10s 0 0s, 9s, 1s 0 0s, 6s 0 0s",
    "10s+5s, 10s 0 0s, 10s, 0s 0 0s, 0s 0 0s",
    "0s+5s+9s*1, 0s 1 9s, 2s, 0s 1 7s, 5s 1 9s"
  })
  void thoughtAndMoves(
      String limit, String before, String thought, String after, String afterMove) {
    TimeLeft left = TimeLeft.parse(TimeLimit.parse(limit), before).after(Times.parse(thought));
    assertEquals(after, left.toString());
    assertEquals(afterMove, left.moved().toString());
  }

  /** What is shown, how long it is until all is used up, whether a period runs, whether all is up. */
  @ParameterizedTest
  @CsvSource({
    "10s+30s*3, 10s 3 30s, 10s, 1m40s, false, false",
    "10s+30s*3, 1s 3 30s, 1s, 1m31s, false, false",
    "10s+30s*3, 0s 2 5s, 5s, 35s, true, false",
    "10s+30s*3, 0s 1 5s, 5s, 5s, true, false",
    "10s+30s*3, 0s 0 0s, 0s, 0s, false, true",
    "10s+5s, 7s 0 0s, 7s, 7s, false, false"
  })
  void whatIsShown(
      String limit, String text, String shown, String total, boolean inPeriods, boolean up) {
    TimeLeft left = TimeLeft.parse(TimeLimit.parse(limit), text);
    assertEquals(Times.parse(shown), left.shown());
    assertEquals(Times.parse(total), left.total());
    assertEquals(inPeriods, left.inPeriods());
    assertEquals(up, left.isUp());
  }

  @Test
  void aFaceKnowsEachSide() {
    TimeControl control = TimeControl.parse("1h/10m+5s");
    ClockFace face = ClockFace.of(control, Side.WHITE);
    assertEquals(control, face.control());
    assertEquals("1h 0 0s", face.left(Side.BLACK).toString());
    assertEquals("10m 0 0s", face.left(Side.WHITE).toString());
    assertEquals(Optional.empty(), face.running());
    assertEquals(Optional.empty(), face.fallen());
    assertSame(face, face.after(Duration.ofHours(1)), "it has not begun");
    ClockFace running = face.is(ClockFace.State.RUNNING, Side.WHITE);
    assertEquals(Optional.of(Side.WHITE), running.running());
    ClockFace later = running.after(Duration.ofMinutes(10));
    assertEquals(Optional.of(Side.WHITE), later.fallen());
    assertEquals("1h 0 0s", later.left(Side.BLACK).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "0s, PT0S",
    "1h30m, PT1H30M",
    "1h0.5s, PT1H0.5S",
    "2m3s, PT2M3S",
    "0.000000001s, PT0.000000001S",
    "25h, PT25H",
    "10s, PT10S",
    "100m, PT1H40M"
  })
  void timesAreReadAndWritten(String text, Duration time) {
    assertEquals(time, Times.parse(text));
    assertEquals(time, Times.parse(Times.write(time)));
  }

  @ParameterizedTest
  @CsvSource({"PT0S, 0s", "PT1H, 1h", "PT1H1S, 1h1s", "PT60S, 1m", "PT0.5S, 0.5s", "PT10S, 10s"})
  void timesAreWrittenShort(Duration time, String text) {
    assertEquals(text, Times.write(time));
  }

  @Test
  void aLimitHasATimeToPlayWith() {
    Duration none = Duration.ZERO;
    Duration some = Duration.ofSeconds(1);
    for (TimeLimit limit : new TimeLimit[] {
      new TimeLimit(some, none, none, 0),
      new TimeLimit(none, none, some, 1),
      new TimeLimit(none, none, some, 99)
    }) {
      assertFalse(TimeLeft.all(limit).isUp());
    }
    assertRefused("a clock has a main time or periods", none, none, 0);
    assertRefused("there are 1 to 99 periods, and each has a length", some, some, 0);
    assertRefused("there are 1 to 99 periods, and each has a length", some, none, 1);
    assertRefused("there are 1 to 99 periods, and each has a length", some, some, -1);
    assertRefused("there are 1 to 99 periods, and each has a length", some, some, 100);
    assertRefused("a time is not less than nothing", Duration.ofNanos(-1), none, 0);
    assertRefused("a time is not less than nothing", some, Duration.ofNanos(-1), 1);
    assertTrue(assertThrows(
            IllegalArgumentException.class,
            () -> new TimeLimit(some, Times.LONGEST.plusNanos(1), none, 0))
        .getMessage()
        .startsWith("a time of 10000 hours is longer"));
  }

  private static void assertRefused(String message, Duration main, Duration period, int periods) {
    assertEquals(
        message,
        assertThrows(
                IllegalArgumentException.class,
                () -> new TimeLimit(main, Duration.ZERO, period, periods))
            .getMessage());
  }
}
