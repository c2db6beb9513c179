package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Adjudication;
import org.komabako.matches.Adjudication.Draw;
import org.komabako.matches.Adjudication.Resign;
import org.komabako.matches.End;

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
    MatchGameEnd ending = resigns.moved(Side.WHITE, new Score.Mate(-4), 4).orElseThrow();
    assertEquals(End.ADJUDICATED_WIN, ending.end());
    assertEquals(Outcome.win(Side.BLACK, Reason.RESIGNS), ending.outcome());
  }

  /** What each of them thinks for itself on four plies on end, and who has won then. */
  @ParameterizedTest
  @CsvSource({
    "500, -500, BLACK", "-500, 500, WHITE", "499, -500, none", "500, -499, none",
    "-499, 500, none", "-500, 499, none", "500, 500, none", "-500, -500, none"
  })
  void bothMustAgreeOnTheWinner(int black, int white, String winner) {
    assertTrue(resigns.moved(Side.BLACK, worth(black), 1).isEmpty());
    assertTrue(resigns.moved(Side.WHITE, worth(white), 2).isEmpty());
    assertTrue(resigns.moved(Side.BLACK, worth(black), 3).isEmpty());
    Optional<MatchGameEnd> ending = resigns.moved(Side.WHITE, worth(white), 4);
    assertEquals(
        winner, ending.flatMap(each -> each.outcome().winner()).map(Side::name).orElse("none"));
  }

  @Test
  void aMateIsMoreThanAnyMaterial() {
    assertTrue(resigns.moved(Side.BLACK, new Score.Mate(-3), 1).isEmpty());
    assertTrue(resigns.moved(Side.WHITE, new Score.Mate(2), 2).isEmpty());
    assertTrue(resigns.moved(Side.BLACK, new Score.Mate(0), 3).isEmpty(), "it is mated");
    assertEquals(
        Optional.of(Side.WHITE),
        resigns.moved(Side.WHITE, new Score.Mate(1), 4).orElseThrow().outcome().winner());
  }

  @Test
  void whoComesAheadBeginsToCountThen() {
    assertTrue(resigns.moved(Side.BLACK, worth(900), 1).isEmpty());
    assertTrue(resigns.moved(Side.WHITE, worth(-900), 2).isEmpty());
    assertTrue(resigns.moved(Side.BLACK, worth(900), 3).isEmpty());
    for (int ply = 4; ply < 7; ply++) {
      assertTrue(resigns
          .moved(ply % 2 == 0 ? Side.WHITE : Side.BLACK, worth(ply % 2 == 0 ? 900 : -900), ply)
          .isEmpty());
    }
    assertEquals(
        Optional.of(Side.WHITE),
        resigns.moved(Side.BLACK, worth(-900), 7).orElseThrow().outcome().winner());
  }

  /** For two moves of each, from ply 0 on: the scores on four plies, and whether it is a draw then. */
  @ParameterizedTest
  @CsvSource({
    "10, -10, 0, 10, true",
    "11, 0, 0, 0, false",
    "0, 0, 0, 11, false",
    "0, -11, 0, 0, false"
  })
  void nobodyIsAheadOnlyWhereAllSaySo(int one, int two, int three, int four, boolean draw) {
    Adjudicator draws = new Adjudicator(
        new Adjudication(Optional.empty(), Optional.of(new Draw(10, 2, 0)), 100, Duration.ZERO));
    assertTrue(draws.moved(Side.BLACK, worth(one), 1).isEmpty());
    assertTrue(draws.moved(Side.WHITE, worth(two), 2).isEmpty());
    assertTrue(draws.moved(Side.BLACK, worth(three), 3).isEmpty());
    assertEquals(draw, draws.moved(Side.WHITE, worth(four), 4).isPresent());
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
    MatchGameEnd ending = draws.moved(Side.BLACK, worth(10), 5).orElseThrow();
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
