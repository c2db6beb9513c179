package org.komabako.game.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;

/** Stretches of time as text: {@code 1h30m}, {@code 10m}, {@code 30s}, {@code 0.5s}. */
public final class Times {
  private static final Pattern TEXT =
      Pattern.compile("(?:([0-9]{1,4})h)?(?:([0-9]{1,4})m)?(?:([0-9]{1,6}(?:\\.[0-9]{1,9})?)s)?");

  /** Longer than any game; a longer one would not be read again. */
  public static final Duration LONGEST = Duration.ofHours(10_000).minusNanos(1);

  private Times() {}

  /**
   * A time as it is.
   *
   * @throws RequestException if it is negative, or longer than {@link #LONGEST}
   */
  public static Duration require(Duration time) {
    if (time.isNegative()) {
      throw RequestException.of(Times.class, "times.timeNotLessThan");
    }
    if (time.compareTo(LONGEST) > 0) {
      throw RequestException.of(Times.class, "times.timeHoursLongerThan", time.toHours());
    }
    return time;
  }

  public static Duration parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (text.isEmpty() || !parts.matches()) {
      throw TextException.of(text, Times.class, "times.noTimeWriteHours");
    }
    Duration time = Duration.ofHours(number(parts.group(1)))
        .plusMinutes(number(parts.group(2)))
        .plus(seconds(parts.group(3)));
    try {
      return require(time);
    } catch (RequestException e) {
      throw TextException.of(text, Times.class, "times.noTime", e.text());
    }
  }

  private static long number(@org.jspecify.annotations.Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private static Duration seconds(@org.jspecify.annotations.Nullable String text) {
    return text == null
        ? Duration.ZERO
        : Duration.ofNanos(new BigDecimal(text).movePointRight(9).longValueExact());
  }

  public static String write(Duration time) {
    StringBuilder text = new StringBuilder();
    if (time.toHours() > 0) {
      text.append(time.toHours()).append('h');
    }
    if (time.toMinutesPart() > 0) {
      text.append(time.toMinutesPart()).append('m');
    }
    Duration rest = time.minusMinutes(time.toMinutes());
    if (!rest.isZero() || text.isEmpty()) {
      BigDecimal seconds = BigDecimal.valueOf(rest.toNanos(), 9).stripTrailingZeros();
      text.append(seconds.toPlainString()).append('s');
    }
    return text.toString();
  }
}
