package org.komabako.position.board;

import java.util.Arrays;

/**
 * Pins and checkers: what the side to move has to mind where it may not leave its only royal piece to be taken: which
 * cells are attacked, who is pinned, and which cells end a check.
 */
final class PinsAndCheckers {
  private final Board board;
  private final VariantLayout layout;
  private final AttackMap attacks;

  /** The cells that the opponent attacks, seen through the king. */
  final long[] danger = new long[BitboardSet.MOST_WORDS];

  /** Own pieces that stand between the king and a sliding piece. */
  final long[] pinned = new long[BitboardSet.MOST_WORDS];

  /** Where other pieces than the king may go: everywhere, or where it ends a check. */
  final long[] allowed = new long[BitboardSet.MOST_WORDS];

  private final long[] line = new long[BitboardSet.MOST_WORDS];

  /** The king, or {@link Board#NONE} if there is nothing to mind. */
  int king;

  PinsAndCheckers(Board board, AttackMap attacks) {
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
      while (board.cells[at] == VariantLayout.EMPTY) {
        at = back[at];
        distance++;
      }
      if (board.cells[at] == VariantLayout.EDGE || (board.cells[at] & 1) != us) {
        continue;
      }
      int piece = at;
      do {
        at = back[at];
        distance++;
      } while (board.cells[at] == VariantLayout.EMPTY);
      int code = board.cells[at];
      if (code != VariantLayout.EDGE && (code & 1) != us && directions.reach[d][code] >= distance) {
        pinned[piece >> 6] |= 1L << piece;
      }
    }
  }

  /** Every line of a check has to be cut, or its piece taken; one move may do so to several. */
  private void findCheckers() {
    Arrays.fill(allowed, -1);
    for (int d = 0; d < layout.directions.back.length; d++) {
      int checker = board.attackerAlong(d, king, board.side ^ 1);
      if (checker != Board.NONE) {
        Arrays.fill(line, 0);
        int at = king;
        do {
          at = layout.directions.back[d][at];
          line[at >> 6] |= 1L << at;
        } while (at != checker);
        for (int w = 0; w < line.length; w++) {
          allowed[w] &= line[w];
        }
      }
    }
  }

  /** Whether the king could be taken on a cell. */
  boolean isAttacked(int cell) {
    return (danger[cell >> 6] >>> cell & 1) != 0;
  }
}
