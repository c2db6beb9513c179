package org.komabako.ui.board;

import org.komabako.kernel.model.Square;

/**
 * A square that the chosen piece can go to, and what would happen there.
 *
 * @param square where
 * @param kind what a click does
 * @param captures whether something is taken
 * @param promotion whether the piece promotes
 */
public record Target(Square square, Kind kind, boolean captures, Promotion promotion) {
  /** What a click on the square does. */
  public enum Kind {
    /** Moves there. */
    MOVE,
    /** Takes the first of two steps. */
    FIRST_STEP,
    /** Stops after the first step. */
    STOP,
    /** Goes back to the start: igui after a capture, else a pass. */
    BACK
  }

  /** Whether the piece promotes with the move. */
  public enum Promotion {
    /** It cannot. */
    NONE,
    /** As the player wants. */
    CHOICE,
    /** It must. */
    FORCED
  }
}
