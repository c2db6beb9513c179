package org.komabako.game.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;

/**
 * How much time one player has. First the main time runs; when it is used up, the periods (byoyomi)
 * follow: a move that is made within a period gives the whole period back, a period that is used up
 * is lost, and with the last one the game. Without periods the main time is all there is.
 *
 * <p>As text: {@code 30m} sudden death, {@code 5m+5s} five seconds more for each move (Fischer),
 * {@code 10m+30s*3} three periods of thirty seconds, {@code 30s*1} a period alone, {@code
 * 5m+5s+10s*1} both.
 *
 * @param main the main time
 * @param increment added to the main time after each move
 * @param period the length of a period
 * @param periods how many periods there are
 */
public record TimeLimit(Duration main, Duration increment, Duration period, int periods) {
  private static final int MOST_PERIODS = 99;

  /** Refuses what is no time to play with. */
  public TimeLimit {
    var unusedMain = Times.require(main);
    var unusedIncrement = Times.require(increment);
    var unusedPeriod = Times.require(period);
    if (main.isZero() && periods == 0) {
      throw RequestException.of(TimeLimit.class, "timeLimit.clockMainTimePeriods");
    }
    if (period.isZero() != (periods == 0) || periods < 0 || periods > MOST_PERIODS) {
      throw RequestException.of(TimeLimit.class, "timeLimit.periodsEachLength", MOST_PERIODS);
    }
  }

  /**
   * Reads the text form.
   *
   * @throws TextException if the text is none; the message says what would be right
   */
  public static TimeLimit parse(String text) {
    Duration main = Duration.ZERO;
    Duration increment = Duration.ZERO;
    Duration period = Duration.ZERO;
    int periods = 0;
    String[] parts = text.split("\\+", -1);
    for (int i = 0; i < parts.length; i++) {
      String[] product = parts[i].split("\\*", -1);
      if (product.length == 2 && i == parts.length - 1 && product[1].matches("[1-9][0-9]?")) {
        period = Times.parse(product[0]);
        periods = Integer.parseInt(product[1]);
      } else if (product.length == 1 && i == 0) {
        main = Times.parse(parts[i]);
      } else if (product.length == 1 && i == 1) {
        increment = Times.parse(parts[i]);
      } else {
        throw TextException.of(text, TimeLimit.class, "timeLimit.noClockWriteM");
      }
    }
    try {
      return new TimeLimit(main, increment, period, periods);
    } catch (RequestException e) {
      throw TextException.of(text, TimeLimit.class, "timeLimit.noClock", e.text());
    }
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (!main.isZero() || !increment.isZero()) {
      parts.add(Times.write(main));
    }
    if (!increment.isZero()) {
      parts.add(Times.write(increment));
    }
    if (periods > 0) {
      parts.add(Times.write(period) + "*" + periods);
    }
    return String.join("+", parts);
  }
}
