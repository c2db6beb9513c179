package org.komabako.bench;

import java.util.Collection;

/** Numbers in arguments, and their medians. */
public final class Numbers {
  private Numbers() {}

  /**
   * A whole number of an argument.
   *
   * @param name what it is, for errors
   * @throws IllegalArgumentException if it is none, or beyond the limits
   */
  public static int within(String name, String text, int least, int most) {
    if (text.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new IllegalArgumentException(
        name + " is a number from " + least + " to " + most + ", not '" + text + "'");
  }

  /** The middle one, or the mean of the two in the middle; there is at least one. */
  public static double median(Collection<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    if (sorted.length == 0) {
      throw new IllegalArgumentException("no values, no median");
    }
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
