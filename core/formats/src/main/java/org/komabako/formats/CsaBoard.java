package org.komabako.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * The position lines of CSA: {@code PI} and what is missing, {@code P1} to {@code P9} for ranks, {@code
 * P+00FU} for single pieces and hands, {@code 00AL} for all that are left.
 */
final class CsaBoard {
  private static final int CELL = 3;
  private static final int PIECE = 4;
  private static final Pattern CELL_SIGNS = Pattern.compile("([+-][A-Z]{2}|\\*)|[\\s.]+");

  private final Rules rules;
  private final CsaCodes codes;
  private final Map<Square, Piece> pieces = new LinkedHashMap<>();
  private final Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
  private Side side = Side.BLACK;
  private boolean given;

  CsaBoard(Rules rules, CsaCodes codes) {
    this.rules = rules;
    this.codes = codes;
  }

  void side(String sign) {
    side = sign.equals("+") ? Side.BLACK : Side.WHITE;
  }

  void line(int number, String line) {
    given = true;
    char kind = line.length() > 1 ? line.charAt(1) : ' ';
    if (kind == 'I') {
      pieces.putAll(rules.start().setup().pieces());
      for (int at = 2; at + PIECE <= line.length(); at += PIECE) {
        pieces.remove(square(number, at, line));
      }
    } else if (kind == '+' || kind == '-') {
      for (int at = 2; at + PIECE <= line.length(); at += PIECE) {
        single(number, at, line, kind == '+' ? Side.BLACK : Side.WHITE);
      }
    } else {
      rank(number, kind - '0', line);
    }
  }

  private void rank(int number, int rank, String line) {
    if (rank < 1 || rank > rules.table().ranks()) {
      throw error(number, 2, line);
    }
    if (squeezed(number, rank, line)) {
      return;
    }
    for (int i = 0; i < rules.table().files(); i++) {
      int at = 2 + CELL * i;
      String cell = line.substring(Math.min(at, line.length()), Math.min(at + CELL, line.length()));
      if (cell.isBlank() || cell.contains("*")) {
        continue;
      }
      boolean signed = cell.length() == CELL && (cell.charAt(0) == '+' || cell.charAt(0) == '-');
      Optional<PieceType> type = signed ? codes.type(cell.substring(1)) : Optional.empty();
      PieceType known = type.orElseThrow(() -> error(number, at + 1, cell));
      pieces.put(
          new Square(rules.table().files() - i, rank),
          new Piece(known, cell.charAt(0) == '+' ? Side.BLACK : Side.WHITE));
    }
    int end = Math.min(2 + CELL * rules.table().files(), line.length());
    String more = line.substring(end);
    if (!more.isBlank()) {
      throw error(number, end + 1, more.strip());
    }
  }

  /** A rank as it is where blanks were lost on the way, in an e-mail or a web page: a sign for each square. */
  private boolean squeezed(int number, int rank, String line) {
    Matcher cell = CELL_SIGNS.matcher(line).region(2, line.length());
    List<String> cells = new ArrayList<>();
    int end = 2;
    while (cell.find() && cell.start() == end) {
      end = cell.end();
      if (cell.group(1) != null) {
        cells.add(cell.group(1));
      }
    }
    if (end < line.length() || cells.size() != rules.table().files()) {
      return false;
    }
    for (int i = 0; i < cells.size(); i++) {
      String text = cells.get(i);
      if (!text.equals("*")) {
        PieceType type = codes.type(text.substring(1)).orElseThrow(() -> error(number, 3, text));
        pieces.put(
            new Square(rules.table().files() - i, rank),
            new Piece(type, text.charAt(0) == '+' ? Side.BLACK : Side.WHITE));
      }
    }
    return true;
  }

  private void single(int number, int at, String line, Side of) {
    String code = line.substring(at + 2, at + PIECE);
    if (line.startsWith("00AL", at)) {
      rest(of);
      return;
    }
    PieceType type = codes.type(code).orElseThrow(() -> error(number, at + 3, code));
    if (line.startsWith("00", at)) {
      if (!codes.canBeInHand(type)) {
        throw new FormatException(number, at + 3, CsaCodes.notInHand(code));
      }
      hands.computeIfAbsent(of, any -> new LinkedHashMap<>()).merge(type, 1, Integer::sum);
    } else {
      pieces.put(square(number, at, line), new Piece(type, of));
    }
  }

  /** All pieces of the start that stand nowhere else. */
  private void rest(Side of) {
    Map<Character, Integer> left = new LinkedHashMap<>();
    rules
        .start()
        .setup()
        .pieces()
        .values()
        .forEach(piece -> left.merge(piece.type().letter(), 1, Integer::sum));
    pieces.values().forEach(piece -> left.merge(piece.type().letter(), -1, Integer::sum));
    hands
        .values()
        .forEach(
            hand -> hand.forEach((type, count) -> left.merge(type.letter(), -count, Integer::sum)));
    Map<PieceType, Integer> hand = hands.computeIfAbsent(of, any -> new LinkedHashMap<>());
    for (char letter : rules.table().hand().toCharArray()) {
      int count = left.getOrDefault(letter, 0);
      if (count > 0) {
        hand.merge(rules.table().type(String.valueOf(letter)), count, Integer::sum);
      }
    }
  }

  private Square square(int number, int at, String line) {
    int file = line.charAt(at) - '0';
    int rank = line.charAt(at + 1) - '0';
    if (file < 1
        || rank < 1
        || file > rules.table().files()
        || rank > rules.table().ranks()) {
      throw error(number, at + 1, line.substring(at, at + 2));
    }
    return new Square(file, rank);
  }

  private static FormatException error(int number, int column, String text) {
    return new FormatException(
        number, column, Sentence.of(CsaBoard.class, "csaBoard.noPartCsaPosition", text));
  }

  Position position(int line) {
    if (!given) {
      return rules.start();
    }
    Setup plain = Setup.of(pieces, side);
    Setup setup =
        new Setup(plain.pieces(), hands, side, 1, plain.lion(), plain.declined(), plain.dropped());
    try {
      return Position.of(rules, setup);
    } catch (IllegalArgumentException e) {
      throw new FormatException(line, 0, UserMessage.of(e));
    }
  }
}
