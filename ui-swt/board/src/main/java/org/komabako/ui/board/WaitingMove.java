package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;

/**
 * The move that a player enters while it is the opponent's turn: it waits until that one has moved, and is played
 * then if it is legal. {@link Premoves} says which can be entered.
 */
final class WaitingMove {
  private List<Move> choice = List.of();
  private @Nullable Move waiting;
  private @Nullable Move due;

  /** The moves that can be entered so; none if moves are played at once. */
  List<Move> choice() {
    return choice;
  }

  /** Other moves can be entered from now on. */
  void choice(List<Move> moves) {
    choice = List.copyOf(moves);
  }

  /** Whether moves are entered so, not played at once. */
  boolean isAsked() {
    return !choice.isEmpty();
  }

  /** A move is entered, and waits. */
  void enter(Move move) {
    waiting = move;
  }

  /** Nothing waits any more. */
  void takeBack() {
    waiting = null;
  }

  /** The move that waits. */
  Optional<Move> get() {
    return Optional.ofNullable(waiting);
  }

  /**
   * The position has changed.
   *
   * @param played whether that was the opponent's move, so that what waits for it is due
   */
  void moved(boolean played) {
    due = played ? waiting : null;
    waiting = null;
    choice = List.of();
  }

  /** What waited for the opponent's move is played if that is legal now, else dropped. Tells it once. */
  Optional<Request> due(Snapshot now) {
    Optional<Move> entered = Optional.ofNullable(due).map(move -> now.position().canonical(move));
    due = null;
    return entered.map(
        move -> now.legal().contains(move) ? new Request.Play(move) : new Request.Lapsed(move));
  }
}
