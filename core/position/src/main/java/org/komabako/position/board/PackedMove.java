package org.komabako.position.board;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * Moves packed in an int: ten bits each for the cells to and from, six for how far mid is behind from, a
 * neighbour, then a bit each for a move in two steps, a drop (whose from is the number of the type) and a
 * promotion.
 */
public final class PackedMove {
  /** No move has more bits, so none is negative. */
  public static final int BITS = 29;

  static final int TWO_STEP = 1 << 26;
  static final int DROP = 1 << 27;
  static final int PROMOTE = 1 << 28;

  /** The bits where a move has its origin. */
  static final int FROM_SHIFT = 10;

  private static final int MASK = (1 << FROM_SHIFT) - 1;

  /** Where the signed way from origin to middle cell stands, and how wide it is. */
  private static final int MID_SHIFT = 2 * FROM_SHIFT;

  private static final int MID_BITS = 6;

  private PackedMove() {}

  static int walk(int from, int to) {
    return to | from << FROM_SHIFT;
  }

  static int twoStep(int from, int mid, int to) {
    int way = mid - from & (1 << MID_BITS) - 1;
    return to | from << FROM_SHIFT | way << MID_SHIFT | TWO_STEP;
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

  /** The middle cell of a move in two steps; of others that where it begins. */
  public static int mid(int move) {
    return from(move) + way(move);
  }

  private static int way(int move) {
    return move << Integer.SIZE - MID_SHIFT - MID_BITS >> Integer.SIZE - MID_BITS;
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
    int mid = isTwoStep(move) ? way(move) + (1 << MID_BITS) : 0;
    return drop << 28 | from(move) << 18 | to(move) << 8 | mid << 1 | promotes;
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
      packed = over(layout.cell(step.from()), layout.cell(step.mid()), to);
    } else if (move instanceof Move.Pass pass) {
      packed = over(layout.cell(pass.from()), layout.cell(pass.mid()), to);
    } else {
      packed = walk(layout.cell(((Move.Walk) move).from()), to);
    }
    return move.promotes() ? packed | PROMOTE : packed;
  }

  /** A move over a cell that is too far away to be named is over its own cell, and so never listed. */
  private static int over(int from, int mid, int to) {
    return twoStep(from, Math.abs(mid - from) >> MID_BITS - 1 == 0 ? mid : from, to);
  }
}
