package org.komabako.position.board;

/** Takes from lists of moves those that leave the mover's only royal piece where it can be taken. */
final class SelfCheckFilter {
  private final Board board;
  private final VariantLayout layout;

  SelfCheckFilter(Board board) {
    this.board = board;
    layout = board.layout();
  }

  /** Removes the moves that leave the mover's only royal piece where it can be taken. */
  void filter(MoveList list) {
    int us = board.side;
    int king = board.onlyRoyal(us);
    if (king == Board.NONE) {
      if (layout.abdicates) {
        dropAbdicationsIntoCheck(us, list);
      }
      return;
    }
    boolean checked = board.attacked(king, us ^ 1);
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      if (!checked && isQuietlySafe(move, king) || !exposesKing(move, king, us)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  /** Of several royal pieces all but one may promote to none; the last may not be left in check. */
  private void dropAbdicationsIntoCheck(int us, MoveList list) {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      if (!PackedMove.promotes(move) || !leavesCheck(move, us)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  private boolean leavesCheck(int move, int us) {
    board.make(move);
    boolean check = !board.lostRoyals(us ^ 1) && board.inCheck(us);
    board.unmake();
    return check;
  }

  /** Removes the moves from an index of the list on that leave a king where it can be taken. */
  void filter(int king, int first, MoveList list) {
    int kept = first;
    for (int i = first; i < list.size(); i++) {
      if (!exposesKing(list.get(i), king, board.side)) {
        list.set(kept++, list.get(i));
      }
    }
    list.truncate(kept);
  }

  /**
   * Whether a move cannot open a line to a king that is not in check: it starts off all lines. Holds
   * only where all ranging goes along the lines of a queen.
   */
  private boolean isQuietlySafe(int move, int king) {
    if (layout.unusual) {
      return layout.directions.straight && isQuietlySafeAside(move, king);
    }
    if (PackedMove.isDrop(move)) {
      return true;
    }
    int from = PackedMove.from(move);
    return layout.directions.queenLines
        && !PackedMove.isTwoStep(move)
        && from != king
        && !layout.grid.aligned(from, king);
  }

  /**
   * The same where pieces may hop along these lines, so that to come onto one is not safe, nor to take what lends
   * its moves to another.
   */
  private boolean isQuietlySafeAside(int move, int king) {
    int to = PackedMove.to(move);
    boolean aside = !layout.directions.anyUnusual || !layout.grid.aligned(to, king);
    if (PackedMove.isDrop(move)) {
      return aside;
    }
    int from = PackedMove.from(move);
    return aside
        && !PackedMove.isTwoStep(move)
        && board.cells[to] == VariantLayout.EMPTY
        && from != king
        && !layout.grid.aligned(from, king);
  }

  /** Whether the mover's king, still his only royal piece, could be taken after the move. */
  boolean exposesKing(int move, int king, int us) {
    int cell =
        !PackedMove.isDrop(move) && PackedMove.from(move) == king ? PackedMove.to(move) : king;
    board.make(move);
    boolean exposed = layout.burning && board.lostRoyals(us)
        || board.royals(us) == 1 && !board.lostRoyals(us ^ 1) && board.attacked(cell, us ^ 1);
    board.unmake();
    return exposed;
  }
}
