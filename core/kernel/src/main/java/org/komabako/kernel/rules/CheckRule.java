package org.komabako.kernel.rules;

/** What it means to give check. Judged by {@code position.board.GameEnd}. */
public enum CheckRule {
  /** The king has to be saved. */
  ORDINARY,
  /** Who gives check has won at once. */
  WINS
}
