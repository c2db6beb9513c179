package org.komabako.position.board;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;

/** Every bit of a board that a move can change. */
record BoardBits(List<Integer> numbers, LongBuffer planes, long key, long fullKey) {
  static BoardBits of(Board board) {
    List<Integer> numbers = new ArrayList<>(List.of(
        board.side, board.ply(), board.lionCell, board.score(), board.royals(0), board.royals(1)));
    for (int cell : board.cells) {
      numbers.add(cell);
    }
    for (int mark : board.marks.at) {
      numbers.add(mark);
    }
    for (int side = 0; side < 2; side++) {
      numbers.add(board.reserveGone[side] ? 1 : 0);
      for (int count : board.hands[side]) {
        numbers.add(count);
      }
    }
    return new BoardBits(
        numbers, LongBuffer.wrap(board.planes().clone()), board.key(), board.fullKey());
  }
}
