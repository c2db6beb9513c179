package org.komabako.engine.search;

import java.time.Duration;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;

/**
 * Time management: how much of the clock's time a move may take.
 *
 * @param usual nanoseconds after which no deeper look is begun
 * @param most nanoseconds after which all stops
 */
record TimePlan(long usual, long most) {
  /** No limit. */
  static final TimePlan FREE = new TimePlan(Long.MAX_VALUE, Long.MAX_VALUE);

  /** How many moves a game may still take; those of a large board are long. */
  private static final int MOVES = 40;

  /** A look deeper takes longer than all before: it is begun in the first half of the time. */
  private static final double BEGIN = 0.55;

  /** How many times the usual time a difficult move may take. */
  private static final int DIFFICULT = 4;

  /** One of so many parts of a time for one move is not used. */
  private static final int LATE = 50;

  private static final long LEAST = Duration.ofMillis(1).toNanos();

  /**
   * The plan for some limits.
   *
   * @param overhead what is lost between the clock and the engine; never used up
   */
  static TimePlan of(Limits limits, Duration overhead) {
    TimePlan fixed = limits.time().map(time -> fixed(time, overhead)).orElse(FREE);
    TimePlan own = limits.own().map(left -> divided(left, overhead)).orElse(FREE);
    return new TimePlan(Math.min(fixed.usual, own.usual), Math.min(fixed.most, own.most));
  }

  /** A time for one move: no clock runs out by a late answer, so only a small share is kept for it. */
  private static TimePlan fixed(Duration time, Duration overhead) {
    return whole(time.toNanos() - Math.min(overhead.toNanos(), time.toNanos() / LATE));
  }

  /** All of the time is used, because what is left of it is lost. */
  private static TimePlan whole(long time) {
    long all = Math.max(LEAST, time);
    return new TimePlan(all, all);
  }

  private static TimePlan divided(TimeLeft left, Duration overhead) {
    if (left.main().isZero() && left.periods() > 0) {
      return whole(left.period().minus(overhead).toNanos());
    }
    double main = left.main().toNanos();
    double increment = left.limit().increment().toNanos();
    double period = left.periods() > 0 ? left.period().toNanos() : 0;
    // What cannot be kept for later is used first: the period, then the increment.
    double share = main / MOVES + 0.8 * increment + 0.8 * period;
    double all = main + period - overhead.toNanos();
    double difficult = Math.min(DIFFICULT * share, 0.35 * main + increment + period);
    double most = Math.max(LEAST, Math.min(all, difficult));
    return new TimePlan((long) Math.min(most, BEGIN * share), (long) most);
  }
}
