package org.komabako.ui.client.work;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.komabako.base.SerialExecutor;

/**
 * Threads for all that may take long: services, files, variants. The display thread only hands over;
 * results come back through the {@link DisplayGate}.
 */
public final class Work implements AutoCloseable {
  private final ExecutorService pool = Executors.newCachedThreadPool(task -> {
    Thread thread = new Thread(task, "komabako-desktop-work");
    thread.setDaemon(true);
    return thread;
  });

  /**
   * One thing after the other, beside what other lanes do; a lane that hangs stops no other, and what a task
   * throws ends none.
   */
  public Executor lane() {
    return new SerialExecutor(pool, Work::failed);
  }

  private static void failed(Throwable problem) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, problem);
  }

  /** No more is taken; what is under way may end, for a moment. */
  @Override
  public void close() {
    pool.shutdown();
    try {
      if (!pool.awaitTermination(2, TimeUnit.SECONDS)) {
        pool.shutdownNow();
      }
    } catch (InterruptedException e) {
      pool.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
