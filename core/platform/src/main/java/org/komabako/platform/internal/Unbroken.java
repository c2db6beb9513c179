package org.komabako.platform.internal;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs what must not be broken off half-way in a thread that nobody interrupts. The framework starts no bundle in
 * a thread that was interrupted, not even the one that is to come back when another has failed.
 */
final class Unbroken {
  private Unbroken() {}

  /** What is run. */
  @FunctionalInterface
  interface Work<T> {
    T run() throws IOException;
  }

  /** Returns when it is done, with what it returns or throws. Who was interrupted meanwhile still is then. */
  static <T> T run(Work<T> work) throws IOException {
    FutureTask<T> task = new FutureTask<>(work::run);
    Thread thread = new Thread(task, "komabako-variant-change");
    thread.setDaemon(true);
    thread.start();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      throw thrown(e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static IOException thrown(ExecutionException problem) {
    Throwable cause = problem.getCause();
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    } else if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof IOException known ? known : new IOException(problem);
  }
}
