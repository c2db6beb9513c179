package org.komabako.base;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An executor that runs one task after the other, in the order in which they came. Whatever a task throws, an
 * {@link Error} too, is handed to one place, and the next task is run.
 *
 * <p>Once it is closed no more tasks are taken and delayed ones are dropped; those that wait already are run.
 */
public final class SerialExecutor implements Executor, AutoCloseable {
  private static final Logger LOG = System.getLogger(SerialExecutor.class.getName());
  private static final long IDLE_SECONDS = 1;

  /** A task, and what to do if it can never be run. */
  private record Waiting(Runnable task, Runnable dropped) {}

  private final Executor pool;
  private final Runnable ended;
  private final Consumer<Throwable> failed;
  private final CountDownLatch termination = new CountDownLatch(1);
  private final Set<Future<?>> delayed = ConcurrentHashMap.newKeySet();
  private final Deque<Waiting> tasks = new ArrayDeque<>();
  private boolean running;
  private boolean closed;

  /**
   * Runs tasks on the threads of a pool.
   *
   * @param failed takes what a task has thrown, in the thread of the task
   */
  public SerialExecutor(Executor pool, Consumer<Throwable> failed) {
    this(pool, failed, () -> {});
  }

  private SerialExecutor(Executor pool, Consumer<Throwable> failed, Runnable ended) {
    this.pool = pool;
    this.failed = failed;
    this.ended = ended;
  }

  /**
   * Runs tasks on a daemon thread of its own, which is there while there is something to do.
   *
   * @param thread the name of the thread
   * @param failed takes what a task has thrown, in that thread
   */
  public static SerialExecutor onOwnThread(String thread, Consumer<Throwable> failed) {
    ThreadPoolExecutor own = new ThreadPoolExecutor(
        0, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
          Thread fresh = new Thread(task, thread);
          fresh.setDaemon(true);
          return fresh;
        });
    return new SerialExecutor(own, failed, own::shutdown);
  }

  /** The same; what a task throws is logged. */
  public static SerialExecutor onOwnThread(String thread) {
    return onOwnThread(thread, e -> LOG.log(Level.WARNING, "a task of " + thread + " failed", e));
  }

  /** Runs a task after all that came before it; does nothing once this is closed. */
  @Override
  public void execute(Runnable task) {
    add(task, () -> {});
  }

  /**
   * Calls something after all that came before it.
   *
   * @return its result, or what it has thrown, whatever that is; cancelled if this is closed
   */
  public <T> CompletableFuture<T> submit(Callable<T> task) {
    CompletableFuture<T> result = new CompletableFuture<>();
    add(
        () -> {
          try {
            result.complete(task.call());
          } catch (Throwable e) {
            result.completeExceptionally(e);
          }
        },
        () -> result.cancel(false));
    return result;
  }

  /**
   * Runs a task when some time has passed and its turn has come.
   *
   * @return to cancel it; done when it has run, and cancelled if this is closed before its time
   */
  public Future<?> schedule(Duration delay, Runnable task) {
    CompletableFuture<Void> result = new CompletableFuture<>();
    CompletableFuture<Void> timer = new CompletableFuture<>();
    delayed.add(result);
    var unusedEnd = result.whenComplete((done, cancelled) -> {
      delayed.remove(result);
      timer.cancel(false);
    });
    var unusedRun = timer.thenRun(() -> {
      delayed.remove(result);
      add(() -> run(task, result), () -> result.cancel(false));
    });
    if (isClosed()) {
      result.cancel(false);
    }
    var unusedTimer = timer.completeOnTimeout(null, delay.toNanos(), TimeUnit.NANOSECONDS);
    return result;
  }

  private static void run(Runnable task, CompletableFuture<Void> result) {
    if (!result.isDone()) {
      try {
        task.run();
      } finally {
        result.complete(null);
      }
    }
  }

  /**
   * Runs a task again and again, with a pause before each time, until the answer or this is closed. What it
   * throws does not end that.
   */
  public Registration repeat(Duration pause, Runnable task) {
    Repetition repetition = new Repetition(pause, task);
    repetition.next();
    return repetition;
  }

  private final class Repetition implements Registration {
    private final Duration pause;
    private final Runnable task;
    private @Nullable Future<?> next;
    private boolean over;

    Repetition(Duration pause, Runnable task) {
      this.pause = pause;
      this.task = task;
    }

    synchronized void next() {
      if (!over) {
        next = schedule(pause, this::run);
      }
    }

    private void run() {
      try {
        task.run();
      } finally {
        next();
      }
    }

    @Override
    public synchronized void close() {
      over = true;
      if (next != null) {
        next.cancel(false);
      }
    }
  }

  private void add(Runnable task, Runnable dropped) {
    boolean taken;
    boolean start;
    synchronized (tasks) {
      taken = !closed;
      start = taken && !running;
      if (taken) {
        tasks.add(new Waiting(task, dropped));
        running = true;
      }
    }
    if (start) {
      start();
    } else if (!taken) {
      dropped.run();
    }
  }

  /** Where the pool has ended, or has no thread, what waits is dropped; this takes tasks again. */
  private void start() {
    boolean started = false;
    try {
      pool.execute(this::run);
      started = true;
    } catch (RejectedExecutionException e) {
      LOG.log(Level.DEBUG, "the threads of a serial executor have ended", e);
    } finally {
      if (!started) {
        drop();
      }
    }
  }

  private void drop() {
    List<Waiting> dropped;
    synchronized (tasks) {
      dropped = List.copyOf(tasks);
      tasks.clear();
      running = false;
      if (closed) {
        terminate();
      }
    }
    dropped.forEach(each -> each.dropped().run());
  }

  private void run() {
    Runnable task = next();
    while (task != null) {
      // An interrupt was for the task before.
      var unused = Thread.interrupted();
      try {
        task.run();
      } catch (Throwable e) {
        tell(e);
      }
      task = next();
    }
  }

  private void tell(Throwable failure) {
    try {
      failed.accept(failure);
    } catch (Throwable e) {
      failure.addSuppressed(e);
      LOG.log(Level.WARNING, "a task failed, and so did telling of it", failure);
    }
  }

  private @Nullable Runnable next() {
    synchronized (tasks) {
      Waiting next = tasks.poll();
      running = next != null;
      if (next == null && closed) {
        terminate();
      }
      return next == null ? null : next.task();
    }
  }

  private void terminate() {
    ended.run();
    termination.countDown();
  }

  private boolean isClosed() {
    synchronized (tasks) {
      return closed;
    }
  }

  /** Takes no more tasks and drops delayed ones; those that wait already are run. Waits for nothing. */
  @Override
  public void close() {
    synchronized (tasks) {
      closed = true;
      if (!running) {
        terminate();
      }
    }
    delayed.forEach(each -> each.cancel(false));
  }

  /** Waits until the last task is done, after {@link #close}; whether it is. */
  public boolean awaitTermination(Duration atMost) throws InterruptedException {
    return termination.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
  }
}
