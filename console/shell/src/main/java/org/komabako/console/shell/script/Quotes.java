package org.komabako.console.shell.script;

/**
 * Words in which an apostrophe within double quotes is an apostrophe, and a percent sign a percent sign. Gogo takes the
 * one for the begin of another quotation and the other for arithmetic, which is written {@code %(...)}.
 */
final class Quotes {
  private final String word;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private Quotes(String word) {
    this.word = word;
  }

  /** A word as Gogo takes it for what it says. */
  static String forGogo(String word) {
    return word.indexOf('"') < 0 && word.indexOf('%') < 0 ? word : new Quotes(word).all();
  }

  private String all() {
    boolean quoted = false;
    while (at < word.length()) {
      char c = word.charAt(at);
      if (c == '\\') {
        copy(2);
      } else if (c == '"') {
        quoted = !quoted;
        copy(1);
      } else if (c == '\'') {
        if (quoted) {
          out.append("\"\\'\"");
          at++;
        } else {
          copy(end('\'') - at);
        }
      } else if (c == '$' && isNext("({")) {
        copy(closing(at + 1) - at);
      } else if (c == '%' && isNext("(")) {
        copy(closing(at + 1) - at);
      } else if (c == '%') {
        out.append("\\%");
        at++;
      } else {
        copy(1);
      }
    }
    return out.toString();
  }

  private void copy(int count) {
    int to = Math.min(word.length(), at + Math.max(1, count));
    out.append(word, at, to);
    at = to;
  }

  private boolean isNext(String wanted) {
    return at + 1 < word.length() && wanted.indexOf(word.charAt(at + 1)) >= 0;
  }

  /** Behind the quotation that begins here. */
  private int end(char quote) {
    int close = word.indexOf(quote, at + 1);
    return close < 0 ? word.length() : close + 1;
  }

  /** Behind the bracket that closes one. */
  private int closing(int open) {
    int depth = 0;
    for (int i = open; i < word.length(); i++) {
      switch (word.charAt(i)) {
        case '\\' -> i++;
        case '(', '{' -> depth++;
        case ')', '}' -> {
          depth--;
          if (depth == 0) {
            return i + 1;
          }
        }
        default -> {}
      }
    }
    return word.length();
  }
}
