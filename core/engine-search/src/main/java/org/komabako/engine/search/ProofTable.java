package org.komabako.engine.search;

import java.util.Arrays;

/**
 * What a proof-number search knows of positions: phi and delta (how many positions at least have yet to be decided until
 * the side to move has reached its aim, or has missed it), and in how many plies the attacker mates once that is proven.
 */
final class ProofTable {
  /** Decided: no number of positions suffices. */
  static final int INFINITE = (1 << 24) - 1;

  /** What a position is taken for that has not been looked at. */
  private static final long NEW = pack(1, 1, 0);

  private static final int DELTA_SHIFT = 24;
  private static final int PLIES_SHIFT = 48;
  private static final int WAYS = 4;

  private final long[] keys;
  private final long[] words;
  private final int buckets;

  /** @param entries how many positions it keeps */
  ProofTable(int entries) {
    buckets = Math.max(1, entries / WAYS);
    keys = new long[buckets * WAYS];
    words = new long[buckets * WAYS];
    Arrays.fill(words, NEW);
  }

  static long pack(int phi, int delta, int plies) {
    return phi | (long) delta << DELTA_SHIFT | (long) plies << PLIES_SHIFT;
  }

  static int phi(long word) {
    return (int) word & INFINITE;
  }

  static int delta(long word) {
    return (int) (word >>> DELTA_SHIFT) & INFINITE;
  }

  static int plies(long word) {
    return (int) (word >>> PLIES_SHIFT);
  }

  private int start(long key) {
    return (int) Math.floorMod(key ^ key >>> 32, (long) buckets) * WAYS;
  }

  /** What is known of a position. */
  long get(long key) {
    int start = start(key);
    for (int i = start; i < start + WAYS; i++) {
      if (keys[i] == key) {
        return words[i];
      }
    }
    return NEW;
  }

  /** Keeps what was found; what is furthest from being decided gives way. */
  void put(long key, long word) {
    int start = start(key);
    int place = start;
    int most = -1;
    for (int i = start; i < start + WAYS; i++) {
      if (keys[i] == key || keys[i] == 0) {
        place = i;
        break;
      }
      int open = isDecided(words[i]) ? 0 : phi(words[i]) + delta(words[i]);
      if (open > most) {
        most = open;
        place = i;
      }
    }
    keys[place] = key;
    words[place] = word;
  }

  private static boolean isDecided(long word) {
    return phi(word) == 0 || delta(word) == 0;
  }
}
