package org.komabako.testkit;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many pieces of each kind a SFEN text has: what a test of start positions needs, read without
 * the reader that it tests.
 */
public final class SfenPieces {
  private static final Pattern BOARD_PIECE = Pattern.compile("\\+?[A-Za-z]'*");
  private static final Pattern HAND_PIECE = Pattern.compile("(\\d*)([A-Za-z])");

  private SfenPieces() {}

  /** The pieces on the board as SFEN writes them, with their number; capitals are Black's. */
  public static Map<String, Integer> board(String sfen) {
    Map<String, Integer> count = new TreeMap<>();
    Matcher matcher = BOARD_PIECE.matcher(sfen.split(" ", -1)[0]);
    while (matcher.find()) {
      count.merge(matcher.group(), 1, Integer::sum);
    }
    return count;
  }

  /** The pieces in the hands; of a variant that has hands. */
  public static Map<String, Integer> hand(String sfen) {
    Map<String, Integer> count = new TreeMap<>();
    Matcher matcher = HAND_PIECE.matcher(sfen.split(" ", -1)[2]);
    while (matcher.find()) {
      String digits = matcher.group(1);
      count.merge(matcher.group(2), digits.isEmpty() ? 1 : Integer.parseInt(digits), Integer::sum);
    }
    return count;
  }

  /** How many of them are Black's. */
  public static int black(Map<String, Integer> count) {
    return count.entrySet().stream()
        .filter(entry -> entry.getKey().matches("\\+?[A-Z]'*"))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** How many of them are White's. */
  public static int white(Map<String, Integer> count) {
    return count.values().stream().mapToInt(Integer::intValue).sum() - black(count);
  }

  /**
   * What the second position has more of than the first (with its number) and less of (with a
   * negative number).
   */
  public static Map<String, Integer> difference(String first, String second) {
    Map<String, Integer> difference = new TreeMap<>(board(second));
    board(first).forEach((piece, number) -> difference.merge(piece, -number, Integer::sum));
    difference.values().removeIf(number -> number == 0);
    return difference;
  }

  /**
   * Checks that each rank of the board has the right width.
   *
   * @throws AssertionError if one has not
   */
  public static void checkShape(String sfen, int files, int ranks) {
    String[] rows = sfen.split(" ", -1)[0].split("/", -1);
    if (rows.length != ranks) {
      throw new AssertionError(sfen + " has " + rows.length + " ranks, not " + ranks);
    }
    for (String row : rows) {
      int width = 0;
      Matcher matcher = Pattern.compile("\\d+|\\+?[A-Za-z]'*").matcher(row);
      while (matcher.find()) {
        String token = matcher.group();
        width += Character.isDigit(token.charAt(0)) ? Integer.parseInt(token) : 1;
      }
      if (width != files) {
        throw new AssertionError("rank '" + row + "' is " + width + " wide, not " + files);
      }
    }
  }

  /** What Black has on the board, by the letters of his pieces. */
  public static Map<String, Integer> army(String sfen) {
    Map<String, Integer> black = new TreeMap<>(board(sfen));
    black.keySet().removeIf(piece -> !piece.equals(piece.toUpperCase(Locale.ROOT)));
    return black;
  }
}
