package org.komabako.matches.internal;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.matches.End;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.position.Rules;

/**
 * A player in one game: asks its engine, measures it, and knows what is the engine's own fault. Each game
 * has a fresh one, so that a game depends on nothing that was played before, and an engine that broke is
 * whole again in the next.
 */
final class Contender implements AutoCloseable {
  private final MoveTimeouts patience;
  private final Thinker thinker;
  private volatile @Nullable Info best;
  private PlayerEffort effort = PlayerEffort.NONE;
  private Duration took = Duration.ZERO;

  /**
   * Opens the engine, and waits until it can think: no clock runs yet.
   *
   * @throws FaultException if that fails
   * @throws LineLostException if the machine that it is on is not reached
   */
  Contender(Engine engine, Player player, Rules rules, MoveTimeouts patience)
      throws FaultException, InterruptedException {
    this.patience = patience;
    Thinker opened;
    try {
      opened = engine.open(rules, player.values());
    } catch (RuntimeException e) {
      throw fault(e);
    }
    boolean ready = false;
    try {
      var unused = opened.ready().get();
      ready = true;
    } catch (ExecutionException e) {
      throw fault(Objects.requireNonNull(e.getCause()));
    } finally {
      if (!ready) {
        opened.close();
      }
    }
    thinker = opened;
  }

  /**
   * Has it think.
   *
   * @param allowed for how long
   * @throws FaultException if it answers too late, or not at all
   * @throws LineLostException if the line to its machine was lost, for which nobody loses
   */
  Answer ask(Task task, Duration allowed) throws FaultException, InterruptedException {
    best = null;
    long began = System.nanoTime();
    Answer answer;
    try {
      answer = await(thinker.think(task, this::told), allowed);
    } catch (RuntimeException e) {
      throw fault(e);
    }
    took = Duration.ofNanos(System.nanoTime() - began);
    requireNotRestarted();
    if (took.compareTo(allowed) > 0) {
      throw late(allowed);
    }
    effort = effort.plus(spent());
    return answer;
  }

  private void requireNotRestarted() throws FaultException, InterruptedException {
    EngineException restarted = thinker.restarted().orElse(null);
    if (restarted != null) {
      throw fault(restarted);
    }
  }

  private void told(Info info) {
    if (info.multiPv() == 1) {
      best = info;
    }
  }

  private Answer await(CompletableFuture<Answer> answer, Duration allowed)
      throws FaultException, InterruptedException {
    try {
      return answer.get(allowed.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      thinker.stop();
      return awaitLast(answer, allowed);
    } catch (ExecutionException e) {
      throw fault(Objects.requireNonNull(e.getCause()));
    }
  }

  /** It has lost; whether it answers at all is told apart. */
  private Answer awaitLast(CompletableFuture<Answer> answer, Duration allowed)
      throws FaultException, InterruptedException {
    try {
      var unused = answer.get(patience.last().toNanos(), TimeUnit.NANOSECONDS);
      requireNotRestarted();
      throw late(allowed);
    } catch (TimeoutException e) {
      requireNotRestarted();
      throw new FaultException(
          End.HANG, "no answer within " + allowed.plus(patience.last()).toMillis() + " ms");
    } catch (ExecutionException | CancellationException e) {
      throw fault(e.getCause() == null ? e : e.getCause());
    }
  }

  private static FaultException late(Duration allowed) {
    return new FaultException(End.TIME, "no answer within " + allowed.toMillis() + " ms");
  }

  private static FaultException fault(Throwable problem) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (problem instanceof LineLostException known) {
      throw known;
    }
    EngineException.Fault fault =
        problem instanceof EngineException known ? known.fault() : EngineException.Fault.OTHER;
    if (fault == EngineException.Fault.LINE) {
      throw new LineLostException(UserMessage.of(problem), problem);
    }
    String end = switch (fault) {
      case ILLEGAL_MOVE -> End.ILLEGAL_MOVE;
      case HANG -> End.HANG;
      case LINE, OTHER -> End.CRASH;
    };
    String message = problem.getMessage();
    return new FaultException(end, message == null ? problem.toString() : message);
  }

  private PlayerEffort spent() {
    Info last = best;
    return last == null
        ? new PlayerEffort(1, took, 0, 0, Duration.ZERO, 0)
        : new PlayerEffort(1, took, 1, last.nodes(), last.time(), last.depth());
  }

  /** How long the last answer took. */
  Duration took() {
    return took;
  }

  /** What it thought of the position when it moved last; null if it did not say. */
  @Nullable
  Score score() {
    Info last = best;
    return last == null ? null : last.score();
  }

  /** The same with the depth, as a comment on the move; empty if it did not say. */
  String comment() {
    Info last = best;
    return last == null ? "" : last.score() + " depth " + last.depth();
  }

  /** All that it did. */
  PlayerEffort effort() {
    return effort;
  }

  @Override
  public void close() {
    thinker.close();
  }
}
