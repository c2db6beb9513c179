package org.komabako.position.board;

/** Fills maps of the cells that a side's pieces could go to or defend, by their way of moving. */
final class AttackMap {
  private final Board board;
  private final VariantLayout layout;
  private final AttackMover[][] movers;
  private final AttackPass pass;
  private final long[] empty = new long[BitboardSet.MOST_WORDS];

  AttackMap(Board board, AttackMover[][] movers) {
    this.board = board;
    layout = board.layout();
    this.movers = movers;
    pass = new AttackPass(board);
  }

  /**
   * Fills a map.
   *
   * @param through a cell that sliding pieces look through, or {@link CellGrid#OFF}
   * @param bits the map, overwritten
   */
  void fill(int bySide, int through, long[] bits) {
    long[] planes = board.planes();
    int words = layout.planes.words;
    int black = layout.planes.start(0, BitboardSet.MEN);
    int white = layout.planes.start(1, BitboardSet.MEN);
    for (int w = 0; w < words; w++) {
      empty[w] = layout.sets.all[w] & ~(planes[black + w] | planes[white + w]);
      bits[w] = 0;
    }
    if (through != CellGrid.OFF) {
      empty[through >> 6] |= 1L << through;
    }
    pass.empty(empty);
    for (AttackMover mover : movers[bySide]) {
      mover.attacks(pass, planes, bits);
    }
    int walkers = layout.planes.start(bySide, BitboardSet.WALKERS);
    for (int w = 0; w < words; w++) {
      for (long rest = planes[walkers + w]; rest != 0; rest &= rest - 1) {
        addWalker(w << 6 | Long.numberOfTrailingZeros(rest), bits);
      }
    }
  }

  private void addWalker(int from, long[] bits) {
    int[] legs = layout.planes.walkedLegs[board.cells[from]];
    for (int i = 0; i < legs.length; i += 2) {
      int[] next = layout.directions.next[legs[i]];
      int at = next[from];
      for (int left = legs[i + 1]; left > 0 && at != CellGrid.OFF; left--) {
        bits[at >> 6] |= 1L << at;
        if ((empty[at >> 6] >>> at & 1) == 0) {
          break;
        }
        at = next[at];
      }
    }
  }
}
