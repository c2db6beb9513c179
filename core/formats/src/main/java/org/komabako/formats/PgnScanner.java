package org.komabako.formats;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** A text like PGN that is read sign by sign: the place that has been reached, and what stands there. */
final class PgnScanner {
  private static final Pattern TAG_NAME = Pattern.compile("\\[([\\p{L}\\p{N}_+-]++)\\s++\"");
  private static final String STOPS = "(){};";

  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;

  PgnScanner(String text) {
    this.text = text;
  }

  /**
   * A tag, like {@code [Event "…"]}.
   *
   * @param line of the value, from 1
   * @param column of the value, from 0
   */
  record Tag(String name, String value, int line, int column) {}

  /** The place, counted in signs. */
  int at() {
    return at;
  }

  /** The line of the place, from 1. */
  int line() {
    return line;
  }

  /** The column of a place in the same line, from 1. */
  int column(int where) {
    return Math.max(1, where - lineStart + 1);
  }

  /** What is wrong at a place in the same line. */
  FormatException error(int where, LocalizedText problem) {
    return new FormatException(line, column(where), problem);
  }

  boolean hasNext() {
    return at < text.length();
  }

  /** The next sign, which stays there. */
  char next() {
    return text.charAt(at);
  }

  boolean isAt(char sign) {
    return hasNext() && next() == sign;
  }

  boolean isAt(String signs) {
    return text.startsWith(signs, at);
  }

  boolean isAtLineStart() {
    return at == lineStart;
  }

  /** Goes on behind the next sign. */
  void skip() {
    if (next() == '\n') {
      line++;
      lineStart = at + 1;
    }
    at++;
  }

  /** Goes on to the next sign that is no blank; false if there is none. */
  boolean skipBlanks() {
    while (hasNext() && Character.isWhitespace(next())) {
      skip();
    }
    return hasNext();
  }

  private int lineEnd() {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }

  /** Goes on to the end of the line. */
  void skipLine() {
    at = lineEnd();
  }

  /** The rest of the line, which stays there; no more than so many signs. */
  String ahead(int most) {
    return text.substring(at, Math.min(lineEnd(), at + most));
  }

  /** Takes the next sign, or the one behind a backslash. */
  char take() {
    if (next() == '\\' && at + 1 < text.length()) {
      at++;
    }
    char sign = next();
    skip();
    return sign;
  }

  /** Takes what stands before a blank, a bracket or a comment; may be empty. */
  String word() {
    int from = at;
    while (hasNext() && !Character.isWhitespace(next()) && STOPS.indexOf(next()) < 0) {
      at++;
    }
    if (at - from > FileLimits.LINE) {
      throw FileLimits.exceeded(
          line, Sentence.of(PgnReader.class, "pgnReader.wordTooLong"), FileLimits.LINE);
    }
    return text.substring(from, at);
  }

  /** Takes a tag; empty if none is written here as it has to be. */
  Optional<Tag> tag() {
    int most = lineEnd();
    Matcher name = TAG_NAME.matcher(text).region(at, most);
    int close = name.lookingAt() ? closing(name.end(), most) : -1;
    if (close < 0 || most - at > FileLimits.LINE) {
      return Optional.empty();
    }
    String value = text.substring(name.end(), close).replace("\\\"", "\"").replace("\\\\", "\\");
    at = text.indexOf(']', close) + 1;
    return Optional.of(new Tag(name.group(1), value, line, name.end() - lineStart));
  }

  /** Where the quote stands that ends a value: the last one before a bracket, or one that a bracket follows. */
  private int closing(int from, int most) {
    int last = -1;
    for (int i = from; i < most; i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        int next = i + 1;
        while (next < most && text.charAt(next) == ' ') {
          next++;
        }
        boolean closes = next < most && text.charAt(next) == ']';
        last = closes ? i : last;
        int after = next + 1;
        while (closes && after < most && Character.isWhitespace(text.charAt(after))) {
          after++;
        }
        if (closes && (after >= most || text.charAt(after) == '[')) {
          return i;
        }
      }
    }
    return last;
  }
}
