package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

/** How long a line is tried, and which silence is too long. */
class LineTimeoutsTest {
  private static Limits clock(String text) {
    TimeLeft left = TimeLeft.all(TimeLimit.parse(text));
    return Limits.clocks(left, left);
  }

  @Test
  void aClockSaysHowLong() {
    LineTimeouts usual = LineTimeouts.USUAL;
    assertEquals(Duration.ofSeconds(690), usual.trying(clock("10m+30s*3")));
    assertEquals(Duration.ofMinutes(10), usual.trying(Limits.NONE));
    assertEquals(Duration.ofMinutes(10), usual.trying(clock("1m").pondering()));
    assertEquals(Duration.ofSeconds(230), usual.silent(clock("10m+30s*3")));
    assertEquals(Duration.ofSeconds(20), usual.silent(clock("30s")));
    assertEquals(ForeignThinker.NEVER, usual.silent(Limits.NONE));
    assertEquals(ForeignThinker.NEVER, usual.silent(clock("1m").pondering()));
  }

  @Test
  void pausesGrowUpToALimit() {
    Backoff backoff = new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(30));
    for (int most : new int[] {1, 2, 4, 8, 16, 30, 30, 30}) {
      Duration pause = backoff.next();
      Duration longest = Duration.ofSeconds(most);
      assertTrue(pause.compareTo(longest) <= 0, pause + " of " + most);
      assertTrue(pause.compareTo(longest.multipliedBy(3).dividedBy(4)) >= 0, pause + " of " + most);
    }
  }
}
