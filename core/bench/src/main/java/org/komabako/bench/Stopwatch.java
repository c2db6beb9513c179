package org.komabako.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Times something that answers the same each time: first it warms up, then come the rounds. */
final class Stopwatch {
  /** Shorter warming misleads by a factor of two and more. */
  private static final double WARM_SECONDS = 1.5;

  /** A round goes on for so long, so that the steps of the clock and of the scheduler do not count. */
  private static final double ROUND_SECONDS = 0.25;

  private Stopwatch() {}

  /** The median of some rounds. */
  static Timing median(int rounds, Supplier<Timing> once) {
    repeat(WARM_SECONDS, once);
    List<Timing> figures = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      figures.add(repeat(ROUND_SECONDS, once));
    }
    return Timing.median(figures);
  }

  /** The mean over so many turns as are begun in a time; one at least. */
  private static Timing repeat(double seconds, Supplier<Timing> once) {
    double cpu = 0;
    double wall = 0;
    long count = 0;
    int turns = 0;
    do {
      Timing figure = once.get();
      cpu += figure.cpuSeconds();
      wall += figure.wallSeconds();
      count = figure.count();
      turns++;
    } while (wall < seconds);
    return new Timing(count, cpu / turns, wall / turns);
  }
}
