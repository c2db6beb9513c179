package org.komabako.formats;

/** Finds out where the games of one text with several begin. Is shown each line once, in their order. */
@FunctionalInterface
public interface Boundaries {
  /**
   * Whether a game begins here.
   *
   * @param line without its end; where the encoding is not known, its bytes as ISO 8859-1
   */
  boolean at(String line);

  /** The first game of a text. */
  static String first(String text, Boundaries boundaries) {
    boolean begun = false;
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int to = end < 0 ? text.length() : end;
      String line = text.substring(from, to);
      if (boundaries.at(line) && begun) {
        return text.substring(0, from);
      }
      begun |= !line.isBlank();
      from = to + 1;
    }
    return text;
  }
}
