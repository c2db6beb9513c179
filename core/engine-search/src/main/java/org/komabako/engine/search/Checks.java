package org.komabako.engine.search;

import org.komabako.kernel.rules.SelfCheck;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.SlidingLines;
import org.komabako.position.board.VariantLayout;

/**
 * Where the royal pieces are along the line that is looked at, and who is in check there. It asks as
 * little of the board as it can: mostly what a move itself has changed. A side with several royal pieces
 * is in no check.
 */
final class Checks {
  private final Board board;
  private final VariantLayout layout;
  private final SlidingLines sight;
  private final boolean royalsFall;

  /** By ply and side: the only royal piece, or {@link Board#NONE}. */
  private final int[][] royals = new int[Value.MOST_PLIES + 2][2];

  /** By ply: the side to move is in check; the other one is, and its royal piece can be taken. */
  private final boolean[] checked = new boolean[Value.MOST_PLIES + 2];

  private final boolean[] exposed = new boolean[Value.MOST_PLIES + 2];

  /** At the root, where {@link #ask} has not been called yet. */
  Checks(Board board, SlidingLines sight) {
    this.board = board;
    this.sight = sight;
    layout = board.layout();
    royalsFall = layout.book().selfCheck() == SelfCheck.ALLOWED;
    for (int side = 0; side < 2; side++) {
      royals[0][side] = board.onlyRoyal(side);
    }
  }

  /** The cell of a side's only royal piece, or {@link Board#NONE}. */
  int royal(int ply, int side) {
    return royals[ply][side];
  }

  boolean isChecked(int ply) {
    return checked[ply];
  }

  /** Whether the side to move may take the other's only royal piece. */
  boolean isExposed(int ply) {
    return exposed[ply];
  }

  /** Asks the board who is in check. */
  void ask(int ply) {
    int us = board.sideToMove();
    checked[ply] = isAttacked(ply, us);
    exposed[ply] = royalsFall && isAttacked(ply, us ^ 1);
  }

  private boolean isAttacked(int ply, int side) {
    int royal = royals[ply][side];
    return royal != Board.NONE && board.attacked(royal, side ^ 1);
  }

  /** Whether the piece that a move puts somewhere sees the other side's royal piece from there. */
  boolean gives(int move, int ply) {
    int royal = royals[ply][board.sideToMove() ^ 1];
    if (royal == Board.NONE) {
      return false;
    }
    if (layout.hasUnusualMoves()) {
      board.make(move);
      boolean attacked = board.attacked(royal, board.sideToMove() ^ 1);
      board.unmake();
      return attacked;
    }
    return sees(move, royal);
  }

  /** The royal piece that {@link #sees} may be asked about at a ply, or {@link Board#NONE} if moves have to be made. */
  int plainTarget(int ply) {
    return layout.hasUnusualMoves() ? Board.NONE : royals[ply][board.sideToMove() ^ 1];
  }

  /** Whether the piece that a move puts somewhere sees a royal piece from there. */
  boolean sees(int move, int royal) {
    int to = PackedMove.to(move);
    if (!sight.connects(to, royal)) {
      return false;
    }
    int gone = PackedMove.isDrop(move) ? to : PackedMove.from(move);
    return sight.sees(board, board.placed(move), to, royal, gone);
  }

  /**
   * Follows the royal pieces after a move was made.
   *
   * @param ply before it
   * @param before how many the side now to move had
   */
  void moved(int move, int ply, int before) {
    int them = board.sideToMove();
    int us = them ^ 1;
    int[] here = royals[ply];
    int[] after = royals[ply + 1];
    boolean mayVanish = layout.hasBurning() || layout.abdicates();
    after[us] = mayVanish || layout.isRoyal(board.codeAt(PackedMove.to(move)))
        ? board.onlyRoyal(us)
        : here[us];
    after[them] = board.royals(them) == before ? here[them] : board.onlyRoyal(them);
  }

  /** After a pass that the rules need not know, out of check. */
  void passed(int ply) {
    royals[ply + 1][0] = royals[ply][0];
    royals[ply + 1][1] = royals[ply][1];
    checked[ply + 1] = false;
    exposed[ply + 1] = false;
  }

  /**
   * Finds out who is in check after a move, from what it changed: before it the opponent was in none,
   * or somebody would have taken his royal piece.
   *
   * @param ply before it
   * @param gives whether the piece that moved gives check
   */
  void find(int move, int ply, boolean gives) {
    int them = board.sideToMove();
    int us = them ^ 1;
    int enemy = royals[ply + 1][them];
    checked[ply + 1] = gives
        || enemy != Board.NONE
            && (enemy == royals[ply][them] ? opens(move, enemy, us) : board.attacked(enemy, us));
    int own = royals[ply + 1][us];
    exposed[ply + 1] = royalsFall
        && own != Board.NONE
        && (own == royals[ply][us] && !checked[ply]
            ? opens(move, own, them)
            : board.attacked(own, them));
  }

  private boolean opens(int move, int royal, int bySide) {
    if (layout.hasUnusualMoves()) {
      return board.attacked(royal, bySide);
    }
    return !PackedMove.isDrop(move) && sight.opens(board, PackedMove.from(move), royal, bySide)
        || PackedMove.isTwoStep(move) && sight.opens(board, PackedMove.mid(move), royal, bySide);
  }
}
