package org.komabako.protocol.text;

import org.komabako.kernel.model.Side;
import org.komabako.position.Position;

/**
 * Positions as CECP programs of the shogi family write them: the letters are those of SFEN, hands stand
 * in brackets, the first player is {@code w}.
 */
public final class Fen {
  private Fen() {}

  /**
   * A position; where lions were just taken, and the move number, are left out. Nothing stands behind
   * the board that need not: some engines read the board alone.
   */
  public static String write(Position position) {
    String[] fields = position.sfen().split(" ");
    String hand = position.rules().table().hasHands() && !fields[2].equals("-")
        ? "[" + letters(fields[2]) + "]"
        : "";
    return fields[0] + hand + (position.side() == Side.BLACK ? "" : " b");
  }

  /** {@code 2P} of SFEN is {@code PP}. */
  private static String letters(String hands) {
    StringBuilder letters = new StringBuilder();
    int count = 0;
    for (char c : hands.toCharArray()) {
      if (Character.isDigit(c)) {
        count = 10 * count + c - '0';
      } else {
        letters.append(String.valueOf(c).repeat(Math.max(1, count)));
        count = 0;
      }
    }
    return letters.toString();
  }

  /** The same as SFEN; what it says of castling and the like is left out. */
  public static String toSfen(String fen) {
    String[] fields = fen.strip().split("\\s+");
    int bracket = fields[0].indexOf('[');
    String board = bracket < 0 ? fields[0] : fields[0].substring(0, bracket);
    String hand = bracket < 0 ? "" : fields[0].substring(bracket + 1).replaceAll("[\\]-]", "");
    boolean second = fields.length > 1 && fields[1].equals("b");
    return board + (second ? " w " : " b ") + (hand.isEmpty() ? "-" : counted(hand)) + " 1";
  }

  private static String counted(String letters) {
    StringBuilder hand = new StringBuilder();
    letters.chars().distinct().forEach(letter -> {
      long count = letters.chars().filter(each -> each == letter).count();
      hand.append(count > 1 ? String.valueOf(count) : "").append((char) letter);
    });
    return hand.toString();
  }
}
