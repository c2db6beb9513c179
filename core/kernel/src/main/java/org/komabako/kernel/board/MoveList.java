package org.komabako.kernel.board;

import java.util.Arrays;

/** A growing list of packed moves; see {@link Packed}. */
public final class MoveList {
  private int[] moves = new int[256];
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
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
  }

  void set(int index, int move) {
    moves[index] = move;
  }

  void truncate(int newSize) {
    size = newSize;
  }
}
