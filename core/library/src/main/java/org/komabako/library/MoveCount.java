package org.komabako.library;

import java.util.Map;
import java.util.OptionalInt;
import org.komabako.kernel.model.Move;

/**
 * How often a move was played from a position, and with which success.
 *
 * @param move the move
 * @param results how many games with it ended how; each {@link Winner} is in it
 * @param rating the mean rating of those who played it, of whom it is known
 */
public record MoveCount(Move move, Map<Winner, Integer> results, OptionalInt rating) {
  /** Keeps an own copy. */
  public MoveCount {
    results = Map.copyOf(results);
  }

  /** In how many games it was played. */
  public int games() {
    return results.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many of them ended so. */
  public int ending(Winner result) {
    return results.getOrDefault(result, 0);
  }
}
