package org.komabako.ui.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.komabako.kernel.position.Position;
import org.komabako.library.MoveCount;
import org.komabako.library.Winner;
import org.komabako.notation.Notation;

/**
 * A move of the statistics, as it is shown.
 *
 * @param count what was counted
 * @param text the move, as the language writes it
 * @param share of all games that went on, in percent
 */
record PlayedMove(MoveCount count, String text, int share) {
  static List<PlayedMove> of(Position position, List<MoveCount> counts, Locale language) {
    Notation notation = language.equals(Locale.JAPANESE) ? Notation.JAPANESE : Notation.HODGES;
    int all = counts.stream().mapToInt(MoveCount::games).sum();
    List<PlayedMove> moves = new ArrayList<>();
    for (MoveCount count : counts) {
      moves.add(new PlayedMove(
          count,
          notation.write(position, count.move()),
          Math.round(100f * count.games() / Math.max(1, all))));
    }
    return moves;
  }

  /** How many of its decided games Black won, in percent; a draw is half a win. */
  String success() {
    int decided = count.games() - count.ending(Winner.OPEN);
    double won = count.ending(Winner.BLACK) + count.ending(Winner.DRAW) / 2.0;
    return decided == 0 ? "–" : Math.round(100 * won / decided) + " %";
  }
}
