package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

/** How long a CECP engine is told that it may think. */
class CecpClockTest {
  private final List<String> said = new ArrayList<>();
  private final CecpClock clock = new CecpClock(said::add);

  private static TimeLeft left(String limit) {
    return TimeLeft.all(TimeLimit.parse(limit));
  }

  @ParameterizedTest
  @CsvSource({
    "1000, st 1, time 100",
    "1001, st 2, time 100",
    "999, st 1, time 99",
    "1, st 1, time 0",
    "0, st 1, time 0"
  })
  void aTimeForTheMoveIsToldInWholeSecondsAtLeastOne(long millis, String st, String time) {
    clock.tell(Limits.time(Duration.ofMillis(millis)));
    assertEquals(List.of("sd 99", st, time, "otim" + time.substring(4)), said);
  }

  @ParameterizedTest
  @CsvSource({
    "65s, 30s, level 0 1:05 0, time 6500, otim 3000",
    "10m+5s, 30s, level 0 10:00 5, time 60000, otim 3000",
    "65s+10s*3, 30s+10s*2, level 0 1:05 10, time 6500, otim 5000",
    "1m+2s+10s*1, 30s, level 0 1:00 12, time 6000, otim 3000",
    "500ms, 30s, level 0 0:01 0, time 50, otim 3000",
    "20s*2, 30s, st 20, time 2000, otim 2000",
  })
  void clocksAreALevelAndPeriodsCountAsIncrement(
      String own, String opponent, String how, String time, String otim) {
    clock.tell(Limits.clocks(left(own.replace("500ms", "0.5s")), left(opponent)));
    assertEquals(List.of("sd 99", how, time, otim), said);
  }

  @Test
  void aTimeForTheMoveCountsMoreThanTheClocks() {
    clock.tell(
        Limits.clocks(left("65s"), left("30s")).with(Duration.ofSeconds(3)).toDepth(6));
    assertEquals(List.of("sd 6", "st 3", "time 300", "otim 300"), said);
  }

  @Test
  void withoutATimeItIsADay() {
    clock.tell(Limits.NONE.toDepth(4));
    assertEquals(List.of("sd 4", "st 86400", "time 8640000", "otim 8640000"), said);
  }

  @Test
  void whileOnlyClocksChangeTheyAreAllThatHasToBeShown() {
    Limits limits = Limits.clocks(left("65s"), left("30s"));
    clock.tell(limits);
    Limits later = Limits.clocks(left("65s").after(Duration.ofSeconds(5)), left("29s"));
    assertTrue(clock.knows(later));
    assertFalse(clock.knows(later.pondering()));
    assertFalse(clock.knows(later.toDepth(3)));
    assertFalse(clock.knows(later.with(Duration.ofSeconds(1))));
    assertFalse(clock.knows(Limits.clocks(left("10s*1"), left("30s"))), "it has periods alone now");
    said.clear();
    clock.show(later);
    assertEquals(List.of("time 6000", "otim 2900"), said);
  }

  @Test
  void whoThoughtWithoutEndHasToBeToldWhatComes() {
    clock.tell(Limits.NONE);
    assertFalse(clock.knows(Limits.NONE));
    clock.tell(Limits.NONE.toDepth(3));
    assertTrue(clock.knows(Limits.NONE.toDepth(3)));
  }
}
