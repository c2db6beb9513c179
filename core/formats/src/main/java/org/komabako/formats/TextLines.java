package org.komabako.formats;

import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** The lines of a text, one after the other. */
final class TextLines {
  private static final int AHEAD = 200;

  private final List<String> lines;
  private int number;

  TextLines(String text) {
    lines = text.lines().toList();
  }

  /** Goes to the next line; false at the end. */
  boolean next() {
    if (number >= lines.size()) {
      return false;
    }
    number++;
    if (line().length() > FileLimits.LINE) {
      throw FileLimits.exceeded(
          number, Sentence.of(TextLines.class, "textLines.lineTooLong"), FileLimits.LINE);
    }
    return true;
  }

  /** The line that is read now. */
  String line() {
    return lines.get(number - 1);
  }

  /** The lines that are still to be read. */
  List<String> rest() {
    return lines.subList(number, lines.size());
  }

  /** Those right behind this one, as many as are looked at to find out what it means. */
  List<String> ahead() {
    return lines.subList(number, Math.min(lines.size(), number + AHEAD));
  }

  /** Its number, from 1. */
  int number() {
    return number;
  }

  FormatException error(int column, LocalizedText problem) {
    return new FormatException(number, column, problem);
  }
}
