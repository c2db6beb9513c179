package org.komabako.position.board;

import java.util.Arrays;

/**
 * The slides by which a piece attacks cells beside another cell, its up to eight neighbours, by where it stands from there.
 * Immutable, for all boards of a layout.
 */
public final class NeighbourSlides {
  /** Of a piece's slides no more are looked at than a number has bits. */
  private static final int MOST = Integer.SIZE;

  private final int[][] next;

  /** By code: direction and range of each slide. */
  private final int[][] slides;

  private final int ranks;
  private final int files;

  /** A cell's rank and file in one number, so that a difference is a vector: what a rank adds. */
  private final int pitch;

  /** The number of the vector that leads nowhere. */
  private final int origin;

  private final int[] places;

  /** By vector: whether it leads to a neighbour. */
  private final boolean[] beside;

  /** By code, none if it does not slide: by vector from a cell to the piece, a bit for each slide that passes beside the cell. */
  private final int[][] passing;

  /** For all boards of a layout. */
  public NeighbourSlides(VariantLayout layout) {
    next = layout.directions.next;
    ranks = layout.grid.ranks;
    files = layout.grid.files;
    pitch = 2 * files;
    origin = ranks * pitch + files;
    places = new int[layout.grid.size];
    for (int cell = 0; cell < places.length; cell++) {
      places[cell] = cell / files * pitch + cell % files;
    }
    beside = new boolean[2 * origin];
    for (int rank = 1 - ranks; rank < ranks; rank++) {
      for (int file = 1 - files; file < files; file++) {
        beside[vector(rank, file)] = isBeside(rank, file);
      }
    }
    slides = new int[layout.codes()][];
    passing = new int[slides.length][];
    for (int code = 0; code < slides.length; code++) {
      slides[code] = slides(layout.directions.legs[code]);
      passing[code] = new int[slides[code].length == 0 ? 0 : beside.length];
      for (int i = 0; i < slides[code].length; i += 2) {
        Directions.Vector step = layout.directions.vectors.get(slides[code][i]);
        fill(passing[code], 1 << i / 2, step, slides[code][i + 1]);
      }
    }
  }

  private static int[] slides(int[] legs) {
    int[] found = new int[legs.length];
    int size = 0;
    for (int i = 0; i < legs.length && size < 2 * MOST; i += 2) {
      if (legs[i + 1] > 1) {
        found[size++] = legs[i];
        found[size++] = legs[i + 1];
      }
    }
    return Arrays.copyOf(found, size);
  }

  private int vector(int rank, int file) {
    return origin + rank * pitch + file;
  }

  private static boolean isBeside(int rank, int file) {
    return Math.max(Math.abs(rank), Math.abs(file)) == 1;
  }

  private void fill(int[] passing, int bit, Directions.Vector step, int range) {
    for (int rank = 1 - ranks; rank < ranks; rank++) {
      for (int file = 1 - files; file < files; file++) {
        if (passes(rank, file, step, range)) {
          passing[vector(rank, file)] |= bit;
        }
      }
    }
  }

  private boolean passes(int rank, int file, Directions.Vector step, int range) {
    int most = Math.min(range, Math.max(ranks, files));
    for (int n = 1; n <= most; n++) {
      if (isBeside(rank + n * step.ranks(), file + n * step.files())) {
        return true;
      }
    }
    return false;
  }

  /** Whether pieces of a code slide at all. */
  boolean has(int code) {
    return slides[code].length > 0;
  }

  /**
   * How many cells beside another a piece attacks by slides, as others stand in its way; a cell that two of its slides lead to
   * counts twice.
   */
  int count(int[] cells, int code, int from, int cell) {
    int count = 0;
    int here = origin - places[cell];
    for (int bits = passing[code][here + places[from]]; bits != 0; bits &= bits - 1) {
      int slide = 2 * Integer.numberOfTrailingZeros(bits);
      int[] way = next[slides[code][slide]];
      int at = way[from];
      for (int left = slides[code][slide + 1]; left > 0 && at != CellGrid.OFF; left--) {
        count += beside[here + places[at]] ? 1 : 0;
        if (cells[at] != VariantLayout.EMPTY) {
          break;
        }
        at = way[at];
      }
    }
    return count;
  }
}
