package org.komabako.kernel.board;

import java.util.Arrays;

/**
 * What the side to move has to mind where it may not leave its only royal piece to be taken: which
 * cells are attacked, who is pinned, and which cells end a check.
 */
final class KingSafety {
  private final Board board;
  private final Layout layout;
  private final AttackMap attacks;

  /** The cells that the opponent attacks, seen through the king. */
  final long[] danger = new long[PlaneMap.MOST_WORDS];

  /** Own men who stand between the king and a sliding piece. */
  final long[] pinned = new long[PlaneMap.MOST_WORDS];

  /** Where other men than the king may go: everywhere, or where it ends a check. */
  final long[] allowed = new long[PlaneMap.MOST_WORDS];

  /** The king, or {@link Board#NONE} if there is nothing to mind. */
  int king;

  KingSafety(Board board, AttackMap attacks) {
    this.board = board;
    layout = board.layout();
    this.attacks = attacks;
  }

  /** Looks at the position. */
  void look() {
    king = layout.selfCheckIllegal ? board.onlyRoyal(board.side) : Board.NONE;
    if (king == Board.NONE) {
      return;
    }
    attacks.fill(board.side ^ 1, king, danger);
    Arrays.fill(pinned, 0);
    findPinned();
    if (isAttacked(king)) {
      findCheckers();
    } else {
      Arrays.fill(allowed, -1);
    }
  }

  private void findPinned() {
    Directions directions = layout.directions;
    int us = board.side;
    for (int d = 0; d < directions.sliding; d++) {
      int[] back = directions.back[d];
      int at = back[king];
      int distance = 1;
      while (board.cells[at] == Layout.EMPTY) {
        at = back[at];
        distance++;
      }
      if (board.cells[at] == Layout.EDGE || (board.cells[at] & 1) != us) {
        continue;
      }
      int man = at;
      do {
        at = back[at];
        distance++;
      } while (board.cells[at] == Layout.EMPTY);
      int code = board.cells[at];
      if (code != Layout.EDGE && (code & 1) != us && directions.reach[d][code] >= distance) {
        pinned[man >> 6] |= 1L << man;
      }
    }
  }

  /** Two checks cannot be ended but by the king; one by taking the piece or standing between. */
  private void findCheckers() {
    Arrays.fill(allowed, 0);
    int checkers = 0;
    for (int d = 0; d < layout.directions.back.length; d++) {
      int checker = board.attackerAlong(d, king, board.side ^ 1);
      if (checker != Board.NONE) {
        if (++checkers == 2) {
          Arrays.fill(allowed, 0);
          return;
        }
        int at = king;
        do {
          at = layout.directions.back[d][at];
          allowed[at >> 6] |= 1L << at;
        } while (at != checker);
      }
    }
  }

  /** Whether the king could be taken on a cell. */
  boolean isAttacked(int cell) {
    return (danger[cell >> 6] >>> cell & 1) != 0;
  }
}
