package org.komabako.ui.board;

import java.time.Duration;
import java.util.Optional;
import org.komabako.game.clock.TimeLeft;

/** A player's time as a clock shows it. */
public final class ClockWords {
  private static final Duration LOW = Duration.ofSeconds(30);
  private static final Duration TENTHS = Duration.ofSeconds(10);

  private ClockWords() {}

  /**
   * What is left of the main time or the period: {@code 1:05:30}, {@code 9:59}, and {@code 0:04.7}
   * below ten seconds. Rounded up, so nothing is shown only when nothing is left.
   */
  public static String time(TimeLeft left) {
    return time(left.shown());
  }

  private static String time(Duration shown) {
    if (shown.compareTo(TENTHS) < 0) {
      long tenths = (shown.toNanos() + 99_999_999) / 100_000_000;
      return tenths >= 100 ? "0:10" : "0:0" + tenths / 10 + "." + tenths % 10;
    }
    return minutes((shown.toNanos() + 999_999_999) / 1_000_000_000);
  }

  /** The time that a move took: {@code 0:12}. Fractions of a second are left out. */
  public static String spent(Duration time) {
    return minutes(time.toSeconds());
  }

  private static String minutes(long seconds) {
    return seconds >= 3600
        ? String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
        : String.format("%d:%02d", seconds / 60, seconds % 60);
  }

  /** How many seconds a period has: {@code 30} or {@code 0.5}; empty where there are none. */
  public static Optional<String> period(TimeLeft left) {
    return left.limit().periods() == 0
        ? Optional.empty()
        : Optional.of(seconds(left.limit().period()));
  }

  private static String seconds(Duration time) {
    return time.toMillisPart() == 0
        ? String.valueOf(time.toSeconds())
        : String.valueOf(time.toMillis() / 1000.0);
  }

  /**
   * Whether the time is nearly up: less than half a minute of all that is left, or in the last
   * period its last ten seconds.
   */
  public static boolean isLow(TimeLeft left) {
    return left.inPeriods()
        ? left.periods() == 1 && left.period().compareTo(TENTHS) < 0
        : left.total().compareTo(LOW) < 0;
  }
}
