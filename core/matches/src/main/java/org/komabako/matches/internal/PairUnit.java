package org.komabako.matches.internal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.komabako.base.message.RequestException;

/**
 * Some pairs of games of a match, as text {@code FIRST COUNT}.
 *
 * @param first the number of the first pair, from 0
 * @param count how many there are
 */
record PairUnit(int first, int count) {
  private static final int MOST = 5000;

  byte[] bytes() {
    return (first + " " + count).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static PairUnit read(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.US_ASCII);
    if (!text.matches("[0-9]{1,7} [0-9]{1,4}")) {
      throw RequestException.of(PairUnit.class, "pairUnit.none", text);
    }
    String[] words = text.split(" ");
    int count = Integer.parseInt(words[1]);
    if (count > MOST) {
      throw RequestException.of(PairUnit.class, "pairUnit.none", text);
    }
    return new PairUnit(Integer.parseInt(words[0]), count);
  }

  /** The numbers of its games. */
  List<Integer> games() {
    return IntStream.range(2 * first, 2 * (first + count))
        .mapToObj(each -> each + 1)
        .toList();
  }
}
