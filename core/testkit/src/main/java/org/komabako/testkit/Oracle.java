package org.komabako.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * An engine for tests: its best moves are the first legal ones, its scores are what the test says. It
 * tells them at once; with limits it answers then, without any it thinks until it is stopped.
 */
public final class Oracle implements Engine {
  private static final int DEPTH = 9;

  private final String id;
  private final ToIntFunction<Position> scores;
  private final Set<Thinker> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger tasks = new AtomicInteger();
  private volatile boolean deaf;

  /**
   * An engine.
   *
   * @param scores in hundredths of a pawn, for the side to move
   */
  public Oracle(String id, ToIntFunction<Position> scores) {
    this.id = id;
    this.scores = scores;
  }

  /** How many of its thinkers are open. */
  public int open() {
    return open.size();
  }

  /** How often it was asked. */
  public int tasks() {
    return tasks.get();
  }

  /** From now on it does not stop when it is told to. */
  public void becomeDeaf() {
    deaf = true;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("Oracle " + id);
  }

  @Override
  public List<EngineOption> options() {
    return List.of(EngineOption.spin("MultiPV", LocalizedText.same("lines"), 1, 1, 5));
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    Thinker thinker = new Seer(Integer.parseInt(values.getOrDefault("MultiPV", "1")));
    open.add(thinker);
    return thinker;
  }

  private final class Seer implements Thinker {
    private final int lines;
    private @Nullable CompletableFuture<Answer> answer;
    private @Nullable Move best;

    Seer(int lines) {
      this.lines = lines;
    }

    @Override
    public synchronized CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
      tasks.incrementAndGet();
      CompletableFuture<Answer> mine = new CompletableFuture<>();
      answer = mine;
      Position position = task.position();
      List<Move> moves = position.legalMoves();
      best = moves.get(0);
      for (int rank = 1; rank <= Math.min(lines, moves.size()); rank++) {
        told.accept(info(position, moves.get(rank - 1), rank));
      }
      if (!task.limits().equals(Limits.NONE)) {
        finish();
      }
      return mine;
    }

    private Info info(Position position, Move move, int rank) {
      return new Info(
          DEPTH,
          DEPTH + 3,
          rank,
          new Score.Material(scores.applyAsInt(position) - rank + 1),
          Info.Bound.EXACT,
          1234,
          Duration.ofMillis(10),
          0,
          List.of(move));
    }

    private void finish() {
      if (answer != null && best != null) {
        answer.complete(new Answer.Play(best, Optional.empty()));
      }
    }

    @Override
    public synchronized void stop() {
      if (!deaf) {
        finish();
      }
    }

    @Override
    public void ponderHit() {
      // It does not ponder.
    }

    @Override
    public synchronized void close() {
      open.remove(this);
      if (answer != null) {
        answer.completeExceptionally(new EngineException(id + " was closed"));
      }
    }
  }
}
