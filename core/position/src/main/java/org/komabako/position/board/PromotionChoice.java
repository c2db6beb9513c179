package org.komabako.position.board;

import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Promotion;

/** Whether the piece that makes a move on a board may promote with it, and whether it must. */
final class PromotionChoice {
  private final Board board;
  private final VariantLayout layout;
  private final PromotionLayout rules;
  private final int[] cells;

  PromotionChoice(Board board) {
    this.board = board;
    layout = board.layout();
    rules = layout.promotion;
    cells = board.cells;
  }

  /** {@link PromotionLayout#MAY}, {@link PromotionLayout#MUST}, both, or 0 for a move that is no promotion. */
  int choice(int code, int move, boolean captures) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (rules.must(code, to)) {
      return PromotionLayout.MAY | PromotionLayout.MUST;
    }
    byte marks = board.marks.at[from];
    boolean declined = (marks & PieceMarks.DECLINED) != 0;
    int mid = PackedMove.takesBeyond(move)
        ? PackedMove.beyond(move)
        : PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    boolean may = rules.may(code, from, mid, to, captures, declined)
        || (marks & PieceMarks.DROPPED) != 0 && droppedRight(code, to);
    boolean must = rules.always || captures && mustByTaking(move);
    return !may ? 0 : must ? PromotionLayout.MAY | PromotionLayout.MUST : PromotionLayout.MAY;
  }

  private boolean mustByTaking(int move) {
    return layout.book.promotion().forced() == Promotion.Forced.PROMOTED_TAKEN
        && (PackedMove.to(move) != PackedMove.from(move)
                && layout.isPromotedSide(cells[PackedMove.to(move)])
            || PackedMove.isTwoStep(move) && layout.isPromotedSide(cells[PackedMove.mid(move)])
            || PackedMove.takesBeyond(move)
                && layout.isPromotedSide(cells[PackedMove.beyond(move)]));
  }

  private boolean droppedRight(int code, int to) {
    return layout.book.drops() instanceof Drops.Reserve reserve
        && (!reserve.rightInside() || rules.zone[code & 1][to]);
  }
}
