package org.komabako.formats;

import java.util.Locale;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;

/** Says of what is no game what it is, where that can be told. */
final class NoGame {
  private static final String[] BINARIES = {
    "PK\u0003\u0004", "%PDF-", "\u0089PNG", "\u001f\u008b", "GIF8"
  };

  private NoGame() {}

  /** What to say where nothing in a text is of a game. */
  static FormatException in() {
    return new FormatException(
        0,
        0,
        LocalizedText.of(
            "there is no game in this: it has neither moves nor a head as files of games have it",
            "棋譜ではありません。指し手も、手合割・先手・後手などの見出しもありません"));
  }

  /** What a file is by what it begins with, its bytes as ISO 8859-1; empty if it may be a game. */
  static Optional<FormatException> of(String head) {
    String text = head.strip();
    String small = text.substring(0, Math.min(text.length(), 200)).toLowerCase(Locale.ROOT);
    for (String each : BINARIES) {
      if (head.startsWith(each)) {
        return Optional.of(problem(
            "this is no text but an archive, a picture or a document; a game is a text file",
            "テキストではなく、圧縮ファイル・画像・文書などです。棋譜はテキストファイルです"));
      }
    }
    if (small.startsWith("<!doctype html")
        || small.startsWith("<html")
        || small.startsWith("<head")) {
      return Optional.of(problem(
          "this is a web page (HTML), not a game; download the file itself",
          "これはウェブページ（HTML）で、棋譜ではありません。棋譜ファイルそのものを保存してください"));
    }
    if (small.startsWith("<?xml") || small.startsWith("<svg")) {
      return Optional.of(problem("this is XML, not a game", "これは XML で、棋譜ではありません"));
    }
    if (text.length() < 400
        && small.matches("(?s)(http/\\d\\S* +)?[1-5]\\d\\d:? +[a-z][a-z ]{2,40}\\b.*")) {
      return Optional.of(problem(
          "this is an answer of a web server that it has no such file, not a game",
          "これはウェブサーバーのエラー応答で、棋譜ではありません"));
    }
    return Optional.empty();
  }

  private static FormatException problem(String english, String japanese) {
    return new FormatException(0, 0, LocalizedText.of(english, japanese));
  }
}
