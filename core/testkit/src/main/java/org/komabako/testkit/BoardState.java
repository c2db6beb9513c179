package org.komabako.testkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.komabako.kernel.Side;
import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.Layout;
import org.komabako.kernel.board.MoveGenerator;
import org.komabako.kernel.board.MoveList;

/**
 * Everything that a board can be asked, and what its generator makes of it, moves in their order: two
 * boards with the same state cannot be told apart.
 */
record BoardState(
    List<Integer> cells,
    List<Integer> hands,
    int side,
    int ply,
    long key,
    long fullKey,
    int score,
    List<Integer> moves,
    List<Integer> blackAttacks,
    List<Integer> whiteAttacks) {

  static BoardState of(Board board, MoveGenerator generator) {
    MoveList moves = new MoveList();
    generator.legal(moves);
    List<Integer> packed = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      packed.add(moves.get(i));
    }
    List<Integer> cells = new ArrayList<>();
    for (int code : cells(board)) {
      cells.add(code);
    }
    return new BoardState(
        cells,
        hands(board),
        board.sideToMove(),
        board.ply(),
        board.key(),
        board.fullKey(),
        board.score(),
        packed,
        attacks(generator, Side.BLACK),
        attacks(generator, Side.WHITE));
  }

  /** What stands on each cell. */
  static int[] cells(Board board) {
    int[] cells = new int[board.layout().squares().size()];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = board.codeAt(cell);
    }
    return cells;
  }

  /** How many of each type Black can drop, and then White. */
  static List<Integer> hands(Board board) {
    Layout layout = board.layout();
    List<Integer> hands = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int type = 0; type < layout.table().pieces().size(); type++) {
        hands.add(board.inHand(side.ordinal(), type));
      }
    }
    return hands;
  }

  /** The cells that a side attacks. */
  static List<Integer> attacks(MoveGenerator generator, Side by) {
    long[] bits = new long[4];
    generator.attacks(by.ordinal(), bits);
    return BitSet.valueOf(bits).stream().boxed().toList();
  }
}
