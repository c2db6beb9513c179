package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.model.Setup;

/**
 * The random numbers whose exclusive or is the key of a position: one for each piece on each cell,
 * for each count of each piece in hand, and for the side to move. The same in every run, so that
 * keys may be stored.
 */
final class Zobrist {
  /** By {@code code * cells + cell}; nothing on a cell is 0. */
  final long[] board;

  /** By code and count; a count of 0 is 0. */
  final long[][] hands;

  /** For White to move. */
  final long side;

  /** By cell: a lion was just taken there. In no key that is stored. */
  final long[] lionTaken;

  /** By marks and cell. In no key that is stored. */
  final long[][] marks = new long[4][0];

  /** By side: it plays without a royal piece. In no key that is stored. */
  final long[] kingless;

  Zobrist(int codes, int cells) {
    int counts = Setup.MOST_IN_HAND + 1;
    int perCode = cells + counts;
    long[] random = splitMix(codes * perCode + 1 + cells * marks.length + 2);
    board = new long[codes * cells];
    hands = new long[codes][];
    int next = 0;
    for (int code = 2; code < codes; code++) {
      System.arraycopy(random, next, board, code * cells, cells);
      next += cells;
      hands[code] = Arrays.copyOfRange(random, next, next + counts);
      hands[code][0] = 0;
      next += counts;
    }
    next = codes * perCode;
    side = random[next++];
    lionTaken = Arrays.copyOfRange(random, next, next + cells);
    for (int mark = 1; mark < marks.length; mark++) {
      next += cells;
      marks[mark] = Arrays.copyOfRange(random, next, next + cells);
    }
    kingless = Arrays.copyOfRange(random, random.length - 2, random.length);
  }

  /** Sebastiano Vigna's splitmix64, public domain. */
  private static long[] splitMix(int count) {
    long[] result = new long[count];
    long state = 0x4b6f6d6162616b6fL;
    for (int i = 0; i < count; i++) {
      state += 0x9e3779b97f4a7c15L;
      long z = state;
      z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      result[i] = z ^ (z >>> 31);
    }
    return result;
  }
}
