package org.komabako.distribution;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Assertions;
import org.komabako.ui.client.Screen;

/**
 * The processor time of the display thread for something until all is drawn, so that waiting and a busy machine make
 * little of a difference.
 *
 * @param all what it worked, in milliseconds
 * @param longest the most of it in one go, in milliseconds: for so long the window answers nothing
 */
record DisplayTime(double all, double longest) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long PATIENCE_NANOS = 30_000_000_000L;
  private static final long PAUSE_NANOS = 2_000_000;

  /** What this thread, which has to be the display's, works for something. */
  static DisplayTime of(Runnable task) {
    return of(task, () -> true);
  }

  /** The same for something that is only done once a condition holds. */
  static DisplayTime of(Runnable task, BooleanSupplier done) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    long before = THREADS.getCurrentThreadCpuTime();
    task.run();
    double longest = since(before);
    boolean more = true;
    while (more || !done.getAsBoolean()) {
      Assertions.assertTrue(System.nanoTime() < end, "not within half a minute");
      long begun = THREADS.getCurrentThreadCpuTime();
      more = Screen.display().readAndDispatch();
      longest = Math.max(longest, since(begun));
      if (!more) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
    return new DisplayTime(since(before), longest);
  }

  private static double since(long begun) {
    return (THREADS.getCurrentThreadCpuTime() - begun) / 1e6;
  }
}
