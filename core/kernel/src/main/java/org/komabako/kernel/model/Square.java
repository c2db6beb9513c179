package org.komabako.kernel.model;

import org.jspecify.annotations.Nullable;
import org.komabako.base.message.TextException;

/**
 * A square of a board: files are counted from the right, ranks from the top, both from 1.
 *
 * @param file 1 to 25, 1 at the right hand of Black
 * @param rank 1 to 25, 1 is rank a, the far side for Black
 */
public record Square(int file, int rank) implements Comparable<Square> {
  /** The longest side of a board. */
  public static final int MAX = 25;

  /** Refuses what is on no board. */
  public Square {
    if (file < 1 || file > MAX || rank < 1 || rank > MAX) {
      throw new IllegalArgumentException("no square has file " + file + " and rank " + rank);
    }
  }

  /**
   * Reads a square as USI writes it, like {@code 7f} or {@code 12l}.
   *
   * @throws TextException if the text is no square
   */
  public static Square parse(String text) {
    int digits = 0;
    while (digits < text.length() && isDigit(text.charAt(digits))) {
      digits++;
    }
    boolean shaped = digits >= 1 && digits <= 2 && text.length() == digits + 1;
    int file = shaped ? Integer.parseInt(text.substring(0, digits)) : 0;
    int rank = shaped ? text.charAt(digits) - 'a' + 1 : 0;
    if (file < 1 || file > MAX || rank < 1 || rank > MAX) {
      throw TextException.of(text, Square.class, "square.noSquareWriteFile");
    }
    return new Square(file, rank);
  }

  /** Whether a character is one of 0 to 9; other scripts have digits too. */
  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The letter of a rank, {@code a} for rank 1. */
  public static char rankLetter(int rank) {
    return (char) ('a' + rank - 1);
  }

  /** Written out, as {@link Leg#equals} is. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Square that && file == that.file && rank == that.rank;
  }

  @Override
  public int hashCode() {
    return 31 * file + rank;
  }

  /** Rank a first; in a rank, file 1 first. */
  @Override
  public int compareTo(Square other) {
    int ranks = Integer.compare(rank, other.rank);
    return ranks != 0 ? ranks : Integer.compare(file, other.file);
  }

  /** As USI writes it, like {@code 7f}. */
  @Override
  public String toString() {
    return file + String.valueOf(rankLetter(rank));
  }
}
