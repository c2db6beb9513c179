package org.komabako.position.board;

import java.util.Arrays;

/** A growing list of packed moves; see {@link PackedMove}. */
public final class MoveList {
  /** A cell times this is a move that begins and ends there. */
  private static final int BOTH = (1 << PackedMove.FROM_SHIFT) + 1;

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

  /** Where a move first stands, or -1. */
  public int indexOf(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  /** Forgets all. */
  public void clear() {
    size = 0;
  }

  /** Adds a move. */
  public void add(int move) {
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
    // Most sets have a cell or two: two are written whatever there is, so that nothing is guessed.
    int[] all = moves;
    int base = first * BOTH - (back << PackedMove.FROM_SHIFT) + flags;
    long second = targets & targets - 1;
    all[size] = base + Long.numberOfTrailingZeros(targets) * BOTH;
    all[size + 1] = base + Long.numberOfTrailingZeros(second) * BOTH;
    int at = size + 2;
    for (long rest = second & second - 1; rest != 0; rest &= rest - 1) {
      all[at++] = base + Long.numberOfTrailingZeros(rest) * BOTH;
    }
    size += Long.bitCount(targets);
  }

  /** Adds a drop to each of up to 64 cells. */
  void addDrops(int type, long targets, int first, int flags) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      add(PackedMove.drop(type, first + Long.numberOfTrailingZeros(rest)) | flags);
    }
  }

  /** Removes a move that is in the list; the order changes. */
  void remove(int move) {
    moves[indexOf(move)] = moves[--size];
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
