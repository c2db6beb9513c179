package org.komabako.game.clock;

import java.time.Duration;
import org.komabako.base.message.TextException;

/**
 * What is left of a player's time. Immutable.
 *
 * @param limit what there was
 * @param main what is left of the main time
 * @param periods how many periods are left, with the one that runs
 * @param period what is left of the one that runs, or will run first
 */
public record TimeLeft(TimeLimit limit, Duration main, int periods, Duration period) {
  /** All of it. */
  public static TimeLeft all(TimeLimit limit) {
    return new TimeLeft(limit, limit.main(), limit.periods(), limit.period());
  }

  /**
   * Reads {@link #toString}.
   *
   * @throws TextException if the text is none, or more than there can be
   */
  public static TimeLeft parse(TimeLimit limit, String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 3 || !words[1].matches("[0-9]{1,2}")) {
      throw TextException.of(text, TimeLeft.class, "timeLeft.noTimeLeftWrite");
    }
    TimeLeft left = new TimeLeft(
        limit, Times.parse(words[0]), Integer.parseInt(words[1]), Times.parse(words[2]));
    boolean none = left.periods == 0;
    if (left.periods > limit.periods()
        || left.period.compareTo(limit.period()) > 0
        || none != left.period.isZero()) {
      throw TextException.of(text, TimeLeft.class, "timeLeft.clockCannotHaveLeft", limit);
    }
    return left;
  }

  /** After a while in which the player thought. */
  public TimeLeft after(Duration thought) {
    if (thought.compareTo(main) < 0) {
      return new TimeLeft(limit, main.minus(thought), periods, period);
    }
    Duration rest = thought.minus(main);
    int left = periods;
    Duration running = period;
    while (left > 0 && rest.compareTo(running) >= 0) {
      rest = rest.minus(running);
      left--;
      running = left > 0 ? limit.period() : Duration.ZERO;
    }
    return new TimeLeft(limit, Duration.ZERO, left, left > 0 ? running.minus(rest) : Duration.ZERO);
  }

  /** After a move was made in time: the increment is added, the period whole again. */
  public TimeLeft moved() {
    Duration more = main.plus(limit.increment());
    return isUp()
        ? this
        : new TimeLeft(
            limit, more.compareTo(Times.LONGEST) > 0 ? Times.LONGEST : more, periods, fresh());
  }

  private Duration fresh() {
    return periods > 0 ? limit.period() : Duration.ZERO;
  }

  /** Whether the time is used up. */
  public boolean isUp() {
    return main.isZero() && periods == 0;
  }

  /** Whether the main time is used up and a period runs. */
  public boolean inPeriods() {
    return main.isZero() && periods > 0;
  }

  /** What is to be shown: the main time while there is any, else the period. */
  public Duration shown() {
    return inPeriods() ? period : main;
  }

  /** How long until the time is used up, all periods included. */
  public Duration total() {
    return periods == 0 ? main : main.plus(period).plus(limit.period().multipliedBy(periods - 1L));
  }

  /** The time, the periods and the period, like {@code 5m12.5s 3 30s}. */
  @Override
  public String toString() {
    return Times.write(main) + " " + periods + " " + Times.write(period);
  }
}
