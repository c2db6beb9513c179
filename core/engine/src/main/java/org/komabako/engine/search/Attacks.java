package org.komabako.engine.search;

import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.Layout;
import org.komabako.kernel.board.MoveGenerator;
import org.komabako.kernel.board.MoveList;
import org.komabako.kernel.board.Packed;
import org.komabako.kernel.board.Sight;

/** Lists the moves that take a royal piece or attack one, for one board. */
final class Attacks {
  private final Board board;
  private final Layout layout;
  private final MoveGenerator generator;
  private final Sight sight;
  private final MoveList all = new MoveList();
  private final int[] royals;
  private int count;

  Attacks(Board board, MoveGenerator generator, Sight sight) {
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
      if (code > Layout.EDGE && (code & 1) == side && layout.isRoyal(code)) {
        royals[count++] = cell;
      }
    }
  }

  private boolean takesRoyal(int move) {
    return isEnemyRoyal(Packed.to(move))
        || Packed.isTwoStep(move) && isEnemyRoyal(Packed.mid(move));
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
    boolean drop = Packed.isDrop(move);
    int to = Packed.to(move);
    int from = drop ? to : Packed.from(move);
    int code = drop ? Layout.code(Packed.from(move), us) : board.codeAt(from);
    int placed = Packed.promotes(move) ? layout.promoted(code) : code;
    for (int i = 0; i < count; i++) {
      if (sight.sees(board, placed, to, royals[i], from) || opens(move, royals[i], us)) {
        return true;
      }
    }
    return false;
  }

  /** Asked with the move made: what it leaves may have stood before somebody. */
  private boolean opens(int move, int royal, int us) {
    if (Packed.isDrop(move)) {
      return false;
    }
    board.make(move);
    boolean opens = sight.opens(board, Packed.from(move), royal, us)
        || Packed.isTwoStep(move) && sight.opens(board, Packed.mid(move), royal, us);
    board.unmake();
    return opens;
  }
}
