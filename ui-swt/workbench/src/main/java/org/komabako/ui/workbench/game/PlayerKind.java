package org.komabako.ui.workbench.game;

/** Where a player sits. */
public enum PlayerKind {
  /** At this window. */
  HERE,
  /** Elsewhere: the window shows his moves and makes none for him. */
  ELSEWHERE,
  /** Nowhere: an engine plays. What a game begins with; later its seat tells. */
  ENGINE
}
