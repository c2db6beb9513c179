package org.komabako.protocol.serve;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;

/**
 * One task that an engine thinks about, and what is told of it: lines, and its end once. Who thinks
 * without end, or ponders, is heard no sooner than he is told to answer.
 */
final class ThinkingTask {
  /** Who takes what is told; called by the engine's thread, one call at a time. */
  interface Voice {
    /** A line that was found. */
    void info(Info info);

    /** The end. */
    void answer(Answer answer);

    /**
     * The end, if the engine could not answer.
     *
     * @param reason for people
     * @param best the best move that it had told
     */
    void failure(String reason, Optional<Move> best);
  }

  private final Thinker thinker;
  private final Voice voice;
  private boolean waits;
  private @Nullable Runnable end;
  private boolean over;
  private Optional<Move> best = Optional.empty();

  /** Begins to think. */
  static ThinkingTask begin(Thinker thinker, Task task, Voice voice) {
    boolean waits = task.limits().ponder() || task.limits().equals(Limits.NONE);
    ThinkingTask thinking = new ThinkingTask(thinker, voice, waits);
    var unused = thinker.think(task, thinking::tell).whenComplete((answer, problem) -> {
      if (problem == null) {
        thinking.ended(() -> voice.answer(answer));
      } else {
        thinking.failed(problem);
      }
    });
    return thinking;
  }

  private ThinkingTask(Thinker thinker, Voice voice, boolean waits) {
    this.thinker = thinker;
    this.voice = voice;
    this.waits = waits;
  }

  private synchronized void tell(Info info) {
    if (info.multiPv() == 1) {
      best = info.line().stream().findFirst().or(() -> best);
    }
    if (!over) {
      voice.info(info);
    }
  }

  private synchronized void failed(Throwable problem) {
    Throwable cause = problem.getCause() == null ? problem : problem.getCause();
    String reason = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    waits = false;
    ended(() -> voice.failure(reason.replaceAll("\\s+", " "), best));
  }

  private synchronized void ended(Runnable told) {
    end = told;
    tellEnd();
  }

  private synchronized void tellEnd() {
    Runnable known = end;
    if (known != null && !waits && !over) {
      over = true;
      known.run();
      notifyAll();
    }
  }

  /** Waits until the end was told, or nobody wants it any more. */
  synchronized void awaitEnd() {
    boolean interrupted = false;
    while (!over) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  synchronized boolean isOver() {
    return over;
  }

  /** The answer is wanted now. */
  void stop() {
    answerNow();
    thinker.stop();
  }

  /**
   * The expected move was made.
   *
   * @param limits what holds from now on; empty if it is what was said when it began to ponder
   */
  void ponderHit(Optional<Limits> limits) {
    answerNow();
    if (limits.isPresent()) {
      thinker.ponderHit(limits.get());
    } else {
      thinker.ponderHit();
    }
  }

  private synchronized void answerNow() {
    waits = false;
    tellEnd();
  }

  /** The answer is not wanted any more. */
  void drop() {
    synchronized (this) {
      over = true;
      notifyAll();
    }
    thinker.stop();
  }
}
