package org.komabako.game.clock;

import java.time.Duration;
import java.util.Optional;
import org.komabako.kernel.model.Side;

/**
 * A clock at one moment. Immutable, so whoever shows it counts on by {@link #after} and asks nobody.
 *
 * @param state whether it runs
 * @param black what is left of Black's time
 * @param white what is left of White's time
 * @param turn whose time runs, or will run when the clock goes on
 */
public record ClockFace(State state, TimeLeft black, TimeLeft white, Side turn) {
  /** Whether a clock runs. */
  public enum State {
    /** Not begun yet; the first move or a command begins it. */
    READY,
    /** One side's time runs. */
    RUNNING,
    /** Stopped: the game is adjourned or has ended. */
    STOPPED
  }

  /** A clock that has not begun. */
  public static ClockFace of(TimeControl control, Side turn) {
    return new ClockFace(
        State.READY, TimeLeft.all(control.black()), TimeLeft.all(control.white()), turn);
  }

  /** The time that was given. */
  public TimeControl control() {
    return new TimeControl(black.limit(), white.limit());
  }

  /** What is left of a player's time. */
  public TimeLeft left(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Whose time runs now. */
  public Optional<Side> running() {
    return state == State.RUNNING ? Optional.of(turn) : Optional.empty();
  }

  /** Whose time is used up. */
  public Optional<Side> fallen() {
    return left(turn).isUp() ? Optional.of(turn) : Optional.empty();
  }

  /** The same clock some time later, if nobody moves. */
  public ClockFace after(Duration time) {
    return state == State.RUNNING ? with(turn, left(turn).after(time)) : this;
  }

  /** After the player whose turn it was has moved; a clock that had not begun begins. */
  ClockFace moved() {
    ClockFace moved = state == State.RUNNING ? with(turn, left(turn).moved()) : this;
    return moved.is(State.RUNNING, turn.opponent());
  }

  ClockFace is(State next, Side side) {
    return new ClockFace(next, black, white, side);
  }

  private ClockFace with(Side side, TimeLeft left) {
    return side == Side.BLACK
        ? new ClockFace(state, left, white, turn)
        : new ClockFace(state, black, left, turn);
  }
}
