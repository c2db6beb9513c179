package org.komabako.position.board;

import org.komabako.kernel.rules.Drops;

/** The drops on a board, cell by cell: all but those that leave a king to be taken or give mate are legal. */
final class DropMoves {
  private final Board board;
  private final VariantLayout layout;
  private final DropLayout rules;
  private final int[] cells;

  DropMoves(Board board) {
    this.board = board;
    layout = board.layout();
    rules = layout.drops;
    cells = board.cells;
  }

  /** Adds the drops of a side. */
  void add(int us, MoveList out) {
    Drops rule = layout.book.drops();
    if (rule instanceof Drops.None) {
      return;
    }
    for (int type = 0; type < layout.types.length; type++) {
      if (board.inHand(us, type) > 0) {
        for (int to = 0; to < layout.grid.size; to++) {
          if (cells[to] == VariantLayout.EMPTY) {
            dropOn(rule, type, to, us, out);
          }
        }
      }
    }
  }

  private void dropOn(Drops rule, int type, int to, int us, MoveList out) {
    int code = VariantLayout.code(type, us);
    boolean stuck = rules.dead[code][to];
    int other = layout.promoted[code];
    if (rules.eitherSide
        && other != 0
        && !rules.dead[other][to]
        && !rules.isFileFull(cells, other, to)) {
      out.add(PackedMove.drop(type, to) | PackedMove.PROMOTE);
    }
    if (rule instanceof Drops.Reserve reserve) {
      if (!besideFriend(to, us, reserve.diagonal())) {
        return;
      }
      if (rules.isPromotedFromReserve(code, to)) {
        out.add(PackedMove.drop(type, to) | PackedMove.PROMOTE);
      }
    }
    if (!stuck && !rules.isFileFull(cells, code, to)) {
      out.add(PackedMove.drop(type, to));
    }
  }

  /** Whether a piece of a side stands beside a cell. */
  boolean besideFriend(int cell, int us, boolean diagonal) {
    for (int neighbour : diagonal ? layout.neighbours[cell] : layout.besides[cell]) {
      if (VariantLayout.isOf(cells[neighbour], us)) {
        return true;
      }
    }
    return false;
  }
}
