package org.komabako.engine.search;

/**
 * What a thread has found of positions without a look at their moves, apart from the count of their pieces: a search comes to most
 * positions more than once, and asking the network takes longer than looking here. It depends on nothing but the position, so it
 * is never forgotten, only written over.
 */
final class EvaluationCache {
  /** Nothing is known. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int BITS = 17;
  private static final int VALUE_BITS = 24;
  private static final long VALUE = (1L << VALUE_BITS) - 1;

  /** By the key's last digits: its first ones above, the value below. */
  private final long[] words = new long[1 << BITS];

  /** What is known of a position, or {@link #UNKNOWN}. */
  int get(long key) {
    long word = words[place(key)];
    return ((word ^ key) & ~VALUE) == 0 && word != 0
        ? (int) (word << Long.SIZE - VALUE_BITS >> Long.SIZE - VALUE_BITS)
        : UNKNOWN;
  }

  /** Keeps what was found of a position, if there is room for so large a number. */
  void put(long key, int value) {
    if (Math.abs(value) <= VALUE >> 1) {
      words[place(key)] = key & ~VALUE | value & VALUE;
    }
  }

  private static int place(long key) {
    return (int) key & (1 << BITS) - 1;
  }
}
