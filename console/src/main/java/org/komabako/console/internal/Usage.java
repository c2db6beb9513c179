package org.komabako.console.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a command is called, read from the text that its help shows: the command and its words in the
 * first line, then a line for each option, like {@code -g, --game ID  the game}. So help and what is
 * understood cannot differ.
 *
 * @param text the whole text
 * @param options by each of their names
 */
record Usage(String text, Map<String, Option> options) {
  private static final Pattern OPTION =
      Pattern.compile("\\s*(-\\S+)(?:, (--\\S+))?(?: ([A-Z|=]+))?(?:  .*)?");

  /**
   * An option.
   *
   * @param name the longest of its names
   * @param value what stands behind it, like {@code ID}; empty for a flag
   */
  record Option(String name, Optional<String> value) {}

  static Usage of(String text) {
    Map<String, Option> options = new LinkedHashMap<>();
    for (String line : text.lines().skip(1).toList()) {
      Matcher matcher = OPTION.matcher(line);
      if (matcher.matches()) {
        String brief = matcher.group(1);
        String name = Optional.ofNullable(matcher.group(2)).orElse(brief);
        Option option = new Option(name, Optional.ofNullable(matcher.group(3)));
        options.put(brief, option);
        options.put(name, option);
      }
    }
    return new Usage(text.strip(), options);
  }

  /** The command, like {@code game:move}. */
  String command() {
    return text.split("\\s", 2)[0];
  }

  /** The first line. */
  String synopsis() {
    return text.lines().findFirst().orElse("");
  }

  /** The option with a name. */
  Optional<Option> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** The options, for a message. */
  List<String> names() {
    return options.values().stream().map(Option::name).distinct().toList();
  }
}
