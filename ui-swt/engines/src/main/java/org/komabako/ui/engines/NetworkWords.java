package org.komabako.ui.engines;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.ui.widgets.text.Messages;

/**
 * Says in the language of the reader how a network was made. A network holds a line of English that training has written;
 * what somebody else wrote there is shown as it is.
 */
final class NetworkWords {
  private static final Pattern OURS = Pattern.compile(
      "round (\\d{1,9}), (\\d{1,18}) positions of (?:\\d+ )?own games(?: at \\d+ nodes a move)?, data \\w+"
          + "(?:; ([\\d.]{1,9}) of (\\d{1,9}) games against (.*))?");

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
    String made =
        messages.get("networks.made", Long.parseLong(line.group(1)), Long.parseLong(line.group(2)));
    return line.group(3) == null
        ? made
        : made
            + messages.get(
                OTHERS.getOrDefault(line.group(5), "networks.made.other"),
                line.group(3),
                line.group(4),
                line.group(5));
  }
}
