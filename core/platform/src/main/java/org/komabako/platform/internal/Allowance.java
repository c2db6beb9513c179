package org.komabako.platform.internal;

import java.time.Duration;

/**
 * How long a piece of code may take: so much processor time, twice as long where it waits for something, and
 * twelve times as long in any case. Time in which it is ready to run and the machine does not let it is not its fault.
 */
final class Allowance {
  private static final int WAITING_FACTOR = 2;
  private static final int STARVED_FACTOR = 12;

  private final long limit;
  private long looked;
  private long waited;

  /** With a limit of processor time. */
  Allowance(Duration limit) {
    this.limit = limit.toNanos();
  }

  /**
   * Looks whether it has taken too long.
   *
   * @param nanos since it began
   * @param processorNanos of them it was running
   * @param waits whether it waits now; it is taken to have waited since the last look
   */
  boolean isOver(long nanos, long processorNanos, boolean waits) {
    waited += waits ? nanos - looked : 0;
    looked = nanos;
    return processorNanos > limit
        || waited > WAITING_FACTOR * limit
        || nanos > STARVED_FACTOR * limit;
  }
}
