package org.komabako.formats;

import java.util.Locale;
import java.util.Optional;
import org.komabako.base.message.Sentence;

/** Says of what is no game what it is, where that can be told. */
final class NoGame {
  private static final String[] BINARIES = {
    "PK\u0003\u0004", "%PDF-", "\u0089PNG", "\u001f\u008b", "GIF8"
  };

  private NoGame() {}

  /** What to say where nothing in a text is of a game. */
  static FormatException in() {
    return new FormatException(0, 0, Sentence.of(NoGame.class, "noGame.noGameNeitherMoves"));
  }

  /** What a file is by what it begins with, its bytes as ISO 8859-1; empty if it may be a game. */
  static Optional<FormatException> of(String head) {
    String text = head.strip();
    String small = text.substring(0, Math.min(text.length(), 200)).toLowerCase(Locale.ROOT);
    for (String each : BINARIES) {
      if (head.startsWith(each)) {
        return Optional.of(problem("noGame.noTextButArchive"));
      }
    }
    if (small.startsWith("<!doctype html")
        || small.startsWith("<html")
        || small.startsWith("<head")) {
      return Optional.of(problem("noGame.webPageHtmlNot"));
    }
    if (small.startsWith("<?xml") || small.startsWith("<svg")) {
      return Optional.of(problem("noGame.xmlNotGame"));
    }
    if (text.length() < 400
        && small.matches("(?s)(http/\\d\\S* +)?[1-5]\\d\\d:? +[a-z][a-z ]{2,40}\\b.*")) {
      return Optional.of(problem("noGame.answerWebServerNo"));
    }
    return Optional.empty();
  }

  private static FormatException problem(String key) {
    return new FormatException(0, 0, Sentence.of(NoGame.class, key));
  }
}
