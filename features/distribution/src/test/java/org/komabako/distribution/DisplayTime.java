package org.komabako.distribution;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.komabako.ui.client.Screen;

/** The processor time of the display thread, so that waiting and a busy machine make little of a difference. */
final class DisplayTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private DisplayTime() {}

  /** What this thread, which has to be the display's, works for something until all is drawn, in milliseconds. */
  static double of(Runnable task) {
    long before = THREADS.getCurrentThreadCpuTime();
    task.run();
    Screen.settle();
    return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
  }
}
