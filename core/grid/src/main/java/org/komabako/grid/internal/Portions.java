package org.komabako.grid.internal;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many units a worker takes from the queue in one go: as many as it works through in some seconds, so that quick units
 * cost few calls of the database. How long a unit of a job takes is measured as they are done. Safe for several threads.
 */
final class Portions {
  /** A portion is to last so long, unless heartbeats come more often. */
  private static final Duration USUAL = Duration.ofSeconds(10);

  /** And never has more units for each thread. */
  private static final int MOST = 500;

  /** How much the latest unit counts in what is expected of the next. */
  private static final double LATEST = 0.3;

  /**
   * What is to be taken.
   *
   * @param least so many threads have nothing to do
   * @param most no more than this; 0 if nothing is wanted
   */
  record Wanted(int least, int most) {
    static final Wanted NOTHING = new Wanted(0, 0);
  }

  private final int threads;
  private final long nanos;
  private final Map<String, Double> expected = new ConcurrentHashMap<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicInteger working = new AtomicInteger();

  /**
   * @param threads how many units are worked on at once
   * @param heartbeat units that wait have none, so a portion lasts half as long at most
   */
  Portions(int threads, Duration heartbeat) {
    this.threads = threads;
    nanos = Math.min(USUAL.toNanos(), heartbeat.toNanos() / 2);
  }

  /** How long a portion is to last, in nanoseconds. */
  long nanos() {
    return nanos;
  }

  /** Units were taken from the queue, and wait for a thread. */
  void taken(int count) {
    waiting.addAndGet(count);
  }

  /** A thread begins with one that waited. */
  void begun() {
    waiting.decrementAndGet();
    working.incrementAndGet();
  }

  /** A thread has nothing to do with its unit any more. */
  void ended() {
    working.decrementAndGet();
  }

  /** Whether no unit waits here. */
  boolean isEmpty() {
    return waiting.get() <= 0;
  }

  /** A unit of a job has taken so long. */
  void measured(String job, long took) {
    expected.merge(job, (double) took, (before, now) -> before + LATEST * (now - before));
  }

  /** What is known of other jobs is forgotten. */
  void forgetAllBut(Collection<String> jobs) {
    expected.keySet().retainAll(jobs);
  }

  /**
   * What is to be taken now. The next portion is fetched while the last unit of this one is worked on, if units are quick;
   * long ones are left for others until a thread is free.
   *
   * @param jobs those whose units may come
   */
  Wanted wanted(Collection<String> jobs) {
    if (!isEmpty()) {
      return Wanted.NOTHING;
    }
    int each = each(jobs);
    int idle = Math.max(0, threads - working.get());
    if (idle == 0 && each == 1) {
      return Wanted.NOTHING;
    }
    return new Wanted(idle, each == 1 ? idle : each * threads);
  }

  /** Units for each thread: as many as the longest job allows, one where a job is not known yet. */
  private int each(Collection<String> jobs) {
    double longest = 0;
    for (String job : jobs) {
      Optional<Double> known = Optional.ofNullable(expected.get(job));
      if (known.isEmpty()) {
        return 1;
      }
      longest = Math.max(longest, known.get());
    }
    return (int) Math.max(1, Math.min(MOST, nanos / Math.max(1, longest)));
  }
}
