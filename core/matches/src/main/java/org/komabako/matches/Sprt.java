package org.komabako.matches;

import java.util.Arrays;
import org.komabako.base.message.RequestException;

/**
 * A sequential probability ratio test: is a player {@code elo1} better, rather than {@code elo0}? It is
 * asked after each pair of games, and the match ends when the answer is clear.
 *
 * <p>The ratio is that of the likeliest distributions of pairs with either share of the points (M. Van
 * den Bergh, "Comments on normalized Elo" and "The generalized SPRT"; Elo is logistic).
 *
 * @param elo0 the first assumption
 * @param elo1 the other, greater one
 * @param alpha how likely it may be to accept {@code elo1} wrongly
 * @param beta how likely it may be to accept {@code elo0} wrongly
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** What a pair result that never occurred counts, so that no probability is zero. */
  private static final double ALMOST_NONE = 1e-3;

  private static final int STEPS = 200;

  /** What a test has come to. */
  public enum Verdict {
    /** More games are needed. */
    OPEN,
    /** The player is not {@code elo1} better. */
    ELO0,
    /** The player is more than {@code elo0} better. */
    ELO1
  }

  /** Refuses what is no test. */
  public Sprt {
    if (!(elo0 < elo1) || elo0 < -2000 || elo1 > 2000) {
      throw RequestException.of(Sprt.class, "sprt.testNeedsEloLess", elo0, elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw RequestException.of(Sprt.class, "sprt.alphaBetaMoreThan", alpha, beta);
    }
  }

  /**
   * Reads {@code ELO0,ELO1[,ALPHA,BETA]}; alpha and beta are 0.05 if they are left out.
   *
   * @throws IllegalArgumentException if the text is none; the message says what would be right
   */
  public static Sprt parse(String text) {
    String number = "-?[0-9]{1,4}(\\.[0-9]{1,6})?";
    String two = number + "," + number;
    if (!text.matches(two + "(," + two + ")?")) {
      throw RequestException.of(Sprt.class, "sprt.noTestWriteElo", text);
    }
    double[] numbers =
        Arrays.stream(text.split(",")).mapToDouble(Double::parseDouble).toArray();
    return numbers.length == 2
        ? new Sprt(numbers[0], numbers[1], 0.05, 0.05)
        : new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  /** Where {@code elo0} is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Where {@code elo1} is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** How much likelier {@code elo1} is than {@code elo0} after some pairs, as a logarithm. */
  public double ratio(Pairs pairs) {
    if (pairs.count() == 0) {
      return 0;
    }
    double[] counts =
        Arrays.stream(pairs.counts()).mapToDouble(n -> Math.max(n, ALMOST_NONE)).toArray();
    double[] with0 = likeliest(counts, Pairs.share(elo0));
    double[] with1 = likeliest(counts, Pairs.share(elo1));
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * Math.log(with1[i] / with0[i]);
    }
    return sum;
  }

  /**
   * The likeliest distribution of pairs with a mean: {@code p(i) / (1 + x (a(i) - mean))}, where x is the
   * only root of a sum that falls with it.
   */
  private static double[] likeliest(double[] counts, double mean) {
    double total = Arrays.stream(counts).sum();
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int step = 0; step < STEPS; step++) {
      double x = (low + high) / 2;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        double off = i / 4.0 - mean;
        sum += counts[i] * off / (1 + x * off);
      }
      if (sum > 0) {
        low = x;
      } else {
        high = x;
      }
    }
    double[] result = new double[counts.length];
    for (int i = 0; i < counts.length; i++) {
      result[i] = counts[i] / total / (1 + (low + high) / 2 * (i / 4.0 - mean));
    }
    return result;
  }

  /** What the test says after some pairs. */
  public Verdict verdict(Pairs pairs) {
    double ratio = ratio(pairs);
    if (ratio >= upper()) {
      return Verdict.ELO1;
    }
    return ratio <= lower() ? Verdict.ELO0 : Verdict.OPEN;
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return plain(elo0) + "," + plain(elo1) + "," + plain(alpha) + "," + plain(beta);
  }

  private static String plain(double number) {
    return java.math.BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
