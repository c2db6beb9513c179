package org.komabako.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;

/**
 * A part of a board: what stands on some squares, whatever stands elsewhere.
 *
 * @param spots what is asked of each square
 * @param side who is to move; empty for either
 */
public record PiecePattern(List<Spot> spots, Optional<Side> side) {
  private static final java.util.regex.Pattern SPOT =
      java.util.regex.Pattern.compile("(\\d{1,2}[a-y])=(-|\\?[bw]?|~?\\+?[A-Za-z]'*)");

  /** Keeps an own copy; at least one square must be asked for. */
  public PiecePattern {
    spots = List.copyOf(spots);
    if (spots.isEmpty()) {
      throw RequestException.of(PiecePattern.class, "piecePattern.patternLeastSquare");
    }
  }

  /**
   * What is asked of a square.
   *
   * @param square the square
   * @param piece the id of the kind of piece; empty for any
   * @param side whose; empty for either
   * @param vacant whether nothing may stand there; then there is neither piece nor side
   */
  public record Spot(Square square, Optional<String> piece, Optional<Side> side, boolean vacant) {
    /** A piece stands there. */
    public static Spot of(Square square, Piece piece) {
      return new Spot(square, Optional.of(piece.type().id()), Optional.of(piece.side()), false);
    }

    /** Nothing stands there. */
    public static Spot vacant(Square square) {
      return new Spot(square, Optional.empty(), Optional.empty(), true);
    }

    /** Whether this is what stands there. */
    public boolean matches(Optional<Piece> there) {
      return vacant
          ? there.isEmpty()
          : there.isPresent()
              && piece.map(there.get().type().id()::equals).orElse(true)
              && side.map(there.get().side()::equals).orElse(true);
    }
  }

  /**
   * Reads a pattern: squares with what stands there, and {@code b} or {@code w} for who is to move.
   * {@code 7f=P} is a black pawn, {@code 3c=+p} a promoted white one, {@code 5e=~N} a lion of either side,
   * {@code 5e=?} anything, {@code 5e=?w} any piece of White's, {@code 5e=-} nothing.
   *
   * @throws TextException if it cannot be read; it says what would be right
   */
  public static PiecePattern parse(VariantTable table, List<String> words) {
    List<Spot> spots = new ArrayList<>();
    Optional<Side> side = Optional.empty();
    for (String word : words) {
      if (word.equals("b") || word.equals("w")) {
        side = Optional.of(word.equals("b") ? Side.BLACK : Side.WHITE);
      } else {
        spots.add(spot(table, word));
      }
    }
    if (spots.isEmpty()) {
      throw wrong(String.join(" ", words));
    }
    return new PiecePattern(spots, side);
  }

  private static Spot spot(VariantTable table, String word) {
    Matcher matcher = SPOT.matcher(word);
    if (!matcher.matches()) {
      throw wrong(word);
    }
    Square square = Square.parse(matcher.group(1));
    if (!table.contains(square)) {
      throw new TextException(word, 0, table.beside(square));
    }
    String what = matcher.group(2);
    if (what.equals("-")) {
      return Spot.vacant(square);
    }
    if (what.startsWith("?")) {
      Optional<Side> whose =
          what.length() == 1 ? Optional.empty() : Optional.of(side(what.endsWith("b")));
      return new Spot(square, Optional.empty(), whose, false);
    }
    boolean either = what.startsWith("~");
    String letter = either ? what.substring(1) : what;
    String id = letter.toUpperCase(Locale.ROOT);
    if (table.piece(id).isEmpty()) {
      throw TextException.of(word, PiecePattern.class, "piecePattern.noPiece", table.key(), id);
    }
    return new Spot(
        square,
        Optional.of(id),
        either ? Optional.empty() : Optional.of(side(letter.equals(id))),
        false);
  }

  private static Side side(boolean black) {
    return black ? Side.BLACK : Side.WHITE;
  }

  private static TextException wrong(String word) {
    return TextException.of(word, PiecePattern.class, "piecePattern.noPartBoardWrite");
  }
}
