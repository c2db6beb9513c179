package org.komabako.ui.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.komabako.engine.OpeningBooks.BookMove;
import org.komabako.kernel.model.Move;
import org.komabako.library.MoveCount;
import org.komabako.library.Winner;
import org.komabako.notation.Notation;
import org.komabako.position.Position;

/**
 * A move that was played in the library or is in the opening book, as it is shown.
 *
 * @param move the move
 * @param text the move, as the notation writes it
 * @param book how often the book has it, in percent, and its value in pawns if it is known
 * @param games in how many games it was played
 * @param share of all games that went on, in percent
 * @param success how many of its decided games Black won, in percent; a draw is half a win
 * @param rating the mean rating of those who played it
 */
record PlayedMove(
    Move move,
    String text,
    String book,
    String games,
    String share,
    String success,
    String rating) {
  private static final String NOTHING = "–";

  /** The moves that were played, most games first, then those that only the book has. */
  static List<PlayedMove> of(
      Position position, List<MoveCount> counts, List<BookMove> book, Notation notation) {
    int all = counts.stream().mapToInt(MoveCount::games).sum();
    int weights = book.stream().mapToInt(BookMove::weight).sum();
    Map<String, String> left = new TreeMap<>();
    book.forEach(move -> left.put(move.move().toString(), words(move, weights)));
    List<PlayedMove> moves = new ArrayList<>();
    for (MoveCount count : counts) {
      moves.add(new PlayedMove(
          count.move(),
          notation.write(position, count.move()),
          Optional.ofNullable(left.remove(count.move().toString())).orElse(NOTHING),
          String.valueOf(count.games()),
          percent(count.games(), all),
          success(count),
          count.rating().isPresent() ? String.valueOf(count.rating().getAsInt()) : NOTHING));
    }
    for (BookMove move : book) {
      Optional.ofNullable(left.get(move.move().toString()))
          .ifPresent(words -> moves.add(new PlayedMove(
              move.move(),
              notation.write(position, move.move()),
              words,
              "0",
              NOTHING,
              NOTHING,
              NOTHING)));
    }
    return moves;
  }

  private static String words(BookMove move, int weights) {
    String share = percent(move.weight(), weights);
    return move.value().isPresent()
        ? share + String.format(Locale.ROOT, " %+.1f", move.value().getAsInt() / 100.0)
        : share;
  }

  private static String percent(double part, int all) {
    return Math.round(100 * part / Math.max(1, all)) + " %";
  }

  private static String success(MoveCount count) {
    int decided = count.games() - count.ending(Winner.OPEN);
    double won = count.ending(Winner.BLACK) + count.ending(Winner.DRAW) / 2.0;
    return decided == 0 ? NOTHING : percent(won, decided);
  }

  boolean isInBook() {
    return !book.equals(NOTHING);
  }

  /** A text for each column. */
  String[] columns() {
    return new String[] {text, book, games, share, success, rating};
  }
}
