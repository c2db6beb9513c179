package org.komabako.bench;

import java.util.List;
import java.util.Locale;

/**
 * What one measurement gave.
 *
 * @param count the leaves of one perft
 * @param cpuSeconds the processor time that it took; of several threads, their mean
 * @param wallSeconds the time that it took by the clock
 */
record Timing(long count, double cpuSeconds, double wallSeconds) {
  /**
   * Reads {@code COUNT CPU WALL}, as {@link #toString} writes it.
   *
   * @throws IllegalArgumentException if the text is something else
   */
  static Timing parse(String text) {
    String[] words = text.strip().split(" +", -1);
    String seconds = "[0-9]{1,9}\\.[0-9]{1,12}";
    if (words.length != 3
        || !words[0].matches("[0-9]{1,18}")
        || !words[1].matches(seconds)
        || !words[2].matches(seconds)) {
      throw new IllegalArgumentException("'" + text + "' is not COUNT CPU-SECONDS WALL-SECONDS");
    }
    return new Timing(
        Long.parseLong(words[0]), Double.parseDouble(words[1]), Double.parseDouble(words[2]));
  }

  /** The middle times of measurements with one count. */
  static Timing median(List<Timing> figures) {
    return new Timing(
        figures.get(0).count(),
        Numbers.median(figures.stream().map(Timing::cpuSeconds).toList()),
        Numbers.median(figures.stream().map(Timing::wallSeconds).toList()));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d %.9f %.9f", count, cpuSeconds, wallSeconds);
  }
}
