package org.komabako.engine.search.network;

import org.komabako.position.board.Board;

/**
 * By which part of the board a network tells apart where a side's only royal piece stands, as that side sees it. In each zone all
 * other inputs have weights of their own: a piece beside a king in the corner is worth another thing than one beside a king that has
 * come out. (Half of a HalfKP network of computer shogi; that has a zone for each square.)
 */
public enum RoyalZones {
  /** It is not looked at. */
  ONE,
  /** On the side's own edge, on the next rank or beyond; each left, in the middle or right. */
  NINE;

  private static final int ACROSS = 3;

  /** How many zones there are. */
  public int count() {
    return this == ONE ? 1 : ACROSS * ACROSS;
  }

  /**
   * The zone of a cell.
   *
   * @param cell as the side sees it; {@link Board#NONE} where it has no royal piece or several, which counts as the middle of the edge
   */
  int of(int cell, int files, int ranks) {
    if (this == ONE) {
      return 0;
    } else if (cell == Board.NONE) {
      return 1;
    }
    int fromEdge = Math.min(ranks - 1 - cell / files, ACROSS - 1);
    int file = cell % files;
    int third = (files + 1) / ACROSS;
    int across = file < third ? 0 : file < files - third ? 1 : 2;
    return fromEdge * ACROSS + across;
  }

  /** What a zone is with left and right exchanged. */
  int mirrored(int zone) {
    return this == ONE ? zone : zone - zone % ACROSS + ACROSS - 1 - zone % ACROSS;
  }
}
