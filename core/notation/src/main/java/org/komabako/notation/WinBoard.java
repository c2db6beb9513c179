package org.komabako.notation;

import org.komabako.kernel.Move;
import org.komabako.kernel.Square;
import org.komabako.kernel.variant.VariantTable;

/**
 * WinBoard's coordinates: file a at Black's left hand, rank 1 nearest to Black ({@code 0} on boards
 * of ten ranks). {@code e4e5+}, both legs of a two-step move {@code e4e5,e5f6}, {@code P@e5}, and
 * {@code @@@@} for a pass.
 */
final class WinBoard {
  static final String PASS = "@@@@";
  private static final int COUNTED_FROM_ZERO = 10;

  private WinBoard() {}

  static String square(VariantTable table, Square square) {
    int first = table.ranks() == COUNTED_FROM_ZERO ? 0 : 1;
    return (char) ('a' + table.files() - square.file())
        + String.valueOf(table.ranks() - square.rank() + first);
  }

  static String write(VariantTable table, Move move) {
    String to = square(table, move.to());
    String promotion = move.promotes() ? "+" : "";
    if (move instanceof Move.Drop drop) {
      return drop.piece() + "@" + to + promotion;
    }
    if (move instanceof Move.Pass) {
      return PASS;
    }
    String from = square(table, move.origin().orElseThrow());
    if (move instanceof Move.TwoStep step) {
      String mid = square(table, step.mid());
      return from + mid + "," + mid + to + promotion;
    }
    return from + to + promotion;
  }
}
