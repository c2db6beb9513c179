package org.komabako.game;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How often each position has come on the way to a place of a game's tree. It is counted along, from the
 * place that was asked about last to the next one: who plays, or reads a tree in the order of its text,
 * asks for one step each time, however long the game is.
 */
final class Occurrences {
  private final Map<Long, Integer> counts = new HashMap<>();
  private @Nullable GameNode at;
  private long steps;

  /** How often a position has come from the start to a place, that included. */
  int of(GameNode place, long key) {
    moveTo(place);
    return counts.getOrDefault(key, 0);
  }

  /** How many moves it has counted along so far, forth and back. */
  long steps() {
    return steps;
  }

  private void moveTo(GameNode place) {
    GameNode from = at;
    GameNode to = place;
    while (from != to) {
      steps++;
      if (from != null && (to == null || from.ply() >= to.ply())) {
        counts.computeIfPresent(from.position().key(), (key, n) -> n == 1 ? null : n - 1);
        from = from.before();
      } else if (to != null) {
        counts.merge(to.position().key(), 1, Integer::sum);
        to = to.before();
      }
    }
    at = place;
  }
}
