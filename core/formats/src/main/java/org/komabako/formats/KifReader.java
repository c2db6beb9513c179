package org.komabako.formats;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.notation.KifMove;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;

/** Reads a file in KIF, once, line by line; both dialects for large boards are understood. */
final class KifReader {
  private static final Pattern MOVE = Pattern.compile(
      "(?s)[\\s　]*+([0-9０-９]{1,6})[\\s　]*+(?:手目)?[\\s　]*+(一歩目|二歩目|三歩目)?[\\s　.．:：]*+(\\S.*)");
  private static final Pattern ORIGIN =
      Pattern.compile("[▲△▼▽☗☖]?(?:([1-9])([一二三四五六七八九])|同)\\D*?(成?)\\(([1-9])([1-9])\\)");

  private final Rules rules;
  private final TextLines lines;
  private final KakinokiBody body;
  private @Nullable String firstStep;

  KifReader(Rules rules, String text) {
    this.rules = rules;
    lines = new TextLines(text);
    body = new KakinokiBody(rules, lines);
  }

  ReadGame read() {
    while (lines.next()) {
      String line = lines.line();
      if (!body.takes(line, isMove(line))) {
        line(line);
      }
    }
    return body.build();
  }

  /** Whether a line has the shape of a move with its number. */
  static boolean isMove(String line) {
    Matcher move = MOVE.matcher(line);
    return move.matches()
        && (line.contains("手目") || Character.isWhitespace(line.charAt(move.end(1))))
        && !move.group(3).matches("[０-９\\s　]*")
        && !isField(line, move.start(3));
  }

  /** A field like {@code 5 分切れ負け：なし}; the time of a move has a colon too, but in brackets. */
  private static boolean isField(String line, int from) {
    String text = line.substring(from);
    int colon = text.indexOf('：');
    return colon >= 0 && !text.substring(0, colon).contains("(") && !text.contains("（");
  }

  static String shown(String line) {
    String text = line.strip();
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  private void line(String line) {
    Matcher move = MOVE.matcher(line);
    if (isMove(line) && move.matches()) {
      move(move);
    } else {
      throw lines.error(0, Sentence.of(KifReader.class, "kifReader.noLineKifMove", shown(line)));
    }
  }

  private void move(Matcher line) {
    String rest = line.group(3);
    SpentTime time = SpentTime.of(rest);
    String text = time.before().strip().replaceFirst("\\+$", "").strip();
    if (KifMove.FIRST_STEP.equals(line.group(2))) {
      firstStep = text;
      return;
    }
    GameBuilder builder = body.begin();
    body.numbered(Integer.parseInt(line.group(1)));
    if (KifEnd.isWord(text)) {
      body.end(text, KifEnd.of(text, builder.at().position()));
      return;
    }
    String plain = text.replaceFirst("まで(?=\\s*([(（]|$))", "");
    String whole =
        firstStep == null ? plain : KifMove.FIRST_STEP + firstStep + KifMove.SECOND_STEP + plain;
    firstStep = null;
    int column = line.start(3) + 1;
    GameNode node;
    try {
      node = builder.play(lines.number(), column, place -> read(place, whole));
    } catch (FormatException e) {
      if (!isFoul(rest)) {
        throw e;
      }
      builder.foul(text);
      return;
    }
    time.spent().ifPresent(spent -> {
      if (!spent.isReadable()) {
        throw lines.error(column + time.before().length(), spent.problem()).with(builder.game());
      }
      node.spent(spent.time());
    });
  }

  /** An illegal move stands last in its line, and a word or a comment behind it says what it is. */
  private boolean isFoul(String rest) {
    if (KifEnd.isFoul(rest)) {
      return true;
    }
    for (String next : lines.ahead()) {
      Matcher move = MOVE.matcher(next);
      if (KifEnd.isFoul(next)) {
        return true;
      }
      if (next.contains("変化") || move.matches() && isMove(next)) {
        return false;
      }
    }
    return false;
  }

  /** A move; where the piece's name does not fit, its origin tells which one moves. */
  private Move read(GameNode place, String text) {
    try {
      return MoveText.read(place, text);
    } catch (TextException e) {
      return byOrigin(place, text)
          .filter(move -> place.position().why(move).isEmpty())
          .orElseThrow(() -> e);
    }
  }

  private Optional<Move> byOrigin(GameNode place, String text) {
    Matcher named =
        ORIGIN.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC).replace(" ", ""));
    if (!KifMove.isSmall(rules.table()) || !named.matches()) {
      return Optional.empty();
    }
    Optional<Square> to = named.group(1) == null
        ? place.move().map(Move::to)
        : Optional.of(new Square(digit(named.group(1)), "一二三四五六七八九".indexOf(named.group(2)) + 1));
    Square from = new Square(digit(named.group(4)), digit(named.group(5)));
    return to.filter(rules.table()::contains)
        .filter(any -> rules.table().contains(from))
        .map(square -> new Move.Walk(from, square, !named.group(3).isEmpty()));
  }

  private static int digit(String text) {
    return text.charAt(0) - '0';
  }
}
