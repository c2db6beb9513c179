package org.komabako.ui.workbench.game;

import java.util.Set;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Gesture;

/**
 * How a board is used: the player's choices apart from its look.
 *
 * @param gesture how pieces are moved
 * @param quickSteps whether a quiet first step of two ends the move
 * @param hover whether the piece under the pointer shows where it gets
 * @param clears whether a left click wipes the player's arrows and marks
 * @param magnifier whether the board is seen larger around the pointer
 * @param motion whether a move is seen on its way
 * @param promotion what is done about promotion where no key says otherwise
 * @param attacks the sides whose attacked and defended squares are shown
 */
public record BoardUse(
    Gesture gesture,
    boolean quickSteps,
    boolean hover,
    boolean clears,
    boolean magnifier,
    boolean motion,
    BoardInput.Promote promotion,
    Set<Side> attacks) {
  /** Keeps an own copy. */
  public BoardUse {
    attacks = Set.copyOf(attacks);
  }
}
