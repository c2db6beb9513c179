package org.komabako.engine.search;

import java.util.Arrays;

/** A move that can be played, and what was found out about it. */
final class RootMove {
  final int move;

  /** Its value in this look and in the one before. */
  int value = -Value.INFINITE;

  int before = -Value.INFINITE;

  /** The last value that was found of it, also where the look after that was cut short. */
  int found = -Value.INFINITE;

  int deepest;

  /** The line that begins with it. */
  int[] line;

  RootMove(int move) {
    this.move = move;
    line = new int[] {move};
  }

  /** A line was found behind it. */
  void follow(int[] behind, int length) {
    line = new int[length + 1];
    line[0] = move;
    System.arraycopy(behind, 0, line, 1, length);
  }

  @Override
  public String toString() {
    return value + " " + Arrays.toString(line);
  }
}
