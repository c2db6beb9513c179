package org.komabako.engine.search.book;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.komabako.engine.OpeningBooks.BookMove;

/** Which move of a book is played: by lot, each as often as its weight says, of those that are worth about as much as the best. */
public final class BookChoice {
  /** Hundredths of a pawn that a move may be worse than the best of the book. */
  private static final int WORSE = 30;

  private BookChoice() {}

  /** The move; empty if there is none. */
  public static Optional<BookMove> of(List<BookMove> moves, RandomGenerator random) {
    int best = moves.stream()
        .mapToInt(move -> move.value().orElse(Integer.MIN_VALUE))
        .max()
        .orElse(0);
    List<BookMove> good = moves.stream()
        .filter(move -> move.value().orElse(Integer.MIN_VALUE) >= (long) best - WORSE)
        .toList();
    long left = good.stream().mapToLong(BookMove::weight).sum();
    if (left == 0) {
      return Optional.empty();
    }
    left = random.nextLong(left);
    for (BookMove move : good) {
      left -= move.weight();
      if (left < 0) {
        return Optional.of(move);
      }
    }
    throw new IllegalStateException();
  }
}
