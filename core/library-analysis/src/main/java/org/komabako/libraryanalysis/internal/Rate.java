package org.komabako.libraryanalysis.internal;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** How many games were done in a minute lately. Safe for several threads. */
final class Rate {
  private static final long WINDOW = Duration.ofMinutes(5).toNanos();
  private static final int MOST = 10_000;

  private final Deque<Long> times = new ArrayDeque<>();
  private final long began = System.nanoTime();

  /** Counts a game that was done now. */
  synchronized void count() {
    times.addLast(System.nanoTime());
    while (times.size() > MOST || System.nanoTime() - times.getFirst() > WINDOW) {
      times.removeFirst();
    }
  }

  /** In a minute; 0 if nothing was done yet. */
  synchronized double perMinute() {
    if (times.isEmpty()) {
      return 0;
    }
    long since =
        times.size() < MOST ? Math.max(began, System.nanoTime() - WINDOW) : times.getFirst();
    return times.size() * 60e9 / Math.max(1, System.nanoTime() - since);
  }
}
