package org.komabako.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the command {@code compare} was asked for.
 *
 * @param rounds how often each contender counts
 * @param rows which rows are compared, in their order
 * @param jmh what is handed on to JMH, if that was asked for instead
 */
record CompareArguments(int rounds, List<Row> rows, Optional<List<String>> jmh) {
  private static final int MOST_ROUNDS = 1000;
  private static final int USUAL_ROUNDS = 5;

  /** Keeps own copies. */
  CompareArguments {
    rows = List.copyOf(rows);
    jmh = jmh.map(List::copyOf);
  }

  /**
   * Reads arguments.
   *
   * @param all the rows that there are
   * @throws IllegalArgumentException with what is wrong
   */
  static CompareArguments parse(List<String> words, List<Row> all) {
    int rounds = USUAL_ROUNDS;
    List<String> only = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      switch (word) {
        case "--rounds" ->
          rounds = Numbers.within("--rounds", value(words, i++, "N"), 1, MOST_ROUNDS);
        case "--only" -> only.add(name(value(words, i++, "ROW"), all));
        case "--jmh" -> {
          if (i > 0) {
            throw new IllegalArgumentException("--jmh comes first; all behind it goes to JMH");
          }
          return new CompareArguments(rounds, all, Optional.of(words.subList(1, words.size())));
        }
        default -> throw new IllegalArgumentException("what is '" + word + "'? See --help");
      }
    }
    List<Row> rows =
        all.stream().filter(row -> only.isEmpty() || only.contains(row.name())).toList();
    return new CompareArguments(rounds, rows, Optional.empty());
  }

  private static String value(List<String> words, int option, String what) {
    if (option + 1 == words.size()) {
      throw new IllegalArgumentException(words.get(option) + " needs a value: " + what);
    }
    return words.get(option + 1);
  }

  private static String name(String name, List<Row> all) {
    List<String> names = all.stream().map(Row::name).toList();
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "no row '" + name + "'; there are " + String.join(", ", names));
    }
    return name;
  }
}
