package org.komabako.ui.learn.problem;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/**
 * A position in which a move is to be found: a mate, or a better move than the one that was played there.
 *
 * @param source the players of the game, or the file; may be empty
 * @param number of the move in its game, or of the position in its file
 * @param start where the game began
 * @param line the moves since
 * @param position after them
 * @param mistake what was played in the game; empty if a mate is to be found
 */
public record Problem(
    String source,
    int number,
    Position start,
    List<Move> line,
    Position position,
    Optional<Mistake> mistake) {
  /**
   * A move that lost much.
   *
   * @param move the move
   * @param lost how much of the chance to win, in parts of a hundred
   * @param better moves beside it that a review found to be good
   */
  public record Mistake(Move move, int lost, List<Move> better) {
    /** Keeps an own copy. */
    public Mistake {
      better = List.copyOf(better);
    }
  }

  /** Keeps an own copy. */
  public Problem {
    line = List.copyOf(line);
  }

  /** A mate to be found. */
  static Problem mate(String source, int number, Position position) {
    return new Problem(source, number, position, List.of(), position, Optional.empty());
  }

  /** Which task it is, wherever it comes from; a short word, the same each time. */
  public String key() {
    String sfen = position.sfen().replaceFirst(" \\d+$", "");
    return UUID.nameUUIDFromBytes(sfen.getBytes(StandardCharsets.UTF_8))
        .toString()
        .substring(0, 18);
  }
}
