package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.model.Square;

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
    int[] row = new int[directions.back.length * (HEAD + Square.MAX)];
    int end = 0;
    for (int d = 0; d < directions.back.length; d++) {
      int[] back = directions.back[d];
      int count = 0;
      for (int at = back[cell];
          at != CellGrid.OFF && count < directions.longest[d];
          at = back[at]) {
        row[end + HEAD + count++] = at;
      }
      if (count > 0) {
        row[end] = d;
        row[end + 1] = count;
        end += HEAD + count;
      }
    }
    return Arrays.copyOf(row, end);
  }

  /** The row of a cell. */
  int[] of(int cell) {
    return ofCell[cell];
  }
}
