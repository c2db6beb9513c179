package org.komabako.library;

import java.util.List;

/**
 * What a search found.
 *
 * @param hits those that were asked for
 * @param all how many there are
 * @param complete false if the search was cancelled, so that there may be more
 */
public record Found(List<Hit> hits, long all, boolean complete) {
  /** Keeps an own copy. */
  public Found {
    hits = List.copyOf(hits);
  }

  /**
   * A game that was found.
   *
   * @param game what is known of it
   * @param ply where what was searched for stands first: so many moves after the start; 0 if no position was
   *     searched for
   */
  public record Hit(GameEntry game, int ply) {}
}
