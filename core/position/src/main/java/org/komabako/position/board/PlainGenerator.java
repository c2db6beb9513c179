package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.rules.Drops;

/**
 * Move generation piece by piece and cell by cell. It knows all rules; {@link FastGenerator} leaves to its parts
 * whatever is rare.
 */
final class PlainGenerator extends MoveGenerator {
  final PieceMoves pieces;
  final DropMoves drops;
  final SelfCheckFilter selfChecks;
  final PawnDropMate dropMates;

  private final Board board;
  private final VariantLayout layout;
  private final MoveList counted = new MoveList();

  PlainGenerator(Board board) {
    this.board = board;
    layout = board.layout();
    pieces = new PieceMoves(board);
    drops = new DropMoves(board);
    selfChecks = new SelfCheckFilter(board);
    dropMates = new PawnDropMate(board, pieces, drops, selfChecks);
  }

  @Override
  public int count() {
    legal(counted);
    return counted.size();
  }

  @Override
  void add(Kind kind, MoveList out) {
    pseudoLegal(kind, out);
    keep(kind, 0, out);
    if (layout.selfCheckIllegal) {
      selfChecks.filter(out);
    }
    if (kind != Kind.CAPTURES && layout.book.drops() instanceof Drops.Captured) {
      dropMates.filter(out);
    }
  }

  /** Removes moves of another kind from an index of the list on. */
  void keep(Kind kind, int first, MoveList list) {
    if (kind == Kind.ALL) {
      return;
    }
    int kept = first;
    for (int i = first; i < list.size(); i++) {
      if (board.takes(list.get(i)) == (kind == Kind.CAPTURES)) {
        list.set(kept++, list.get(i));
      }
    }
    list.truncate(kept);
  }

  @Override
  public void attacks(int bySide, long[] bits) {
    Arrays.fill(bits, 0);
    for (int cell = 0; cell < layout.grid.size; cell++) {
      if (board.attacked(cell, bySide)) {
        bits[cell >> 6] |= 1L << cell;
      }
    }
  }

  /** Fills the list with all moves but for self-check and pawn-drop mate. */
  void pseudoLegal(MoveList out) {
    pseudoLegal(Kind.ALL, out);
  }

  /** As that, where quiet moves are asked for or not; drops take nothing. */
  private void pseudoLegal(Kind kind, MoveList out) {
    out.clear();
    if (kind == Kind.CAPTURES) {
      pieces.addCaptures(board.side, out);
    } else {
      pieces.add(board.side, out);
      drops.add(board.side, out);
    }
  }
}
