package org.komabako.library.internal;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * Moves as four bytes each, the same in every version of the program: what kind of move it is, then origin (the
 * letter of a piece that is dropped), middle and target, each with the file in the high half and the rank
 * in the low one, both from 0 and less 16 where a board goes further: that stands with the kind for origin
 * and target, and the middle is a neighbour of the origin or the next behind it. So the first moves of a game are the first bytes of its line.
 */
final class MoveCode {
  static final int BYTES = 4;

  private static final int PROMOTES = 1;
  private static final int DROP = 2;
  private static final int TWO_STEP = 4;
  private static final int PASS = 8;

  /** The middle is the first of the two squares of a line that it goes over. */
  private static final int THREE_STEP = TWO_STEP | PASS;

  /** What is beyond 16: the file of the origin, its rank twice that, then the same of the target. */
  private static final int BEYOND = 16;

  private static final int TARGET = 2;
  private static final int HALF = 16;

  private MoveCode() {}

  static void write(Move move, byte[] line, int ply) {
    int at = ply * BYTES;
    int kind = move.promotes() ? PROMOTES : 0;
    if (move instanceof Move.Drop drop) {
      kind |= DROP;
      line[at + 1] = (byte) drop.piece().charAt(0);
    } else {
      Square from = move.origin().orElseThrow();
      line[at + 1] = square(from);
      kind |= beyond(from);
    }
    if (move instanceof Move.TwoStep step) {
      kind |= TWO_STEP;
      line[at + 2] = square(step.mid());
    } else if (move instanceof Move.Pass pass) {
      kind |= PASS;
      line[at + 2] = square(pass.mid());
    } else if (move instanceof Move.ThreeStep step) {
      kind |= THREE_STEP;
      line[at + 2] = square(step.mid());
    }
    line[at] = (byte) (kind | beyond(move.to()) << TARGET);
    line[at + 3] = square(move.to());
  }

  static Move read(byte[] line, int ply) {
    int at = ply * BYTES;
    int kind = line[at];
    boolean promotes = (kind & PROMOTES) != 0;
    Square to = square(line[at + 3], kind >> TARGET);
    if ((kind & DROP) != 0) {
      return new Move.Drop(String.valueOf((char) line[at + 1]), to, promotes);
    }
    Square from = square(line[at + 1], kind);
    if ((kind & THREE_STEP) == THREE_STEP) {
      Square mid = beside(from, line[at + 2]);
      Square second = new Square(2 * mid.file() - from.file(), 2 * mid.rank() - from.rank());
      return new Move.ThreeStep(from, mid, second, to, promotes);
    }
    if ((kind & TWO_STEP) != 0) {
      return new Move.TwoStep(from, beside(from, line[at + 2]), to, promotes);
    }
    return (kind & PASS) != 0
        ? new Move.Pass(from, beside(from, line[at + 2]))
        : new Move.Walk(from, to, promotes);
  }

  private static byte square(Square square) {
    return (byte) ((square.file() - 1) % HALF << 4 | (square.rank() - 1) % HALF);
  }

  private static int beyond(Square square) {
    return (square.file() > HALF ? BEYOND : 0) | (square.rank() > HALF ? 2 * BEYOND : 0);
  }

  private static Square square(byte code, int beyond) {
    int files = (beyond & BEYOND) != 0 ? HALF : 0;
    int ranks = (beyond & 2 * BEYOND) != 0 ? HALF : 0;
    return new Square((code >> 4 & 15) + 1 + files, (code & 15) + 1 + ranks);
  }

  /** The square of a code that is nearest to another. */
  private static Square beside(Square square, byte code) {
    return new Square(beside(square.file(), code >> 4), beside(square.rank(), code));
  }

  private static int beside(int number, int bits) {
    int low = (bits & HALF - 1) + 1;
    int high = low + HALF;
    boolean beyond = high <= Square.MAX && Math.abs(high - number) < Math.abs(low - number);
    return beyond ? high : low;
  }
}
