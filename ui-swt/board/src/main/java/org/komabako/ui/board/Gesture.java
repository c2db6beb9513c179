package org.komabako.ui.board;

/** How pieces are moved. */
public enum Gesture {
  /** By a click on the piece and a click on the target. */
  CLICK,
  /** By dragging. */
  DRAG,
  /** By either. */
  BOTH
}
