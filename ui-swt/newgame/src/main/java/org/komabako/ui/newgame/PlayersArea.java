package org.komabako.ui.newgame;

import java.util.Map;
import org.komabako.kernel.model.Side;

/** The fields for the players of one {@link OpponentKind}. */
interface PlayersArea {
  /** Engines that play a variant are offered. */
  void offer(String variant);

  /**
   * Shows players.
   *
   * @param random whether who sits where is drawn by lot
   */
  void show(Map<Side, Wishes.Player> players, boolean random);

  /** What is chosen. */
  Map<Side, Wishes.Player> players();

  /** Whether who sits where is drawn by lot. */
  default boolean random() {
    return false;
  }
}
