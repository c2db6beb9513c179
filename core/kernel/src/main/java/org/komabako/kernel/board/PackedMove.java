package org.komabako.kernel.board;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * Moves packed in an int: a byte each for the cells to, from and mid, then a bit each for a move in
 * two steps, a drop (whose from is the number of the type) and a promotion.
 */
public final class PackedMove {
  static final int MASK = 0xff;
  static final int TWO_STEP = 1 << 24;
  static final int DROP = 1 << 25;
  static final int PROMOTE = 1 << 26;

  /** The bits where a move has its origin. */
  static final int FROM_SHIFT = 8;

  private PackedMove() {}

  static int walk(int from, int to) {
    return to | from << FROM_SHIFT;
  }

  static int twoStep(int from, int mid, int to) {
    return to | from << FROM_SHIFT | mid << 16 | TWO_STEP;
  }

  static int drop(int type, int to) {
    return to | type << FROM_SHIFT | DROP;
  }

  /** The cell where it ends. */
  public static int to(int move) {
    return move & MASK;
  }

  /** The cell where it begins; the number of the type if it is a drop. */
  public static int from(int move) {
    return move >> FROM_SHIFT & MASK;
  }

  /** The middle cell of a move in two steps. */
  public static int mid(int move) {
    return move >> 16 & MASK;
  }

  /** Whether it goes over a middle cell: it takes on its way, or passes. */
  public static boolean isTwoStep(int move) {
    return (move & TWO_STEP) != 0;
  }

  /** Whether a piece comes from the hand. */
  public static boolean isDrop(int move) {
    return (move & DROP) != 0;
  }

  /** Whether the piece promotes. */
  public static boolean promotes(int move) {
    return (move & PROMOTE) != 0;
  }

  /** A number that sorts moves by origin, target and middle cell, promotion last; drops behind all. */
  static int order(int move) {
    int drop = isDrop(move) ? 1 : 0;
    int promotes = promotes(move) ? 1 : 0;
    int mid = isTwoStep(move) ? mid(move) + 1 : 0;
    return drop << 26 | from(move) << 18 | to(move) << 10 | mid << 1 | promotes;
  }

  /** The move as others see it, before it is made on the board, which tells a pass from an igui. */
  public static Move unpack(int move, Board board) {
    VariantLayout layout = board.layout();
    Square to = layout.square(to(move));
    boolean promotes = promotes(move);
    if (isDrop(move)) {
      return new Move.Drop(layout.types[from(move)].id(), to, promotes, layout.eitherSide);
    }
    Square from = layout.square(from(move));
    if (!isTwoStep(move)) {
      boolean back = promotes && layout.turnsBack(board.codeAt(from(move)));
      return new Move.Walk(from, to, promotes, back);
    }
    Square mid = layout.square(mid(move));
    if (from.equals(to) && board.codeAt(mid(move)) == VariantLayout.EMPTY) {
      return new Move.Pass(from, mid);
    }
    return new Move.TwoStep(from, mid, to, promotes);
  }

  /** Packs a move whose squares and piece are known to be of this board. */
  public static int pack(Move move, VariantLayout layout) {
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
