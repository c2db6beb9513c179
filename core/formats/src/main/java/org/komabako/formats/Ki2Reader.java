package org.komabako.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.Sentence;
import org.komabako.notation.MoveText;

/** Reads a file in KI2, once, line by line. */
final class Ki2Reader {
  private static final Pattern MOVE = Pattern.compile("[▲△▼▽☗☖][^▲△▼▽☗☖]+");
  private static final Pattern BRANCH = Pattern.compile("\\s*変化[：:]\\s*([0-9０-９]{1,6})\\s*手?.*");

  private final Rules rules;
  private final Lines lines;
  private final KifHead head = new KifHead();
  private @Nullable GameBuilder builder;

  Ki2Reader(Rules rules, String text) {
    this.rules = rules;
    lines = new Lines(text);
  }

  /** Whether a line is one behind the head. */
  static boolean isBody(String line) {
    return line.startsWith("*")
        || line.startsWith("&")
        || line.strip().startsWith("まで")
        || MOVE.matcher(line).lookingAt();
  }

  ReadGame read() {
    while (lines.next()) {
      String line = lines.line();
      if (builder == null && !isBody(line) && head.take(lines.number(), line)
          || line.isBlank()
          || line.startsWith("#")) {
        continue;
      }
      line(line);
    }
    return builder().build();
  }

  private GameBuilder builder() {
    GameBuilder known = builder;
    if (known == null) {
      known = new GameBuilder(head.start(rules, Math.max(1, lines.number())));
      head.tell(known.game());
      builder = known;
    }
    return known;
  }

  private void line(String line) {
    Matcher branch = BRANCH.matcher(line);
    if (line.startsWith("*")) {
      builder().comment(line.substring(1));
    } else if (line.startsWith("&")) {
      builder().at().bookmark(line.substring(1).strip());
    } else if (line.strip().startsWith("まで")) {
      KifEnd.parse(line).ifPresent(builder()::end);
    } else if (branch.matches() && builder().branch(Integer.parseInt(branch.group(1)))) {
      return;
    } else {
      moves(line);
    }
  }

  private void moves(String line) {
    Matcher move = MOVE.matcher(line);
    int end = 0;
    while (move.find()) {
      unread(line.substring(end, move.start()), end);
      String text = move.group();
      var unused =
          builder().play(lines.number(), move.start() + 1, place -> MoveText.read(place, text));
      end = move.end();
    }
    unread(line.substring(end), end);
  }

  private void unread(String text, int column) {
    if (!text.isBlank()) {
      throw lines
          .error(
              column + 1,
              Sentence.of(
                  "'{0}' is no move of KI2: a move begins with ▲ or △, like ▲７六歩",
                  "「{0}」は KI2 の指し手ではありません。▲７六歩 のように ▲ か △ で始めます", KifReader.shown(text)))
          .with(builder().game());
    }
  }
}
