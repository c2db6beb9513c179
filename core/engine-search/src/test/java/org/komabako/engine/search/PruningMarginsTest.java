package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is passed over near the end of a line. */
class PruningMarginsTest {
  private static final int FAR = 100_000;

  @Test
  void theFurtherFromTheEndTheMoreMayStillChange() {
    for (int depth = 1; depth < 7; depth++) {
      int margin = 0;
      while (!PruningMargins.isGoodEnough(margin, depth, 0)) {
        margin++;
      }
      assertFalse(PruningMargins.isGoodEnough(margin, depth + 1, 0), "depth " + depth);
      int lag = 0;
      while (!PruningMargins.isFutile(-lag, depth, 0)) {
        lag++;
      }
      assertFalse(PruningMargins.isFutile(-lag, depth + 1, 0), "depth " + depth);
    }
  }

  @Test
  void allIsLookedAtFarFromTheEnd() {
    assertFalse(PruningMargins.isGoodEnough(FAR, 8, 0));
    assertFalse(PruningMargins.isFutile(-FAR, 8, 0));
    assertEquals(Integer.MAX_VALUE, PruningMargins.quiets(9, false));
    assertEquals(Integer.MAX_VALUE, PruningMargins.loss(7));
    assertEquals(Integer.MAX_VALUE, PruningMargins.risk(9, false));
    assertEquals(Integer.MAX_VALUE, PruningMargins.risk(7, true));
  }

  @Test
  void whoIsMatedAfterAPassHasNotShownThatThePositionIsGood() {
    int beta = 150;
    assertEquals(Value.lost(5), PruningMargins.afterPass(Value.lost(5), beta));
    assertEquals(140, PruningMargins.afterPass(140, beta));
    assertEquals(210, PruningMargins.afterPass(210, beta));
    assertEquals(beta, PruningMargins.afterPass(Value.won(5), beta), "the opponent ran into it");
  }

  @Test
  void whoAnswersACheckMayRiskMore() {
    for (int depth = 1; depth <= 6; depth++) {
      assertTrue(PruningMargins.risk(depth, true) > PruningMargins.risk(depth, false));
      assertTrue(PruningMargins.risk(depth, false) < PruningMargins.risk(depth + 1, false));
    }
  }

  @Test
  void aPositionThatImprovesDeservesMoreMoves() {
    for (int depth = 1; depth <= 8; depth++) {
      assertTrue(PruningMargins.quiets(depth, true) > PruningMargins.quiets(depth, false));
      assertTrue(PruningMargins.quiets(depth, false) < PruningMargins.quiets(depth + 1, false));
    }
  }

  @Test
  void afterAPassThereIsLessToLookAtTheBetterThePositionIs() {
    assertFalse(PruningMargins.mayPass(0, 0));
    assertTrue(PruningMargins.mayPass(100, 0));
    assertEquals(3, PruningMargins.nullMove(2, 0));
    assertTrue(PruningMargins.nullMove(12, 0) > PruningMargins.nullMove(2, 0));
    assertEquals(PruningMargins.nullMove(8, 0) + 3, PruningMargins.nullMove(8, FAR), "no more");
  }
}
