package org.komabako.formats;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.notation.Kanji;
import org.komabako.notation.KifMove;
import org.komabako.position.Position;

/** The board and the hands as a KIF file draws them. */
final class KifBoard {
  private static final String NONE = "なし";
  private static final LocalizedText STATE =
      Sentence.of(KifBoard.class, "kifBoard.whatWasPlayedBefore");

  private static final Pattern BETWEEN = Pattern.compile("なし|無し|ナシ|[\\s　、,，]+");
  private static final Pattern COUNT = Pattern.compile("[×xX]?([0-9０-９]{1,2}|[一二三四五六七八九十]{0,3})枚?");

  private final VariantTable table;
  private final KifCells cells;
  private final Map<Square, Piece> pieces = new LinkedHashMap<>();
  private final Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
  private int rank;

  KifBoard(VariantTable table) {
    this.table = table;
    cells = new KifCells(table);
  }

  /** Reads one rank, the line between its two bars. */
  void rank(int line, String row) {
    rank++;
    if (rank > table.ranks()) {
      throw new FormatException(
          line,
          0,
          Sentence.of(KifBoard.class, "kifBoard.boardRanksHereMore", table.key(), table.ranks()));
    }
    int file = table.files();
    int at = 0;
    while (at < row.length()) {
      char c = row.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '・' || c == '･' || c == '.') {
        file--;
        at++;
      } else {
        boolean white = c == 'v' || c == 'V' || c == 'ｖ' || c == '▽' || c == '△';
        int start = white || c == '^' || c == '▲' ? at + 1 : at;
        int end = Math.min(row.length(), start + Math.max(1, cells.length(row, start)));
        put(line, at, row.substring(start, end), file, white ? Side.WHITE : Side.BLACK);
        file--;
        at = end;
      }
    }
    if (file != 0) {
      throw new FormatException(
          line,
          0,
          Sentence.of(
              KifBoard.class,
              "kifBoard.rankSquaresBoardWide",
              table.files() - file,
              table.key(),
              table.files()));
    }
  }

  private void put(int line, int at, String cell, int file, Side side) {
    Optional<PieceType> type = cells.type(cell);
    if (type.isEmpty() || file < 1) {
      throw new FormatException(
          line, at + 2, Sentence.of(KifBoard.class, "kifBoard.noPieceHere", cell, table.key()));
    }
    pieces.put(new Square(file, rank), new Piece(type.get(), side));
  }

  /** Reads what a side has in hand. */
  void hand(int line, Side side, String text) {
    Map<PieceType, Integer> hand = hands.computeIfAbsent(side, any -> new LinkedHashMap<>());
    int at = 0;
    while (at < text.length()) {
      Matcher between = BETWEEN.matcher(text).region(at, text.length());
      if (between.lookingAt()) {
        at = between.end();
        continue;
      }
      int end = at + Math.max(1, cells.length(text, at));
      Optional<PieceType> type = cells.type(text.substring(at, end));
      Matcher number = COUNT.matcher(text).region(end, text.length());
      int count =
          !number.lookingAt() || number.group(1).isEmpty() ? 1 : Kanji.count(number.group(1));
      int next = number.lookingAt() ? number.end() : end;
      boolean holds = type.filter(
              each -> table.hand().indexOf(each.letter()) >= 0 && !each.isPromoted())
          .isPresent();
      require(line, holds && count >= 1 && count <= Setup.MOST_IN_HAND, text.substring(at, next));
      hand.merge(type.orElseThrow(), count, Integer::sum);
      at = next;
    }
  }

  private static void require(int line, boolean right, String word) {
    if (!right) {
      throw new FormatException(
          line,
          0,
          Sentence.of(KifBoard.class, "kifBoard.cannotHandWritePiece", KifReader.shown(word)));
    }
  }

  /** What was read. */
  Setup setup(int line, Side side, int number) {
    if (rank < table.ranks()) {
      throw new FormatException(
          line,
          0,
          Sentence.of(KifBoard.class, "kifBoard.boardRanks", rank, table.key(), table.ranks()));
    }
    Setup plain = Setup.of(pieces, side);
    return new Setup(
        plain.pieces(), hands, side, number, plain.lion(), plain.declined(), plain.dropped());
  }

  /** Draws a position. */
  static String draw(Position position) {
    VariantTable table = position.rules().table();
    KifCells cells = new KifCells(table);
    boolean small = KifMove.isSmall(table);
    int width = small ? 3 : 4;
    StringBuilder out = new StringBuilder();
    hand(out, cells, position, Side.WHITE, "後手の持駒：");
    StringBuilder files = new StringBuilder(small ? " " : "");
    for (int file = table.files(); file >= 1; file--) {
      String number = file < 10 ? " " + (char) ('０' + file) : "１" + (char) ('０' + file - 10);
      files.append(small ? number : file < 10 ? number + " " : " " + number);
    }
    String rule = "+" + "-".repeat(width * table.files()) + "+\n";
    out.append(files.toString().stripTrailing()).append('\n').append(rule);
    for (int rank = 1; rank <= table.ranks(); rank++) {
      out.append('|');
      for (int file = table.files(); file >= 1; file--) {
        out.append(cell(cells, position.piece(new Square(file, rank)), small));
      }
      out.append('|').append(Kanji.number(rank)).append('\n');
    }
    out.append(rule);
    hand(out, cells, position, Side.BLACK, "先手の持駒：");
    if (position.side() == Side.WHITE) {
      out.append("後手番\n");
    }
    return out.toString();
  }

  private static String cell(KifCells cells, Optional<Piece> piece, boolean small) {
    if (piece.isEmpty()) {
      return small ? " ・" : "  ・";
    }
    String text = (piece.get().side() == Side.WHITE ? "v" : small ? " " : "")
        + cells.text(piece.get().type());
    return small ? text : " ".repeat(Math.max(0, 3 - text.length())) + text;
  }

  private static void hand(
      StringBuilder out, KifCells cells, Position position, Side side, String title) {
    if (!position.rules().table().hasHands()) {
      return;
    }
    StringJoiner pieces = new StringJoiner("　");
    position
        .hand(side)
        .forEach(
            (type, count) -> pieces.add(cells.text(type) + (count > 1 ? Kanji.number(count) : "")));
    out.append(title).append(pieces.length() == 0 ? NONE : pieces.toString()).append('\n');
  }

  /** What a board cannot say of a position at the start of a game. */
  static Optional<LocalizedText> loss(Position position) {
    return position.setup().number() == 1 ? lossOfState(position) : Optional.of(STATE);
  }

  /** What a board cannot say of a position, apart from the number of moves before it. */
  static Optional<LocalizedText> lossOfState(Position position) {
    Setup setup = position.setup();
    return setup.lion().isEmpty()
            && setup.declined().isEmpty()
            && setup.dropped().isEmpty()
        ? Optional.empty()
        : Optional.of(STATE);
  }
}
