package org.komabako.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {
  private static final Sprt TEST = Sprt.parse("0,10");

  /** Wald: ln(0.05 / 0.95) and ln(0.95 / 0.05). */
  @Test
  void theBoundsAreThoseOfWald() {
    assertEquals(-2.944439, TEST.lower(), 1e-6);
    assertEquals(2.944439, TEST.upper(), 1e-6);
  }

  /** Each of the two likelihoods of an error goes into its own bound. */
  @Test
  void theBoundsOfUnequalErrorsAreNotSwapped() {
    Sprt test = Sprt.parse("0,10,0.1,0.02");
    assertEquals(Math.log(0.02 / 0.9), test.lower(), 1e-12);
    assertEquals(Math.log(0.98 / 0.1), test.upper(), 1e-12);
    assertEquals(-3.806662, test.lower(), 1e-6);
    assertEquals(2.282382, test.upper(), 1e-6);
  }

  /**
   * With pairs that are only won or lost as a whole the ratio of 0,200 grows by {@code ln(s1 / 0.5)} with each
   * that is won, 0.4181, and falls by {@code ln(0.5 / (1 - s1))} with each that is lost, 0.7297.
   */
  @ParameterizedTest
  @CsvSource({
    "0.05, 0.05, 0, 7, OPEN", "0.05, 0.05, 0, 8, ELO1", "0.05, 0.05, 4, 0, OPEN",
    "0.05, 0.05, 5, 0, ELO0", "0.1, 0.02, 0, 5, OPEN", "0.1, 0.02, 0, 6, ELO1",
    "0.1, 0.02, 5, 0, OPEN", "0.1, 0.02, 6, 0, ELO0", "0.02, 0.1, 0, 9, OPEN",
    "0.02, 0.1, 0, 10, ELO1", "0.02, 0.1, 3, 0, OPEN", "0.02, 0.1, 4, 0, ELO0"
  })
  void itIsDecidedByThePairThatReachesABound(
      double alpha, double beta, long lost, long won, Sprt.Verdict verdict) {
    assertEquals(verdict, new Sprt(0, 200, alpha, beta).verdict(new Pairs(lost, 0, 0, 0, won)));
  }

  /** What is likelier with elo1 speaks for it; the ratio of the test turned round is the opposite. */
  @Test
  void aTestTurnedRoundSaysTheOpposite() {
    Pairs pairs = new Pairs(3, 10, 30, 17, 8);
    Pairs turned = new Pairs(8, 17, 30, 10, 3);
    double ratio = new Sprt(0, 10, 0.05, 0.05).ratio(pairs);
    assertTrue(ratio > 0.3, ratio + " for a player that is ahead");
    assertEquals(ratio, -new Sprt(-10, 0, 0.05, 0.05).ratio(turned), 1e-9);
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

  @Test
  void withoutErrorsTheyAreOneInTwenty() {
    assertEquals("0,10,0.05,0.05", TEST.toString());
    assertEquals("-5,0.5,0.1,0.02", Sprt.parse("-5,0.5,0.1,0.02").toString());
    assertEquals(new Sprt(-2000, 2000, 0.001, 0.499), Sprt.parse("-2000,2000,0.001,0.499"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.05, 0.05, elo0 less than elo1",
    "-2001, 0, 0.05, 0.05, elo0 less than elo1",
    "0, 2001, 0.05, 0.05, elo0 less than elo1",
    "0, 5, 0, 0.05, alpha and beta",
    "0, 5, 0.5, 0.05, alpha and beta",
    "0, 5, 0.05, 0, alpha and beta",
    "0, 5, 0.05, 0.5, alpha and beta"
  })
  void whatIsNoTestIsSaid(double elo0, double elo1, double alpha, double beta, String words) {
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> new Sprt(elo0, elo1, alpha, beta))
            .getMessage());
    assertTrue(message.contains(words), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "10,0", "0,0", "0,10,0,0.05", "0,10,0.05", "a,b", "0,9999"})
  void whatIsNoTestIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Sprt.parse(text));
  }
}
