package org.komabako.engine.search.book;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move in the text of a book: {@code MOVE REPLY VALUE DEPTH COUNT}, of which all but the first may be missing.
 *
 * @param value in hundredths of a pawn for who moves; nothing worth if the depth is 0
 * @param depth how deep the engine looked that told the value, in plies; 0 if none did
 * @param count how often it is to be played, at least 1
 */
record BookLine(int value, int depth, int count) {
  private static final Pattern FORM = Pattern.compile(
      "(?<move>\\S{2,12})(?: \\S{1,12}(?: (?<value>-?\\d{1,6})(?: (?<depth>\\d{1,3})(?: (?<count>\\d{1,9}))?)?)?)?\\s*");

  /**
   * A line as it was read.
   *
   * @param move in USI
   */
  record Read(String move, BookLine line) {}

  static Optional<Read> read(String text) {
    Matcher form = FORM.matcher(text);
    return form.matches()
        ? Optional.of(new Read(
            form.group("move"),
            new BookLine(
                number(form, "value", 0),
                number(form, "depth", 0),
                Math.max(1, number(form, "count", 1)))))
        : Optional.empty();
  }

  private static int number(Matcher form, String group, int otherwise) {
    return form.group(group) == null ? otherwise : Integer.parseInt(form.group(group));
  }

  /** The line for a move. */
  String text(String move) {
    return move + " none " + value + " " + depth + " " + count;
  }
}
