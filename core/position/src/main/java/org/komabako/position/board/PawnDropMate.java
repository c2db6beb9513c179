package org.komabako.position.board;

/**
 * Judges pawn-drop mate (uchifuzume): some pieces may not give mate by being dropped, a pawn of shogi is one. It is a
 * mate if no move of the opponent ends the check.
 */
final class PawnDropMate {
  private final Board board;
  private final VariantLayout layout;
  private final PieceMoves pieces;
  private final DropMoves drops;
  private final SelfCheckFilter selfChecks;
  private final MoveList replies = new MoveList();

  PawnDropMate(Board board, PieceMoves pieces, DropMoves drops, SelfCheckFilter selfChecks) {
    this.board = board;
    layout = board.layout();
    this.pieces = pieces;
    this.drops = drops;
    this.selfChecks = selfChecks;
  }

  /** Removes drops of pieces that may not give mate so: pawn-drop mate (uchifuzume). */
  void filter(MoveList list) {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      boolean mayNot = PackedMove.isDrop(move)
          && !PackedMove.promotes(move)
          && layout.drops.noMate[VariantLayout.code(PackedMove.from(move), board.side)];
      if (!mayNot || !isMate(move)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  /** Whether a drop is a pawn-drop mate: it gives a check that no move of the opponent ends. */
  boolean isMate(int move) {
    int them = board.side ^ 1;
    int king = board.onlyRoyal(them);
    if (king == Board.NONE) {
      return false;
    }
    board.make(move);
    boolean mate = attacks(PackedMove.to(move), king) && !canSaveKing(king, them);
    board.unmake();
    return mate;
  }

  private boolean attacks(int from, int cell) {
    int side = board.cells[from] & 1;
    if (layout.unusual) {
      return board.unusualMoves().attacks(from, cell);
    }
    for (int d = 0; d < layout.directions.back.length; d++) {
      if (board.attackerAlong(d, cell, side) == from) {
        return true;
      }
    }
    return false;
  }

  private boolean canSaveKing(int king, int us) {
    replies.clear();
    pieces.add(us, replies);
    drops.add(us, replies);
    for (int i = 0; i < replies.size(); i++) {
      if (!selfChecks.exposesKing(replies.get(i), king, us)) {
        return true;
      }
    }
    return false;
  }
}
