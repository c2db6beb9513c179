package org.komabako.opponents.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One thread that does step after step, whoever asks for them. Steps call engines and variants, which are
 * foreign code: whatever they throw is handed to one place.
 */
public final class Steps implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Steps.class.getName());

  private final String name;
  private final Consumer<Throwable> failed;
  private final ExecutorService worker;

  /** @param failed takes what a step has thrown, in the same thread */
  public Steps(String name, Consumer<Throwable> failed) {
    this.name = name;
    this.failed = failed;
    worker = Executors.newSingleThreadExecutor(task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    });
  }

  /** Does something after all that was asked for before; nothing once this is closed. */
  public void run(Runnable step) {
    try {
      worker.execute(() -> {
        try {
          step.run();
        } catch (RuntimeException | LinkageError e) {
          failed.accept(e);
        }
      });
    } catch (RejectedExecutionException e) {
      LOG.log(Level.DEBUG, "{0} has ended", name);
    }
  }

  /** The same after some time. */
  public void run(Duration later, Runnable step) {
    CompletableFuture.delayedExecutor(later.toMillis(), TimeUnit.MILLISECONDS)
        .execute(() -> run(step));
  }

  /** Does what was asked for, and then no more. */
  @Override
  public void close() {
    worker.shutdown();
  }
}
