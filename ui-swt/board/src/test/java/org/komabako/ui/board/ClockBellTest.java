package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;

class ClockBellTest {
  private static ClockFace running(String control) {
    ClockFace ready = ClockFace.of(TimeControl.parse(control), Side.BLACK);
    return new ClockFace(ClockFace.State.RUNNING, ready.black(), ready.white(), Side.BLACK);
  }

  private static ClockFace at(String control, long millis) {
    return running(control).after(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @CsvSource({
    // Fifty seconds to twenty: low below thirty.
    "1m, 30000, 30100, 10, LOW",
    "1m, 49900, 50000, 10, TICK",
    "1m, 49900, 49999, 10, ",
    "1m, 48900, 49000, 10, ",
    "1m, 48900, 49000, 30, TICK",
    "1m, 58900, 59000, 5, TICK",
    "1m, 53900, 54000, 5, ",
    "1m, 58900, 59000, 0, ",
    "1m, 59900, 60000, 0, FALL",
    "1m, 60000, 60100, 10, ",
    // A look that comes late hears the flag fall, not the ticks before it.
    "1m, 10000, 90000, 10, FALL",
    "1m, 52000, 55500, 10, TICK",
    // The main time before periods ticks too; each period that begins is told of.
    "1m+30s*3, 54900, 55000, 5, TICK",
    "1m+30s*3, 59900, 60000, 5, LOW",
    "1m+30s*3, 84900, 85000, 5, TICK",
    "1m+30s*3, 89900, 90000, 5, LOW",
    "1m+30s*3, 139900, 140100, 5, LOW",
    "1m+30s*3, 149900, 150000, 5, FALL"
  })
  void whatIsHeard(String control, long before, long now, int last, ClockBell.Signal heard) {
    assertEquals(
        Optional.ofNullable(heard), ClockBell.between(at(control, before), at(control, now), last));
  }

  @Test
  void eachSecondTicksOnceHoweverOftenOneLooks() {
    List<Long> ticks = LongStream.rangeClosed(1, 599)
        .map(tenth -> tenth * 100)
        .filter(now -> ClockBell.between(at("1m", now - 100), at("1m", now), 10)
            .equals(Optional.of(ClockBell.Signal.TICK)))
        .boxed()
        .toList();
    assertEquals(
        LongStream.rangeClosed(50, 59).map(second -> second * 1000).boxed().toList(), ticks);
  }

  @Test
  void aClockThatStandsOrPassesTheTurnIsSilent() {
    ClockFace low = at("1m", 55_900);
    ClockFace lower = at("1m", 56_000);
    ClockFace stopped =
        new ClockFace(ClockFace.State.STOPPED, lower.black(), lower.white(), Side.BLACK);
    ClockFace passed =
        new ClockFace(ClockFace.State.RUNNING, lower.black(), lower.white(), Side.WHITE);
    assertEquals(Optional.empty(), ClockBell.between(stopped, stopped, 10));
    assertEquals(Optional.empty(), ClockBell.between(low, stopped, 10));
    assertEquals(Optional.empty(), ClockBell.between(low, passed, 10));
  }

  @Test
  void theFlagIsHeardAlsoWhereTheGameStopsTheClockFirst() {
    ClockFace up = at("1m", 60_000);
    ClockFace stopped = new ClockFace(ClockFace.State.STOPPED, up.black(), up.white(), Side.BLACK);
    assertEquals(
        Optional.of(ClockBell.Signal.FALL), ClockBell.between(at("1m", 59_950), stopped, 0));
    assertEquals(Optional.empty(), ClockBell.between(up, stopped, 0));
  }
}
