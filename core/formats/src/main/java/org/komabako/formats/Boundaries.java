package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/** Finds out where the games of one text with several begin. Is shown each line once, in their order. */
@FunctionalInterface
@ConsumerType
public interface Boundaries {
  /**
   * Whether a game begins here.
   *
   * @param line without its end; where the encoding is not known, its bytes as ISO 8859-1
   */
  boolean at(String line);

  /**
   * Where the games of a text begin, in their order; one at least. What stands before the first belongs to
   * it.
   */
  static List<Integer> of(String text, Boundaries boundaries) {
    List<Integer> found = new ArrayList<>(List.of(0));
    boolean begun = false;
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int to = end < 0 ? text.length() : end;
      String line = text.substring(from, to);
      if (boundaries.at(line.stripTrailing()) && begun) {
        found.add(from);
      }
      begun |= !line.isBlank();
      from = to + 1;
    }
    return found;
  }
}
