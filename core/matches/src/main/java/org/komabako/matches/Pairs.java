package org.komabako.matches;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * The points that a player made in pairs of games with the same opening: how often 0, ½, 1, 1½ and 2.
 * The two games of a pair depend on each other, pairs do not; so errors are reckoned from pairs (the
 * pentanomial model, as in Fishtest of Stockfish).
 */
public record Pairs(long none, long half, long one, long oneAndHalf, long two) {
  private static final double SURE_95 = 1.959963984540054;

  /** The pairs of some games that have ended; a game without its other is left out. */
  public static Pairs of(Collection<GameResult> games) {
    long[] counts = new long[5];
    Map<Integer, int[]> byPair = games.stream()
        .collect(Collectors.groupingBy(
            game -> (game.number() - 1) / 2,
            Collectors.collectingAndThen(
                Collectors.toList(),
                two -> two.stream().mapToInt(GameResult::halves).toArray())));
    for (int[] halves : byPair.values()) {
      if (halves.length == 2) {
        counts[halves[0] + halves[1]]++;
      }
    }
    return new Pairs(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /** The counts, the fewest points first. */
  public long[] counts() {
    return new long[] {none, half, one, oneAndHalf, two};
  }

  /** How many pairs there are. */
  public long count() {
    return Arrays.stream(counts()).sum();
  }

  /** The share of all points, 0 to 1; not a number without pairs. */
  public double mean() {
    return (half + 2 * one + 3 * oneAndHalf + 4 * two) / (4.0 * count());
  }

  /** The variance of the share of a pair. */
  private double variance() {
    double mean = mean();
    long[] counts = counts();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * Math.pow(i / 4.0 - mean, 2);
    }
    return sum / count();
  }

  private double deviation() {
    return Math.sqrt(variance() / count());
  }

  /** The difference in Elo; infinite where all or no points were made, empty without pairs. */
  public OptionalDouble elo() {
    return count() == 0 ? OptionalDouble.empty() : OptionalDouble.of(elo(mean()));
  }

  /** How far the difference in Elo may be off, with 95% certainty; empty where that is not known. */
  public OptionalDouble error() {
    if (count() < 2) {
      return OptionalDouble.empty();
    }
    double off = SURE_95 * deviation();
    double error = (elo(mean() + off) - elo(mean() - off)) / 2;
    return Double.isFinite(error) && off > 0 ? OptionalDouble.of(error) : OptionalDouble.empty();
  }

  /**
   * What the difference in Elo is more than, with 95% certainty, if all points were made; less than, if
   * none. A player that makes them with a likelihood of {@code p} wins {@code n} pairs with {@code p^n}.
   */
  public double bound() {
    double bound = elo(Math.pow(0.05, 1.0 / count()));
    return mean() > 0.5 ? bound : -bound;
  }

  /**
   * How likely it is that the player is the better one; empty without pairs. Where all pairs are alike,
   * and the normal distribution says nothing, it is a test of signs.
   */
  public OptionalDouble superiority() {
    if (count() == 0) {
      return OptionalDouble.empty();
    }
    double deviation = deviation();
    double ahead = mean() - 0.5;
    if (deviation > 0) {
      return OptionalDouble.of(normal(ahead / deviation));
    }
    double chance = ahead == 0 ? 0.5 : Math.pow(0.5, count());
    return OptionalDouble.of(ahead > 0 ? 1 - chance : chance);
  }

  /** The difference in Elo that a share of the points stands for. */
  static double elo(double share) {
    if (share <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return share >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share));
  }

  /** The share of the points that a difference in Elo stands for. */
  static double share(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /**
   * The normal distribution, within 1e-7.
   *
   * <p>Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
   */
  static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double tail = Math.exp(-x * x / 2)
        / Math.sqrt(2 * Math.PI)
        * t
        * (0.319381530
            + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x >= 0 ? 1 - tail : tail;
  }

  @Override
  public String toString() {
    return Arrays.toString(counts());
  }
}
