package org.komabako.position.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.komabako.kernel.model.Square;

/**
 * The squares of a board as numbers, called cells: {@code (rank - 1) * files + file - 1}, so from 0 to
 * 624 on the largest board. One more number, {@link #OFF}, stands for whatever is beyond the edge.
 */
final class CellGrid {
  /** The cell beyond the edge. */
  static final int OFF = Square.MAX * Square.MAX;

  final int files;
  final int ranks;

  /** How many squares there are. */
  final int size;

  CellGrid(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
    size = files * ranks;
  }

  int cell(Square square) {
    return cell(square.file(), square.rank());
  }

  private int cell(int file, int rank) {
    return (rank - 1) * files + file - 1;
  }

  Square square(int cell) {
    return new Square(file(cell), rank(cell));
  }

  int file(int cell) {
    return cell % files + 1;
  }

  int rank(int cell) {
    return cell / files + 1;
  }

  /** All squares, rank a first; in a rank, file 1 first: in the order of their cells. */
  List<Square> squares() {
    List<Square> squares = new ArrayList<>(size);
    for (int cell = 0; cell < size; cell++) {
      squares.add(square(cell));
    }
    return List.copyOf(squares);
  }

  /** By cell: the cell that a vector leads to, {@link #OFF} if it is beyond the edge. */
  int[] steps(int addFile, int addRank) {
    int[] steps = new int[OFF + 1];
    Arrays.fill(steps, OFF);
    for (int cell = 0; cell < size; cell++) {
      int file = file(cell) + addFile;
      int rank = rank(cell) + addRank;
      if (file >= 1 && file <= files && rank >= 1 && rank <= ranks) {
        steps[cell] = cell(file, rank);
      }
    }
    return steps;
  }

  /** By cell: its neighbours, with or without the diagonal ones. */
  int[][] neighbours(boolean diagonal) {
    int[][] neighbours = new int[size][];
    for (int cell = 0; cell < size; cell++) {
      neighbours[cell] = neighbours(cell, diagonal);
    }
    return neighbours;
  }

  private int[] neighbours(int cell, boolean diagonal) {
    int[] found = new int[8];
    int count = 0;
    for (int rank = Math.max(1, rank(cell) - 1); rank <= Math.min(ranks, rank(cell) + 1); rank++) {
      for (int file = Math.max(1, file(cell) - 1);
          file <= Math.min(files, file(cell) + 1);
          file++) {
        int other = cell(file, rank);
        if (other != cell && (diagonal || file == file(cell) || rank == rank(cell))) {
          found[count++] = other;
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Whether two cells are neighbours. */
  boolean adjacent(int a, int b) {
    return Math.abs(file(a) - file(b)) <= 1 && Math.abs(rank(a) - rank(b)) <= 1;
  }

  /** Whether two cells are on one of the eight lines of a queen. */
  boolean aligned(int a, int b) {
    int wide = Math.abs(file(a) - file(b));
    int high = Math.abs(rank(a) - rank(b));
    return wide == 0 || high == 0 || wide == high;
  }
}
