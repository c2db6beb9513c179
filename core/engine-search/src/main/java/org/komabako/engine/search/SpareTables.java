package org.komabako.engine.search;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Makes transposition tables, and uses those of thinkers that were closed again. A match opens two thinkers for each game, and a new
 * table each time made Java look through all of its memory once a game. Whoever needs the memory gets it: spare tables are
 * held softly. Safe for several threads.
 */
final class SpareTables {
  private static final int MOST = 4;
  private static final int MOST_MEGABYTES = 64;

  private final IntFunction<TranspositionTable> fresh;
  private final Deque<SoftReference<TranspositionTable>> spare = new ArrayDeque<>();

  /** @param fresh makes a table of so many megabytes, or fails where there is not enough memory */
  SpareTables(IntFunction<TranspositionTable> fresh) {
    this.fresh = fresh;
  }

  /**
   * An empty table.
   *
   * @throws OutOfMemoryError if there is not so much memory
   */
  TranspositionTable take(int megabytes) {
    TranspositionTable table = find(megabytes);
    if (table == null) {
      return fresh.apply(megabytes);
    }
    table.clear();
    return table;
  }

  private synchronized @Nullable TranspositionTable find(int megabytes) {
    for (Iterator<SoftReference<TranspositionTable>> each = spare.iterator(); each.hasNext(); ) {
      TranspositionTable table = each.next().get();
      if (table == null) {
        each.remove();
      } else if (table.megabytes() == megabytes) {
        each.remove();
        return table;
      }
    }
    return null;
  }

  /** Nobody uses a table any more. */
  synchronized void give(TranspositionTable table) {
    if (table.megabytes() <= MOST_MEGABYTES) {
      spare.addFirst(new SoftReference<>(table));
      while (spare.size() > MOST) {
        spare.removeLast();
      }
    }
  }
}
