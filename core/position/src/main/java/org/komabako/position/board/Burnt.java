package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.rules.SpecialMoves.Burning;

/**
 * What each move of a board took beside its end and its middle, to give it back: a stack of pieces, and by move where its
 * pieces begin on it. That is what stood on the second cell of a line, which comes first, and what burnt. A piece that burns is a {@code PieceType.Flag#BURNS}; when it does so say the {@code rules.SpecialMoves}. What burns
 * goes to nobody's hand.
 */
final class Burnt {
  private static final int CELL_BITS = 10;
  private static final int MARK_BITS = 2;
  private static final int CODE_SHIFT = CELL_BITS + MARK_BITS;

  private final VariantLayout layout;

  /** Cell, mark and code in one number each. */
  private int[] pieces = {};

  /** By move: where its pieces begin; for the move behind the last, where they would. */
  private int[] starts = {};

  Burnt(VariantLayout layout) {
    this.layout = layout;
  }

  /** Where the pieces of a move begin on the stack. */
  int first(int move) {
    return layout.takesMore ? starts[move] : 0;
  }

  /** Where they end. */
  int last(int move) {
    return layout.takesMore ? starts[move + 1] : 0;
  }

  /** Whether anything burnt with a move that was made; what stood on the second cell of a line did not. */
  boolean any(int index, int move) {
    return last(index) - first(index) > (PackedMove.takesBeyond(move) ? 1 : 0);
  }

  int cell(int index) {
    return pieces[index] & (1 << CELL_BITS) - 1;
  }

  byte mark(int index) {
    return (byte) (pieces[index] >> CELL_BITS & (1 << MARK_BITS) - 1);
  }

  int code(int index) {
    return pieces[index] >> CODE_SHIFT;
  }

  /** Writes down that nothing of the kind was taken with a move. */
  void none(int move) {
    if (layout.takesMore) {
      begin(move);
    }
  }

  /** Finds what else is gone after a move that was made; the board still has it. */
  void find(Board board, int index, int move) {
    begin(index);
    int beyond = beyond(move);
    if (beyond != CellGrid.OFF) {
      add(board, index, beyond);
    }
    if (layout.burning) {
      findBurnt(board, index, move, beyond);
    }
  }

  /** The second cell of a line where a move takes. */
  private static int beyond(int move) {
    return PackedMove.takesBeyond(move) ? PackedMove.beyond(move) : CellGrid.OFF;
  }

  private void findBurnt(Board board, int index, int move, int beyond) {
    int to = PackedMove.to(move);
    int mover = board.cells[to];
    if (isBesideBurning(board, to, mover, beyond, CellGrid.OFF)) {
      add(board, index, to);
    } else if (burns(move, mover)) {
      for (int cell : layout.neighbours[to]) {
        if (cell != beyond && VariantLayout.isEnemy(board.cells[cell], mover)) {
          add(board, index, cell);
        }
      }
    }
  }

  /** Whether a piece that has become a code with a move burns what is beside it. */
  private boolean burns(int move, int placed) {
    return layout.burns[placed]
        && (layout.book.special().burnsPromoted() || !PackedMove.promotes(move));
  }

  /** Whether a legal move, not made yet, leads beside a piece that burns the one that moves. */
  boolean burnsMover(Board board, int move) {
    int mid = PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    return isBesideBurning(
        board, PackedMove.to(move), VariantLayout.code(0, board.side), mid, beyond(move));
  }

  /** What legal moves burn of the enemy's, not made yet: the sum of what the codes are worth, 0 if nothing. */
  int worth(Board board, int move, int[] values) {
    int sum = 0;
    int mid = PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    int placed = board.placed(move);
    if (burns(move, placed) && !burnsMover(board, move)) {
      for (int cell : layout.neighbours[PackedMove.to(move)]) {
        sum +=
            cell != mid && cell != beyond(move) && VariantLayout.isEnemy(board.cells[cell], placed)
                ? values[board.cells[cell]]
                : 0;
      }
    }
    return sum;
  }

  /** Whether a legal move of a piece that burns, not made yet, burns anything. */
  boolean takes(Board board, int move) {
    if (PackedMove.isDrop(move)
        || !layout.burns[board.cells[PackedMove.from(move)]]
        || !burns(move, board.placed(move))
        || burnsMover(board, move)) {
      return false;
    }
    for (int cell : layout.neighbours[PackedMove.to(move)]) {
      if (VariantLayout.isEnemy(board.cells[cell], board.side)) {
        return true;
      }
    }
    return false;
  }

  /** Two cells may be emptied on the way. */
  private boolean isBesideBurning(Board board, int to, int mover, int taken, int takenToo) {
    if (layout.book.special().burning() != Burning.BOTH) {
      return false;
    }
    for (int cell : layout.neighbours[to]) {
      boolean there = cell != taken && cell != takenToo;
      if (there
          && VariantLayout.isEnemy(board.cells[cell], mover)
          && layout.burns[board.cells[cell]]) {
        return true;
      }
    }
    return false;
  }

  private void begin(int move) {
    if (move + 1 >= starts.length) {
      starts = Arrays.copyOf(starts, 2 * move + 8);
    }
    starts[move + 1] = starts[move];
  }

  private void add(Board board, int move, int cell) {
    int end = starts[move + 1]++;
    if (end == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * end + 8);
    }
    pieces[end] = board.cells[cell] << CODE_SHIFT | board.marks.at[cell] << CELL_BITS | cell;
  }
}
