package org.komabako.formats;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Nag;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;

/** Reads a text of {@link PgnFormat}, once, sign by sign, with a stack of open variations. */
final class PgnReader {
  private static final String COMMAND = "[%";
  private static final int LONGEST_END = 100;
  private static final Pattern TIME =
      Pattern.compile("(\\d{1,5}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{3}))?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(\\.+|…)?|\\$\\d+|\\.+");
  private static final Pattern LEADING_NUMBER = Pattern.compile("^\\d{1,6}(\\.+|…)(?=.)");
  private static final Pattern GLYPH = Pattern.compile("[!?]{1,2}$|[#‼⁇]+$");

  private final PgnScanner scanner;
  private final PgnHead head;
  private final PgnEnd end = new PgnEnd();
  private final Deque<GameNode> open = new ArrayDeque<>();
  private @Nullable GameBuilder builder;
  private boolean winBoard;

  PgnReader(Variant variant, Rules rules, String text) {
    scanner = new PgnScanner(text);
    head = new PgnHead(variant, rules);
  }

  ReadGame read() {
    while (scanner.skipBlanks()) {
      char c = scanner.next();
      if (c == '[' && builder == null) {
        tag();
      } else if (c == '%' && scanner.isAtLineStart()
          || scanner.isAt("--") && end.line(scanner.ahead(LONGEST_END))
          || c == ';') {
        scanner.skipLine();
      } else if (c == '{') {
        comment();
      } else if (c == '(') {
        begin();
      } else if (c == ')') {
        end();
      } else {
        word();
      }
    }
    if (!open.isEmpty()) {
      throw error(
          scanner.at(), Sentence.of(PgnReader.class, "pgnReader.variationNotClosedMissing"));
    }
    GameBuilder game = builder();
    if (winBoard) {
      head.namePlayersAsWinBoard(game.game());
    }
    end.end(game, head);
    return game.build();
  }

  private FormatException error(int where, LocalizedText problem) {
    FormatException plain = scanner.error(where, problem);
    return builder == null ? plain : plain.with(builder.game());
  }

  private void tag() {
    head.add(scanner
        .tag()
        .orElseThrow(() ->
            error(scanner.at(), Sentence.of(PgnReader.class, "pgnReader.tagWrittenNameValue"))));
  }

  private GameBuilder builder() {
    GameBuilder known = builder;
    if (known == null) {
      known = head.begin(scanner.line());
      builder = known;
    }
    return known;
  }

  private void begin() {
    if (open.size() >= FileLimits.DEPTH) {
      throw FileLimits.exceeded(
          scanner.line(),
          Sentence.of(PgnReader.class, "pgnReader.variationsWithinVariationsToo"),
          FileLimits.DEPTH);
    }
    GameNode here = builder().at();
    GameNode before = here.parent()
        .orElseThrow(() -> error(
            scanner.at(), Sentence.of(PgnReader.class, "pgnReader.variationStandsBehindMove")));
    open.push(here);
    builder().goTo(before);
    scanner.skip();
  }

  private void end() {
    if (open.isEmpty()) {
      throw error(scanner.at(), Sentence.of(PgnReader.class, "pgnReader.noVariationOpenHere"));
    }
    builder().goTo(open.pop());
    scanner.skip();
  }

  private void comment() {
    int from = scanner.at();
    scanner.skip();
    StringBuilder out = new StringBuilder();
    while (scanner.hasNext() && !scanner.isAt('}')) {
      if (scanner.isAt(COMMAND)) {
        command();
      } else {
        out.append(scanner.take());
      }
    }
    if (!scanner.hasNext()) {
      throw error(from, Sentence.of(PgnReader.class, "pgnReader.commentNotClosedMissing"));
    }
    scanner.skip();
    String text = out.toString();
    if (!text.isBlank()) {
      if (open.isEmpty()) {
        end.comment(text);
      }
      if (!PgnMoves.isEnd(text)) {
        builder().comment(text);
      }
    }
  }

  private void command() {
    int from = scanner.at();
    scanner.skip();
    scanner.skip();
    StringBuilder out = new StringBuilder();
    while (scanner.hasNext() && !scanner.isAt(']')) {
      out.append(scanner.take());
    }
    if (scanner.hasNext()) {
      scanner.skip();
    }
    String whole = out.toString();
    int space = whole.indexOf(' ');
    String name = space < 0 ? whole : whole.substring(0, space);
    String value = space < 0 ? "" : whole.substring(space + 1);
    GameNode here = builder().at();
    try {
      switch (name) {
        case "emt" -> here.spent(time(value));
        case "bookmark" -> here.bookmark(value);
        case "mark" -> here.draw(Mark.parse(value));
        case "end" -> builder().end(outcome(value));
        default -> builder().comment(COMMAND + whole + "]");
      }
    } catch (FormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw error(from, UserMessage.of(e));
    }
  }

  private static Duration time(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      throw RequestException.of(PgnReader.class, "pgnReader.noTimeLike", text);
    }
    long seconds = Long.parseLong(time.group(1)) * 3600
        + Long.parseLong(time.group(2)) * 60
        + Long.parseLong(time.group(3));
    return Duration.ofSeconds(seconds)
        .plusMillis(time.group(4) == null ? 0 : Long.parseLong(time.group(4)));
  }

  private static Outcome outcome(String text) {
    String[] words = text.split(" ", 2);
    Optional<Outcome.Reason> reason =
        words.length < 2 ? Optional.empty() : Outcome.Reason.parse(words[1]);
    for (Side side : Side.values()) {
      if (reason.isPresent() && side.text().equals(words[0])) {
        return Outcome.win(side, reason.get());
      }
    }
    return Outcome.draw(reason.orElseThrow(
        () -> RequestException.of(PgnReader.class, "pgnReader.noEndLikeBlack", text)));
  }

  private void word() {
    int from = scanner.at();
    String word = scanner.word();
    if (word.isEmpty()) {
      throw error(from, Sentence.of(PgnReader.class, "pgnReader.nothingDoHere", scanner.next()));
    }
    if (NUMBER.matcher(word).matches()) {
      nag(word);
      return;
    }
    if (PgnMoves.isResult(word)) {
      if (open.isEmpty()) {
        end.result(word);
      }
      return;
    }
    if (PgnEnd.isWord(word)) {
      end.word(word, builder(), open.isEmpty());
      return;
    }
    String move = LEADING_NUMBER.matcher(word).replaceFirst("");
    Matcher glyph = GLYPH.matcher(move);
    String plain = glyph.find() ? move.substring(0, glyph.start()) : move;
    winBoard |= builder().at().ply() == 0 && PgnMoves.isWinBoard(plain);
    var unused =
        builder().play(scanner.line(), scanner.column(from), place -> MoveText.read(place, plain));
    if (!plain.equals(move) && !glyph.group().startsWith("#")) {
      nag(glyph.group());
    }
  }

  /** {@code ??}, {@code $4} and the like: what the annotator thinks of the move; a second one is a comment. */
  private void nag(String word) {
    Optional<Nag> nag = Nag.parse(word);
    GameNode here = builder().at();
    if (here.nag().isEmpty() && here.ply() > 0) {
      here.nag(nag);
    } else {
      nag.ifPresent(second -> builder().comment(second.sign()));
    }
  }
}
