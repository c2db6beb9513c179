package org.komabako.launcher;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleException;

/**
 * What the main thread does while the framework is made: what a mode needs first and needs no bundle for, as a window
 * needs its display. The framework property {@code komabako.early.MODE} names a {@link Runnable} on the class path; where
 * there is none, the main thread makes the framework. One with a public constructor that takes a {@link Map} is given all
 * framework properties.
 */
final class EarlyTask {
  private static final Logger LOG = System.getLogger(EarlyTask.class.getName());
  private static final String PROPERTY = "komabako.early.";

  private final @Nullable Runnable task;

  private EarlyTask(@Nullable Runnable task) {
    this.task = task;
  }

  /** What starts the platform. */
  @FunctionalInterface
  interface Start<T> {
    T start() throws IOException, BundleException;
  }

  /** The task of a mode. One whose class is not on the class path is left out, as one that a file names wrongly. */
  static EarlyTask of(Map<String, String> settings, Mode mode) {
    String name = settings.get(PROPERTY + mode.id());
    if (name == null) {
      return new EarlyTask(null);
    }
    try {
      return new EarlyTask(make(Class.forName(name).asSubclass(Runnable.class), settings));
    } catch (ReflectiveOperationException | ClassCastException | LinkageError e) {
      LOG.log(Level.DEBUG, "nothing is done early", e);
      return new EarlyTask(null);
    }
  }

  private static Runnable make(Class<? extends Runnable> type, Map<String, String> settings)
      throws ReflectiveOperationException {
    try {
      return type.getConstructor(Map.class).newInstance(Map.copyOf(settings));
    } catch (NoSuchMethodException e) {
      return type.getDeclaredConstructor().newInstance();
    }
  }

  /**
   * Does the task on this thread, and something else on another meanwhile. A task that fails stops nothing: who needs what it was to
   * bring meets the reason.
   *
   * @return what the other has brought
   */
  <T> T whileDoing(Start<T> other) throws IOException, BundleException, InterruptedException {
    if (task == null) {
      return other.start();
    }
    FutureTask<T> starting = new FutureTask<>(other::start);
    Thread thread = new Thread(starting, "komabako-framework");
    thread.setDaemon(true);
    thread.start();
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "what was begun early has failed", e);
    }
    try {
      return starting.get();
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    }
  }

  private static IllegalStateException rethrown(@Nullable Throwable cause)
      throws IOException, BundleException {
    if (cause instanceof IOException problem) {
      throw problem;
    }
    if (cause instanceof BundleException problem) {
      throw problem;
    }
    if (cause instanceof RuntimeException problem) {
      throw problem;
    }
    if (cause instanceof Error problem) {
      throw problem;
    }
    return new IllegalStateException(cause);
  }
}
