package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.game.Tags;

/** Days and hours as PGN has them: {@code [Date "2026.11.22"]} and {@code [Time "10:30:00"]}. */
final class PgnDates {
  private static final Pattern OURS =
      Pattern.compile("(\\d{4})(?:/(\\d{2}))?(?:/(\\d{2}))?(?: (\\d{2}:\\d{2}(?::\\d{2})?))?");
  private static final Pattern THEIRS =
      Pattern.compile("(\\d{4}|\\?{4})\\.(\\d{1,2}|\\?{1,2})\\.(\\d{1,2}|\\?{1,2})");
  private static final Pattern TIME = Pattern.compile("\\d{2}:\\d{2}(?::\\d{2})?");
  private static final String UNKNOWN = "??";

  private PgnDates() {}

  /** The tags of a game as PGN names and writes them, in the same order. */
  static Map<String, String> written(Map<String, String> tags, Map<String, String> names) {
    Map<String, String> written = new LinkedHashMap<>();
    tags.forEach((tag, value) -> {
      String name = names.getOrDefault(tag, tag);
      Matcher date = OURS.matcher(value);
      if (isDate(tag) && date.matches()) {
        written.put(name, date.group(1) + "." + part(date, 2) + "." + part(date, 3));
        if (date.group(4) != null) {
          written.put(time(name), date.group(4));
        }
      } else {
        written.put(name, value);
      }
    });
    return written;
  }

  private static boolean isDate(String tag) {
    return tag.equals(Tags.BEGUN) || tag.equals(Tags.ENDED);
  }

  private static String part(Matcher date, int group) {
    return date.group(group) == null ? UNKNOWN : date.group(group);
  }

  private static String time(String name) {
    return name.substring(0, name.length() - "Date".length()) + "Time";
  }

  /** The tags of a file, with dates as a game has them; a date of which nothing is known is none. */
  static Map<String, String> read(Map<String, String> tags) {
    Map<String, String> read = new LinkedHashMap<>(tags);
    for (String name : new String[] {"Date", "EndDate"}) {
      Matcher date = THEIRS.matcher(tags.getOrDefault(name, ""));
      if (date.matches()) {
        String day = day(date);
        String time = tags.getOrDefault(time(name), "");
        boolean exact =
            day.length() == "2026/11/22".length() && TIME.matcher(time).matches();
        read.put(name, exact ? day + " " + time : day);
        if (exact) {
          read.remove(time(name));
        }
      }
    }
    return read;
  }

  private static String day(Matcher date) {
    StringBuilder day = new StringBuilder();
    for (int group = 1; group <= date.groupCount(); group++) {
      String part = date.group(group);
      if (part.startsWith("?")) {
        break;
      }
      day.append(group == 1 ? "" : "/").append(part.length() == 1 ? "0" + part : part);
    }
    return day.toString();
  }
}
