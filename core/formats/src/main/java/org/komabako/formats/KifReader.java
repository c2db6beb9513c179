package org.komabako.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.Sentence;
import org.komabako.notation.KifMove;
import org.komabako.notation.MoveText;

/** Reads a file in KIF, once, line by line; both dialects for large boards are understood. */
final class KifReader {
  private static final Pattern MOVE =
      Pattern.compile("\\s*([0-9０-９]{1,6})\\s*(?:手目)?\\s*(一歩目|二歩目)?[\\s　]*(\\S.*)");
  private static final Pattern BRANCH = Pattern.compile("\\s*変化[：:]\\s*([0-9０-９]{1,6})\\s*手?.*");

  private final Rules rules;
  private final Lines lines;
  private final KifHead head = new KifHead();
  private @Nullable GameBuilder builder;
  private @Nullable String firstStep;

  KifReader(Rules rules, String text) {
    this.rules = rules;
    lines = new Lines(text);
  }

  ReadGame read() {
    while (lines.next()) {
      String line = lines.line();
      if (builder != null && (line.isBlank() || line.startsWith("#"))) {
        continue;
      }
      if (builder == null && !isBody(line) && head.take(lines.number(), line)) {
        continue;
      }
      line(line);
    }
    return builder().build();
  }

  private static boolean isBody(String line) {
    return line.startsWith("*")
        || line.startsWith("&")
        || MOVE.matcher(line).matches() && !line.contains("：") && !line.matches("[\\s０-９　]*");
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
    Matcher move = MOVE.matcher(line);
    if (line.startsWith("*")) {
      builder().comment(line.substring(1));
    } else if (line.startsWith("&")) {
      builder().at().bookmark(line.substring(1).strip());
    } else if (branch.matches()) {
      branch(Integer.parseInt(branch.group(1)));
    } else if (move.matches()) {
      move(move);
    } else if (line.strip().startsWith("まで")) {
      if (builder().game().declared().isEmpty()) {
        KifEnd.parse(line).ifPresent(builder()::end);
      }
    } else {
      throw lines.error(
          0,
          Sentence.of(
              "'{0}' is no line of KIF: there are a move's number and the move, * and a comment, and"
                  + " 変化：N手",
              "「{0}」は KIF の行ではありません。手数と指し手、* とコメント、変化：N手 などを書きます", shown(line)));
    }
  }

  static String shown(String line) {
    String text = line.strip();
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  private void branch(int ply) {
    if (!builder().branch(ply)) {
      throw lines
          .error(
              0,
              Sentence.of(
                  "the line above has no move {0} that could be another",
                  "直前の手順に {0} 手目はありません", ply))
          .with(builder().game());
    }
  }

  private void move(Matcher line) {
    String rest = line.group(3);
    String text =
        rest.substring(0, SpentTime.find(rest)).strip().replaceFirst("\\+$", "").strip();
    if (KifMove.FIRST_STEP.equals(line.group(2))) {
      firstStep = text;
      return;
    }
    if (KifEnd.isEnd(text)) {
      KifEnd.of(text, builder().at().position().side()).ifPresent(builder()::end);
      return;
    }
    String whole =
        firstStep == null ? text : KifMove.FIRST_STEP + firstStep + KifMove.SECOND_STEP + text;
    firstStep = null;
    var node =
        builder().play(lines.number(), line.start(3) + 1, place -> MoveText.read(place, whole));
    SpentTime.read(rest, node);
  }
}
