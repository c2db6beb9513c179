package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words behind a command: options with a value, flags, and the rest in order. */
final class Arguments {
  private final List<String> words = new ArrayList<>();
  private final Map<String, String> values = new HashMap<>();
  private final Set<String> flags = new HashSet<>();

  private Arguments() {}

  /**
   * Reads the words.
   *
   * @param options what is understood: {@code --seed=} takes a value, {@code --flip} does not
   * @throws IllegalArgumentException if there is an option that is not understood
   */
  static Arguments of(Object[] given, String... options) {
    Set<String> known = Set.of(options);
    Arguments arguments = new Arguments();
    for (int i = 0; i < given.length; i++) {
      String word = String.valueOf(given[i]);
      if (known.contains(word + "=")) {
        if (i + 1 == given.length) {
          throw new IllegalArgumentException("behind " + word + " a value is missing");
        }
        arguments.values.put(word, String.valueOf(given[++i]));
      } else if (known.contains(word)) {
        arguments.flags.add(word);
      } else if (word.matches("--?[a-z][a-z-]*")) {
        throw new IllegalArgumentException(
            "there is no option " + word + " here"
                + (options.length == 0
                    ? ""
                    : "; there are " + String.join(" ", known.stream().sorted().toList())));
      } else {
        arguments.words.add(word);
      }
    }
    return arguments;
  }

  /** The words that are no options. */
  List<String> words() {
    return words;
  }

  /** The value of an option. */
  Optional<String> value(String option) {
    return Optional.ofNullable(values.get(option));
  }

  /** Whether a flag was given. */
  boolean has(String flag) {
    return flags.contains(flag);
  }

  /** The only word, named for the message if it is not there. */
  String only(String what) {
    if (words.size() != 1) {
      throw new IllegalArgumentException(
          "write one " + what + (words.isEmpty() ? "" : ", not '" + String.join(" ", words) + "'"));
    }
    return words.get(0);
  }

  /** The only word if there is one. */
  Optional<String> atMostOne(String what) {
    return words.isEmpty() ? Optional.empty() : Optional.of(only(what));
  }

  /** Refuses words where none belong. */
  void none() {
    if (!words.isEmpty()) {
      throw new IllegalArgumentException("'" + String.join(" ", words) + "' is too much");
    }
  }

  /** A word as a number. */
  static int number(String text, String what) {
    if (!text.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("the " + what + " is a number, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }
}
