package org.komabako.position.board;

import java.util.Arrays;

/**
 * The pieces of a board that slide. It follows the board when it is asked, by what has changed since then, so that any kind of
 * move will do. Not for several threads.
 */
public final class SlidingPieces {
  private final Board board;
  private final NeighbourSlides slides;

  /** What stood on each cell when it was last asked. */
  private final int[] seen;

  /** Where they stand; so many of them. */
  private final int[] places;

  private int count;

  /** By cell of a piece that slides: where it is in the list of places. */
  private final int[] numbers;

  /** Follows a board. */
  public SlidingPieces(Board board, NeighbourSlides slides) {
    this.board = board;
    this.slides = slides;
    int size = board.layout().squares().size();
    seen = new int[size];
    Arrays.fill(seen, VariantLayout.EMPTY);
    places = new int[size];
    numbers = new int[size];
  }

  /** How often those of a side attack cells beside another, whatever stands on these. */
  public int attacksBeside(int cell, int bySide) {
    follow();
    int sum = 0;
    for (int i = 0; i < count; i++) {
      int code = seen[places[i]];
      if ((code & 1) == bySide) {
        sum += slides.count(seen, code, places[i], cell);
      }
    }
    return sum;
  }

  private void follow() {
    for (int at = board.nextChange(seen, 0);
        at < seen.length;
        at = board.nextChange(seen, at + 1)) {
      if (slides.has(seen[at])) {
        int last = places[--count];
        places[numbers[at]] = last;
        numbers[last] = numbers[at];
      }
      seen[at] = board.codeAt(at);
      if (slides.has(seen[at])) {
        numbers[at] = count;
        places[count++] = at;
      }
    }
  }
}
