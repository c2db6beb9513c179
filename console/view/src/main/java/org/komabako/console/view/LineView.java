package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.Info;
import org.komabako.kernel.model.Move;

/**
 * A line that an engine found.
 *
 * @param depth in plies
 * @param score for the side to move, {@code cp 35} in hundredths of a pawn or {@code mate 7} in plies
 * @param nodes positions looked at
 * @param speed positions in a second
 * @param moves in USI
 */
public record LineView(int depth, String score, long nodes, long speed, List<String> moves)
    implements View {
  /** Keeps an own copy. */
  public LineView {
    moves = Rows.copyOf(moves);
  }

  /** What an engine told. */
  public static LineView of(Info info) {
    return new LineView(
        info.depth(),
        info.score().toString(),
        info.nodes(),
        info.nodesPerSecond(),
        info.line().stream().map(Move::toString).toList());
  }

  @Override
  public String id() {
    return moves.isEmpty() ? "" : moves.get(0);
  }

  @Override
  public String line() {
    return Spoken.say(
        "lineView.line",
        String.format("%2d", depth),
        String.format("%-9s", score),
        String.format("%10d", nodes),
        String.format("%8d", speed),
        String.join(" ", moves));
  }

  @Override
  public String toString() {
    return String.join(" ", moves);
  }
}
