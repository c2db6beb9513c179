package org.komabako.launcher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON with comments, as feature files have it: objects become maps, arrays lists, numbers doubles.
 * Small because the launcher runs before any bundle that could do it.
 */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /**
   * Reads one value.
   *
   * @throws IllegalArgumentException if the text is not one JSON value; the message names the line
   */
  static @Nullable Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.skip();
    if (json.at < text.length()) {
      throw json.error("something after the end");
    }
    return value;
  }

  private @Nullable Object value() {
    skip();
    char c = peek();
    return switch (c) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, @Nullable Object> object() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    expect('{');
    if (!next('}')) {
      do {
        skip();
        String key = string();
        skip();
        expect(':');
        map.put(key, value());
      } while (next(','));
      skip();
      expect('}');
    }
    return map;
  }

  private List<@Nullable Object> array() {
    List<@Nullable Object> list = new ArrayList<>();
    expect('[');
    if (!next(']')) {
      do {
        list.add(value());
      } while (next(','));
      skip();
      expect(']');
    }
    return list;
  }

  private String string() {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case '"', '\\', '/' -> c;
      case 'u' -> {
        if (at + 4 > text.length()) {
          throw error("a \\u escape is cut off");
        }
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> throw error("unknown escape \\" + c);
    };
  }

  private @Nullable Object word() {
    int start = at;
    while (at < text.length() && isWord(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> number(word);
    };
  }

  private Double number(String word) {
    try {
      return Double.valueOf(word);
    } catch (NumberFormatException e) {
      throw error("not a value: " + word);
    }
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '+' || c == '-' || c == '.';
  }

  /** Skips blanks and comments. */
  private void skip() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          throw error("a comment is not closed");
        }
        at = end + 2;
      } else {
        return;
      }
    }
  }

  private boolean next(char c) {
    skip();
    if (peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  private void expect(char c) {
    if (peek() != c) {
      throw error("expected " + c);
    }
    at++;
  }

  private char peek() {
    if (at >= text.length()) {
      throw error("the text ends too early");
    }
    return text.charAt(at);
  }

  private IllegalArgumentException error(String what) {
    long line = text.substring(0, Math.min(at, text.length())).lines().count();
    return new IllegalArgumentException("line " + Math.max(1, line) + ": " + what);
  }
}
