package org.komabako.engine.search;

import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.SlidingLines;
import org.komabako.position.board.VariantLayout;

/** Lists the moves that take a royal piece or attack one, for one board. */
final class RoyalAttacks {
  private final Board board;
  private final VariantLayout layout;
  private final MoveGenerator generator;
  private final SlidingLines sight;
  private final MoveList all = new MoveList();
  private final int[] royals;
  private int count;

  RoyalAttacks(Board board, MoveGenerator generator, SlidingLines sight) {
    this.board = board;
    this.generator = generator;
    this.sight = sight;
    layout = board.layout();
    royals = new int[layout.squares().size()];
  }

  /** Fills a list with those of the side to move, captures of royal pieces first. */
  void list(MoveList out) {
    int us = board.sideToMove();
    findRoyals(us ^ 1);
    generator.legal(all);
    out.clear();
    for (int i = 0; i < all.size(); i++) {
      if (takesRoyal(all.get(i))) {
        out.add(all.get(i));
      }
    }
    for (int i = 0; i < all.size(); i++) {
      int move = all.get(i);
      if (!takesRoyal(move) && attacks(move, us)) {
        out.add(move);
      }
    }
  }

  private void findRoyals(int side) {
    count = 0;
    if (board.isKingless(side)) {
      return;
    }
    for (int cell = 0; cell < royals.length; cell++) {
      int code = board.codeAt(cell);
      if (code > VariantLayout.EDGE && (code & 1) == side && layout.isRoyal(code)) {
        royals[count++] = cell;
      }
    }
  }

  private boolean takesRoyal(int move) {
    return isEnemyRoyal(PackedMove.to(move))
        || PackedMove.isTwoStep(move) && isEnemyRoyal(PackedMove.mid(move))
        || PackedMove.takesBeyond(move) && isEnemyRoyal(PackedMove.beyond(move));
  }

  private boolean isEnemyRoyal(int cell) {
    for (int i = 0; i < count; i++) {
      if (royals[i] == cell) {
        return true;
      }
    }
    return false;
  }

  private boolean attacks(int move, int us) {
    if (layout.hasUnusualMoves()) {
      return attacksAny(move, us);
    }
    boolean drop = PackedMove.isDrop(move);
    int to = PackedMove.to(move);
    int from = drop ? to : PackedMove.from(move);
    int placed = board.placed(move);
    for (int i = 0; i < count; i++) {
      if (sight.sees(board, placed, to, royals[i], from) || opens(move, royals[i], us)) {
        return true;
      }
    }
    return false;
  }

  private boolean attacksAny(int move, int us) {
    boolean attacks = false;
    board.make(move);
    for (int i = 0; i < count; i++) {
      attacks |= board.attacked(royals[i], us);
    }
    board.unmake();
    return attacks;
  }

  /** Asked with the move made: what it leaves may have stood before somebody. */
  private boolean opens(int move, int royal, int us) {
    if (PackedMove.isDrop(move)) {
      return false;
    }
    board.make(move);
    boolean opens = sight.opens(board, PackedMove.from(move), royal, us)
        || PackedMove.isTwoStep(move) && sight.opens(board, PackedMove.mid(move), royal, us);
    board.unmake();
    return opens;
  }
}
