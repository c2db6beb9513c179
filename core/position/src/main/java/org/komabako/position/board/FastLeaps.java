package org.komabako.position.board;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Passing;

/**
 * Leaps and moves of lion power, where nothing about them has to be judged. All methods count, and
 * list too if there is a list.
 */
final class FastLeaps {
  private final Board board;
  private final VariantLayout layout;
  private final Leaps leaps;
  private final int words;
  private final boolean passing;

  FastLeaps(Board board) {
    this.board = board;
    layout = board.layout();
    leaps = layout.leaps;
    words = layout.planes.words;
    passing = layout.book.passing() == Passing.ALLOWED;
  }

  /** Whether a piece's leaps and powers are known and, if asked, none can take a piece of a bitboard. */
  boolean apply(int from, boolean asked, int plane) {
    int code = board.cells[from];
    if (!asked || !leaps.knows(code)) {
      return leaps.knows(code);
    }
    long[] planes = board.planes();
    long[] range = leaps.range(code, from);
    long met = 0;
    for (int w = 0; w < words; w++) {
      met |= range[w] & planes[plane + w];
    }
    return met == 0;
  }

  /** The leaps of a piece to some cells. */
  int leaps(int from, long[] to, @Nullable MoveList out) {
    long[] targets = leaps.targets(board.cells[from], from);
    int n = 0;
    for (int w = 0; w < words; w++) {
      n += add(from, targets[w] & to[w], w, 0, out);
    }
    return n;
  }

  /** The two-step moves of a piece that take on their way, and its pass. */
  int powers(int from, long[] empty, long[] foes, MoveGenerator.Kind kind, @Nullable MoveList out) {
    int code = board.cells[from];
    int[] steps = layout.directions.lionSteps[code];
    if (steps.length == 0) {
      return 0;
    }
    long[] near = leaps.lionSteps(code, from);
    int n = 0;
    if (kind != MoveGenerator.Kind.QUIETS && meets(near, foes)) {
      for (int step : steps) {
        int mid = layout.directions.next[step][from];
        if (mid != CellGrid.OFF && (foes[mid >> 6] >>> mid & 1) != 0) {
          n += goOn(code, from, step, mid, empty, foes, out);
        }
      }
    }
    if (kind != MoveGenerator.Kind.CAPTURES && passing && meets(near, empty)) {
      n += pass(from, near, empty, out);
    }
    return n;
  }

  private boolean meets(long[] some, long[] others) {
    long met = 0;
    for (int w = 0; w < words; w++) {
      met |= some[w] & others[w];
    }
    return met != 0;
  }

  private int goOn(
      int code, int from, int step, int mid, long[] empty, long[] foes, @Nullable MoveList out) {
    if (!layout.lionTurns[code]) {
      int on = layout.directions.next[step][mid];
      boolean free = on != CellGrid.OFF && ((empty[on >> 6] | foes[on >> 6]) >>> on & 1) != 0;
      if (out != null) {
        out.add(PackedMove.twoStep(from, mid, from));
        if (free) {
          out.add(PackedMove.twoStep(from, mid, on));
        }
      }
      return free ? 2 : 1;
    }
    long[] second = leaps.lionSteps(code, mid);
    int flags = PackedMove.twoStep(from, mid, 0);
    int n = 0;
    for (int w = 0; w < words; w++) {
      long home = from >> 6 == w ? 1L << from : 0;
      n += add(from, second[w] & (empty[w] | foes[w]) | home, w, flags, out);
    }
    return n;
  }

  private int pass(int from, long[] near, long[] empty, @Nullable MoveList out) {
    if (out != null) {
      int w = 0;
      while ((near[w] & empty[w]) == 0) {
        w++;
      }
      int over = w << 6 | Long.numberOfTrailingZeros(near[w] & empty[w]);
      out.add(PackedMove.twoStep(from, over, from));
    }
    return 1;
  }

  private static int add(int from, long targets, int word, int flags, @Nullable MoveList out) {
    if (out != null) {
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        out.add(PackedMove.walk(from, word << 6 | Long.numberOfTrailingZeros(rest)) | flags);
      }
    }
    return Long.bitCount(targets);
  }
}
