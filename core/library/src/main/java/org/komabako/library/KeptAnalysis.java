package org.komabako.library;

import java.util.List;

/**
 * What an engine thought of the positions of a main line.
 *
 * @param engine its id
 * @param nodes how many positions it looked at for each of them, at least
 * @param scores by ply: that of the start first, that after the last move last; each for the side to move there
 */
public record KeptAnalysis(String engine, long nodes, List<PositionScore> scores) {
  /** Keeps an own copy. */
  public KeptAnalysis {
    scores = List.copyOf(scores);
  }
}
