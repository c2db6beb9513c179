package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Supplier;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.SlidingLines;
import org.komabako.position.board.StaticExchange;
import org.komabako.position.board.VariantLayout;

/** What a search asks in a short way, held to what it would find in the long one. */
final class ShortCuts {
  private final Board board;
  private final VariantLayout layout;
  private final SlidingLines sight;
  private final StaticExchange exchange;

  ShortCuts(Board board) {
    this.board = board;
    layout = board.layout();
    sight = new SlidingLines(layout);
    int[] values = new int[layout.codes()];
    for (int code = 2; code < values.length; code++) {
      values[code] = layout.isRoyal(code) ? 10_000 : layout.piece(code).type().value();
    }
    exchange = new StaticExchange(board, values);
  }

  /** Checks what is said of a legal move; the board is as before then. */
  void check(int move, Supplier<String> what) {
    assertEquals(exchange.value(move) >= 0, exchange.pays(move), () -> "pays: " + what.get());
    boolean drop = PackedMove.isDrop(move);
    int side = board.sideToMove();
    int placed = board.placed(move);
    int[] royals = {board.onlyRoyal(0), board.onlyRoyal(1)};
    for (int owner = 0; owner < 2; owner++) {
      int royal = royals[owner];
      boolean unusual = board.layout().hasUnusualMoves();
      if (unusual || royal == Board.NONE || board.attacked(royal, owner ^ 1)) {
        continue;
      }
      int to = PackedMove.to(move);
      boolean sees = owner != side
          && to != royal
          && sight.sees(board, placed, to, royal, drop ? to : PackedMove.from(move));
      board.make(move);
      boolean opens = !drop && sight.opens(board, PackedMove.from(move), royal, owner ^ 1)
          || PackedMove.isTwoStep(move)
              && sight.opens(board, PackedMove.mid(move), royal, owner ^ 1);
      if (board.onlyRoyal(owner) == royal) {
        assertEquals(board.attacked(royal, owner ^ 1), sees || opens, () -> "check: " + what.get());
      }
      board.unmake();
    }
  }
}
