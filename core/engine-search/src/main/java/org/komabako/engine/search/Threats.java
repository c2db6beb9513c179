package org.komabako.engine.search;

import org.komabako.kernel.rules.Drops;
import org.komabako.position.board.Board;
import org.komabako.position.board.StaticExchange;
import org.komabako.position.board.VariantLayout;

/**
 * Which quiet moves threaten something: the piece that moves attacks the opponent's most valuable piece that is not
 * royal, and loses nothing where it goes. Where captured pieces are dropped again nothing counts as a threat: it cost
 * more games of shogi than it won.
 */
final class Threats {
  private final Board board;
  private final VariantLayout layout;
  private final StaticExchange exchange;
  private final Checks checks;
  private final int[] values;
  private final int cells;
  private final boolean never;

  /** Where that piece stands, or {@link Board#NONE}. */
  private int target = Board.NONE;

  /** @param values by code, what a piece is worth */
  Threats(Board board, StaticExchange exchange, Checks checks, int[] values) {
    this.board = board;
    this.exchange = exchange;
    this.checks = checks;
    this.values = values;
    layout = board.layout();
    cells = layout.squares().size();
    never = layout.hasUnusualMoves() || layout.book().drops() instanceof Drops.Captured;
  }

  /** Looks for the piece of the opponent, in the position on the board. */
  void find() {
    target = Board.NONE;
    if (never) {
      return;
    }
    int them = board.sideToMove() ^ 1;
    int most = 0;
    for (int cell = 0; cell < cells; cell++) {
      int code = board.codeAt(cell);
      if (code > VariantLayout.EDGE
          && (code & 1) == them
          && values[code] > most
          && !layout.isRoyal(code)) {
        most = values[code];
        target = cell;
      }
    }
  }

  /** Whether a quiet move threatens it. */
  boolean isMadeBy(int move) {
    return target != Board.NONE && checks.sees(move, target) && exchange.pays(move);
  }
}
