package org.komabako.game.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Side;

/** The text form of a clock. */
class TimeControlTest {
  @ParameterizedTest
  @CsvSource({
    "30m, 30m",
    "5m+5s, 5m+5s",
    "10m+30s*3, 10m+30s*3",
    "5m+5s+10s*1, 5m+5s+10s*1",
    "30s*1, 30s*1",
    "0s+30s*2, 30s*2",
    "0s+5s+30s*2, 0s+5s+30s*2",
    "90m, 1h30m",
    "3600s, 1h",
    "0.25s, 0.25s",
    "1h0m0s, 1h",
    "1h/10m+5s, 1h/10m+5s",
    "10m/10m, 10m"
  })
  void isReadAndWritten(String text, String canonical) {
    TimeControl control = TimeControl.parse(text);
    assertEquals(canonical, control.toString());
    assertEquals(control, TimeControl.parse(canonical));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "30",
        "m",
        "-5m",
        "5m+",
        "5m+5s+5s",
        "30s*0",
        "30s*100",
        "30s*3+5m",
        "10m+30s*3*2",
        "0s",
        "5m/",
        "5m/5m/5m",
        "5 m",
        "none",
        "0s*3",
        "٣m",
        "99999h",
        "1s2m"
      })
  void whatIsNoClockIsRefused(String text) {
    String message =
        assertThrows(TextException.class, () -> TimeControl.parse(text)).getMessage();
    assertTrue(
        String.valueOf(message).contains("write") || String.valueOf(message).contains("no clock"),
        message);
  }

  @Test
  void theSidesMayDiffer() {
    TimeControl control = TimeControl.parse("1h/10m+5s");
    assertEquals(Duration.ofHours(1), control.of(Side.BLACK).main());
    assertEquals(Duration.ofSeconds(5), control.of(Side.WHITE).increment());
  }

  /** Whatever may be given is written so that it can be read. */
  @Test
  void timesThatCouldNotBeReadAgainAreRefused() {
    assertEquals(Times.LONGEST, Times.parse(Times.write(Times.LONGEST)));
    for (Duration each : new Duration[] {
      Duration.ofNanos(-1),
      Duration.ofSeconds(-60),
      Times.LONGEST.plusNanos(1),
      Duration.ofSeconds(Long.MAX_VALUE)
    }) {
      assertThrows(RequestException.class, () -> Times.require(each), each.toString());
      assertThrows(
          RequestException.class, () -> new TimeLimit(each, Duration.ZERO, Duration.ZERO, 0));
    }
  }

  @Test
  void incrementsDoNotMakeATimeThatCouldNotBeReadAgain() {
    TimeLimit limit = TimeLimit.parse("9999h+9999h");
    TimeLeft left = TimeLeft.all(limit).moved().moved();
    assertEquals(left, TimeLeft.parse(limit, left.toString()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"9999h9999m", "9999h999999s"})
  void aTimeThatIsTooLongIsRefused(String text) {
    var e = assertThrows(TextException.class, () -> TimeControl.parse(text));
    assertTrue(e.getMessage().contains("longer than 9999 hours"), e.getMessage());
  }
}
