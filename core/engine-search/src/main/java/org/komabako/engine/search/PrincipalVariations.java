package org.komabako.engine.search;

import java.util.Arrays;

/** The principal variations (PV): the best lines found, by the ply that they begin at. Most plies never have one. */
final class PrincipalVariations {
  private static final int SIZE = Value.MOST_PLIES + 2;
  private static final int[] NONE = {};

  /** By ply: {@link #NONE} until there is one. */
  private final int[][] lines = new int[SIZE][];

  private final int[] lengths = new int[SIZE];

  PrincipalVariations() {
    Arrays.fill(lines, NONE);
  }

  /** No line begins here. */
  void end(int ply) {
    lengths[ply] = 0;
  }

  /** The line here is a move and the line behind it. */
  void prepend(int ply, int move) {
    int length = lengths[ply + 1];
    if (lines[ply] == NONE) {
      lines[ply] = new int[SIZE - ply];
    }
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
    lengths[ply] = length + 1;
  }

  int[] line(int ply) {
    return lines[ply];
  }

  int length(int ply) {
    return lengths[ply];
  }
}
