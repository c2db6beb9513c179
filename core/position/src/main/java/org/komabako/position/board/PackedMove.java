package org.komabako.position.board;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * Moves packed in an int: ten bits each for the cells to and from, six for how far mid is behind from, a
 * neighbour, then a bit each for a move in two steps, a drop (whose from is the number of the type), a
 * promotion, and for taking on the cell that is as far behind mid as that is behind from: the second of a line.
 */
public final class PackedMove {
  /** No move has more bits, so none is negative. */
  public static final int BITS = 30;

  static final int TWO_STEP = 1 << 26;
  static final int DROP = 1 << 27;
  static final int PROMOTE = 1 << 28;
  static final int BEYOND = 1 << 29;

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

  /**
   * A move along a line that takes on its second cell.
   *
   * @param way from one cell of the line to the next
   * @param both whether it takes on the first cell too
   */
  static int beyond(int from, int way, int to, boolean both) {
    int bits = way & (1 << MID_BITS) - 1;
    return to | from << FROM_SHIFT | bits << MID_SHIFT | BEYOND | (both ? TWO_STEP : 0);
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

  /** Whether it takes on the second cell of a line. */
  public static boolean takesBeyond(int move) {
    return (move & BEYOND) != 0;
  }

  /** That second cell. */
  public static int beyond(int move) {
    return from(move) + 2 * way(move);
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

  /** A number that sorts moves by origin, target, middle cell and the one beyond, promotion last; drops behind all. */
  static int order(int move) {
    int drop = isDrop(move) ? 1 : 0;
    int promotes = promotes(move) ? 1 : 0;
    int beyond = takesBeyond(move) ? 1 : 0;
    int mid = isTwoStep(move) ? way(move) + (1 << MID_BITS) : 0;
    return drop << 29 | from(move) << 19 | to(move) << 9 | mid << 2 | beyond << 1 | promotes;
  }

  /** The move as others see it, before it is made on the board, which tells a pass from an igui. */
  public static Move unpack(int move, Board board) {
    VariantLayout layout = board.layout();
    Square to = layout.square(to(move));
    boolean promotes = promotes(move);
    if (isDrop(move)) {
      return new Move.Drop(layout.types[from(move)].id(), to, promotes, layout.drops.eitherSide);
    }
    Square from = layout.square(from(move));
    if (takesBeyond(move)) {
      Square second = layout.square(beyond(move));
      return isTwoStep(move)
          ? new Move.ThreeStep(from, layout.square(mid(move)), second, to, promotes)
          : new Move.TwoStep(from, second, to, promotes);
    }
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
    } else if (move instanceof Move.ThreeStep step) {
      int from = layout.cell(step.from());
      packed = isSecond(step.from(), step.second()) && isBetween(step)
          ? beyond(from, layout.cell(step.mid()) - from, to, true)
          : twoStep(from, from, to);
    } else if (move instanceof Move.TwoStep step) {
      int from = layout.cell(step.from());
      int mid = layout.cell(step.mid());
      packed = isSecond(step.from(), step.mid())
          ? beyond(from, (mid - from) / 2, to, false)
          : over(from, mid, to);
    } else if (move instanceof Move.Pass pass) {
      packed = over(layout.cell(pass.from()), layout.cell(pass.mid()), to);
    } else {
      packed = walk(layout.cell(((Move.Walk) move).from()), to);
    }
    return move.promotes() ? packed | PROMOTE : packed;
  }

  /** Whether one square is the second on a line of neighbours from another. */
  private static boolean isSecond(Square from, Square square) {
    int files = Math.abs(square.file() - from.file());
    int ranks = Math.abs(square.rank() - from.rank());
    return files + ranks > 0 && files % 2 == 0 && ranks % 2 == 0 && Math.max(files, ranks) == 2;
  }

  private static boolean isBetween(Move.ThreeStep step) {
    return 2 * step.mid().file() == step.from().file() + step.second().file()
        && 2 * step.mid().rank() == step.from().rank() + step.second().rank();
  }

  /** A move over a cell that is too far away to be named is over its own cell, and so never listed. */
  private static int over(int from, int mid, int to) {
    return twoStep(from, Math.abs(mid - from) >> MID_BITS - 1 == 0 ? mid : from, to);
  }
}
