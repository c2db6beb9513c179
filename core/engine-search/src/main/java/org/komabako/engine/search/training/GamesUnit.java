package org.komabako.engine.search.training;

import java.nio.charset.StandardCharsets;
import org.komabako.base.message.RequestException;

/**
 * Some games of a round, as text {@code games|pairs ROUND FIRST COUNT}.
 *
 * @param pairs whether they are pairs of the match of the round; else games of a file
 * @param round the round
 * @param first the number of the file, or of the first pair
 * @param count how many games the file has, or how many pairs
 */
record GamesUnit(boolean pairs, int round, int first, int count) {
  private static final int MOST = 10_000;

  byte[] bytes() {
    return ((pairs ? "pairs " : "games ") + round + " " + first + " " + count)
        .getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static GamesUnit read(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.US_ASCII);
    if (!text.matches("(pairs|games) [0-9]{1,6} [0-9]{1,6} [0-9]{1,5}")) {
      throw RequestException.of(GamesUnit.class, "gamesUnit.none", text);
    }
    String[] words = text.split(" ");
    int count = Integer.parseInt(words[3]);
    if (count > MOST) {
      throw RequestException.of(GamesUnit.class, "gamesUnit.none", text);
    }
    return new GamesUnit(
        words[0].equals("pairs"), Integer.parseInt(words[1]), Integer.parseInt(words[2]), count);
  }
}
