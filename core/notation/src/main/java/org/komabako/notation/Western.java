package org.komabako.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;

/**
 * A move as a piece and squares, before it is looked up on a board: {@code Lnx3hx2i}, {@code
 * G4a-5b}, {@code Nf6xg7-h8}.
 *
 * @param type the piece
 * @param kind what it does
 * @param origin where it starts, if the text says so
 * @param squares the squares it goes to or takes on, in order; none for a pass
 * @param takes whether the text says that something is taken on each of the squares
 * @param promotes whether it ends with {@code +}
 */
record Western(
    PieceType type,
    Kind kind,
    Optional<Square> origin,
    List<Square> squares,
    List<Boolean> takes,
    boolean promotes) {

  /** What a piece does. */
  enum Kind {
    /** It goes to one square. */
    GO,
    /** It goes over one square to another. */
    TWO_STEPS,
    /** It goes over two squares to a third. */
    THREE_STEPS,
    /** It takes without moving. */
    IGUI,
    /** It steps out and back over an empty square. */
    PASS,
    /** It comes from the hand. */
    DROP
  }

  /** {@code 4x5h} is no square 4x: it takes. */
  private static final Pattern WITH_DIGITS_FIRST = shape("\\d{1,2}(?:[a-wy]|x(?!\\d))");

  private static final Pattern WITH_LETTERS_FIRST = shape("[a-y]\\d{1,2}");

  private static Pattern shape(String square) {
    return Pattern.compile(
        ("(?:(?<drop>[*'@])(?<dropped>SQ)|(?<origin>SQ)?(?:(?<pass>--)|[x:-]?!(?<igui>SQ)"
                + "|(?<sign>[x:-]?)(?<first>SQ)(?:(?<sign2>[x:,-])(?<second>SQ)"
                + "(?:(?<sign3>[x:,-])(?<third>SQ))?)?))(?<end>[+=]?)")
            .replace("SQ", square));
  }

  /**
   * All readings of a text, one for each type that its abbreviation can mean; none if it has not
   * this shape or names no piece of the table.
   *
   * @throws TextException if it has the shape, but names a square that is not on the board
   */
  static List<Western> parse(VariantTable table, String text) {
    List<Western> exact = parse(table, text, false);
    return exact.isEmpty() ? parse(table, text.toLowerCase(Locale.ROOT), true) : exact;
  }

  private static List<Western> parse(VariantTable table, String text, boolean anyCase) {
    List<Western> readings = new ArrayList<>();
    for (PieceType type : table.pieces()) {
      for (String each : HodgesMove.abbreviations(type)) {
        if (text.regionMatches(anyCase, 0, each, 0, each.length())) {
          read(table, type, text, each.length()).ifPresent(readings::add);
        }
      }
    }
    return readings;
  }

  private static Optional<Western> read(
      VariantTable table, PieceType type, String text, int start) {
    Matcher hodges = WITH_DIGITS_FIRST.matcher(text).region(start, text.length());
    if (hodges.matches()) {
      return Optional.of(new Reader(table, text, hodges, false).reading(type));
    }
    Matcher winBoard = WITH_LETTERS_FIRST.matcher(text).region(start, text.length());
    return winBoard.matches()
        ? Optional.of(new Reader(table, text, winBoard, true).reading(type))
        : Optional.empty();
  }

  /** What to say about a text that is no move in any notation. */
  static TextException unreadable(VariantTable table, String text) {
    Matcher name =
        Pattern.compile("(\\+?[A-Z][A-Za-z]?)[x:*'@!-]?\\d{1,2}[a-y].*").matcher(text);
    if (name.matches() && !isPiece(table, name.group(1))) {
      return TextException.of(
          text,
          Western.class,
          "western.noPiece",
          table.key(),
          name.group(1),
          String.join(" ", names(table)));
    }
    return TextException.of(text, Western.class, "western.noMoveWriteFrom");
  }

  private static boolean isPiece(VariantTable table, String name) {
    return table.pieces().stream().anyMatch(t -> HodgesMove.abbreviations(t).contains(name));
  }

  private static Set<String> names(VariantTable table) {
    Set<String> names = new LinkedHashSet<>();
    for (PieceType type : table.pieces()) {
      if (!type.isPromoted()) {
        names.add(type.abbreviation());
      }
    }
    return names;
  }

  private record Reader(VariantTable table, String text, Matcher matcher, boolean lettersFirst) {
    Western reading(PieceType type) {
      boolean promotes = "+".equals(matcher.group("end"));
      Optional<Square> origin = square("origin");
      if (matcher.group("drop") != null) {
        return new Western(type, Kind.DROP, origin, squares("dropped"), List.of(false), promotes);
      }
      if (matcher.group("pass") != null) {
        return new Western(type, Kind.PASS, origin, List.of(), List.of(), promotes);
      }
      if (matcher.group("igui") != null) {
        return new Western(type, Kind.IGUI, origin, squares("igui"), List.of(true), promotes);
      }
      List<Square> squares = squares("first", "second", "third");
      Kind kind = List.of(Kind.GO, Kind.TWO_STEPS, Kind.THREE_STEPS).get(squares.size() - 1);
      List<Boolean> takes = List.of(takes("sign"), takes("sign2"), takes("sign3"));
      return new Western(type, kind, origin, squares, takes, promotes);
    }

    private boolean takes(String sign) {
      String found = matcher.group(sign);
      return "x".equals(found) || ":".equals(found);
    }

    private List<Square> squares(String... groups) {
      List<Square> squares = new ArrayList<>();
      for (String group : groups) {
        square(group).ifPresent(squares::add);
      }
      return squares;
    }

    private Optional<Square> square(String group) {
      String found = matcher.group(group);
      if (found == null) {
        return Optional.empty();
      }
      int column = matcher.start(group);
      if (lettersFirst) {
        return Optional.of(WinBoard.square(table, text, column, found));
      }
      Square square;
      try {
        square = Square.parse(found);
      } catch (TextException e) {
        throw new TextException(text, column, e.text());
      }
      if (!table.contains(square)) {
        throw new TextException(text, column, table.beside(square));
      }
      return Optional.of(square);
    }
  }
}
