package org.komabako.position.board;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Sets of cells that moves are cut with, as bits; the arrays are as long as the largest board's. */
final class CellSets {
  final long[] all;

  /** By side: its promotion zone. */
  final long[][] zone = new long[2][];

  /** By side: where each of its pieces can move on, so that none there is dead. */
  final long[][] lively = new long[2][];

  /** By code: where it may not be dropped because it could never move again. */
  final long[][] noDrop;

  /** By code: where a piece cannot be dropped promoted. */
  final long[][] noPromotedDrop;

  /** By number of the file, from 0. */
  final long[][] file;

  /** By cell: the neighbours on all sides, and those that are not diagonal. */
  final long[][] neighbours;

  final long[][] besides;

  private final VariantLayout layout;

  CellSets(VariantLayout layout) {
    this.layout = layout;
    int size = layout.grid.size;
    all = set(cell -> true);
    noDrop = new long[layout.codes][];
    noPromotedDrop = new long[layout.codes][];
    for (int side = 0; side < 2; side++) {
      int us = side;
      zone[side] = set(cell -> layout.promotion.zone[us][cell]);
      lively[side] = set(cell -> isLively(us, cell));
    }
    for (int code = 2; code < layout.codes; code++) {
      int each = code;
      noDrop[code] = set(cell -> layout.drops.dead[each][cell]);
      noPromotedDrop[code] = set(cell -> !layout.drops.isPromotedFromReserve(each, cell));
    }
    file = new long[layout.grid.files][];
    Arrays.setAll(file, f -> set(cell -> cell % layout.grid.files == f));
    neighbours = new long[size][];
    besides = new long[size][];
    for (int cell = 0; cell < size; cell++) {
      neighbours[cell] = Mask.of(layout.grid.size, layout.neighbours[cell]);
      besides[cell] = Mask.of(layout.grid.size, layout.besides[cell]);
    }
  }

  private boolean isLively(int side, int cell) {
    for (int code = 2 + side; code < layout.codes; code += 2) {
      if (layout.directions.stuck[code][cell]) {
        return false;
      }
    }
    return true;
  }

  private long[] set(IntPredicate property) {
    return Mask.of(layout.grid.size, property);
  }
}
