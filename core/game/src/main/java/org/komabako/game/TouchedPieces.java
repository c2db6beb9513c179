package org.komabako.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Conduct.Touch;

/** The piece that was touched and must be moved now, and how often players touched pieces that could not move. */
final class TouchedPieces {
  private static final int IDLE_TO_LOSE = 3;

  private @Nullable Square held;
  private @Nullable GameNode heldAt;
  private final Map<Side, Integer> idle = new EnumMap<>(Side.class);

  /** The square of the piece that must be moved at a place. */
  Optional<Square> heldAt(GameNode node) {
    return Optional.ofNullable(held).filter(square -> heldAt == node);
  }

  /** No piece must be moved any more. */
  void release() {
    held = null;
  }

  /**
   * The player to move touches a square, where no piece is held yet.
   *
   * @param legal the moves that he has; asked where the rule wants to know
   * @return whether he has lost the game by that
   */
  boolean touch(GameNode node, Square square, Supplier<List<Move>> legal) {
    Side mover = node.position().side();
    Optional<Piece> piece = node.position().piece(square).filter(each -> each.side() == mover);
    Touch rule = node.position().rules().manners().touch();
    if (piece.isEmpty() || rule == Touch.FREE) {
      return false;
    }
    if (legal.get().stream()
        .anyMatch(move -> move.origin().filter(square::equals).isPresent())) {
      held = square;
      heldAt = node;
      return false;
    }
    return rule == Touch.JCSA && idle.merge(mover, 1, Integer::sum) == IDLE_TO_LOSE;
  }

  /** How often a player touched pieces that could not move, where that counts. */
  int idle(Side side) {
    return idle.getOrDefault(side, 0);
  }

  /** Sets {@link #idle(Side)} as a record says. */
  void idle(Side side, int times) {
    idle.put(side, times);
  }
}
