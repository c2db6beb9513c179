package org.komabako.protocol;

import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;

/**
 * A command as it is typed in a shell, taken apart into its words; no shell is started. Blanks separate words; what stands in
 * single quotes is taken as it is, in double quotes a backslash takes its meaning from {@code "}, {@code \}, {@code $} and
 * {@code `}, elsewhere from any sign. What a shell would do more (variables, other commands, pipes, files) is refused where it
 * is not quoted: it would not happen.
 */
public final class ShellWords {
  private static final char BACKSLASH = '\\';
  private static final String OF_SHELL = "|&;<>()$`";
  private static final String OF_SHELL_IN_QUOTES = "$`";
  private static final String ESCAPED_IN_QUOTES = "\"\\$`";

  private final String text;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private int at;

  private ShellWords(String text) {
    this.text = text;
  }

  /**
   * The words of a command.
   *
   * @throws TextException if a quotation mark is not closed, the text ends with a backslash, or a shell would be needed; the
   *     message says where and what would be right
   */
  public static List<String> split(String text) {
    return new ShellWords(text).split();
  }

  private List<String> split() {
    for (at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (Character.isWhitespace(sign)) {
        endWord();
      } else {
        take(sign);
        inWord = true;
      }
    }
    endWord();
    return List.copyOf(words);
  }

  private void take(char sign) {
    switch (sign) {
      case '\'' -> inSingleQuotes();
      case '"' -> inDoubleQuotes();
      case BACKSLASH -> {
        if (++at == text.length()) {
          throw wrong("shellWords.endsWithBackslash", at - 1, String.valueOf(BACKSLASH));
        }
        word.append(text.charAt(at));
      }
      default -> {
        if (OF_SHELL.indexOf(sign) >= 0 || sign == '~' && !inWord) {
          throw wrong("shellWords.needsShell", at, String.valueOf(sign));
        }
        word.append(sign);
      }
    }
  }

  private void inSingleQuotes() {
    int end = text.indexOf('\'', at + 1);
    if (end < 0) {
      throw wrong("shellWords.notClosed", at, "'");
    }
    word.append(text, at + 1, end);
    at = end;
  }

  private void inDoubleQuotes() {
    int begin = at;
    for (at++; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign == '"') {
        return;
      }
      if (OF_SHELL_IN_QUOTES.indexOf(sign) >= 0) {
        throw wrong("shellWords.needsShell", at, String.valueOf(sign));
      }
      boolean escapes = sign == BACKSLASH
          && at + 1 < text.length()
          && ESCAPED_IN_QUOTES.indexOf(text.charAt(at + 1)) >= 0;
      word.append(escapes ? text.charAt(++at) : sign);
    }
    throw wrong("shellWords.notClosed", begin, "\"");
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private TextException wrong(String key, int place, String sign) {
    return new TextException(
        text, place, Sentence.of(ShellWords.class, key, text, sign, place + 1));
  }
}
