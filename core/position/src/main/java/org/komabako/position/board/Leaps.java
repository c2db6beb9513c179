package org.komabako.position.board;

import org.jspecify.annotations.Nullable;

/**
 * Where pieces can leap from each cell whatever stands around, made beforehand as sets of cells: kings,
 * and those whose leaps no bitboard knows.
 */
final class Leaps {
  /** By code and cell; nothing for a code that is not asked for, or does more than leap. */
  private final long[] @Nullable [][] targets;

  /** By code and cell: the steps of lion power. */
  private final long[] @Nullable [][] lionSteps;

  /** By code: whether the leaps are all that it moves by, lion power apart. */
  private final boolean[] complete;

  /** By code and cell: everything that lion power and leaps can take. */
  private final long[] @Nullable [][] range;

  Leaps(VariantLayout layout) {
    targets = new long[layout.codes][][];
    lionSteps = new long[layout.codes][][];
    range = new long[layout.codes][][];
    complete = new boolean[layout.codes];
    for (int code = 2; code < layout.codes; code++) {
      int[] legs = layout.planes.isWalker(code)
          ? layout.planes.walkedLegs[code]
          : layout.royal[code] ? layout.directions.legs[code] : new int[0];
      int[] steps = layout.directions.lionSteps[code];
      if (layout.promoted[code] == 0
          && !layout.directions.unusual[code]
          && legs.length + steps.length > 0
          && onlyLeaps(legs)) {
        fill(layout, code, directions(legs), steps);
        complete[code] = legs.length == layout.directions.legs[code].length;
      }
    }
  }

  private static boolean onlyLeaps(int[] legs) {
    for (int i = 0; i < legs.length; i += 2) {
      if (legs[i + 1] != 1) {
        return false;
      }
    }
    return true;
  }

  private static int[] directions(int[] legs) {
    int[] directions = new int[legs.length / 2];
    for (int i = 0; i < directions.length; i++) {
      directions[i] = legs[2 * i];
    }
    return directions;
  }

  private void fill(VariantLayout layout, int code, int[] leaps, int[] steps) {
    int size = layout.grid.size;
    long[][] mine = new long[size][];
    long[][] firstSteps = new long[size][];
    long[][] all = new long[size][];
    for (int cell = 0; cell < size; cell++) {
      mine[cell] = Mask.of(size, ends(layout, leaps, cell));
      firstSteps[cell] = Mask.of(size, ends(layout, steps, cell));
      all[cell] = mine[cell].clone();
      add(firstSteps[cell], all[cell]);
      for (int mid : ends(layout, steps, cell)) {
        if (mid != CellGrid.OFF) {
          add(Mask.of(size, ends(layout, steps, mid)), all[cell]);
        }
      }
    }
    targets[code] = mine;
    lionSteps[code] = firstSteps;
    range[code] = all;
  }

  private static int[] ends(VariantLayout layout, int[] directions, int cell) {
    int[] ends = new int[directions.length];
    for (int i = 0; i < ends.length; i++) {
      ends[i] = layout.directions.next[directions[i]][cell];
    }
    return ends;
  }

  private static void add(long[] set, long[] to) {
    for (int w = 0; w < to.length; w++) {
      to[w] |= set[w];
    }
  }

  /** Whether all that bitboards do not know of a code is known here. */
  boolean knows(int code) {
    return targets[code] != null;
  }

  /** Whether a piece of the code does nothing but leap, and all of it is known here. */
  boolean knowsAll(int code) {
    return complete[code];
  }

  /** Where a piece of a known code can leap. */
  long[] targets(int code, int cell) {
    return targets[code][cell];
  }

  /** Where a piece of a known code can go with one step of lion power. */
  long[] lionSteps(int code, int cell) {
    return lionSteps[code][cell];
  }

  /** All that a piece of a known code can take by leaps and lion power. */
  long[] range(int code, int cell) {
    return range[code][cell];
  }
}
