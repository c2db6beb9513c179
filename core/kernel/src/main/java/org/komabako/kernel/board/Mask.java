package org.komabako.kernel.board;

import java.util.function.IntPredicate;

/** Makes sets of cells as bits, in as many words as the largest board has; cell 0 is the lowest bit. */
final class Mask {
  private Mask() {}

  /** The cells of a board of some size that have a property. */
  static long[] of(int cells, IntPredicate property) {
    long[] words = new long[BitboardSet.MOST_WORDS];
    for (int cell = 0; cell < cells; cell++) {
      if (property.test(cell)) {
        words[cell >> 6] |= 1L << cell;
      }
    }
    return words;
  }

  /** The cells of a list, but for those beyond the edge. */
  static long[] of(int[] cells) {
    long[] words = new long[BitboardSet.MOST_WORDS];
    for (int cell : cells) {
      if (cell != Grid.OFF) {
        words[cell >> 6] |= 1L << cell;
      }
    }
    return words;
  }
}
