package org.komabako.kernel.board;

import java.util.stream.IntStream;

/**
 * The cells from which a cell may be attacked, by direction and from near to far, without those beyond
 * the edge: all in one row of numbers for each cell, which is read from the front.
 */
final class Rays {
  /** Before the cells of each direction: the direction, and how many cells there are. */
  static final int HEAD = 2;

  private final int[][] ofCell;

  Rays(Directions directions, int size) {
    ofCell = new int[size][];
    for (int cell = 0; cell < size; cell++) {
      ofCell[cell] = rays(directions, cell);
    }
  }

  private static int[] rays(Directions directions, int cell) {
    IntStream.Builder row = IntStream.builder();
    for (int d = 0; d < directions.back.length; d++) {
      int[] cells = ray(directions, d, cell);
      if (cells.length > 0) {
        row.add(d).add(cells.length);
        IntStream.of(cells).forEach(row::add);
      }
    }
    return row.build().toArray();
  }

  private static int[] ray(Directions directions, int d, int cell) {
    int[] back = directions.back[d];
    return IntStream.iterate(back[cell], at -> at != Grid.OFF, at -> back[at])
        .limit(directions.longest[d])
        .toArray();
  }

  /** The row of a cell. */
  int[] of(int cell) {
    return ofCell[cell];
  }
}
