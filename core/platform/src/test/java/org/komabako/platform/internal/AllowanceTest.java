package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** When code of others has taken too long. */
class AllowanceTest {
  private final Allowance allowance = new Allowance(Duration.ofNanos(100));

  @Test
  void processorTimeIsLimited() {
    assertFalse(allowance.isOver(100, 100, false));
    assertTrue(allowance.isOver(102, 101, false));
  }

  @Test
  void whoWaitsHasTwiceAsLong() {
    assertFalse(allowance.isOver(100, 1, true));
    assertFalse(allowance.isOver(200, 1, true));
    assertTrue(allowance.isOver(201, 1, true));
  }

  @Test
  void whoIsNotLetRunHasDoneNothingWrong() {
    assertFalse(allowance.isOver(100, 10, true));
    assertFalse(allowance.isOver(900, 80, false), "a busy machine");
    assertFalse(allowance.isOver(1_000, 90, true));
    assertTrue(allowance.isOver(1_001, 90, true), "it has waited for 201");
  }

  @Test
  void nobodyWaitsForEver() {
    assertFalse(allowance.isOver(1_200, 1, false));
    assertTrue(allowance.isOver(1_201, 1, false));
  }
}
