package org.komabako.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {
  private static final Sprt TEST = Sprt.parse("0,10");

  /** Wald: ln(0.05 / 0.95) and ln(0.95 / 0.05). */
  @Test
  void theBoundsAreThoseOfWald() {
    assertEquals(-2.944439, TEST.lower(), 1e-6);
    assertEquals(2.944439, TEST.upper(), 1e-6);
  }

  /**
   * Where pairs are only won or lost as a whole, the likeliest distribution with a mean is the mean
   * itself, and the ratio is {@code w ln(s1 / s0) + l ln((1 - s1) / (1 - s0))}.
   */
  @Test
  void withTwoResultsItIsThatOfACoin() {
    double share1 = Pairs.share(10);
    double byHand = 60 * Math.log(share1 / 0.5) + 40 * Math.log((1 - share1) / 0.5);
    assertEquals(byHand, TEST.ratio(new Pairs(40, 0, 0, 0, 60)), 0.002);
  }

  /** With many pairs it is near to n (s1 - s0) (2 mean - s0 - s1) / (2 variance). */
  @Test
  void withManyPairsItIsNearTheNormalApproximation() {
    Pairs pairs = new Pairs(396, 16679, 37223, 17029, 433);
    double mean = pairs.mean();
    double variance = (396 * Math.pow(0 - mean, 2)
            + 16679 * Math.pow(0.25 - mean, 2)
            + 37223 * Math.pow(0.5 - mean, 2)
            + 17029 * Math.pow(0.75 - mean, 2)
            + 433 * Math.pow(1 - mean, 2))
        / pairs.count();
    double share1 = Pairs.share(2);
    double near = pairs.count() * (share1 - 0.5) * (2 * mean - 0.5 - share1) / (2 * variance);
    assertEquals(near, new Sprt(0, 2, 0.05, 0.05).ratio(pairs), Math.abs(near) * 0.01 + 0.01);
  }

  @Test
  void itDecides() {
    assertEquals(Sprt.Verdict.OPEN, TEST.verdict(new Pairs(0, 0, 0, 0, 0)));
    assertEquals(Sprt.Verdict.OPEN, TEST.verdict(new Pairs(1, 5, 10, 6, 1)));
    assertEquals(Sprt.Verdict.ELO1, TEST.verdict(new Pairs(0, 0, 10, 40, 120)));
    assertEquals(Sprt.Verdict.ELO0, TEST.verdict(new Pairs(120, 40, 10, 0, 0)));
  }

  @Test
  void theTextReadsBack() {
    Sprt test = Sprt.parse("-5,0.5,0.1,0.02");
    assertEquals(test, Sprt.parse(test.toString()));
    assertEquals(TEST, new Sprt(0, 10, 0.05, 0.05));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "10,0", "0,0", "0,10,0,0.05", "0,10,0.05", "a,b", "0,9999"})
  void whatIsNoTestIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Sprt.parse(text));
  }
}
