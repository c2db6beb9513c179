package org.komabako.kernel.board;

import java.util.Arrays;

/** A growing list of packed moves; see {@link Packed}. */
public final class MoveList {
  private int[] moves = new int[2 * Long.SIZE];
  private int size;

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
    int n = size;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      all[n++] = to | to - back << Packed.FROM_SHIFT | flags;
    }
    size = n;
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

  /** Keeps each move from an index on once. */
  void removeDoubles(int first) {
    int kept = first;
    for (int i = first; i < size; i++) {
      int at = first;
      while (at < kept && moves[at] != moves[i]) {
        at++;
      }
      if (at == kept) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
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
