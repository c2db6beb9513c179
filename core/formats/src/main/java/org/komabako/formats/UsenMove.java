package org.komabako.formats;

import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/** A move of USEN: origin, target and promotion as one number of three digits to the base of 36. */
final class UsenMove {
  /** The pieces that can be dropped, from the number of the first on. */
  static final String PIECES = "GPLNSBR";

  static final int DIGITS = 3;
  private static final int BASE = 36;
  private static final int FILES = 9;
  private static final int SQUARES = FILES * FILES;
  private static final int FIRST_PIECE = SQUARES + 9;

  private UsenMove() {}

  /** Reads one; empty if the digits are none. */
  static Optional<Move> read(String digits) {
    if (!digits.matches("[0-9a-z]{3}")) {
      return Optional.empty();
    }
    int number = Integer.parseInt(digits, BASE);
    int from = number / 2 / SQUARES;
    Square to = square(number / 2 % SQUARES);
    if (from < SQUARES) {
      return Optional.of(new Move.Walk(square(from), to, number % 2 == 1));
    }
    int piece = from - FIRST_PIECE;
    return piece < 0 || piece >= PIECES.length()
        ? Optional.empty()
        : Optional.of(new Move.Drop(PIECES.substring(piece, piece + 1), to, false));
  }

  private static Square square(int number) {
    return new Square(number % FILES + 1, number / FILES + 1);
  }

  static String write(Move move) {
    int from = move instanceof Move.Drop drop
        ? FIRST_PIECE + PIECES.indexOf(drop.piece())
        : number(move.origin().orElseThrow());
    int number = (from * SQUARES + number(move.to())) * 2 + (move.promotes() ? 1 : 0);
    String digits = Integer.toString(number, BASE).toLowerCase(Locale.ROOT);
    return "0".repeat(DIGITS - digits.length()) + digits;
  }

  private static int number(Square square) {
    return (square.rank() - 1) * FILES + square.file() - 1;
  }
}
