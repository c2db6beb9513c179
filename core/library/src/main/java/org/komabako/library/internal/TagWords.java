package org.komabako.library.internal;

import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Tags;

/** What the tags of a game mean, however a format words them. */
final class TagWords {
  private static final Pattern DAY = Pattern.compile(
      "\\s*(\\d{4})(?:\\D{1,2}(\\d{1,2})(?:\\D{1,2}(\\d{1,2}))?)?(?!\\d).*", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("\\D{0,20}(\\d{1,5})(?!\\d).*");
  private static final List<String> RATING = List.of("elo", "rating", "rate", "r", "レート");

  private static final int MONTHS = 12;

  private TagWords() {}

  /** The day of the tag {@link Tags#BEGUN}, as far as it tells: {@code 2026-11-21}, {@code 2026-11}. */
  static String day(Map<String, String> tags) {
    return day(tags.getOrDefault(Tags.BEGUN, ""));
  }

  /** A day in the way that days are compared, as far as there is such a day; empty if the text is none. */
  static String day(String text) {
    Matcher day = DAY.matcher(text);
    if (!day.matches()) {
      return "";
    }
    int year = Integer.parseInt(day.group(1));
    int month = number(day.group(2));
    if (month < 1 || month > MONTHS) {
      return day.group(1);
    }
    int number = number(day.group(3));
    YearMonth in = YearMonth.of(year, month);
    return number < 1 || number > in.lengthOfMonth()
        ? in.toString()
        : in.atDay(number).toString();
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  /** The rating of a player: the tag {@code BlackElo} and what else it may be called. */
  static OptionalInt rating(Map<String, String> tags, String side, String japanese) {
    for (Map.Entry<String, String> tag : tags.entrySet()) {
      String name = tag.getKey().toLowerCase(Locale.ROOT).replaceAll("[ _.-]", "");
      boolean asked = RATING.stream()
          .anyMatch(word -> name.equals(side + word) || name.equals(japanese + word));
      Matcher number = NUMBER.matcher(tag.getValue());
      if (asked && number.matches()) {
        return OptionalInt.of(Integer.parseInt(number.group(1)));
      }
    }
    return OptionalInt.empty();
  }
}
