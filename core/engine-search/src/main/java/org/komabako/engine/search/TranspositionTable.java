package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.position.board.PackedMove;

/**
 * The transposition table (hash table): what was found out about positions before, for all threads at once
 * and without locks: an entry is two numbers, what is known and the key xored with it, so that a half-written
 * one fits no key.
 */
final class TranspositionTable {
  /** Nothing is known. */
  static final long UNKNOWN = 0;

  /** The value is at most, at least or exactly so. */
  static final int AT_MOST = 1;

  static final int AT_LEAST = 2;
  static final int EXACT = 3;

  /** Besides a bound: the position has been on a principal variation. */
  static final int PRINCIPAL = 4;

  private static final int BYTES = 16;

  /** Entries that a position may be in: a line of the processor's cache. */
  private static final int BUCKET = 4;

  private static final int VALUE_SHIFT = PackedMove.BITS;
  private static final int DEPTH_SHIFT = VALUE_SHIFT + 16;
  private static final int BOUND_SHIFT = DEPTH_SHIFT + 8;
  private static final int AGE_SHIFT = BOUND_SHIFT + 3;
  private static final int AGES = 1 << Long.SIZE - AGE_SHIFT - 1;

  /** How many plies of depth an entry loses with each search that it grows older. */
  private static final int AGING = 4;

  private final long[] words;
  private final int buckets;
  private int age;

  /**
   * An empty table.
   *
   * @throws OutOfMemoryError if there is not so much memory
   */
  TranspositionTable(int megabytes) {
    long entries = Math.min((long) megabytes << 20, (long) Integer.MAX_VALUE * 8 - 1024) / BYTES;
    buckets = (int) Math.max(1, entries / BUCKET);
    words = new long[buckets * BUCKET * 2];
  }

  /** Forgets everything, as if it were new. */
  void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** What it takes of the memory. */
  int megabytes() {
    return (int) Math.ceil((double) words.length * Long.BYTES / (1 << 20));
  }

  /** A new search begins: what was found before counts less. */
  void grow() {
    age = (age + 1) % AGES;
  }

  private int start(long key) {
    return (int) Math.multiplyHigh(key >>> 1, (long) buckets << 1) * BUCKET * 2;
  }

  /** What is known of a position, or {@link #UNKNOWN}. */
  long get(long key) {
    int start = start(key);
    for (int i = start; i < start + 2 * BUCKET; i += 2) {
      long data = words[i + 1];
      if ((words[i] ^ data) == key) {
        return data;
      }
    }
    return UNKNOWN;
  }

  /** The best move that is known, 0 if none; any number if another position has the same key. */
  static int move(long data) {
    return (int) data & (1 << PackedMove.BITS) - 1;
  }

  /** The value, for a position that is some plies from the root. */
  static int value(long data, int ply) {
    int value = (short) (data >> VALUE_SHIFT);
    if (value >= Value.LEAST_MATE) {
      return value - ply;
    }
    return value <= -Value.LEAST_MATE ? value + ply : value;
  }

  static int depth(long data) {
    return (int) (data >> DEPTH_SHIFT) & 0xff;
  }

  static int bound(long data) {
    return (int) (data >> BOUND_SHIFT) & EXACT;
  }

  /** A bound as it is kept. */
  static int marked(int bound, boolean principal) {
    return principal ? bound | PRINCIPAL : bound;
  }

  /** Whether the position has been on a principal variation. */
  static boolean isPrincipal(long data) {
    return ((int) (data >> BOUND_SHIFT) & PRINCIPAL) != 0;
  }

  private static int age(long data) {
    return (int) (data >> AGE_SHIFT);
  }

  /** Whether a value that is known says enough about a window. */
  static boolean decides(long data, int value, int beta) {
    return (bound(data) & (value >= beta ? AT_LEAST : AT_MOST)) != 0;
  }

  /** A static evaluation, or what is known if that is nearer to the truth: a bound beyond it, or a value. */
  static int closer(long data, int evaluated, int ply) {
    if (data == UNKNOWN) {
      return evaluated;
    }
    int value = value(data, ply);
    boolean open = Math.abs(value) < Value.BY_REPETITION;
    return open && (bound(data) & (value > evaluated ? AT_LEAST : AT_MOST)) != 0
        ? value
        : evaluated;
  }

  /**
   * Keeps what was found out; what is oldest and least deep gives way.
   *
   * @param bound with {@link #PRINCIPAL} or without
   */
  void put(long key, int move, int value, int depth, int bound, int ply) {
    int start = start(key);
    int place = start;
    int least = Integer.MAX_VALUE;
    for (int i = start; i < start + 2 * BUCKET; i += 2) {
      long data = words[i + 1];
      if (data == UNKNOWN || (words[i] ^ data) == key) {
        place = i;
        break;
      }
      int worth = depth(data) - AGING * Math.floorMod(age - age(data), AGES);
      if (worth < least) {
        least = worth;
        place = i;
      }
    }
    long old = words[place + 1];
    boolean same = old != UNKNOWN && (words[place] ^ old) == key;
    int kept = move == 0 && same ? move(old) : move;
    if (same && (bound & EXACT) != EXACT && age(old) == age && depth(old) > depth + AGING) {
      return;
    }
    int stored =
        value >= Value.LEAST_MATE ? value + ply : value <= -Value.LEAST_MATE ? value - ply : value;
    long data = kept
        | (stored & 0xffffL) << VALUE_SHIFT
        | (long) Math.max(0, Math.min(depth, 0xff)) << DEPTH_SHIFT
        | (long) bound << BOUND_SHIFT
        | (long) age << AGE_SHIFT;
    words[place] = key ^ data;
    words[place + 1] = data;
  }

  /** How full it is of what this search found, in thousandths. */
  int fullness() {
    int sample = Math.min(1000, buckets * BUCKET);
    int used = 0;
    for (int i = 0; i < sample; i++) {
      long data = words[2 * i + 1];
      used += data != UNKNOWN && age(data) == age ? 1 : 0;
    }
    return used * 1000 / sample;
  }
}
