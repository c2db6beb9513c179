package org.komabako.kernel.board;

import java.util.Arrays;

/** A growing list of packed moves; see {@link Packed}. */
public final class MoveList {
  private int[] moves = new int[2 * Long.SIZE];
  private int size;
  private static final int BOTH = 1 << Packed.FROM_SHIFT | 1;

  /** How many there are. */
  public int size() {
    return size;
  }

  /** The move at an index. */
  public int get(int index) {
    return moves[index];
  }

  /** Forgets all. */
  public void clear() {
    size = 0;
  }

  void add(int move) {
    if (size == moves.length) {
      grow();
    }
    moves[size++] = move;
  }

  /**
   * Adds a move to each of up to 64 cells.
   *
   * @param targets the cells, as bits
   * @param first the cell of the lowest bit
   * @param back how far behind its target each move begins
   * @param flags of each move
   */
  void addTargets(long targets, int first, int back, int flags) {
    if (targets == 0) {
      return;
    }
    if (size + Long.SIZE > moves.length) {
      grow();
    }
    int[] all = moves;
    int base = (first << Packed.FROM_SHIFT | first) - (back << Packed.FROM_SHIFT) | flags;
    int to = Long.numberOfTrailingZeros(targets);
    all[size] = base + to * BOTH;
    long rest = targets & targets - 1;
    all[size + 1] = base + Long.numberOfTrailingZeros(rest) * BOTH;
    int n = size + 2;
    size += Long.bitCount(targets);
    for (rest &= rest - 1; rest != 0; rest &= rest - 1) {
      all[n++] = base + Long.numberOfTrailingZeros(rest) * BOTH;
    }
  }

  /** Adds a drop to each of up to 64 cells. */
  void addDrops(int type, long targets, int first, int flags) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      add(Packed.drop(type, first + Long.numberOfTrailingZeros(rest)) | flags);
    }
  }

  /** Removes a move that is in the list; the order changes. */
  void remove(int move) {
    int at = 0;
    while (moves[at] != move) {
      at++;
    }
    moves[at] = moves[--size];
  }

  private void grow() {
    moves = Arrays.copyOf(moves, moves.length * 2);
  }

  void set(int index, int move) {
    moves[index] = move;
  }

  void truncate(int newSize) {
    size = newSize;
  }
}
