package org.komabako.engine;

import java.time.Duration;
import java.util.List;
import org.komabako.kernel.model.Move;

/**
 * What an engine tells while it thinks: one of its best lines.
 *
 * @param depth in plies
 * @param selectiveDepth the length of the longest line looked at, in plies
 * @param multiPv 1 for the best line, 2 for the second best, and so on
 * @param score for the side to move
 * @param bound whether the score is exact, at least or at most so
 * @param nodes positions looked at so far
 * @param time since it began
 * @param hashfull how full its hash table is, in thousandths
 * @param line the moves, best first; may be empty
 */
public record Info(
    int depth,
    int selectiveDepth,
    int multiPv,
    Score score,
    Bound bound,
    long nodes,
    Duration time,
    int hashfull,
    List<Move> line) {
  /** How a score is meant. */
  public enum Bound {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /** Keeps a copy of the line. */
  public Info {
    line = List.copyOf(line);
  }

  /** Positions looked at in a second, 0 if no time has passed. */
  public long nodesPerSecond() {
    long nanos = time.toNanos();
    return nanos <= 0 ? 0 : (long) (nodes * 1e9 / nanos);
  }
}
