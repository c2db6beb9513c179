package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Supplier;
import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.Exchange;
import org.komabako.kernel.board.Layout;
import org.komabako.kernel.board.Packed;
import org.komabako.kernel.board.Sight;

/** What a search asks in a short way, held to what it would find in the long one. */
final class ShortCuts {
  private final Board board;
  private final Layout layout;
  private final Sight sight;
  private final Exchange exchange;

  ShortCuts(Board board) {
    this.board = board;
    layout = board.layout();
    sight = new Sight(layout);
    int[] values = new int[layout.codes()];
    for (int code = 2; code < values.length; code++) {
      values[code] = layout.isRoyal(code) ? 10_000 : layout.piece(code).type().value();
    }
    exchange = new Exchange(board, values);
  }

  /** Checks what is said of a legal move; the board is as before then. */
  void check(int move, Supplier<String> what) {
    assertEquals(exchange.value(move) >= 0, exchange.pays(move), () -> "pays: " + what.get());
    boolean drop = Packed.isDrop(move);
    int side = board.sideToMove();
    int code = drop ? Layout.code(Packed.from(move), side) : board.codeAt(Packed.from(move));
    int placed = Packed.promotes(move) ? layout.promoted(code) : code;
    int[] royals = {board.onlyRoyal(0), board.onlyRoyal(1)};
    for (int owner = 0; owner < 2; owner++) {
      int royal = royals[owner];
      if (royal == Board.NONE || board.attacked(royal, owner ^ 1)) {
        continue;
      }
      int to = Packed.to(move);
      boolean sees = owner != side
          && to != royal
          && sight.sees(board, placed, to, royal, drop ? to : Packed.from(move));
      board.make(move);
      boolean opens = !drop && sight.opens(board, Packed.from(move), royal, owner ^ 1)
          || Packed.isTwoStep(move) && sight.opens(board, Packed.mid(move), royal, owner ^ 1);
      if (board.onlyRoyal(owner) == royal) {
        assertEquals(board.attacked(royal, owner ^ 1), sees || opens, () -> "check: " + what.get());
      }
      board.unmake();
    }
  }
}
