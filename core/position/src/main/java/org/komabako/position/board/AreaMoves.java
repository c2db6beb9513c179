package org.komabako.position.board;

/** Where a piece comes to with some steps in any directions, over empty cells and once onto an enemy. */
final class AreaMoves {
  private final VariantLayout layout;
  private final int[] cells;

  /** The cells that a move has come to, in the order of their steps, and by cell the last search that did. */
  private final int[] ends;

  private final int[] seen;
  private int searches;

  AreaMoves(Board board) {
    layout = board.layout();
    cells = board.cells;
    ends = new int[layout.unusual ? CellGrid.OFF : 0];
    seen = new int[layout.unusual ? CellGrid.OFF + 1 : 0];
  }

  /** What the last search has found, until the next. */
  int[] ends() {
    return ends;
  }

  /** Fills {@link #ends} with the cells where a move may end; how many there are. */
  int search(int from, int mover) {
    int[] steps = layout.directions.areaSteps[mover];
    if (steps.length == 0) {
      return 0;
    }
    searches++;
    seen[from] = searches;
    seen[CellGrid.OFF] = searches;
    int code = cells[from];
    int count = 0;
    int first = -1;
    for (int step = 0; step < layout.directions.areaMost[mover]; step++) {
      int last = count;
      for (int i = first; i < last; i++) {
        int at = i < 0 ? from : ends[i];
        if (i >= 0 && cells[at] != VariantLayout.EMPTY) {
          continue;
        }
        for (int d : steps) {
          int to = layout.directions.next[d][at];
          if (seen[to] != searches) {
            seen[to] = searches;
            if (cells[to] == VariantLayout.EMPTY || VariantLayout.isEnemy(cells[to], code)) {
              ends[count++] = to;
            }
          }
        }
      }
      first = last;
    }
    return count;
  }

  /** Whether a move may end on a cell, as if an enemy stood there. */
  boolean reaches(int from, int mover, int cell) {
    int files = Math.abs(layout.grid.file(from) - layout.grid.file(cell));
    int ranks = Math.abs(layout.grid.rank(from) - layout.grid.rank(cell));
    if (from == cell || Math.max(files, ranks) > layout.directions.areaMost[mover]) {
      return false;
    }
    int stood = cells[cell];
    cells[cell] = VariantLayout.EMPTY;
    int reached = search(from, mover);
    cells[cell] = stood;
    for (int i = 0; i < reached; i++) {
      if (ends[i] == cell) {
        return true;
      }
    }
    return false;
  }
}
