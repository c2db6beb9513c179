package org.komabako.platform.internal.shelf;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for what may block, for so long at most, and so that whoever waits can be interrupted. */
final class Deadline {
  private Deadline() {}

  /**
   * Does something in a thread of its own.
   *
   * @param stop run if nobody waits for it any more, in a thread of its own, too: an input that another thread reads is
   *     closed only when that has read; what still blocks then is left alone
   * @throws TimeoutException if it took longer
   * @throws ExecutionException if it threw something
   */
  static <T> T within(Duration longest, Callable<T> task, Runnable stop)
      throws InterruptedException, TimeoutException, ExecutionException {
    FutureTask<T> running = new FutureTask<>(task);
    start("komabako-download", running);
    boolean ended = false;
    try {
      T result = running.get(longest.toMillis(), TimeUnit.MILLISECONDS);
      ended = true;
      return result;
    } catch (ExecutionException e) {
      ended = true;
      throw e;
    } finally {
      if (!ended) {
        running.cancel(true);
        start("komabako-hang-up", stop);
      }
    }
  }

  private static void start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }
}
