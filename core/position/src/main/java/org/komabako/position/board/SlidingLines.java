package org.komabako.position.board;

import java.util.Arrays;

/** Tells at once whether a piece on one cell could go to another, by its way of moving; not for layouts with {@link
 * VariantLayout#hasUnusualMoves}. */
public final class SlidingLines {
  private static final short NONE = -1;

  /** Slides of more than one kind lead from the one cell to the other. */
  private static final short SEVERAL = -2;

  private final int size;
  private final Directions directions;

  /** By {@code from * cells + to}: the direction whose one step leads there. */
  private final short[] steps;

  /** The same, for a slide of two steps or more; and how many. */
  private final short[] slides;

  private final byte[] distances;

  /** For all boards of a layout. */
  public SlidingLines(VariantLayout layout) {
    size = layout.grid.size;
    directions = layout.directions;
    steps = new short[size * size];
    slides = new short[size * size];
    distances = new byte[size * size];
    Arrays.fill(steps, NONE);
    Arrays.fill(slides, NONE);
    for (int d = 0; d < directions.next.length; d++) {
      for (int from = 0; from < size; from++) {
        fill(d, from);
      }
    }
    for (int index = 0; index < steps.length; index++) {
      if (slides[index] != NONE && steps[index] != NONE && directions.longest[steps[index]] > 1) {
        slides[index] = SEVERAL;
      }
    }
  }

  private void fill(int d, int from) {
    int[] next = directions.next[d];
    int at = next[from];
    for (int distance = 1; distance <= directions.longest[d] && at != CellGrid.OFF; distance++) {
      int index = from * size + at;
      if (distance == 1) {
        steps[index] = (short) d;
      } else {
        slides[index] = slides[index] == NONE ? (short) d : SEVERAL;
        distances[index] = (byte) distance;
      }
      at = next[at];
    }
  }

  /** Whether any piece could go from one cell to another, if nothing stood between. */
  public boolean connects(int from, int to) {
    int index = from * size + to;
    return steps[index] != NONE || slides[index] != NONE;
  }

  /**
   * Whether a piece sees a cell.
   *
   * @param board what stands between
   * @param code of the piece
   * @param from where it stands, or would stand
   * @param to the cell that it could go to
   * @param gone a cell that it looks through, whatever stands there
   */
  public boolean sees(Board board, int code, int from, int to, int gone) {
    int index = from * size + to;
    int step = steps[index];
    if (step != NONE && directions.reach[step][code] > 0) {
      return true;
    }
    int slide = slides[index];
    if (slide == SEVERAL) {
      return slides(board, code, from, to, gone);
    }
    return slide != NONE
        && directions.reach[slide][code] >= distances[index]
        && isFree(board.cells, directions.next[slide], from, to, gone);
  }

  /** Whether one of all its slides leads there. */
  private boolean slides(Board board, int code, int from, int to, int gone) {
    int[] legs = directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      int[] next = directions.next[legs[i]];
      int at = next[from];
      int left = legs[i + 1] - 1;
      while (at != to && left > 0 && (board.cells[at] == VariantLayout.EMPTY || at == gone)) {
        at = next[at];
        left--;
      }
      if (at == to) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a side attacks a cell along the line on which another cell lies, as it may when that one
   * was left.
   *
   * @param cell that lies between, or lay
   * @param to that may be attacked
   */
  public boolean opens(Board board, int cell, int to, int bySide) {
    int index = cell * size + to;
    int d = slides[index] == NONE ? steps[index] : slides[index];
    if (d == SEVERAL) {
      return board.attacked(to, bySide);
    }
    return d != NONE && board.attackerAlong(d, to, bySide) != Board.NONE;
  }

  private static boolean isFree(int[] cells, int[] next, int from, int to, int gone) {
    int at = next[from];
    while (at != to) {
      if (cells[at] != VariantLayout.EMPTY && at != gone) {
        return false;
      }
      at = next[at];
    }
    return true;
  }
}
