package org.komabako.session.internal;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Wakes games when the time of a player may be used up; one thread for all of them. */
final class Alarms {
  private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
    Thread thread = new Thread(task, "komabako-clocks");
    thread.setDaemon(true);
    return thread;
  });

  Alarms() {
    timer.setRemoveOnCancelPolicy(true);
    timer.setKeepAliveTime(1, TimeUnit.MINUTES);
    timer.allowCoreThreadTimeOut(true);
  }

  /** Runs something after a while; nothing is run after {@link #close}. */
  Future<?> in(Duration time, Runnable task) {
    return timer.schedule(task, time.toNanos(), TimeUnit.NANOSECONDS);
  }

  void close() {
    timer.shutdownNow();
  }
}
