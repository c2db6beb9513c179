package org.komabako.engine.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.komabako.engine.EngineException;

/** Runs something on several threads and waits for all of them. */
final class Threads {
  private Threads() {}

  /**
   * Runs work with the numbers from 0 on, each on a thread of its own.
   *
   * @throws RuntimeException what the first thread threw that failed
   */
  static void run(int threads, IntConsumer work) {
    ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
      Thread thread = new Thread(task, "komabako-training");
      thread.setDaemon(true);
      thread.setPriority(Thread.MIN_PRIORITY);
      return thread;
    });
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        int number = i;
        all.add(executor.submit(() -> work.accept(number)));
      }
      for (Future<?> each : all) {
        each.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw EngineException.of(Threads.class, "threads.interrupted");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    } finally {
      executor.shutdownNow();
    }
  }
}
