package org.komabako.position.board;

/**
 * Lists the legal moves of a board whose game is not decided. Each move is listed once, in its
 * canonical form, in no order that anybody may rely on.
 */
public abstract class MoveGenerator {
  /** Which moves are asked for. */
  enum Kind {
    ALL,
    /** Those that take something, if only on their way. */
    CAPTURES,
    /** All others. */
    QUIETS
  }

  MoveGenerator() {}

  /** The fastest generator that there is for the board. */
  public static MoveGenerator of(Board board) {
    return board.layout().fast().generator(board);
  }

  /** Fills the list with all legal moves. */
  public final void legal(MoveList out) {
    out.clear();
    add(Kind.ALL, out);
  }

  /** Fills the list with the legal moves that take something. */
  public final void captures(MoveList out) {
    out.clear();
    add(Kind.CAPTURES, out);
  }

  /** Fills the list with the legal moves that take nothing; drops are among them. */
  public final void quiets(MoveList out) {
    out.clear();
    add(Kind.QUIETS, out);
  }

  /** How many legal moves there are. */
  public abstract int count();

  /** Adds moves to a list. */
  abstract void add(Kind kind, MoveList out);

  /**
   * The cells that a side's pieces could go to or defend, by their way of moving.
   *
   * @param bits a bit for each cell, in the order of cells; overwritten
   */
  public abstract void attacks(int bySide, long[] bits);
}
