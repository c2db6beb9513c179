package org.komabako.library.internal;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.VariantLayout;

/**
 * Plays a line of the library on a board again. Its moves were found legal when it came in; one that makes no sense any
 * more, because the variant has another table now, ends it.
 */
final class Replay {
  private final Board board;
  private final byte[] line;
  private int ply;

  Replay(Position start, byte[] line) {
    board = start.board();
    this.line = line;
  }

  Board board() {
    return board;
  }

  int ply() {
    return ply;
  }

  /** Makes the next move; false at the end. */
  boolean next() {
    if ((ply + 1) * MoveCode.BYTES > line.length) {
      return false;
    }
    try {
      Move read = MoveCode.read(line, ply);
      VariantTable table = board.layout().table();
      if (!table.contains(read.to()) || !read.origin().map(table::contains).orElse(true)) {
        return false;
      }
      int move = PackedMove.pack(read, board.layout());
      if (!PackedMove.isDrop(move) && board.codeAt(PackedMove.from(move)) <= VariantLayout.EDGE) {
        return false;
      }
      board.make(move);
      ply++;
      return true;
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return false;
    }
  }

  /** Makes moves until so many are made; false if there are not so many. */
  boolean to(int wanted) {
    while (ply < wanted) {
      if (!next()) {
        return false;
      }
    }
    return true;
  }
}
