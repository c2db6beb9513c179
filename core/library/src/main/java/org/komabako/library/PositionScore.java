package org.komabako.library;

import java.util.List;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;

/**
 * What an engine thought of a position.
 *
 * @param score for the side to move there, as all scores of the library are
 * @param line the best moves from there, one after the other; empty where the game has ended
 */
public record PositionScore(Evaluation score, List<Move> line) {
  /** No more moves of a line are kept. */
  public static final int LONGEST = 8;

  /** Keeps the beginning of the line. */
  public PositionScore {
    line = List.copyOf(line.subList(0, Math.min(LONGEST, line.size())));
  }
}
