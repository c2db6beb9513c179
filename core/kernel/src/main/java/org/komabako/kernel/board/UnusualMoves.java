package org.komabako.kernel.board;

import org.komabako.kernel.model.Leg.Way;
import org.komabako.kernel.rules.MovesAs;

/**
 * Ways of moving that only the plain board knows: to move but not take, or to take but not move, to hop over a piece,
 * and to move as a friend beside. A board whose layout has none of them asks nothing here.
 */
final class UnusualMoves {
  private static final Way[] WAYS = Way.values();

  private UnusualMoves() {}

  /** The code whose moves the piece on a cell makes. */
  static int mover(Board board, int cell) {
    VariantLayout layout = board.layout();
    int code = board.cells[cell];
    MovesAs rule = layout.book.movesAs();
    if (rule == MovesAs.OWN) {
      return code;
    }
    boolean down = (code & 1) == 0 == (rule == MovesAs.BEHIND);
    int beside = cell + (down ? layout.grid.files : -layout.grid.files);
    int other = beside < 0 || beside >= layout.grid.size ? VariantLayout.EDGE : board.cells[beside];
    return other > VariantLayout.EDGE && (other & 1) == (code & 1) ? other : code;
  }

  /** Adds the cells that the piece on a cell reaches by unusual legs, as moves that the generator completes. */
  static void add(Board board, int from, PlainGenerator generator, MoveList out) {
    VariantLayout layout = board.layout();
    int code = board.cells[from];
    int[] legs = layout.directions.unusualLegs[mover(board, from)];
    for (int i = 0; i < legs.length; i += 3) {
      int[] next = layout.directions.next[legs[i]];
      Way way = WAYS[legs[i + 2]];
      boolean over = !way.hops();
      int to = next[from];
      for (int left = legs[i + 1]; left > 0 && board.cells[to] != VariantLayout.EDGE; left--) {
        int target = board.cells[to];
        if (over && target == VariantLayout.EMPTY && way.moves()) {
          generator.add(code, PackedMove.walk(from, to), false, out);
        } else if (over && target != VariantLayout.EMPTY) {
          if (way.takes() && (target & 1) != (code & 1)) {
            generator.capture(code, PackedMove.walk(from, to), layout.lion[target], out);
          }
          break;
        }
        over |= target != VariantLayout.EMPTY;
        to = next[to];
      }
    }
  }

  /** Whether the piece on a cell could take what stands on another, or may come to stand there. */
  static boolean attacks(Board board, int from, int cell) {
    Directions directions = board.layout().directions;
    int mover = mover(board, from);
    int[] plain = directions.legs[mover];
    for (int i = 0; i < plain.length; i += 2) {
      if (reaches(board, from, cell, directions.next[plain[i]], plain[i + 1], false)) {
        return true;
      }
    }
    int[] legs = directions.unusualLegs[mover];
    for (int i = 0; i < legs.length; i += 3) {
      Way way = WAYS[legs[i + 2]];
      if (way.takes()
          && reaches(board, from, cell, directions.next[legs[i]], legs[i + 1], way.hops())) {
        return true;
      }
    }
    return false;
  }

  private static boolean reaches(
      Board board, int from, int cell, int[] next, int range, boolean hops) {
    boolean over = !hops;
    int at = next[from];
    for (int left = range; left > 0 && board.cells[at] != VariantLayout.EDGE; left--) {
      if (over && at == cell) {
        return true;
      }
      boolean occupied = board.cells[at] != VariantLayout.EMPTY;
      if (over && occupied) {
        return false;
      }
      over |= occupied;
      at = next[at];
    }
    return false;
  }

  /** The first cell of a side's pieces from a cell on that could take on another, or {@link Board#NONE}. */
  static int attacker(Board board, int first, int cell, int bySide) {
    for (int from = first; from < board.layout().grid.size; from++) {
      int code = board.cells[from];
      if (code > VariantLayout.EDGE && (code & 1) == bySide && attacks(board, from, cell)) {
        return from;
      }
    }
    return Board.NONE;
  }
}
