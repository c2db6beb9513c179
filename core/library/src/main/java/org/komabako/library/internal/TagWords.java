package org.komabako.library.internal;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.game.Tags;

/** What the tags of a game mean, however a format words them. */
final class TagWords {
  private static final Pattern DAY = Pattern.compile(
      "\\s*(\\d{4})(?:\\D{1,2}(\\d{1,2})(?:\\D{1,2}(\\d{1,2}))?)?(?!\\d).*", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("\\D{0,20}(\\d{1,5})(?!\\d).*");
  private static final List<String> RATING = List.of("elo", "rating", "rate", "r", "レート");

  private TagWords() {}

  /** The day of the tag {@link Tags#BEGUN}, as far as it tells: {@code 2026-11-21}, {@code 2026-11}. */
  static String day(Map<String, String> tags) {
    return day(tags.getOrDefault(Tags.BEGUN, ""));
  }

  /** A day in the way that days are compared; empty if the text is none. */
  static String day(String text) {
    Matcher day = DAY.matcher(text);
    if (!day.matches()) {
      return "";
    }
    StringBuilder out = new StringBuilder(day.group(1));
    for (int part = 2; part <= 3 && day.group(part) != null; part++) {
      out.append('-').append(day.group(part).length() == 1 ? "0" : "").append(day.group(part));
    }
    return out.toString();
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
