package org.komabako.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;

/** Reads a file in KI2, once, line by line. */
final class Ki2Reader {
  private static final Pattern MOVE = Pattern.compile("[▲△▼▽☗☖][^▲△▼▽☗☖]+");

  private static final Pattern SENTENCE =
      Pattern.compile("(?s)まで[、,]?[\\s　]*[0-9０-９一二三四五六七八九十百]+[\\s　]*手.*$");

  private final TextLines lines;
  private final KakinokiBody body;

  Ki2Reader(Rules rules, String text) {
    lines = new TextLines(text);
    body = new KakinokiBody(rules, lines);
  }

  /** Whether a line has a move. */
  static boolean isMove(String line) {
    Matcher move = MOVE.matcher(line);
    return move.find()
        && line.substring(0, move.start()).isBlank()
        && move.group().substring(1).strip().matches("(?s)(?:[1-9１-９同仝]|じっと|[A-Za-z+]).*");
  }

  ReadGame read() {
    while (lines.next()) {
      String line = lines.line();
      if (!body.takes(line, isMove(line))) {
        moves(line);
      }
    }
    return body.build();
  }

  private void moves(String line) {
    Matcher sentence = SENTENCE.matcher(line);
    String moves = sentence.find() ? line.substring(0, sentence.start()) : line;
    Matcher move = MOVE.matcher(moves);
    GameBuilder builder = body.begin();
    while (move.find()) {
      String text = withoutRemark(move.group());
      try {
        var unused =
            builder.play(lines.number(), move.start() + 1, place -> MoveText.read(place, text));
      } catch (FormatException e) {
        if (!isFoul(move.group(), moves.substring(move.end()))) {
          throw e;
        }
        builder.foul(text.strip());
        break;
      }
    }
    if (moves.length() < line.length()) {
      String said = line.substring(moves.length()).strip();
      body.end(said, KifEnd.sentence(said, builder.at().position()));
    }
  }

  /** Without what people write behind a move: a time in brackets, a mark, a comma. */
  private static String withoutRemark(String move) {
    String text = move.strip().replaceFirst("[!?！？、。,，]{1,3}$", "").strip();
    int open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
    boolean closed = text.endsWith(")") || text.endsWith("）");
    boolean isTime = open > 0 && closed && text.substring(open).matches("(?s).*[:：分秒].*");
    return isTime ? text.substring(0, open).strip() : text;
  }

  /** An illegal move is the last one, and a sentence or a comment behind it says what it is. */
  private boolean isFoul(String move, String behind) {
    if (!behind.isBlank()) {
      return false;
    }
    for (String next : lines.ahead()) {
      if (KifEnd.isFoul(next)) {
        return true;
      }
      if (next.contains("変化") || isMove(next)) {
        return false;
      }
    }
    return KifEnd.isFoul(move);
  }
}
