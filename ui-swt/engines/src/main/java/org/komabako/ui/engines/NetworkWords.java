package org.komabako.ui.engines;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.widgets.text.Messages;

/**
 * Says in the language of the reader how a network was made. A network holds a line of English that training has written;
 * what somebody else wrote there is shown as it is.
 */
final class NetworkWords {
  private static final Pattern OURS = Pattern.compile(
      "round (?<round>\\d{1,9}), (?<positions>\\d{1,18}) positions of (?:\\d+ )?own games"
          + "(?: at (?<nodes>\\d{1,18})(?: to (?<most>\\d{1,18}))? nodes a move)?"
          + "(?:, (?<within>\\d{1,9}) of them begun within games (?:that were given|against [^,;]+))?"
          + ", data \\w+(?:, on from network \\w+)?(?:; (?<match>.+))?");

  private static final Pattern MATCH = Pattern.compile(
      "(?:(?<points>\\d{1,9}(?:\\.\\d)?)|(?<won>\\d{1,9}) won, (?:(?<drawn>\\d{1,9}) drawn, )?\\d{1,9} lost)"
          + " of (?<games>\\d{1,9}) games(?: at [\\d.]+ (?:nodes|s a move))? against (?<other>.+)");

  /** Against whom a match was, as training writes it, and the text that says so. */
  private static final Map<String, String> OTHERS =
      Map.of("none", "networks.made.none", "the one before", "networks.made.before");

  private final Messages messages;

  NetworkWords(Messages messages) {
    this.messages = messages;
  }

  String of(String origin) {
    Matcher line = OURS.matcher(origin);
    if (!line.matches()) {
      return origin;
    }
    String made = messages.get("networks.made", number(line, "round"), number(line, "positions"))
        + nodes(line)
        + detail("networks.made.within", line, "within");
    return match(line.group("match")).map(made::concat).orElse(origin);
  }

  /** What a network won; empty if it cannot be read, a text of no length if nothing is told. */
  private Optional<String> match(@Nullable String told) {
    if (told == null) {
      return Optional.of("");
    }
    Matcher match = MATCH.matcher(told);
    if (!match.matches()) {
      return Optional.empty();
    }
    String other = match.group("other");
    return Optional.of(messages.get(
        OTHERS.getOrDefault(other, "networks.made.other"),
        points(match),
        number(match, "games"),
        other));
  }

  private static double points(Matcher match) {
    return match.group("points") == null
        ? number(match, "won") + number(match, "drawn") / 2.0
        : Double.parseDouble(match.group("points"));
  }

  private String nodes(Matcher line) {
    return line.group("most") == null
        ? detail("networks.made.nodes", line, "nodes")
        : messages.get("networks.made.nodesBetween", number(line, "nodes"), number(line, "most"));
  }

  private String detail(String key, Matcher line, String part) {
    return line.group(part) == null ? "" : messages.get(key, number(line, part));
  }

  private static long number(Matcher line, String part) {
    String digits = line.group(part);
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
