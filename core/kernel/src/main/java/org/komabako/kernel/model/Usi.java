package org.komabako.kernel.model;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;

/**
 * Moves as USI writes them: {@code 7g7f}, {@code 7g7f+}, {@code P*5e}; a move of two or three steps names the
 * squares between, {@code 7g6f5e}, {@code 7g6f5e4d}. Where pieces are turned over and back, {@code 4e5d-} turns back and {@code +P*5e} is a
 * drop with the promoted side up. {@code =} for a declined promotion is read. {@code Move.toString()}
 * writes.
 */
public final class Usi {
  private static final Pattern DROP = Pattern.compile("(\\+?)([A-Za-z])\\*(\\d{1,2}[a-y])([+=]?)");
  private static final Pattern MOVE =
      Pattern.compile("(\\d{1,2}[a-y])(\\d{1,2}[a-y])?(\\d{1,2}[a-y])?(\\d{1,2}[a-y])([+=-]?)");

  private Usi() {}

  /**
   * Reads a move as it is written; the position tells what it means on a board.
   *
   * @throws TextException if the text is no move, or names a square or piece that is not there
   */
  public static Move parse(VariantTable table, String text) {
    Matcher drop = DROP.matcher(text);
    if (drop.matches()) {
      String id = drop.group(2).toUpperCase(Locale.ROOT);
      if (table.piece(id).isEmpty()) {
        throw TextException.of(text, Usi.class, "usi.noPiece", table.key(), drop.group(2));
      }
      Square to = square(table, text, drop, 3);
      boolean up = drop.group(1).equals("+");
      return new Move.Drop(id, to, up || drop.group(4).equals("+"), up);
    }
    Matcher move = MOVE.matcher(text);
    if (!move.matches()) {
      throw TextException.of(text, Usi.class, "usi.noMoveUsiWrite");
    }
    boolean back = move.group(5).equals("-");
    if (back && table.pieces().stream().noneMatch(PieceType::turnsBack)) {
      throw TextException.of(text, Usi.class, "usi.noMoveUsiWrite");
    }
    boolean promotes = back || move.group(5).equals("+");
    Square from = square(table, text, move, 1);
    Square to = square(table, text, move, 4);
    if (move.group(2) == null) {
      return new Move.Walk(from, to, promotes, back);
    }
    Square mid = square(table, text, move, 2);
    return move.group(3) == null
        ? new Move.TwoStep(from, mid, to, promotes)
        : new Move.ThreeStep(from, mid, square(table, text, move, 3), to, promotes);
  }

  private static Square square(VariantTable table, String text, Matcher matcher, int group) {
    Square square;
    try {
      square = Square.parse(matcher.group(group));
    } catch (TextException e) {
      throw new TextException(text, matcher.start(group), e.text());
    }
    if (!table.contains(square)) {
      throw new TextException(text, matcher.start(group), table.beside(square));
    }
    return square;
  }
}
