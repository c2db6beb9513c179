package org.komabako.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.Move;

/**
 * One {@code go} of USI and what is said of it: {@code info} lines, and {@code bestmove} or {@code
 * checkmate} once. Who thinks without end, or ponders, answers no sooner than he is told to.
 */
final class UsiThinking {
  private final Lines out;
  private final Thinker thinker;
  private final boolean mate;
  private boolean waits;
  private boolean silent;
  private @Nullable String answer;
  private boolean answered;
  private Optional<Move> best = Optional.empty();

  /** Begins to think. */
  static UsiThinking begin(Thinker thinker, Task task, Lines out) {
    UsiThinking thinking = new UsiThinking(thinker, task, out);
    var unused = thinker
        .think(task, thinking::tell)
        .whenComplete((answer, problem) ->
            thinking.ended(problem == null ? thinking.text(answer) : thinking.failed(problem)));
    return thinking;
  }

  private UsiThinking(Thinker thinker, Task task, Lines out) {
    this.thinker = thinker;
    this.out = out;
    mate = task.limits().mate();
    boolean endless = task.limits().equals(Limits.NONE);
    waits = task.limits().ponder() || endless;
  }

  private synchronized void tell(Info info) {
    if (info.rank() == 1) {
      best = info.line().stream().findFirst().or(() -> best);
    }
    if (!silent && !answered) {
      out.say(line(info));
    }
  }

  /** An {@code info} line. */
  static String line(Info info) {
    String bound = switch (info.bound()) {
      case EXACT -> "";
      case AT_LEAST -> " lowerbound";
      case AT_MOST -> " upperbound";
    };
    String text = String.format(
        Locale.ROOT,
        "info depth %d seldepth %d multipv %d score %s%s nodes %d nps %d hashfull %d time %d",
        info.depth(),
        info.deepest(),
        info.rank(),
        info.score(),
        bound,
        info.nodes(),
        info.nodesPerSecond(),
        info.fullness(),
        info.time().toMillis());
    return info.line().isEmpty() ? text : text + " pv " + words(info.line());
  }

  private static String words(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  private String text(Answer found) {
    if (found instanceof Answer.Play play) {
      return mate
          ? "checkmate timeout"
          : "bestmove " + play.move()
              + play.ponder().map(move -> " ponder " + move).orElse("");
    }
    if (found instanceof Answer.Mate line) {
      String none = line.proven() ? "nomate" : "timeout";
      return "checkmate " + (line.line().isEmpty() ? none : words(line.line()));
    }
    return "bestmove " + (found instanceof Answer.ClaimWin ? "win" : "resign");
  }

  /** Says why, and answers with what was best so far. */
  private synchronized String failed(Throwable problem) {
    Throwable cause = problem.getCause() == null ? problem : problem.getCause();
    String reason = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    if (!silent) {
      out.say("info string " + reason.replaceAll("\\s+", " "));
    }
    waits = false;
    String move = best.map(Move::toString).orElse("resign");
    return mate ? "checkmate timeout" : "bestmove " + move;
  }

  private synchronized void ended(String text) {
    answer = text;
    sayAnswer();
  }

  private synchronized void sayAnswer() {
    String known = answer;
    if (known != null && !waits && !answered) {
      answered = true;
      if (!silent) {
        out.say(known);
      }
    }
  }

  synchronized boolean isOver() {
    return answered;
  }

  /** The answer is wanted now. */
  void stop() {
    synchronized (this) {
      waits = false;
      sayAnswer();
    }
    thinker.stop();
  }

  /** The expected move was made. */
  void ponderHit() {
    synchronized (this) {
      waits = false;
      sayAnswer();
    }
    thinker.ponderHit();
  }

  /** The answer is not wanted any more. */
  void drop() {
    synchronized (this) {
      silent = true;
      answered = true;
    }
    thinker.stop();
  }
}
