package org.komabako.console.shell.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.console.view.words.Spoken;

/**
 * How a command is called, read from the text that its help shows, the message {@code usage.SCOPE.NAME}: the
 * command and its words in the first line, then a line for each option, like {@code -g, --game ID  the game}.
 * So help and what is understood cannot differ; the English is what counts.
 *
 * @param text the whole text
 * @param options by each of their names
 */
public record Usage(String text, Map<String, Option> options) {
  private static final Pattern OPTION =
      Pattern.compile("\\s*(-\\S+)(?:, (--\\S+))?(?: ([A-Z|=]+))?(?:\\s\\s+(.*))?");
  /** Commands that answer nothing. */
  private static final Set<String> SILENT =
      Set.of("komabako:exit", "komabako:sleep", "komabako:source");

  /**
   * An option.
   *
   * @param names all of them, the longest last
   * @param value what stands behind it, like {@code ID}; empty for a flag
   * @param help what it does
   */
  public record Option(List<String> names, Optional<String> value, String help) {
    public Option {
      names = List.copyOf(names);
    }

    /** The longest of its names. */
    public String name() {
      return names.get(names.size() - 1);
    }
  }

  /**
   * How a command is understood.
   *
   * @param command its name, like {@code game:move}; or the whole text, of one that has no messages
   */
  public static Usage of(String command) {
    return in(command, Locale.ENGLISH);
  }

  /** How a command is told to whoever reads the console: the same, with its sentences in his language. */
  public static Usage told(String command) {
    return in(command, Spoken.language());
  }

  private static Usage in(String command, Locale language) {
    String key = "usage." + command.replace(':', '.');
    String text = command.matches("[a-z]+:[a-z-]+") && Spoken.has(key)
        ? Spoken.text(key).in(language)
        : command;
    return read(withJson(text.strip(), Spoken.text("option.json").in(language)));
  }

  private static Usage read(String text) {
    Map<String, Option> options = new LinkedHashMap<>();
    for (String line : text.lines().skip(1).toList()) {
      Matcher matcher = OPTION.matcher(line);
      if (matcher.matches()) {
        String brief = matcher.group(1);
        String name = Optional.ofNullable(matcher.group(2)).orElse(brief);
        Option option = new Option(
            name.equals(brief) ? List.of(brief) : List.of(brief, name),
            Optional.ofNullable(matcher.group(3)),
            Optional.ofNullable(matcher.group(4)).orElse(""));
        options.put(brief, option);
        options.put(name, option);
      }
    }
    return new Usage(text, options);
  }

  /** Every command that answers something can answer JSON; that stands below its other options. */
  private static String withJson(String text, String help) {
    if (SILENT.contains(text.split("\\s", 2)[0])) {
      return text;
    }
    List<String> lines = new ArrayList<>(text.lines().toList());
    int last = 0;
    int width = 0;
    for (int i = 1; i < lines.size(); i++) {
      Matcher matcher = OPTION.matcher(lines.get(i));
      if (matcher.matches()) {
        last = i;
        width = matcher.start(4) < 0 ? width : matcher.start(4);
      } else if (last == i - 1 && last > 0 && lines.get(i).startsWith("      ")) {
        last = i;
      }
    }
    lines.add(last + 1, String.format("%-" + Math.max(10, width) + "s%s", "  --json", help));
    return String.join("\n", lines);
  }

  /** The command, like {@code game:move}. */
  public String command() {
    return text.split("\\s", 2)[0];
  }

  /** The first line. */
  public String synopsis() {
    return text.lines().findFirst().orElse("");
  }

  /** The option with a name. */
  public Optional<Option> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** Each option once. */
  public List<Option> each() {
    return options.values().stream().distinct().toList();
  }

  /** What stands for its words, in their order, like {@code VARIANT} or {@code TIME|start|none}. */
  public List<String> words() {
    return Arrays.stream(synopsis().split("\\s+"))
        .skip(1)
        .map(word -> word.replaceAll("[\\[\\].]", ""))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Whether the last of its words may be repeated. */
  public boolean repeats() {
    return synopsis().endsWith("...");
  }

  /** The options, for a message. */
  public List<String> names() {
    return options.values().stream().map(Option::name).distinct().toList();
  }
}
