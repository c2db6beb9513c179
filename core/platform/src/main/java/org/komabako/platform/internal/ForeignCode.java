package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;

/**
 * The watchdog of variants: runs their code on daemon threads of their own, so that whoever asks gets his answer or a
 * sentence in time. A thread that does not come back is interrupted and left alone.
 *
 * <p>The limit is on processor time, so that a busy machine refuses nobody; see {@link Allowance}.
 *
 * <p>The threads are in a group whose name begins with {@link #GROUP}, and so are all that they start:
 * by that the launcher keeps apart what they print, and {@link ExitWatch} knows who ends the program.
 */
final class ForeignCode {
  /** What the names of the thread groups begin with; the launcher knows it too. */
  static final String GROUP = "komabako-variant:";

  private static final Logger LOG = System.getLogger(ForeignCode.class.getName());
  private static final long LOOK_MILLIS = 50;
  private static final long INTERRUPT_MILLIS = 100;
  private static final long END_MILLIS = 2_000;
  private static final int MOST_THREADS = 1_000;
  private static final int LONGEST_WORDS = 500;
  private static final Map<String, ThreadGroup> GROUPS = new ConcurrentHashMap<>();

  private final Duration limit;
  private volatile boolean ending;

  /** With the processor time that a piece of code may take. */
  ForeignCode(Duration limit) {
    this.limit = limit;
  }

  /** Code did not come back in time. */
  static final class TooLongException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  /** Code has thrown something, which was put into words where it was thrown: that runs its code too. */
  static final class FailedException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient LocalizedText text;

    FailedException(LocalizedText text) {
      super(text.in(Locale.ENGLISH));
      this.text = text;
    }

    /** What it said. */
    LocalizedText text() {
      return text;
    }
  }

  /** The processor time that code may take. */
  Duration limit() {
    return limit;
  }

  /** The process ends: nobody waits for code of others any more. */
  void end() {
    ending = true;
  }

  /**
   * Runs code of a bundle.
   *
   * @param name of the bundle, for its threads
   * @throws TooLongException if it did not come back in time
   * @throws FailedException with what it has thrown, whatever that is
   */
  <T> T call(String name, Callable<T> code) throws TooLongException, FailedException {
    FutureTask<T> task = new FutureTask<>(() -> inWords(code));
    Thread thread = start(name, task);
    try {
      T answer = await(task, thread);
      // It has nothing more to do, and is not to be taken for one that the code has left.
      thread.join(END_MILLIS);
      return answer;
    } catch (InterruptedException e) {
      giveUp(thread);
      Thread.currentThread().interrupt();
      throw new StateException(
          Sentence.of(ForeignCode.class, "foreignCode.codeWasInterrupted", name));
    }
  }

  /** Runs code of a bundle, whenever that succeeds; nobody waits for it or hears of its failure. */
  static void tryLater(String name, Callable<?> code) {
    start(name, new FutureTask<>(code));
  }

  private static Thread start(String name, FutureTask<?> task) {
    // Nothing is inherited from the thread that asks, neither its streams nor its class loader.
    Thread thread = new Thread(group(name), task, GROUP + name, 0, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
    thread.start();
    return thread;
  }

  private static <T> T inWords(Callable<T> code) throws FailedException {
    try {
      return code.call();
    } catch (Throwable e) {
      throw new FailedException(describe(e));
    }
  }

  /** What code of a bundle has thrown, in words. Runs code of it, so only for a thread of {@link #call}. */
  static LocalizedText describe(Throwable problem) {
    try {
      Throwable real = problem instanceof InvocationTargetException && problem.getCause() != null
          ? problem.getCause()
          : problem;
      if (real instanceof NoSuchMethodException || real instanceof IllegalAccessException) {
        return Sentence.of(ForeignCode.class, "foreignCode.noPublicClassPublic");
      }
      LocalizedText text = real instanceof IllegalArgumentException
          ? UserMessage.of(real)
          : LocalizedText.same(String.valueOf(real.toString()));
      return text.map(ForeignCode::safe);
    } catch (Throwable e) {
      return LocalizedText.same(safe(problem.getClass().getName()));
    }
  }

  private static String safe(@Nullable String text) {
    return SafeText.line(String.valueOf(text), LONGEST_WORDS);
  }

  private <T> T await(FutureTask<T> task, Thread thread)
      throws InterruptedException, TooLongException, FailedException {
    long start = System.nanoTime();
    Allowance allowance = new Allowance(limit);
    while (true) {
      try {
        return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (ExecutionException e) {
        throw e.getCause() instanceof FailedException failed
            ? failed
            : new FailedException(LocalizedText.same(String.valueOf(e.getMessage())));
      } catch (TimeoutException e) {
        if (ending) {
          // Its code is not to blame for that, unless ExitWatch says so.
          throw new StateException(Sentence.of(ForeignCode.class, "foreignCode.programEnds"));
        }
        long passed = System.nanoTime() - start;
        // It has not run for longer than that; to ask Java how long loads much of its management.
        long running = passed > limit.toNanos()
            ? ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId())
            : 0;
        if (allowance.isOver(passed, running, waits(thread))) {
          giveUp(thread);
          throw new TooLongException();
        }
      }
    }
  }

  /** Whether it waits: for another thread, or in native code, as for a file or the network. */
  private static boolean waits(Thread thread) {
    if (thread.getState() != Thread.State.RUNNABLE) {
      return true;
    }
    StackTraceElement[] stack = thread.getStackTrace();
    return stack.length > 0 && stack[0].isNativeMethod();
  }

  private static void giveUp(Thread thread) {
    thread.interrupt();
    try {
      thread.join(INTERRUPT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (thread.isAlive()) {
      thread.setPriority(Thread.MIN_PRIORITY);
      LOG.log(Level.DEBUG, "{0} goes on until the program ends", thread);
    }
  }

  /** The threads that run code of a bundle. */
  static List<Thread> threads(String name) {
    Thread[] found = new Thread[MOST_THREADS];
    int count = group(name).enumerate(found, true);
    return Arrays.stream(found, 0, count)
        .filter(Objects::nonNull)
        .filter(Thread::isAlive)
        .toList();
  }

  /** The bundle whose code a thread runs; empty if none. */
  static String nameOf(Thread thread) {
    for (ThreadGroup group = thread.getThreadGroup(); group != null; group = group.getParent()) {
      if (group.getName().startsWith(GROUP)) {
        return group.getName().substring(GROUP.length());
      }
    }
    return "";
  }

  /** One for each name: an empty group is not collected before Java 19. */
  private static ThreadGroup group(String name) {
    return GROUPS.computeIfAbsent(name, any -> new ThreadGroup(root(), GROUP + name));
  }

  /** Not below the group of whoever asks: that may be another variant's. */
  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }
}
