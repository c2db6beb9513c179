package org.komabako.notation;

import org.komabako.base.message.RequestException;

/** Any text in one line: line ends, and blanks at either end, written with a backslash. */
final class Escapes {
  private Escapes() {}

  /** In one line, with neither a blank nor a line end at its ends. */
  static String escape(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean atEnd = i == 0 || i == text.length() - 1;
      switch (c) {
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case ' ' -> out.append(atEnd ? "\\s" : " ");
        default -> {
          if (Character.isISOControl(c)
              || Character.isSurrogate(c) && !isPaired(text, i)
              || atEnd && Character.isWhitespace(c)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.toString();
  }

  private static boolean isPaired(String text, int at) {
    char c = text.charAt(at);
    return Character.isHighSurrogate(c)
        ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  /**
   * The text that was escaped.
   *
   * @throws IllegalArgumentException if a backslash stands before something else
   */
  static String unescape(String line) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < line.length()) {
      char c = line.charAt(at++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      char next = at < line.length() ? line.charAt(at++) : ' ';
      switch (next) {
        case '\\' -> out.append('\\');
        case 'n' -> out.append('\n');
        case 'r' -> out.append('\r');
        case 's' -> out.append(' ');
        case 'u' -> {
          String hex = line.substring(at, Math.min(at + 4, line.length()));
          if (!hex.matches("[0-9a-fA-F]{4}")) {
            throw RequestException.of(Escapes.class, "escapes.uFollowedFourHexadecimal");
          }
          out.append((char) Integer.parseInt(hex, 16));
          at += 4;
        }
        default -> throw RequestException.of(Escapes.class, "escapes.backslashFollowedNR", next);
      }
    }
    return out.toString();
  }
}
