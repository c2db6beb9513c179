package org.komabako.kernel.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;

/**
 * Positions as text: {@code board side hand number [field=value …]}.
 *
 * <p>The board is written rank a first and highest file first, {@code +} before a promoted piece,
 * capitals for Black. Further state is named: {@code lion=7e} (where a non-lion has just taken a
 * lion), {@code declined=3c,4b}, {@code dropped=5c}. A variant that has lions and no hands has the
 * lion square in the hand's place instead; both forms are read. Number and hand may be left out.
 * {@code kingless=b} names a side that began the game without a royal piece, {@code kingless=-} says that
 * both had one; it is written only where the rest would be taken for something else.
 */
public final class Sfen {
  private final VariantTable table;
  private final String text;

  private Sfen(VariantTable table, String text) {
    this.table = table;
    this.text = text;
  }

  /**
   * Reads a position.
   *
   * @throws TextException if the text is no position of this table; the message says where and why
   */
  public static Setup parse(VariantTable table, String text) {
    return new Sfen(table, text).parse();
  }

  /** Writes a position. */
  public static String write(VariantTable table, Setup setup) {
    return new Sfen(table, "").write(setup);
  }

  /** Writes the board alone, the first field. */
  public static String board(VariantTable table, Map<Square, Piece> pieces) {
    StringJoiner ranks = new StringJoiner("/");
    for (int rank = 1; rank <= table.ranks(); rank++) {
      StringBuilder line = new StringBuilder();
      int empty = 0;
      for (int file = table.files(); file >= 1; file--) {
        Piece piece = pieces.get(new Square(file, rank));
        if (piece == null) {
          empty++;
        } else {
          line.append(empty == 0 ? "" : String.valueOf(empty)).append(piece.sfen());
          empty = 0;
        }
      }
      ranks.add(line.append(empty == 0 ? "" : String.valueOf(empty)));
    }
    return ranks.toString();
  }

  private boolean lionInHandField() {
    return !table.hasHands() && table.hasLions();
  }

  private String write(Setup setup) {
    StringJoiner fields = new StringJoiner(" ");
    fields.add(board(table, setup.pieces()));
    fields.add(String.valueOf(setup.side().letter()));
    if (lionInHandField()) {
      fields.add(setup.lion().map(Square::toString).orElse("-"));
    } else {
      fields.add(hands(setup));
    }
    fields.add(String.valueOf(setup.number()));
    if (!lionInHandField()) {
      setup.lion().ifPresent(square -> fields.add("lion=" + square));
    }
    addSquares(fields, "declined", setup.declined());
    addSquares(fields, "dropped", setup.dropped());
    setup.kingless().ifPresent(sides -> fields.add("kingless=" + letters(sides)));
    return fields.toString();
  }

  private static String letters(Set<Side> sides) {
    StringBuilder letters = new StringBuilder();
    sides.forEach(side -> letters.append(side.letter()));
    return letters.isEmpty() ? "-" : letters.toString();
  }

  private static void addSquares(StringJoiner fields, String name, SortedSet<Square> squares) {
    if (!squares.isEmpty()) {
      fields.add(
          name + "=" + String.join(",", squares.stream().map(Square::toString).toList()));
    }
  }

  private String hands(Setup setup) {
    StringBuilder hands = new StringBuilder();
    for (Side side : Side.values()) {
      Map<PieceType, Integer> hand = setup.hands().getOrDefault(side, Map.of());
      for (char letter : table.hand().toCharArray()) {
        int count = hand.getOrDefault(table.type(String.valueOf(letter)), 0);
        if (count > 0) {
          hands.append(count == 1 ? "" : String.valueOf(count));
          hands.append(side == Side.BLACK ? letter : Character.toLowerCase(letter));
        }
      }
    }
    return hands.isEmpty() ? "-" : hands.toString();
  }

  private Setup parse() {
    List<String> fields = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    split(fields, columns);
    if (fields.size() < 2) {
      throw error(text.length(), "sfen.positionLeastBoardSide");
    }
    final Map<Square, Piece> pieces = parseBoard(fields.get(0), columns.get(0));
    final Side side = parseSide(fields.get(1), columns.get(1));
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    Optional<Square> lion = Optional.empty();
    SortedSet<Square> declined = new TreeSet<>();
    SortedSet<Square> dropped = new TreeSet<>();
    Optional<Set<Side>> kingless = Optional.empty();
    int number = 1;
    for (int i = 2; i < fields.size(); i++) {
      String field = fields.get(i);
      int column = columns.get(i);
      int equals = field.indexOf('=');
      if (field.startsWith("kingless=")) {
        kingless = Optional.of(sides(field.substring(equals + 1), column + equals + 1));
      } else if (equals > 0) {
        SortedSet<Square> squares = squares(field.substring(equals + 1), column + equals + 1);
        switch (field.substring(0, equals)) {
          case "lion" -> lion = single(squares, column);
          case "declined" -> declined = squares;
          case "dropped" -> dropped = squares;
          default -> throw error(column, "sfen.noFieldLionDeclined", field);
        }
      } else if (i == 2 && lionInHandField() && !field.equals("-")) {
        lion = Optional.of(square(field, column));
      } else if (i == 2) {
        hands = parseHands(field, column);
      } else if (i == 3) {
        number = number(field, column);
      } else {
        throw error(column, "sfen.tooMuchFieldWritten", field);
      }
    }
    return new Setup(pieces, hands, side, number, lion, declined, dropped, kingless);
  }

  private void split(List<String> fields, List<Integer> columns) {
    int at = 0;
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
        continue;
      }
      int start = at;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      fields.add(text.substring(start, at));
      columns.add(start);
    }
  }

  private Map<Square, Piece> parseBoard(String field, int column) {
    Map<Square, Piece> pieces = new TreeMap<>();
    int rank = 1;
    int file = table.files();
    int at = 0;
    while (at < field.length()) {
      char c = field.charAt(at);
      if (c == '/') {
        endOfRank(file, rank, column + at);
        rank++;
        if (rank > table.ranks()) {
          throw error(column + at, "sfen.boardRanksHereBegins", table.ranks());
        }
        file = table.files();
        at++;
      } else if (Square.isDigit(c)) {
        int end = at;
        while (end < field.length() && end < at + 2 && Square.isDigit(field.charAt(end))) {
          end++;
        }
        int empty = Integer.parseInt(field.substring(at, end));
        if (empty == 0 || empty > file) {
          throw overfull(rank, column + at);
        }
        file -= empty;
        at = end;
      } else {
        int end = c == '+' ? Math.min(at + 2, field.length()) : at + 1;
        while (end < field.length() && field.charAt(end) == '\'') {
          end++;
        }
        Piece piece = piece(field.substring(at, end), column + at);
        if (file < 1) {
          throw overfull(rank, column + at);
        }
        pieces.put(new Square(file, rank), piece);
        file--;
        at = end;
      }
    }
    endOfRank(file, rank, column + at);
    if (rank < table.ranks()) {
      throw error(column + at, "sfen.boardRanksHereOnly", table.ranks(), rank);
    }
    return pieces;
  }

  private void endOfRank(int file, int rank, int column) {
    if (file > 0) {
      throw error(
          column,
          "sfen.rankSquaresBoardWide",
          Square.rankLetter(rank),
          table.files() - file,
          table.files());
    }
  }

  private TextException overfull(int rank, int column) {
    return error(column, "sfen.rankMoreThanSquares", Square.rankLetter(rank), table.files());
  }

  private Piece piece(String sfen, int column) {
    String id = sfen.toUpperCase(Locale.ROOT);
    PieceType type =
        table.piece(id).orElseThrow(() -> error(column, "sfen.noPiece", sfen, table.key()));
    return new Piece(type, sfen.equals(id) ? Side.BLACK : Side.WHITE);
  }

  private Side parseSide(String field, int column) {
    return switch (field) {
      case "b" -> Side.BLACK;
      case "w" -> Side.WHITE;
      default -> throw error(column, "sfen.sideMoveBW", field);
    };
  }

  private Set<Side> sides(String field, int column) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    if (!field.matches("-|b|w|bw")) {
      throw error(column, "sfen.kinglessNamesSidesBegan", field);
    }
    for (Side side : Side.values()) {
      if (field.indexOf(side.letter()) >= 0) {
        sides.add(side);
      }
    }
    return sides;
  }

  private Map<Side, Map<PieceType, Integer>> parseHands(String field, int column) {
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    if (field.equals("-")) {
      return hands;
    }
    int at = 0;
    while (at < field.length()) {
      int start = at;
      while (at < field.length() && Square.isDigit(field.charAt(at))) {
        at++;
      }
      if (at == field.length() || at - start > 2) {
        throw error(column + start, "sfen.handWrittenLikePr");
      }
      int count = at == start ? 1 : Integer.parseInt(field.substring(start, at));
      char letter = Character.toUpperCase(field.charAt(at));
      if (table.hand().indexOf(letter) < 0) {
        throw table.hasHands()
            ? error(column + at, "sfen.cannotHandTheseCan", field.charAt(at), table.hand())
            : error(column + at, "sfen.noHandsWrite", table.key());
      }
      if (count < 1 || count > Setup.MOST_IN_HAND) {
        throw error(column + start, "sfen.handHoldsKindNot", Setup.MOST_IN_HAND, count);
      }
      Side side = letter == field.charAt(at) ? Side.BLACK : Side.WHITE;
      hands
          .computeIfAbsent(side, any -> new LinkedHashMap<>())
          .merge(table.type(String.valueOf(letter)), count, Integer::sum);
      at++;
    }
    return hands;
  }

  private int number(String field, int column) {
    if (!field.matches("[0-9]{1,6}") || Integer.parseInt(field) == 0) {
      throw error(column, "sfen.moveNumberMoreNot", field);
    }
    return Integer.parseInt(field);
  }

  private SortedSet<Square> squares(String list, int column) {
    SortedSet<Square> squares = new TreeSet<>();
    for (String each : list.split(",", -1)) {
      squares.add(square(each, column));
    }
    return squares;
  }

  private Optional<Square> single(SortedSet<Square> squares, int column) {
    if (squares.size() > 1) {
      throw error(column, "sfen.lionNamesSquare");
    }
    return Optional.of(squares.first());
  }

  private Square square(String field, int column) {
    Square square;
    try {
      square = Square.parse(field);
    } catch (TextException e) {
      throw error(column, "sfen.joined", e.text());
    }
    if (!table.contains(square)) {
      throw error(column, "sfen.joined", table.beside(square));
    }
    return square;
  }

  private TextException error(int column, String key, Object... parts) {
    return new TextException(
        text,
        column,
        Sentence.of(
            Sfen.class, "sfen.sfenColumn", column + 1, Sentence.of(Sfen.class, key, parts)));
  }
}
