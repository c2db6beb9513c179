package org.komabako.position.board;

import java.util.function.IntPredicate;

/** Makes sets of cells as bits, in as many words as a kernel takes, or more where the board has
 * more; cell 0 is the lowest bit. */
final class Mask {
  private Mask() {}

  /** The cells of a board of some size that have a property. */
  static long[] of(int cells, IntPredicate property) {
    long[] words = empty(cells);
    for (int cell = 0; cell < cells; cell++) {
      if (property.test(cell)) {
        words[cell >> 6] |= 1L << cell;
      }
    }
    return words;
  }

  private static long[] empty(int cells) {
    return new long[Math.max(BitboardSet.KERNEL_WORDS, (cells + 63) >> 6)];
  }

  /** Those of a list that are not beyond the edge of a board of some size. */
  static long[] of(int cells, int[] some) {
    long[] words = empty(cells);
    for (int cell : some) {
      if (cell != CellGrid.OFF) {
        words[cell >> 6] |= 1L << cell;
      }
    }
    return words;
  }
}
