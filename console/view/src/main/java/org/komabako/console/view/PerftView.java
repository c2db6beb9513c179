package org.komabako.console.view;

import java.util.Map;

/**
 * A count of the tree of legal moves.
 *
 * @param depth how deep
 * @param count the leaves
 * @param moves the leaves behind each first move; empty if that was not asked for
 */
public record PerftView(int depth, long count, Map<String, Long> moves) implements View {
  /** Keeps an own copy, in order. */
  public PerftView {
    moves = Entries.copyOf(moves);
  }

  @Override
  public String id() {
    return String.valueOf(count);
  }

  @Override
  public String line() {
    return id();
  }

  @Override
  public String full() {
    StringBuilder rows = new StringBuilder();
    moves.forEach(
        (move, leaves) -> rows.append(move).append(": ").append(leaves).append('\n'));
    return rows.append(count).toString();
  }

  @Override
  public String toString() {
    return id();
  }
}
