package org.komabako.match.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Score;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Outcome.Reason;
import org.komabako.kernel.Side;
import org.komabako.match.Adjudication;
import org.komabako.match.Adjudication.Draw;
import org.komabako.match.Adjudication.Resign;
import org.komabako.match.End;

class AdjudicatorTest {
  private final Adjudicator resigns = new Adjudicator(
      new Adjudication(Optional.of(new Resign(500, 2)), Optional.empty(), 100, Duration.ZERO));

  private static Score worth(int value) {
    return new Score.Material(value);
  }

  @Test
  void bothMustSaySoForSoLong() {
    assertTrue(resigns.moved(Side.BLACK, worth(600), 1).isEmpty());
    assertTrue(resigns.moved(Side.WHITE, worth(-500), 2).isEmpty());
    assertTrue(resigns.moved(Side.BLACK, worth(700), 3).isEmpty());
    Ending ending = resigns.moved(Side.WHITE, new Score.Mate(-4), 4).orElseThrow();
    assertEquals(End.ADJUDICATED_WIN, ending.end());
    assertEquals(Outcome.win(Side.BLACK, Reason.RESIGNS), ending.outcome());
  }

  @Test
  void whoeverDoubtsBeginsAnew() {
    for (int ply = 1; ply < 90; ply += 2) {
      assertTrue(resigns.moved(Side.BLACK, worth(-900), ply).isEmpty());
      assertTrue(resigns.moved(Side.WHITE, worth(499), ply + 1).isEmpty());
    }
  }

  @Test
  void whoSaysNothingAgreesToNothing() {
    for (int ply = 1; ply < 90; ply += 2) {
      assertTrue(resigns.moved(Side.BLACK, worth(-900), ply).isEmpty());
      assertTrue(resigns.moved(Side.WHITE, null, ply + 1).isEmpty());
    }
  }

  @Test
  void aDrawWaitsForItsPly() {
    Adjudicator draws = new Adjudicator(
        new Adjudication(Optional.empty(), Optional.of(new Draw(10, 1, 5)), 100, Duration.ZERO));
    for (int ply = 1; ply < 5; ply++) {
      Side side = ply % 2 == 1 ? Side.BLACK : Side.WHITE;
      assertTrue(draws.moved(side, worth(-10), ply).isEmpty());
    }
    Ending ending = draws.moved(Side.BLACK, worth(10), 5).orElseThrow();
    assertEquals(End.ADJUDICATED_DRAW, ending.end());
    assertEquals(Optional.empty(), ending.outcome().winner());
  }

  @Test
  void aLongGameIsADraw() {
    assertTrue(resigns.moved(Side.BLACK, worth(0), 99).isEmpty());
    assertEquals(
        End.MOST_PLIES, resigns.moved(Side.WHITE, null, 100).orElseThrow().end());
  }
}
