package org.komabako.formats;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.MoveText;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads a text of {@link PgnFormat}, once, sign by sign, with a stack of open variations. */
final class PgnReader {
  static final Map<String, String> NAMES = Map.of(
      Tags.BLACK, "Black",
      Tags.WHITE, "White",
      Tags.EVENT, "Event",
      Tags.SITE, "Site",
      Tags.BEGUN, "Date",
      Tags.ENDED, "EndDate",
      Tags.TITLE, "Title",
      Tags.OPENING, "Opening",
      Tags.TIME, "TimeControl");

  private static final Pattern TIME =
      Pattern.compile("(\\d{1,5}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{3}))?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(\\.+|…)?|\\$\\d+|\\.+");
  private static final Pattern LEADING_NUMBER = Pattern.compile("^\\d{1,6}(\\.+|…)(?=.)");
  /** What other programs call the players and the place. */
  private static final Map<String, String> OTHERS = Map.of(
      "Sente", Tags.BLACK,
      "Gote", Tags.WHITE,
      "Venue", Tags.SITE);

  private static final Set<String> HEAD =
      Set.of("Variant", "Rules", "SFEN", "FEN", "SetUp", "Result");
  private static final Pattern GLYPH = Pattern.compile("[!?]{1,2}$|[#‼⁇]+$");
  private static final Set<String> WORDS = Set.of(
      "resigns",
      "resigned",
      "interrupt",
      "interrupted",
      "sennichite",
      "jishogi",
      "mate",
      "time",
      "illegal");

  private static final Pattern TAG_NAME = Pattern.compile("\\[([\\p{L}\\p{N}_+-]++)\\s++\"");
  private static final Pattern FEN =
      Pattern.compile("([^\\s\\[]+)(?:\\[([^\\]]*)\\])?\\s+([wb])(?:\\s.*)?");
  /** Four fields, the third of them a hand. */
  private static final Pattern SFEN =
      Pattern.compile("[^\\s\\[]+\\s+[bw]\\s+(?:-|\\d*[A-Za-z][0-9A-Za-z]*)\\s+\\d+");

  private static final String STOPS = "(){};";

  private final Variant variant;
  private final Rules rules;
  private final String text;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Map<String, Value> values = new HashMap<>();
  private final Deque<GameNode> open = new ArrayDeque<>();
  private int at;
  private int line = 1;
  private int lineStart;
  private @Nullable GameBuilder builder;
  private boolean winBoard;
  private String said = "";
  private Optional<Optional<Side>> won = Optional.empty();

  /** Where the value of a tag stands: its line from 1, its column from 0. */
  private record Value(int line, int column) {}

  PgnReader(Variant variant, Rules rules, String text) {
    this.variant = variant;
    this.rules = rules;
    this.text = text;
  }

  ReadGame read() {
    while (skipBlanks()) {
      char c = text.charAt(at);
      if (c == '[' && builder == null) {
        tag();
      } else if (c == '%' && at == lineStart) {
        skipLine();
      } else if (c == '-' && text.startsWith("--", at) && said()) {
        skipLine();
      } else if (c == '{') {
        comment();
      } else if (c == ';') {
        skipLine();
      } else if (c == '(') {
        begin();
      } else if (c == ')') {
        end();
      } else {
        word();
      }
    }
    if (!open.isEmpty()) {
      throw error(at, Sentence.of(PgnReader.class, "pgnReader.variationNotClosedMissing"));
    }
    GameBuilder game = builder();
    if (winBoard && tags.containsKey("White") && tags.containsKey("Black")) {
      // WinBoard calls the player White who begins.
      game.game().tag(Tags.BLACK, tags.getOrDefault("White", ""));
      game.game().tag(Tags.WHITE, tags.getOrDefault("Black", ""));
    }
    if (won.isEmpty()) {
      won = PgnMoves.result(tags.getOrDefault("Result", ""));
    }
    String why = said + " " + tags.getOrDefault("Termination", "");
    won.ifPresent(winner -> {
      game.goTo(game.game().root().last());
      if (!game.isEnded()) {
        game.end(PgnMoves.outcome(winner, why));
      }
    });
    return game.build();
  }

  private void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  /** A line like {@code --Black Won--}. */
  private boolean said() {
    int end = text.indexOf('\n', at);
    Optional<Optional<Side>> found = PgnMoves.line(
        text.substring(at, end < 0 ? text.length() : Math.min(end, at + 100)).strip());
    if (found.isPresent()) {
      won = found;
      say(text.substring(at, end < 0 ? text.length() : Math.min(end, at + 100)));
    }
    return found.isPresent();
  }

  private boolean skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      step();
    }
    return at < text.length();
  }

  private void step() {
    if (text.charAt(at) == '\n') {
      line++;
      lineStart = at + 1;
    }
    at++;
  }

  private FormatException error(int where, LocalizedText problem) {
    FormatException plain = new FormatException(line, Math.max(1, where - lineStart + 1), problem);
    return builder == null ? plain : plain.with(builder.game());
  }

  private void tag() {
    int end = text.indexOf('\n', at);
    int most = end < 0 ? text.length() : end;
    Matcher name = TAG_NAME.matcher(text).region(at, most);
    int close = name.lookingAt() ? closing(name.end(), most) : -1;
    if (close < 0 || most - at > FileLimits.LINE) {
      throw error(at, Sentence.of(PgnReader.class, "pgnReader.tagWrittenNameValue"));
    }
    String value = text.substring(name.end(), close);
    tags.put(name.group(1), value.replace("\\\"", "\"").replace("\\\\", "\\"));
    values.put(name.group(1), new Value(line, name.end() - lineStart));
    at = text.indexOf(']', close) + 1;
  }

  /** Where the quote stands that ends a value: the last one before a bracket, or one that a bracket follows. */
  private int closing(int from, int most) {
    int last = -1;
    for (int i = from; i < most; i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        int next = i + 1;
        while (next < most && text.charAt(next) == ' ') {
          next++;
        }
        boolean closes = next < most && text.charAt(next) == ']';
        last = closes ? i : last;
        int after = next + 1;
        while (closes && after < most && Character.isWhitespace(text.charAt(after))) {
          after++;
        }
        if (closes && (after >= most || text.charAt(after) == '[')) {
          return i;
        }
      }
    }
    return last;
  }

  private GameBuilder builder() {
    GameBuilder known = builder;
    if (known == null) {
      known = new GameBuilder(start());
      for (Map.Entry<String, String> tag : PgnDates.read(tags).entrySet()) {
        String name = NAMES.entrySet().stream()
            .filter(each -> each.getValue().equals(tag.getKey()))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(OTHERS.getOrDefault(tag.getKey(), tag.getKey()));
        if (!HEAD.contains(name) && !tag.getValue().equals("?")) {
          known.game().tag(name, tag.getValue());
        }
      }
      builder = known;
    }
    return known;
  }

  private Position start() {
    Rules played = rules;
    if (tags.containsKey("Rules")) {
      OptionValues values = OptionValues.base(variant);
      try {
        for (String each : tags.getOrDefault("Rules", "").split(" +", -1)) {
          String[] pair = each.split("=", 2);
          values = values.with(pair[0], pair.length > 1 ? pair[1] : "");
        }
      } catch (IllegalArgumentException e) {
        Value at = value("Rules");
        throw new FormatException(at.line(), at.column() + 1, UserMessage.of(e));
      }
      played = Rules.of(variant, values);
    }
    String sfen = tags.getOrDefault("SFEN", fen());
    Value where = value(tags.containsKey("SFEN") ? "SFEN" : "FEN");
    return sfen.isEmpty()
        ? played.start()
        : UsiFormat.start(played, sfen, where.line(), where.column());
  }

  private Value value(String tag) {
    return values.getOrDefault(tag, new Value(line, 0));
  }

  /**
   * The position of WinBoard as SFEN: White begins, and what is in hand stands in brackets behind the board.
   * Some write SFEN in this tag.
   */
  private String fen() {
    Matcher fen = FEN.matcher(tags.getOrDefault("FEN", "").strip());
    if (!fen.matches() || SFEN.matcher(fen.group()).matches()) {
      return tags.getOrDefault("FEN", "");
    }
    String hand = fen.group(2) == null || fen.group(2).isEmpty() ? "-" : fen.group(2);
    return fen.group(1) + (fen.group(3).equals("w") ? " b " : " w ") + hand + " 1";
  }

  private void begin() {
    if (open.size() >= FileLimits.DEPTH) {
      throw FileLimits.exceeded(
          line,
          Sentence.of(PgnReader.class, "pgnReader.variationsWithinVariationsToo"),
          FileLimits.DEPTH);
    }
    GameNode here = builder().at();
    GameNode before = here.parent()
        .orElseThrow(
            () -> error(at, Sentence.of(PgnReader.class, "pgnReader.variationStandsBehindMove")));
    open.push(here);
    builder().goTo(before);
    at++;
  }

  private void end() {
    if (open.isEmpty()) {
      throw error(at, Sentence.of(PgnReader.class, "pgnReader.noVariationOpenHere"));
    }
    builder().goTo(open.pop());
    at++;
  }

  private void comment() {
    int from = at;
    at++;
    StringBuilder out = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '}') {
      if (text.startsWith("[%", at)) {
        command();
        continue;
      }
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
      }
      out.append(text.charAt(at));
      step();
    }
    if (at >= text.length()) {
      throw error(from, Sentence.of(PgnReader.class, "pgnReader.commentNotClosedMissing"));
    }
    at++;
    if (!out.toString().isBlank()) {
      said = open.isEmpty() ? out.toString() : said;
      if (!PgnMoves.isEnd(out.toString())) {
        builder().comment(out.toString());
      }
    }
  }

  private void command() {
    int from = at;
    StringBuilder out = new StringBuilder();
    for (at += 2; at < text.length() && text.charAt(at) != ']'; step()) {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
      }
      out.append(text.charAt(at));
    }
    at = Math.min(text.length(), at + 1);
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
        default -> builder().comment("[%" + whole + "]");
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
    int from = at;
    while (at < text.length()
        && !Character.isWhitespace(text.charAt(at))
        && STOPS.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at - from > FileLimits.LINE) {
      throw FileLimits.exceeded(
          line, Sentence.of(PgnReader.class, "pgnReader.wordTooLong"), FileLimits.LINE);
    }
    if (at == from) {
      throw error(at, Sentence.of(PgnReader.class, "pgnReader.nothingDoHere", text.charAt(at)));
    }
    String word = text.substring(from, at);
    if (NUMBER.matcher(word).matches()) {
      nag(word);
      return;
    }
    if (PgnMoves.isResult(word)) {
      won = open.isEmpty() ? PgnMoves.result(word) : won;
      return;
    }
    if (WORDS.contains(word.toLowerCase(Locale.ROOT).replaceAll("[.,]$", ""))
        || word.matches("(?i)black|white|sente|gote")) {
      ends(word.toLowerCase(Locale.ROOT));
      return;
    }
    String move = LEADING_NUMBER.matcher(word).replaceFirst("");
    Matcher glyph = GLYPH.matcher(move);
    String plain = glyph.find() ? move.substring(0, glyph.start()) : move;
    winBoard |= builder().at().ply() == 0 && PgnMoves.isWinBoard(plain);
    var unused = builder().play(line, from - lineStart + 1, place -> MoveText.read(place, plain));
    if (!plain.equals(move) && !glyph.group().startsWith("#")) {
      nag(glyph.group());
    }
  }

  private void say(String words) {
    said = said.length() > FileLimits.DEPTH ? said : said + " " + words;
  }

  /** A word about the end in place of a move. */
  private void ends(String word) {
    say(word);
    Side turn = builder().at().position().side();
    if (word.startsWith("resign") || word.startsWith("mate") || word.startsWith("time")) {
      won = won.or(() -> Optional.of(Optional.of(turn.opponent())));
    } else if (word.startsWith("interrupt") && open.isEmpty()) {
      builder().end(Outcome.draw(Outcome.Reason.INTERRUPTED));
    } else if (word.startsWith("sennichite") || word.startsWith("jishogi")) {
      won = won.or(() -> Optional.of(Optional.empty()));
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
