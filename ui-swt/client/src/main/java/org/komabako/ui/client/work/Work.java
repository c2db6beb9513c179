package org.komabako.ui.client.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

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

  /** One thing after the other, beside what other lanes do; a lane that hangs stops no other. */
  public Executor lane() {
    return new Lane(pool);
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

  private static final class Lane implements Executor {
    private final ExecutorService pool;
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private boolean running;

    Lane(ExecutorService pool) {
      this.pool = pool;
    }

    @Override
    public void execute(Runnable task) {
      synchronized (tasks) {
        tasks.add(task);
        if (running || pool.isShutdown()) {
          return;
        }
        running = true;
      }
      pool.execute(this::run);
    }

    private void run() {
      Runnable task = next();
      while (task != null) {
        try {
          task.run();
        } catch (RuntimeException | LinkageError e) {
          Thread thread = Thread.currentThread();
          thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
        task = next();
      }
    }

    private @org.jspecify.annotations.Nullable Runnable next() {
      synchronized (tasks) {
        Runnable task = tasks.poll();
        running = task != null;
        return task;
      }
    }
  }
}
