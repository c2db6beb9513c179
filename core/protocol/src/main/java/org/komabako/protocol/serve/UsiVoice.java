package org.komabako.protocol.serve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.kernel.model.Move;

/**
 * Says in USI what an engine finds: {@code info} lines, then {@code bestmove} or {@code checkmate}.
 *
 * @param out where it is said
 * @param mate whether a mate was asked for
 */
record UsiVoice(LineOutput out, boolean mate) implements ThinkingTask.Voice {
  @Override
  public void info(Info info) {
    String bound = switch (info.bound()) {
      case EXACT -> "";
      case AT_LEAST -> " lowerbound";
      case AT_MOST -> " upperbound";
    };
    String text = String.format(
        Locale.ROOT,
        "info depth %d seldepth %d multipv %d score %s%s nodes %d nps %d hashfull %d time %d",
        info.depth(),
        info.selectiveDepth(),
        info.multiPv(),
        info.score(),
        bound,
        info.nodes(),
        info.nodesPerSecond(),
        info.hashfull(),
        info.time().toMillis());
    out.say(info.line().isEmpty() ? text : text + " pv " + words(info.line()));
  }

  private static String words(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  @Override
  public void answer(Answer answer) {
    out.say(mate ? mateText(answer) : text(answer));
  }

  private static String mateText(Answer answer) {
    if (answer instanceof Answer.Mate found && !found.line().isEmpty()) {
      return "checkmate " + words(found.line());
    }
    return answer instanceof Answer.Mate none && none.proven()
        ? "checkmate nomate"
        : "checkmate timeout";
  }

  private static String text(Answer answer) {
    if (answer instanceof Answer.Play play) {
      return "bestmove " + play.move()
          + play.ponder().map(move -> " ponder " + move).orElse("");
    }
    return "bestmove " + (answer instanceof Answer.ClaimWin ? "win" : "resign");
  }

  /** The answer where there is nothing to think about. */
  static String nothing(boolean mate) {
    return mate ? "checkmate timeout" : "bestmove resign";
  }

  /** Says why, and answers with what was best so far. */
  @Override
  public void failure(String reason, Optional<Move> best) {
    out.say("info string " + reason);
    out.say(mate ? nothing(true) : best.map(move -> "bestmove " + move).orElse(nothing(false)));
  }
}
