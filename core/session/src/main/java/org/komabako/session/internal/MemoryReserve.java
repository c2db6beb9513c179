package org.komabako.session.internal;

import java.util.function.LongSupplier;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * Whether there is memory for more games, with a part of it kept free for the rest of the program: what
 * would take it is refused with a sentence before Java throws an error in the middle of something else.
 */
final class MemoryReserve {
  private static final long LEAST = 16L << 20;
  private static final int PART = 8;

  /** So long a collection that has not made enough free is not repeated. */
  private static final long PAUSE_NANOS = 1_000_000_000L;

  private final LongSupplier free;
  private final Runnable collect;
  private final LongSupplier clock;
  private final long reserve;
  private long missed;
  private boolean full;

  /** Of this process. */
  MemoryReserve() {
    this(Runtime.getRuntime().maxMemory(), MemoryReserve::freeNow, System::gc, System::nanoTime);
  }

  /**
   * With what a test says.
   *
   * @param most all memory that there may be
   * @param free how much of it is not used, garbage counted as used
   * @param collect makes garbage free
   */
  MemoryReserve(long most, LongSupplier free, Runnable collect, LongSupplier clock) {
    this.free = free;
    this.collect = collect;
    this.clock = clock;
    reserve = Math.min(most / 2, Math.max(LEAST, most / PART));
  }

  private static long freeNow() {
    Runtime java = Runtime.getRuntime();
    return java.maxMemory() - java.totalMemory() + java.freeMemory();
  }

  /** Whether so many bytes more leave the reserve untouched. */
  synchronized boolean has(long bytes) {
    if (free.getAsLong() - bytes >= reserve) {
      return true;
    }
    if (full && clock.getAsLong() - missed < PAUSE_NANOS) {
      return false;
    }
    // Most of what is used may be garbage.
    collect.run();
    full = free.getAsLong() - bytes < reserve;
    missed = clock.getAsLong();
    return !full;
  }

  /** What to say when there is none. */
  static LocalizedText exhausted() {
    return Sentence.of(
        MemoryReserve.class,
        "memoryReserve.mbJavaUseNearly",
        Runtime.getRuntime().maxMemory() >> 20);
  }
}
