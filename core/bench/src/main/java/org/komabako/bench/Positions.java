package org.komabako.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Positions that are measured, as text: a line each, its columns parted by tabs. {@code #} begins a
 * comment line.
 *
 * <pre>
 * name TAB variant TAB SFEN TAB perft from depth 1 on, parted by blanks
 * </pre>
 *
 * @param entries in the order of the text
 */
record Positions(List<Entry> entries) {
  /** Keeps an own copy. */
  Positions {
    entries = List.copyOf(entries);
  }

  /**
   * One of them.
   *
   * @param name for arguments and tables
   * @param variant the key of its variant
   * @param sfen under rule set {@code base}
   * @param perft the exact counts, from depth 1 on
   */
  record Entry(String name, String variant, String sfen, List<Long> perft) {
    /** Keeps an own copy. */
    Entry {
      perft = List.copyOf(perft);
    }

    /**
     * The exact number of leaves.
     *
     * @throws IllegalArgumentException if it is not known
     */
    long expected(int depth) {
      if (depth < 1 || depth > perft.size()) {
        throw new IllegalArgumentException(
            name + " has counts for depths 1 to " + perft.size() + ", none for " + depth);
      }
      return perft.get(depth - 1);
    }

    /**
     * Compares a count with the exact one.
     *
     * @param who has counted
     * @throws WrongCountException if it is another
     */
    void check(String who, int depth, long count) {
      if (count != expected(depth)) {
        throw new WrongCountException(who + " counts " + count + " instead of " + expected(depth)
            + " in perft " + depth + " of " + name);
      }
    }
  }

  /**
   * Reads a text.
   *
   * @param name of the text, for errors
   * @throws IllegalArgumentException with the name and the line of what is not understood
   */
  static Positions parse(String name, String text) {
    List<Entry> entries = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (DataLine line : DataLine.split(name, text)) {
      List<String> columns = line.columns(4);
      Entry entry =
          new Entry(columns.get(0), columns.get(1), columns.get(2), counts(line, columns.get(3)));
      if (!names.add(entry.name())) {
        throw line.error("the name '" + entry.name() + "' is there twice");
      }
      entries.add(entry);
    }
    return new Positions(entries);
  }

  private static List<Long> counts(DataLine line, String text) {
    List<Long> counts = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      if (!word.matches("[0-9]{1,18}")) {
        throw line.error("'" + word + "' is no count");
      }
      counts.add(Long.valueOf(word));
    }
    return counts;
  }

  /**
   * The one of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  Entry require(String name) {
    return entries.stream()
        .filter(entry -> entry.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no position '" + name + "'; there are "
            + String.join(", ", entries.stream().map(Entry::name).toList())));
  }
}
