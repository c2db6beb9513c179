package org.komabako.position.board;

/**
 * What the pieces on a board are marked with, where a rule of promotion asks for it later: that one entered its zone and
 * declined to promote, or was dropped in its zone and may still promote.
 */
final class PieceMarks {
  /** The piece entered the zone and declined to promote. */
  static final byte DECLINED = 1;

  /** The piece was dropped in the zone and may still promote. */
  static final byte DROPPED = 2;

  private static final int ALL = DECLINED | DROPPED;
  private static final int SHIFT = 4;

  /** By cell. */
  final byte[] at;

  private final int[] promoted;
  private final PromotionLayout promotion;

  PieceMarks(VariantLayout layout) {
    at = new byte[layout.grid.size];
    promoted = layout.promoted;
    promotion = layout.promotion;
  }

  /** Becomes equal to others of the same layout. */
  void copy(PieceMarks others) {
    System.arraycopy(others.at, 0, at, 0, at.length);
  }

  /** What they add to the key of a position. */
  long key(Zobrist zobrist) {
    long key = 0;
    for (int cell = 0; cell < at.length; cell++) {
      key ^= at[cell] == 0 ? 0 : zobrist.marks[at[cell]][cell];
    }
    return key;
  }

  /**
   * A piece moves, and becomes another code or not.
   *
   * @return the marks before on the three cells of the move, for {@link #unmove}
   */
  int move(int move, int code, int placed) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int mid = PackedMove.isTwoStep(move) ? PackedMove.mid(move) : from;
    byte wasMarked = at[from];
    int before = wasMarked | at[to] << SHIFT | at[mid] << 2 * SHIFT;
    at[from] = 0;
    at[mid] = 0;
    at[to] = placed == code ? after(code, from, to, wasMarked) : 0;
    return before;
  }

  private byte after(int code, int from, int to, int wasMarked) {
    boolean[] mine = promotion.zone[code & 1];
    if (promoted[code] == 0 || !mine[to]) {
      return 0;
    }
    int declined = !mine[from] && promotion.remembersDeclining ? DECLINED : 0;
    int dropped = mine[from] ? wasMarked & DROPPED : 0;
    return (byte) (declined | dropped);
  }

  /** A move is taken back. */
  void unmove(int before, int move) {
    int from = PackedMove.from(move);
    at[PackedMove.isTwoStep(move) ? PackedMove.mid(move) : from] =
        (byte) (before >> 2 * SHIFT & ALL);
    at[PackedMove.to(move)] = (byte) (before >> SHIFT & ALL);
    at[from] = (byte) (before & ALL);
  }

  /** A piece is dropped from the reserve, promoted or not. */
  void drop(int code, int to, boolean promotes) {
    boolean later = promotion.zone[code & 1][to] && !promotes && promoted[code] != 0;
    at[to] = later ? DROPPED : 0;
  }
}
