package org.komabako.matches.internal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.komabako.base.message.RequestException;

/**
 * A pair of games of a match, as text: its number.
 *
 * @param pair from 0
 */
record PairUnit(int pair) {
  byte[] bytes() {
    return String.valueOf(pair).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static PairUnit read(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.US_ASCII);
    if (!text.matches("[0-9]{1,7}")) {
      throw RequestException.of(PairUnit.class, "pairUnit.none", text);
    }
    return new PairUnit(Integer.parseInt(text));
  }

  /** The numbers of its games. */
  List<Integer> games() {
    return List.of(2 * pair + 1, 2 * pair + 2);
  }
}
