package org.komabako.ui.learn.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A text and how it looks.
 *
 * @param text all of it
 * @param kinds for each character of the text the number of a {@link Kind}
 * @param indents how the lines are set in, one for each line
 */
public record Sheet(String text, String kinds, List<Indent> indents) {
  /** How a character looks. */
  public enum Kind {
    /** As usual. */
    PLAIN,
    /** The title of the page. */
    TITLE,
    /** The title of a section. */
    HEADING,
    /** What is stressed. */
    BOLD,
    /** What is typed. */
    CODE,
    /** Of less weight: the head of a table. */
    FAINT
  }

  /**
   * How a line is set in, in widths of a letter.
   *
   * @param wrap how far its second and later rows are
   * @param stops where the columns of a table begin; empty for a line of no table
   */
  public record Indent(int wrap, List<Integer> stops) {}

  /** Some characters after each other that look the same. */
  public record Run(int start, int length, Kind kind) {}

  /** Keeps an own copy. */
  public Sheet {
    indents = List.copyOf(indents);
  }

  /** The parts that do not look as usual. */
  public List<Run> runs() {
    List<Run> runs = new ArrayList<>();
    for (int start = 0; start < kinds.length(); ) {
      int end = start;
      while (end < kinds.length() && kinds.charAt(end) == kinds.charAt(start)) {
        end++;
      }
      Kind kind = Kind.values()[kinds.charAt(start)];
      if (kind != Kind.PLAIN) {
        runs.add(new Run(start, end - start, kind));
      }
      start = end;
    }
    return runs;
  }

  /** Where some words begin, in whatever case; nowhere if there are none. */
  public List<Integer> find(String words) {
    List<Integer> places = new ArrayList<>();
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    if (!wanted.isEmpty()) {
      for (int at = 0; at + wanted.length() <= text.length(); at++) {
        if (text.regionMatches(true, at, wanted, 0, wanted.length())) {
          places.add(at);
        }
      }
    }
    return places;
  }
}
