package org.komabako.ui.analysis;

/** From whose view scores are told. */
public enum ScoreView {
  /** The side to move is better where a score is above zero. */
  MOVER,
  /** Black is. */
  BLACK
}
