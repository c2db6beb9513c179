package org.komabako.position.board;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What each piece is worth on each cell and in hand, in hundredths of a pawn: positive for Black,
 * negative for White. A {@link Board} keeps the sum while moves are made.
 */
public final class Scores {
  /** What a piece of Black is worth on a cell. */
  @FunctionalInterface
  @ConsumerType
  public interface OnBoard {
    /** The worth of a type, by its number, on a cell. */
    int worth(int type, int cell);
  }

  /** Where White's royal pieces are counted above the worth; Black's are right above it. */
  private static final int ROYAL_SHIFT = 48;

  private static final int BLACK_ROYALS = (1 << ROYAL_SHIFT - Integer.SIZE) - 1;

  /** By {@code code * cells + cell}: the worth, and a royal piece above it; 0 for nothing. */
  final long[] board;

  /** By code. */
  final int[] hand;

  private Scores(long[] board, int[] hand) {
    this.board = board;
    this.hand = hand;
  }

  /** Scores as Black sees them; White's pieces have the same on a turned board. */
  public static Scores of(VariantLayout layout, OnBoard onBoard, IntUnaryOperator inHand) {
    long[] board = new long[layout.codes * layout.grid.size];
    int[] hand = new int[layout.codes];
    int last = layout.grid.size - 1;
    for (int type = 0; type < layout.types.length; type++) {
      int black = VariantLayout.code(type, 0);
      int white = VariantLayout.code(type, 1);
      hand[black] = inHand.applyAsInt(type);
      hand[white] = -hand[black];
      long blackRoyal = layout.royal[black] ? 1L << Integer.SIZE : 0;
      long whiteRoyal = layout.royal[white] ? 1L << ROYAL_SHIFT : 0;
      for (int cell = 0; cell <= last; cell++) {
        int worth = onBoard.worth(type, cell);
        board[black * (last + 1) + cell] = blackRoyal + worth;
        board[white * (last + 1) + last - cell] = whiteRoyal - worth;
      }
    }
    return new Scores(board, hand);
  }

  /** The same, and for Black so much more for the piece of a code on a cell. */
  public Scores plus(VariantLayout layout, IntBinaryOperator more) {
    long[] changed = board.clone();
    int cells = layout.grid.size;
    for (int code = 2; code < layout.codes; code++) {
      for (int cell = 0; cell < cells; cell++) {
        changed[code * cells + cell] += more.applyAsInt(code, cell);
      }
    }
    return new Scores(changed, hand);
  }

  /** How many royal pieces of a side are in a sum of what stands on the board. */
  static int royals(long sum, int ofSide) {
    // A negative score has borrowed from what is above it.
    long above = sum - (int) sum;
    return ofSide == 0
        ? (int) (above >> Integer.SIZE) & BLACK_ROYALS
        : (int) (above >>> ROYAL_SHIFT);
  }

  /** The values of the variant's table, wherever a piece stands. */
  static Scores material(VariantLayout layout) {
    return of(
        layout, (type, cell) -> layout.types[type].value(), type -> layout.types[type].value());
  }
}
