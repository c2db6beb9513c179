package org.komabako.ui.widgets.work;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
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
  private static final Logger LOG = System.getLogger(Work.class.getName());

  private final ExecutorService pool = Executors.newCachedThreadPool(task -> {
    Thread thread = new Thread(task, "komabako-desktop-work");
    thread.setDaemon(true);
    return thread;
  });

  /**
   * One thing after the other, beside what other lanes do; a lane that hangs stops no other, and whatever one
   * thing throws, the next is done.
   */
  public Executor lane() {
    return new SerialExecutor(pool, Work::failed);
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

  /** A fault of this client, or of a service or variant, that nobody has told the user of. */
  private static void failed(Throwable fault) {
    LOG.log(Level.WARNING, "a task of the window failed: {0}", fault.toString());
    LOG.log(Level.DEBUG, "a task of the window failed", fault);
  }
}
