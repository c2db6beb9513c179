package org.komabako.kernel.board;

import org.komabako.kernel.Move;
import org.komabako.kernel.Square;

/**
 * Moves packed in an int: 10 bits each for the cells to, from and mid, and one for promotion. Mid is
 * 0 where there is none, and {@link #DROP} for a drop, whose from is the number of the type.
 */
public final class Packed {
  static final int MASK = 0x3ff;
  static final int DROP = 0x3ff;
  static final int PROMOTE = 1 << 30;

  private Packed() {}

  static int walk(int from, int to) {
    return to | from << 10;
  }

  static int twoStep(int from, int mid, int to) {
    return to | from << 10 | mid << 20;
  }

  static int drop(int type, int to) {
    return to | type << 10 | DROP << 20;
  }

  static int to(int move) {
    return move & MASK;
  }

  static int from(int move) {
    return move >> 10 & MASK;
  }

  static int mid(int move) {
    return move >> 20 & MASK;
  }

  static boolean isDrop(int move) {
    return mid(move) == DROP;
  }

  static boolean promotes(int move) {
    return (move & PROMOTE) != 0;
  }

  /** The move as others see it; the board tells a pass from an igui. */
  static Move unpack(int move, Board board) {
    Layout layout = board.layout();
    Square to = layout.square(to(move));
    boolean promotes = promotes(move);
    if (isDrop(move)) {
      return new Move.Drop(layout.types[from(move)].id(), to, promotes);
    }
    Square from = layout.square(from(move));
    if (mid(move) == 0) {
      return new Move.Walk(from, to, promotes);
    }
    Square mid = layout.square(mid(move));
    if (from.equals(to) && board.codeAt(mid(move)) == Layout.EMPTY) {
      return new Move.Pass(from, mid);
    }
    return new Move.TwoStep(from, mid, to, promotes);
  }

  /** Packs a move whose squares and piece are known to be of this board. */
  static int pack(Move move, Layout layout) {
    int to = layout.cell(move.to());
    int packed;
    if (move instanceof Move.Drop drop) {
      packed = drop(layout.typeIndex(drop.piece()), to);
    } else if (move instanceof Move.TwoStep step) {
      packed = twoStep(layout.cell(step.from()), layout.cell(step.mid()), to);
    } else if (move instanceof Move.Pass pass) {
      packed = twoStep(layout.cell(pass.from()), layout.cell(pass.mid()), to);
    } else {
      packed = walk(layout.cell(((Move.Walk) move).from()), to);
    }
    return move.promotes() ? packed | PROMOTE : packed;
  }
}
