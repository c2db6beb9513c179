package org.komabako.engine.search;

/** The principal variations (PV): the best lines found, by the ply that they begin at. */
final class PrincipalVariations {
  private final int[][] lines = new int[Value.MOST_PLIES + 2][Value.MOST_PLIES + 2];
  private final int[] lengths = new int[Value.MOST_PLIES + 2];

  /** No line begins here. */
  void end(int ply) {
    lengths[ply] = 0;
  }

  /** The line here is a move and the line behind it. */
  void prepend(int ply, int move) {
    int length = lengths[ply + 1];
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
