package org.komabako.console.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The words behind a command: options with a value, flags, and the rest in order. */
public final class Arguments {
  private static final String GAME = "--game";
  private static final String JSON = "--json";

  private final Usage usage;
  private final List<String> words = new ArrayList<>();
  private final Map<String, List<String>> options = new LinkedHashMap<>();

  private Arguments(Usage usage) {
    this.usage = usage;
  }

  /**
   * Reads the words.
   *
   * @param usage the text of a {@link Usage}
   * @throws UsageException if there is an option that is not understood
   * @throws HelpWanted if {@code --help} is among the words
   */
  public static Arguments of(String usage, @Nullable CharSequence... given) {
    Arguments arguments = new Arguments(Usage.of(usage));
    boolean onlyWords = false;
    for (int i = 0; i < given.length; i++) {
      String word = String.valueOf(given[i]);
      if (onlyWords || !word.matches("--?[a-zA-Z].*|--")) {
        arguments.words.add(word);
      } else if (word.equals("--")) {
        onlyWords = true;
      } else if (word.equals("--help")) {
        throw new HelpWanted(arguments.usage);
      } else if (arguments.option(word, i + 1 < given.length ? given[i + 1] : null)) {
        i++;
      }
    }
    if (arguments.has(JSON)) {
      Answering.wantJson();
    }
    return arguments;
  }

  /** Takes an option; whether the next word belongs to it. */
  private boolean option(String word, @Nullable CharSequence next) {
    int equals = word.startsWith("--") ? word.indexOf('=') : -1;
    String name = equals < 0 ? word : word.substring(0, equals);
    Usage.Option option = usage
        .option(name)
        .orElseThrow(() -> new UsageException(
            usage.names().isEmpty() ? "arguments.noOption" : "arguments.noOptionBut",
            usage.command(),
            name,
            String.join(", ", usage.names())));
    List<String> values = options.computeIfAbsent(option.name(), any -> new ArrayList<>());
    if (option.value().isEmpty()) {
      if (equals >= 0) {
        throw new UsageException("arguments.noValue", name);
      }
      return false;
    }
    if (equals >= 0) {
      values.add(word.substring(equals + 1));
      return false;
    }
    if (next == null) {
      throw new UsageException("arguments.valueMissing", name, option.value().get());
    }
    values.add(next.toString());
    return true;
  }

  /** How the command is called. */
  public Usage usage() {
    return usage;
  }

  /** The words that are no options. */
  public List<String> words() {
    return words;
  }

  /** The last value of an option, by its longest name. */
  public Optional<String> value(String option) {
    List<String> all = values(option);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
  }

  /** All values of an option that may be repeated. */
  public List<String> values(String option) {
    return options.getOrDefault(option, List.of());
  }

  /** Whether a flag was given. */
  public boolean has(String flag) {
    return options.containsKey(flag);
  }

  /** Refuses options that mean nothing without one of the flags that they are about. */
  public void onlyWith(List<String> flags, List<String> abouts) {
    if (flags.stream().anyMatch(this::has)) {
      return;
    }
    for (String about : abouts) {
      if (has(about)) {
        throw new UsageException(
            "arguments.onlyWith", usage.command(), about, String.join(", ", flags));
      }
    }
  }

  /** Refuses two of the options of which a command does one at a time. */
  public void atMostOneOf(List<String> acts) {
    List<String> given = acts.stream().filter(this::has).toList();
    if (given.size() > 1) {
      throw new UsageException(
          "arguments.notTogether", usage.command(), given.get(0), given.get(1));
    }
  }

  /** Whether the first word is given; where it is not, options are refused, as they are about it. */
  public boolean hasSubject() {
    if (!words.isEmpty()) {
      return true;
    }
    options.keySet().stream()
        .filter(option -> !option.equals(JSON))
        .findFirst()
        .ifPresent(about -> {
          throw new UsageException(
              "arguments.onlyWith", usage.command(), about, usage.words().get(0));
        });
    return false;
  }

  /** The game that {@code -g} names. */
  public Optional<String> game() {
    return value(GAME);
  }

  /** The words, of which there must be so many. */
  public List<String> words(int least, int most) {
    if (words.size() < least) {
      throw new UsageException("arguments.missing", usage.synopsis());
    }
    if (words.size() > most) {
      String rest = String.join(" ", words.subList(most, words.size()));
      throw new UsageException("arguments.tooMuch", rest, usage.synopsis());
    }
    return words;
  }

  /** The only word. */
  public String only() {
    return words(1, 1).get(0);
  }

  /** The only word if there is one, understood. */
  public <T> Optional<T> atMostOne(Function<String, T> read) {
    return words(0, 1).stream().findFirst().map(read);
  }

  /** Refuses words where none belong. */
  public void none() {
    words(0, 0);
  }

  /** An option's value as a number from a least one on. */
  public int number(String option, int least, int otherwise) {
    return value(option).map(text -> number(text, option, least)).orElse(otherwise);
  }

  /** An option's value as a number between two bounds, both included. */
  public int number(String option, int least, int most, int otherwise) {
    int number = number(option, least, otherwise);
    if (number > most) {
      throw new UsageException(
          "arguments.numberBetween", option, String.valueOf(number), least, most);
    }
    return number;
  }

  /** A word as a number from a least one on. */
  public static int number(String text, String what, int least) {
    if (!text.matches("-?[0-9]{1,9}") || Integer.parseInt(text) < least) {
      throw new UsageException(
          least > Integer.MIN_VALUE ? "arguments.numberFrom" : "arguments.number",
          what,
          text,
          least);
    }
    return Integer.parseInt(text);
  }

  /** Words {@code name=value}, and those behind an option that may be repeated; of one name the last counts. */
  public Map<String, String> pairs(List<String> words, String option) {
    return pairs(Stream.concat(words.stream(), values(option).stream()).toList());
  }

  /** Words {@code name=value}; of one name the last counts. */
  public static Map<String, String> pairs(List<String> words) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new UsageException("arguments.pair", word);
      }
      pairs.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return pairs;
  }
}
