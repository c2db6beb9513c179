package org.komabako.ui.board;

import java.time.Duration;
import java.util.Optional;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.model.Side;

/**
 * What a clock lets its players hear as the time of the side to move goes by. It compares two looks at
 * the clock, so what went by while nobody looked is heard once, and nothing is heard of a clock that
 * stands, that was set, or whose turn has just changed.
 */
public final class ClockBell {
  /** What is heard; the more urgent last. */
  public enum Signal {
    /** One of the last seconds has begun. */
    TICK,
    /** The time is nearly up, or a period has begun. */
    LOW,
    /** The time is up. */
    FALL
  }

  private ClockBell() {}

  /**
   * What is heard between two looks.
   *
   * @param lastSeconds how many of the last seconds of the main time, and of each period, tick
   */
  public static Optional<Signal> between(ClockFace before, ClockFace now, int lastSeconds) {
    Optional<Side> side = before.running();
    if (side.isEmpty() || now.turn() != side.get()) {
      return Optional.empty();
    }
    TimeLeft then = before.left(side.get());
    TimeLeft left = now.left(side.get());
    if (left.isUp()) {
      return then.isUp() ? Optional.empty() : Optional.of(Signal.FALL);
    }
    if (now.running().isEmpty()) {
      return Optional.empty();
    }
    if (isLow(then, left)) {
      return Optional.of(Signal.LOW);
    }
    long second = seconds(left);
    return second < seconds(then) && second <= lastSeconds
        ? Optional.of(Signal.TICK)
        : Optional.empty();
  }

  private static boolean isLow(TimeLeft then, TimeLeft left) {
    boolean nextPeriod = left.inPeriods() && (!then.inPeriods() || left.periods() < then.periods());
    return nextPeriod || (ClockWords.isLow(left) && !ClockWords.isLow(then));
  }

  /** As they are shown: a second that has begun counts. */
  private static long seconds(TimeLeft left) {
    return left.shown().plus(Duration.ofSeconds(1).minusNanos(1)).toSeconds();
  }
}
