package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** By how much less late moves are searched. */
class ReductionsTest {
  private final Reductions reductions = Reductions.TABLE;

  @Test
  void laterAndDeeperItIsMore() {
    for (int depth = 2; depth < 40; depth++) {
      for (int move = 1; move < 200; move++) {
        int reduction = reductions.of(depth, move, true, 0);
        assertTrue(reduction <= reductions.of(depth, move + 1, true, 0));
        assertTrue(reduction <= reductions.of(depth + 1, move, true, 0));
        assertTrue(reductions.of(depth, move, false, 0) <= reduction, "captures are reduced less");
        assertTrue(reduction >= 0 && reduction <= depth - 2, "a ply is always looked at");
      }
    }
  }

  @Test
  void whatIsKnownOfAMoveCounts() {
    int usual = reductions.of(12, 12, true, Reductions.lateness(true, false, false, false, 0));
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(false, false, false, false, 0)) > usual);
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(true, true, true, false, 0)) < usual);
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(true, false, false, true, 0)) < usual);
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(true, false, true, false, 0)) < usual,
        "where the exact value was wanted before");
    int good = Heuristics.MOST;
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(true, false, false, false, good)) < usual);
    assertTrue(
        reductions.of(12, 12, true, Reductions.lateness(true, false, false, false, -good)) > usual);
    assertEquals(0, reductions.of(12, 1, true, Reductions.lateness(true, true, true, true, good)));
  }
}
