package org.komabako.ui.board;

import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Square;

/**
 * Turns a carried piece over in the gesture that moves it: carried onto a square where promotion is a
 * choice and drawn back over its edge, it shows its other face, and let go there it moves to that
 * square with it. Carried on, or back onto the square, it is as before.
 */
final class Sweep {
  private @Nullable Square over;
  private boolean drawnBack;
  private BoardInput.Promote otherwise = BoardInput.Promote.ASK;

  /**
   * The pointer carries the piece somewhere.
   *
   * @param promote what else the player says about promotion
   * @param isChoice whether a square is a target where promotion is a choice
   * @param isBehind whether the pointer is just behind the edge of a square, seen from there
   */
  void carry(
      Spot spot,
      BoardInput.Promote promote,
      Predicate<Square> isChoice,
      Predicate<Square> isBehind) {
    otherwise = promote;
    drawnBack = over != null && isBehind.test(over);
    if (!drawnBack) {
      over = spot instanceof Spot.Cell cell && isChoice.test(cell.square()) ? cell.square() : null;
    }
  }

  /** Nothing is carried any more. */
  void end() {
    over = null;
    drawnBack = false;
  }

  /** The square that the piece was drawn back from; empty while it is not. */
  Optional<Square> target() {
    return drawnBack ? Optional.ofNullable(over) : Optional.empty();
  }

  /** What is said about promotion now; empty away from squares where it is a choice. */
  Optional<BoardInput.Promote> answer() {
    return over == null
        ? Optional.empty()
        : Optional.of(drawnBack ? otherwise.turned() : otherwise);
  }
}
