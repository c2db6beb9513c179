package org.komabako.session.internal;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.komabako.base.SerialExecutor;

/** Tries something again by itself, after twice the time each time, until it works. */
final class Retry {
  private final SerialExecutor executor = SerialExecutor.onOwnThread("komabako-keeper");
  private final BooleanSupplier attempt;
  private final Duration first;
  private final Duration longest;
  private Duration next;
  private boolean waits;

  /**
   * Nothing is tried before {@link #begin}.
   *
   * @param attempt whether it worked
   */
  Retry(Duration first, Duration longest, BooleanSupplier attempt) {
    this.attempt = attempt;
    this.first = first;
    this.longest = longest;
    next = first;
  }

  /** From now on it is tried, if it is not already. */
  synchronized void begin() {
    if (!waits) {
      waits = true;
      var unused = executor.schedule(next, this::run);
    }
  }

  private void run() {
    synchronized (this) {
      waits = false;
      next = next.multipliedBy(2).compareTo(longest) < 0 ? next.multipliedBy(2) : longest;
    }
    boolean works = false;
    try {
      works = attempt.getAsBoolean();
    } finally {
      ended(works);
    }
  }

  private synchronized void ended(boolean works) {
    if (works) {
      next = first;
    } else {
      begin();
    }
  }

  /** It is not tried any more; an attempt under way may end. */
  void close() {
    executor.close();
  }
}
