package org.komabako.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Opening books, at most one for each variant: which moves to play from positions near the start. They are made from games, or
 * taken from a file in the text format of YaneuraOu ({@code YANEURAOU-DB2016}). Our own engine plays from them where its
 * option {@code USI_OwnBook} says so. A position is its board, hands and side to move, under any rules of the variant.
 *
 * <p>Every method may wait for a disk.
 */
@ProviderType
public interface OpeningBooks {
  /**
   * A move of a book.
   *
   * @param move a legal one
   * @param weight how often it is to be played beside the others; of games, 2 for each that it won and 1 for each other that it
   *     did not lose; at least 1
   * @param value what it is worth for who plays it, in hundredths of a pawn; empty if nobody looked
   */
  record BookMove(Move move, int weight, OptionalInt value) {}

  /**
   * What is known of a book.
   *
   * @param positions how many it has moves for
   * @param moves how many they are
   * @param origin what it was made from, for people
   */
  record Summary(int positions, int moves, String origin) {}

  /**
   * A game that a book is made from.
   *
   * @param start the position before the first move
   * @param moves legal ones, one after the other
   * @param winner who won; empty if nobody did, or it was not ended
   */
  record BookGame(Position start, List<Move> moves, Optional<Side> winner) {
    /** Keeps an own copy. */
    public BookGame {
      moves = List.copyOf(moves);
    }
  }

  /**
   * How a book is made from games.
   *
   * @param plies how many plies of each game
   * @param least in how many games a move was played, at least
   * @param origin what the games are, for people
   */
  record Making(int plies, int least, String origin) {}

  /** What is known of the book of a variant; empty if there is none, or none that can be read. */
  Optional<Summary> find(Rules rules);

  /** The moves of the book from a position, what has the greatest weight first; empty if it knows none. */
  List<BookMove> moves(Position position);

  /**
   * Makes the book of a variant from games, instead of the one that there is.
   *
   * @param games read once, in their order
   * @throws EngineException if nothing is left of the games; then the book that there is stays
   * @throws org.komabako.base.message.FileException if it cannot be written; the same
   */
  Summary make(Rules rules, Iterable<BookGame> games, Making making);

  /**
   * Takes a file as the book of a variant, instead of the one that there is.
   *
   * @throws IllegalArgumentException if it is no such book, or has a position or a move that the rules do not know; the message
   *     says in which line. Then the book that there is stays
   * @throws org.komabako.base.message.FileException if it cannot be read or written; the same
   */
  Summary importFrom(Rules rules, Path file);

  /**
   * Writes the book of a variant into a file.
   *
   * @throws EngineException if there is none
   * @throws org.komabako.base.message.FileException if the file cannot be written
   */
  void export(Rules rules, Path file);

  /**
   * Removes the book of a variant.
   *
   * @throws EngineException if there is none
   */
  void remove(Rules rules);
}
