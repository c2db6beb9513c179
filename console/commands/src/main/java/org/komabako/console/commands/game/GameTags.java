package org.komabako.console.commands.game;

import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.UsageException;
import org.komabako.game.Tags;

/** What is said of a game besides its moves, as options of commands. */
final class GameTags {
  /** By option: the tag. */
  private static final Map<String, String> OPTIONS = new LinkedHashMap<>();

  private static final Pattern DATE = Pattern.compile(
      "(\\d{4})[-/.](\\d{1,2})(?:[-/.](\\d{1,2})(?:[ T](\\d{1,2}):(\\d{2})(?::(\\d{2}))?)?)?");

  static {
    OPTIONS.put("--black", Tags.BLACK);
    OPTIONS.put("--white", Tags.WHITE);
    OPTIONS.put("--event", Tags.EVENT);
    OPTIONS.put("--place", Tags.SITE);
    OPTIONS.put("--date", Tags.BEGUN);
    OPTIONS.put("--ended", Tags.ENDED);
    OPTIONS.put("--title", Tags.TITLE);
    OPTIONS.put("--opening", Tags.OPENING);
    OPTIONS.put("--time", Tags.TIME);
  }

  private GameTags() {}

  /** The tags that a command names, with what they are to be; empty for one that is to go. */
  static Map<String, String> given(Arguments arguments) {
    Map<String, String> given = new LinkedHashMap<>();
    OPTIONS.forEach((option, tag) -> {
      Optional<String> value =
          arguments.usage().option(option).isPresent() ? arguments.value(option) : Optional.empty();
      value.ifPresent(text -> given.put(tag, value(option, tag, text.strip())));
    });
    return given;
  }

  private static String value(String option, String tag, String text) {
    boolean date = tag.equals(Tags.BEGUN) || tag.equals(Tags.ENDED);
    return date && !text.isEmpty() ? date(option, text) : text.replaceAll("\\R", " ");
  }

  /** A date as all formats know it, {@code 2026/11/22 10:30:00}. */
  private static String date(String option, String text) {
    Matcher date = DATE.matcher(text);
    if (!date.matches()
        || isWrong(date, 2, 1, 12)
        || isWrong(date, 3, 1, lengthOfMonth(date))
        || isWrong(date, 4, 0, 23)
        || isWrong(date, 5, 0, 59)
        || isWrong(date, 6, 0, 59)) {
      throw new UsageException("gameTags.date", option, text);
    }
    StringBuilder known = new StringBuilder(date.group(1));
    known.append('/').append(two(date.group(2)));
    if (date.group(3) != null) {
      known.append('/').append(two(date.group(3)));
    }
    if (date.group(4) != null) {
      known.append(' ').append(two(date.group(4))).append(':').append(date.group(5));
      known.append(':').append(date.group(6) == null ? "00" : date.group(6));
    }
    return known.toString();
  }

  private static int lengthOfMonth(Matcher date) {
    return YearMonth.of(Integer.parseInt(date.group(1)), Integer.parseInt(date.group(2)))
        .lengthOfMonth();
  }

  private static boolean isWrong(Matcher date, int group, int least, int most) {
    if (date.group(group) == null) {
      return false;
    }
    int number = Integer.parseInt(date.group(group));
    return number < least || number > most;
  }

  private static String two(String digits) {
    return digits.length() == 1 ? "0" + digits : digits;
  }
}
