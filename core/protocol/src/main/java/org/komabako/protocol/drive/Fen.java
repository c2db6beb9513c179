package org.komabako.protocol.drive;

import org.komabako.kernel.Position;
import org.komabako.kernel.Side;

/**
 * Positions as CECP engines of the shogi family read them: the letters are those of SFEN, hands stand in
 * brackets, the first player is {@code w}. Nothing stands behind the board that need not: some engines
 * read the board alone.
 */
public final class Fen {
  private Fen() {}

  /** A position; where lions were just taken, and the move number, are left out. */
  public static String write(Position position) {
    String[] fields = position.sfen().split(" ");
    String hand = position.rules().table().hasHands() && !fields[2].equals("-")
        ? "[" + counted(fields[2]) + "]"
        : "";
    return fields[0] + hand + (position.side() == Side.BLACK ? "" : " b");
  }

  /** {@code 2P} of SFEN is {@code PP}. */
  private static String counted(String hands) {
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
}
