package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class OddsTest {
  private static final String START = "k2/1+p1/12/P1K b - 1";

  @Test
  void sayingNothingChangesNothing() {
    assertEquals(START, Odds.of(START).blackFirst());
    assertEquals("k2/1+p1/12/P1K w - 1", Odds.of(START).whiteFirst());
  }

  @Test
  void piecesAreTakenOff() {
    assertEquals("k2/3/12/P1K w - 1", Odds.of(START).without("2b").whiteFirst());
    assertEquals("3/3/12/2K w - 1", Odds.of(START).without("3a", "2b", "3d").whiteFirst());
  }

  @Test
  void piecesAreChanged() {
    assertEquals("k2/1+p1/12/+P1K b - 1", Odds.of(START).with("+P", "3d").blackFirst());
  }

  @Test
  void whatFollowsIsKept() {
    assertEquals("k2 w 2Pp 1 x=y", Odds.of("k2 b 2Pp 1 x=y").whiteFirst());
  }

  @Test
  void mistakesAreNamed() {
    Odds odds = Odds.of(START);
    assertEquals(
        "no piece stands on 1a",
        assertThrows(IllegalArgumentException.class, () -> odds.without("1a")).getMessage());
    assertEquals(
        "4a is not on the board",
        assertThrows(IllegalArgumentException.class, () -> odds.without("4a")).getMessage());
    assertThrows(IllegalArgumentException.class, () -> odds.without("1e"));
  }
}
