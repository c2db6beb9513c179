package org.komabako.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a player did is added up, and reckoned per move and second. */
class PlayerEffortTest {
  private static final PlayerEffort ONE =
      new PlayerEffort(4, Duration.ofMillis(1000), 2, 500, Duration.ofMillis(250), 7);
  private static final PlayerEffort OTHER =
      new PlayerEffort(6, Duration.ofMillis(3000), 3, 700, Duration.ofMillis(50), 8);

  @Test
  void effortsAreAddedPartByPart() {
    assertEquals(
        new PlayerEffort(10, Duration.ofMillis(4000), 5, 1200, Duration.ofMillis(300), 15),
        ONE.plus(OTHER));
    assertEquals(ONE, PlayerEffort.NONE.plus(ONE));
  }

  @Test
  void figuresAreReckonedFromWhatWasTold() {
    assertEquals(2000, ONE.nodesPerSecond());
    assertEquals(3.5, ONE.depth());
    assertEquals(Duration.ofMillis(250), ONE.perMove());
  }

  @Test
  void whereNothingWasDoneFiguresAreNothing() {
    assertEquals(0, PlayerEffort.NONE.nodesPerSecond());
    assertEquals(0, PlayerEffort.NONE.depth());
    assertEquals(Duration.ZERO, PlayerEffort.NONE.perMove());
  }
}
