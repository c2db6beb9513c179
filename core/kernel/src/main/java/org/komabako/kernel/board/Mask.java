package org.komabako.kernel.board;

import java.util.function.IntPredicate;

/**
 * A set of cells as bits, the first word for cells 0 to 63; immutable. A record, because the compiler
 * of the virtual machine takes fields of a constant record for constants.
 */
record Mask(long w0, long w1, long w2, long w3) {
  /** No cell. */
  static final Mask NONE = new Mask(0, 0, 0, 0);

  /** The cells of a grid that have a property. */
  static Mask of(int cells, IntPredicate property) {
    long[] w = new long[PlaneMap.MOST_WORDS];
    for (int cell = 0; cell < cells; cell++) {
      if (property.test(cell)) {
        w[cell >> 6] |= 1L << cell;
      }
    }
    return new Mask(w[0], w[1], w[2], w[3]);
  }

  /** The words, as many as the largest board has. */
  long[] words() {
    return new long[] {w0, w1, w2, w3};
  }
}
