package org.komabako.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Times perfts in this process, and checks their counts.
 *
 * <pre>
 * PerftFigures [--rounds N] [--positions FILE] POSITION,DEPTH,bulk|made[,THREADS]...
 * </pre>
 *
 * <p>Prints a line for each: its text, the count, the seconds of processor time of the thread that
 * counted (of several, their mean), and those of the clock; the times are medians of the rounds, after warming up. The status
 * is 1 if a count is wrong, 2 if an argument is.
 */
public final class PerftFigures {
  private static final int MOST_ROUNDS = 1000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private PerftFigures() {}

  /** Runs. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  private static int run(String[] args) {
    try {
      int rounds = 5;
      Positions positions = null;
      List<PerftTask> tasks = new ArrayList<>();
      for (int i = 0; i < args.length; i++) {
        switch (args[i]) {
          case "--rounds" ->
            rounds = Numbers.within("--rounds", valueOf(args, i++), 1, MOST_ROUNDS);
          case "--positions" -> {
            Path file = Path.of(valueOf(args, i++));
            positions = Positions.parse(file.toString(), Files.readString(file));
          }
          default -> tasks.add(PerftTask.parse(args[i]));
        }
      }
      if (tasks.isEmpty()) {
        throw new IllegalArgumentException("nothing to measure");
      }
      if (positions == null) {
        positions = Positions.parse("positions.txt", DataLine.resource("positions.txt"));
      }
      for (PerftTask task : tasks) {
        System.out.println(task + " " + measure(positions.require(task.position()), task, rounds));
      }
      return 0;
    } catch (WrongCountException e) {
      System.err.println("PerftFigures: " + e.getMessage());
      return 1;
    } catch (IOException e) {
      System.err.println("PerftFigures: the positions cannot be read: " + e);
      return 2;
    } catch (IllegalArgumentException e) {
      System.err.println("PerftFigures: " + e.getMessage());
      return 2;
    }
  }

  private static String valueOf(String[] args, int option) {
    if (option + 1 == args.length) {
      throw new IllegalArgumentException(args[option] + " needs a value");
    }
    return args[option + 1];
  }

  /**
   * Times one perft.
   *
   * @throws WrongCountException if it counts wrongly, if only once
   */
  static Timing measure(Positions.Entry position, PerftTask task, int rounds) {
    List<BenchBoard> subjects = new ArrayList<>();
    BenchBoard first = BenchBoard.of(position);
    subjects.add(first);
    while (subjects.size() < task.threads()) {
      subjects.add(first.copy());
    }
    return Stopwatch.median(rounds, () -> {
      Timing figure = once(subjects, task);
      position.check(task.toString(), task.depth(), figure.count());
      return figure;
    });
  }

  private static Timing once(List<BenchBoard> subjects, PerftTask task) {
    long clock = System.nanoTime();
    if (subjects.size() == 1) {
      long before = THREADS.getCurrentThreadCpuTime();
      long count = subjects.get(0).perft(task.depth(), task.bulk());
      long used = THREADS.getCurrentThreadCpuTime() - before;
      return new Timing(count, used / 1e9, (System.nanoTime() - clock) / 1e9);
    }
    AtomicLong count = new AtomicLong();
    AtomicLong used = new AtomicLong();
    AtomicInteger next = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (BenchBoard subject : subjects) {
      Thread thread = new Thread(() -> {
        int moves = subject.all();
        for (int move = next.getAndIncrement(); move < moves; move = next.getAndIncrement()) {
          count.addAndGet(subject.perftBehind(move, task.depth(), task.bulk()));
        }
        used.addAndGet(THREADS.getCurrentThreadCpuTime());
      });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      join(thread);
    }
    return new Timing(
        count.get(), used.get() / 1e9 / subjects.size(), (System.nanoTime() - clock) / 1e9);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while counting", e);
    }
  }
}
