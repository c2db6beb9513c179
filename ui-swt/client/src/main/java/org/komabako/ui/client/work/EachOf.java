package org.komabako.ui.client.work;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs several things of which none keeps the others from being run. */
public final class EachOf {
  private EachOf() {}

  /**
   * Runs all that there are now, in their order. What one throws is thrown when all were run, the first
   * with the others suppressed, so that it is told once by whoever tells of faults.
   */
  public static void run(Collection<Runnable> tasks) {
    Throwable first = null;
    for (Runnable task : List.copyOf(tasks)) {
      try {
        task.run();
      } catch (RuntimeException | Error e) {
        if (first == null) {
          first = e;
        } else if (first != e) {
          first.addSuppressed(e);
        }
      }
    }
    rethrow(first);
  }

  private static void rethrow(@Nullable Throwable problem) {
    if (problem instanceof Error error) {
      throw error;
    }
    if (problem instanceof RuntimeException exception) {
      throw exception;
    }
  }
}
