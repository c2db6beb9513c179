package org.komabako.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.position.board.GameEnd;

/** Counts the leaves of the tree of legal moves on several threads, each with a board of its own. */
public final class PerftThreads {
  /** From here on the tree is split behind the replies, too, so that no thread waits for long. */
  private static final int SPLIT_TWICE = 4;

  private final int threads;
  private final @Nullable PerftHash hash;

  /**
   * Counts with some threads.
   *
   * @param hash what they share, or null to count each position as often as it is met
   */
  public PerftThreads(int threads, @Nullable PerftHash hash) {
    this.threads = threads;
    this.hash = hash;
  }

  /**
   * The leaves behind each move, in the order of {@link Position#legalMoves()}.
   *
   * @param depth of the leaves, at least 1
   * @throws InterruptedException if the thread that asks is interrupted meanwhile
   */
  public Map<Move, Long> divide(Position position, int depth) throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
      Thread thread = new Thread(task, "perft");
      thread.setDaemon(true);
      return thread;
    });
    try {
      Map<Move, List<Future<Long>>> parts = new LinkedHashMap<>();
      for (Move move : position.legalMoves()) {
        parts.put(move, submit(workers, position.play(move), depth - 1));
      }
      Map<Move, Long> leaves = new LinkedHashMap<>();
      for (Map.Entry<Move, List<Future<Long>>> entry : parts.entrySet()) {
        leaves.put(entry.getKey(), sum(entry.getValue()));
      }
      return leaves;
    } finally {
      workers.shutdownNow();
    }
  }

  private List<Future<Long>> submit(ExecutorService workers, Position position, int depth) {
    List<Future<Long>> parts = new ArrayList<>();
    boolean decided = new GameEnd(position.board()).byMaterial().isPresent();
    if (depth + 1 >= SPLIT_TWICE && threads > 1 && !decided) {
      for (Move reply : position.legalMoves()) {
        parts.add(workers.submit(() -> count(position.play(reply), depth - 1)));
      }
    } else {
      parts.add(workers.submit(() -> count(position, depth)));
    }
    return parts;
  }

  private long count(Position position, int depth) {
    return new Perft(position.board(), hash).count(depth);
  }

  private static long sum(List<Future<Long>> parts) throws InterruptedException {
    long sum = 0;
    for (Future<Long> part : parts) {
      try {
        sum += part.get();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }
    return sum;
  }
}
