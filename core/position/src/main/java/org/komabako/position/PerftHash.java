package org.komabako.position;

import org.komabako.position.board.Board;

/**
 * Remembers how many leaves there are behind positions, for several threads at once. A new count takes
 * the place of an old one.
 *
 * <p>Nothing is locked: a count is kept beside the exclusive or of key and count, so that halves
 * that two threads wrote are known for what they are.
 */
public final class PerftHash {
  private static final int BYTES_PER_ENTRY = 2 * Long.BYTES;
  private static final long PER_DEPTH = 0x9e3779b97f4a7c15L;

  private final long[] entries;
  private final int mask;

  /** One of at most some megabytes, at least 1. */
  public PerftHash(int megabytes) {
    long wanted = ((long) megabytes << 20) / BYTES_PER_ENTRY;
    int count = (int) Math.min(Long.highestOneBit(wanted), 1 << 29);
    entries = new long[2 * count];
    mask = count - 1;
  }

  /** The leaves so far behind the position on a board, or -1. */
  long get(Board board, int depth) {
    long key = key(board, depth);
    int at = 2 * ((int) key & mask);
    long leaves = entries[at + 1];
    return (entries[at] ^ leaves) == key ? leaves : -1;
  }

  void put(Board board, int depth, long leaves) {
    long key = key(board, depth);
    int at = 2 * ((int) key & mask);
    entries[at] = key ^ leaves;
    entries[at + 1] = leaves;
  }

  private static long key(Board board, int depth) {
    return board.fullKey() ^ depth * PER_DEPTH;
  }
}
