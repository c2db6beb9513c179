package org.komabako.position.board;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Drops;

/** Counts or lists drops, all cells at once; mate by a drop is not looked at. */
final class FastDrops {
  private final Board board;
  private final VariantLayout layout;
  private final int words;
  private final Drops rule;
  private final DropLayout rules;
  private final long[] onFile = new long[BitboardSet.MOST_WORDS];
  private final long[] beside = new long[BitboardSet.MOST_WORDS];

  FastDrops(Board board) {
    this.board = board;
    layout = board.layout();
    words = layout.planes.words;
    rule = layout.book.drops();
    rules = layout.drops;
  }

  /** Counts the drops on some cells, and adds them to a list if there is one. */
  int drops(long[] cells, @Nullable MoveList out) {
    if (rule instanceof Drops.None || board.reserveGone[board.side]) {
      return 0;
    }
    if (rule instanceof Drops.Reserve reserve) {
      return fromReserve(reserve, cells, out);
    }
    int us = board.side;
    int[] hand = board.hands[us];
    int n = 0;
    for (int type = 0; type < hand.length; type++) {
      if (hand[type] > 0) {
        int code = VariantLayout.code(type, us);
        n += add(type, cells, closed(code), 0, out);
        if (rules.eitherSide && layout.promoted[code] != 0) {
          n += add(type, cells, closed(layout.promoted[code]), PackedMove.PROMOTE, out);
        }
      }
    }
    return n;
  }

  /** Where a piece may not be dropped unpromoted. */
  private long[] closed(int code) {
    return rules.perFile[code] > 0 ? withTakenFiles(code) : layout.sets.noDrop[code];
  }

  private int add(int type, long[] cells, long[] closed, int flags, @Nullable MoveList out) {
    int n = 0;
    for (int w = 0; w < words; w++) {
      long targets = cells[w] & ~closed[w];
      if (out == null) {
        n += Long.bitCount(targets);
      } else {
        out.addDrops(type, targets, w << 6, flags);
      }
    }
    return n;
  }

  /** The cells where a piece may not stand or has too many of its kind on the file. */
  private long[] withTakenFiles(int code) {
    System.arraycopy(layout.sets.noDrop[code], 0, onFile, 0, words);
    long[] planes = board.planes();
    boolean one = rules.perFile[code] == 1;
    int start = layout.planes.start(code & 1, BitboardSet.FILE_LIMITED);
    for (int w = 0; w < words; w++) {
      for (long rest = planes[start + w]; rest != 0; rest &= rest - 1) {
        int cell = w << 6 | Long.numberOfTrailingZeros(rest);
        if (rules.isCounted(code, board.cells[cell])
            && (one || rules.isFileFull(board.cells, code, cell))) {
          addFile(cell);
        }
      }
    }
    return onFile;
  }

  private void addFile(int cell) {
    long[] file = layout.sets.file[cell % layout.grid.files];
    for (int w = 0; w < words; w++) {
      onFile[w] |= file[w];
    }
  }

  private int fromReserve(Drops.Reserve reserve, long[] cells, @Nullable MoveList out) {
    int us = board.side;
    findBeside(us, reserve.diagonal());
    for (int w = 0; w < words; w++) {
      beside[w] &= cells[w];
    }
    int n = 0;
    for (int type = 0; type < layout.types.length; type++) {
      if (board.hands[us][type] > 0) {
        int code = VariantLayout.code(type, us);
        n += add(type, beside, closed(code), 0, out);
        n += add(type, beside, layout.sets.noPromotedDrop[code], PackedMove.PROMOTE, out);
      }
    }
    return n;
  }

  /** Lists the drops on some cells that attack a king, of the pieces that may not give mate so. */
  void checks(int king, long[] cells, MoveList out) {
    int us = board.side;
    for (int type : rules.noMateTypes) {
      if (board.inHand(us, type) > 0) {
        checks(type, VariantLayout.code(type, us), king, cells, out);
      }
    }
  }

  private void checks(int type, int code, int king, long[] cells, MoveList out) {
    int first = out.size();
    int[] legs = layout.directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      int[] back = layout.directions.back[legs[i]];
      int at = back[king];
      for (int left = legs[i + 1]; left > 0 && board.cells[at] == VariantLayout.EMPTY; left--) {
        if ((cells[at >> 6] >>> at & 1) != 0 && !isClosed(code, at)) {
          out.add(PackedMove.drop(type, at));
        }
        at = back[at];
      }
    }
    if (layout.directions.overlap[code]) {
      out.removeDoubles(first);
    }
  }

  private boolean isClosed(int code, int cell) {
    return rules.dead[code][cell] || rules.isFileFull(board.cells, code, cell);
  }

  private void findBeside(int us, boolean diagonal) {
    long[] planes = board.planes();
    int start = layout.planes.start(us, BitboardSet.MEN);
    long[][] around = diagonal ? layout.sets.neighbours : layout.sets.besides;
    java.util.Arrays.fill(beside, 0);
    for (int w = 0; w < words; w++) {
      for (long rest = planes[start + w]; rest != 0; rest &= rest - 1) {
        long[] cells = around[w << 6 | Long.numberOfTrailingZeros(rest)];
        for (int v = 0; v < words; v++) {
          beside[v] |= cells[v];
        }
      }
    }
  }
}
