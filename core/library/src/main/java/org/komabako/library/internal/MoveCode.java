package org.komabako.library.internal;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * Moves as four bytes each, the same in every version of the program: what kind of move it is, then origin (the
 * letter of a piece that is dropped), middle and target, each with the file in the high half and the rank
 * in the low one, both from 0. So the first moves of a game are the first bytes of its line.
 */
final class MoveCode {
  static final int BYTES = 4;

  private static final int PROMOTES = 1;
  private static final int DROP = 2;
  private static final int TWO_STEP = 4;
  private static final int PASS = 8;

  private MoveCode() {}

  static void write(Move move, byte[] line, int ply) {
    int at = ply * BYTES;
    int kind = move.promotes() ? PROMOTES : 0;
    if (move instanceof Move.Drop drop) {
      kind |= DROP;
      line[at + 1] = (byte) drop.piece().charAt(0);
    } else {
      line[at + 1] = square(move.origin().orElseThrow());
    }
    if (move instanceof Move.TwoStep step) {
      kind |= TWO_STEP;
      line[at + 2] = square(step.mid());
    } else if (move instanceof Move.Pass pass) {
      kind |= PASS;
      line[at + 2] = square(pass.mid());
    }
    line[at] = (byte) kind;
    line[at + 3] = square(move.to());
  }

  static Move read(byte[] line, int ply) {
    int at = ply * BYTES;
    int kind = line[at];
    boolean promotes = (kind & PROMOTES) != 0;
    Square to = square(line[at + 3]);
    if ((kind & DROP) != 0) {
      return new Move.Drop(String.valueOf((char) line[at + 1]), to, promotes);
    }
    Square from = square(line[at + 1]);
    if ((kind & TWO_STEP) != 0) {
      return new Move.TwoStep(from, square(line[at + 2]), to, promotes);
    }
    return (kind & PASS) != 0
        ? new Move.Pass(from, square(line[at + 2]))
        : new Move.Walk(from, to, promotes);
  }

  private static byte square(Square square) {
    return (byte) ((square.file() - 1) << 4 | square.rank() - 1);
  }

  private static Square square(byte code) {
    return new Square((code >> 4 & 15) + 1, (code & 15) + 1);
  }
}
