package org.komabako.formats;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads the first game of a file in CSA, of version 2, 2.1, 2.2 or 3. */
final class CsaReader {
  private static final Pattern MOVE = Pattern.compile("([+-])(\\d)(\\d)(\\d)(\\d)([A-Z]{2})");
  private static final Pattern VERSION = Pattern.compile("V\\d+(\\.\\d+)*");
  private static final Pattern TIME = Pattern.compile("T(\\d{1,7})(?:\\.(\\d{0,9}))?");
  private static final int NANO_DIGITS = 9;

  private final Rules rules;
  private final TextLines lines;
  private final CsaCodes codes;
  private final CsaBoard board;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> comments = new ArrayList<>();
  private @Nullable GameBuilder builder;
  private boolean timeIsOfEnd;

  CsaReader(Rules rules, String text) {
    this.rules = rules;
    lines = new TextLines(text);
    codes = new CsaCodes(rules.table());
    board = new CsaBoard(rules, codes);
  }

  ReadGame read() {
    while (lines.next()) {
      String line = lines.line().stripTrailing();
      if (line.strip().equals("/")) {
        break;
      }
      if (line.startsWith("'") || line.startsWith("N") || line.startsWith("$")) {
        line(line);
      } else {
        for (String statement : line.split(",", -1)) {
          line(statement.strip());
        }
      }
    }
    return builder().build();
  }

  private GameBuilder builder() {
    GameBuilder known = builder;
    if (known == null) {
      known = new GameBuilder(board.position(Math.max(1, lines.number())));
      tags.forEach(known.game()::tag);
      comments.forEach(known::comment);
      builder = known;
    }
    return known;
  }

  private void line(String line) {
    if (line.isEmpty() || VERSION.matcher(line).matches()) {
      return;
    }
    switch (line.charAt(0)) {
      case '\'' -> comment(line);
      case 'N' -> player(line);
      case '$' -> field(line.substring(1));
      case 'P' -> position(line);
      case '%' -> end(line.substring(1).strip());
      case 'T' -> time(line);
      default -> move(line);
    }
  }

  private void position(String line) {
    if (builder != null) {
      throw lines
          .error(
              1,
              Sentence.of(
                  CsaReader.class, "csaReader.startPositionStandsBehind", KifReader.shown(line)))
          .with(builder().game());
    }
    board.line(lines.number(), line);
  }

  /** A word that says more than the end that it means is a comment, too. */
  private void end(String word) {
    boolean before = builder().endsHere();
    CsaEnd.of(word, builder().at().position().side()).ifPresent(builder()::end);
    if (!before && !CsaEnd.isUsual(word)) {
      builder().comment("%" + word);
    }
    timeIsOfEnd = true;
  }

  private void comment(String line) {
    if (!line.startsWith("'*")) {
      return;
    }
    String text = line.substring(2);
    if (builder == null) {
      comments.add(text);
    } else {
      builder().comment(text);
    }
  }

  private void player(String line) {
    if (!line.startsWith("N+") && !line.startsWith("N-")) {
      throw lines.error(1, Sentence.of(CsaReader.class, "csaReader.playerNameWrittenN"));
    }
    tag(line.startsWith("N+") ? Tags.BLACK : Tags.WHITE, line.substring(2));
  }

  private void tag(String tag, String value) {
    if (value.isBlank()) {
      return;
    }
    tags.put(tag, value);
    if (builder != null) {
      builder().game().tag(tag, value);
    }
  }

  private void field(String field) {
    int colon = field.indexOf(':');
    if (colon < 1) {
      throw lines.error(1, Sentence.of(CsaReader.class, "csaReader.noFieldWriteName", field));
    }
    String name = field.substring(0, colon);
    String tag = CsaWriter.TAGS.entrySet().stream()
        .filter(each -> each.getValue().equals(name))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(name.startsWith("X-") ? name.substring(2) : name);
    tag(tag, field.substring(colon + 1));
  }

  private void time(String line) {
    Matcher time = TIME.matcher(line);
    if (!time.matches()) {
      throw lines
          .error(1, Sentence.of(CsaReader.class, "csaReader.noTimeWriteT", line))
          .with(builder().game());
    }
    String fraction = time.group(2) == null ? "" : time.group(2);
    long nanos = Long.parseLong((fraction + "0".repeat(NANO_DIGITS)).substring(0, NANO_DIGITS));
    if (!timeIsOfEnd && builder().at().move().isPresent()) {
      builder().at().spent(Duration.ofSeconds(Long.parseLong(time.group(1)), nanos));
    }
  }

  private void move(String line) {
    if (line.equals("+") || line.equals("-")) {
      board.side(line);
      return;
    }
    Matcher move = MOVE.matcher(line);
    if (!move.matches()) {
      FormatException problem = lines.error(
          1, Sentence.of(CsaReader.class, "csaReader.noLineCsaMove", KifReader.shown(line)));
      throw builder == null ? problem : problem.with(builder().game());
    }
    try {
      var unused = builder().play(lines.number(), 1, place -> move(place, move));
      timeIsOfEnd = false;
    } catch (FormatException e) {
      if (!isFoul()) {
        throw e;
      }
      builder().foul(line);
      timeIsOfEnd = true;
    }
  }

  /** An illegal move is the last one, and the word behind it says what it is. */
  private boolean isFoul() {
    return lines.ahead().stream()
        .filter(next -> next.startsWith("%") || MOVE.matcher(next.strip()).matches())
        .findFirst()
        .filter(next -> next.contains("ILLEGAL"))
        .isPresent();
  }

  private Move move(GameNode place, Matcher text) {
    Position position = place.position();
    Side mover = text.group(1).equals("+") ? Side.BLACK : Side.WHITE;
    if (mover != position.side()) {
      throw lines.error(
          1,
          mover == Side.BLACK
              ? Sentence.of(CsaReader.class, "csaReader.movesBlackButWhite")
              : Sentence.of(CsaReader.class, "csaReader.movesWhiteButBlack"));
    }
    PieceType type = codes
        .type(text.group(6))
        .orElseThrow(() -> lines.error(
            6,
            Sentence.of(CsaReader.class, "csaReader.noPiece", rules.table().key(), text.group(6))));
    Square to = square(text, 4);
    if (text.group(2).equals("0") && text.group(3).equals("0")) {
      return new Move.Drop(type.id(), to, false);
    }
    Square from = square(text, 2);
    Optional<PieceType> before = position.piece(from).map(Piece::type);
    boolean promotes = before.filter(each -> !each.equals(type)).isPresent();
    if (promotes
        && before.flatMap(PieceType::promotesTo).filter(type.id()::equals).isEmpty()) {
      throw lines.error(
          6, Sentence.of(CsaReader.class, "csaReader.standsNoPieceBecomes", from, text.group(6)));
    }
    return new Move.Walk(from, to, promotes);
  }

  private Square square(Matcher text, int group) {
    int file = text.group(group).charAt(0) - '0';
    int rank = text.group(group + 1).charAt(0) - '0';
    if (file < 1
        || rank < 1
        || file > rules.table().files()
        || rank > rules.table().ranks()) {
      throw lines.error(
          text.start(group) + 1, Sentence.of(CsaReader.class, "csaReader.noSquare", file, rank));
    }
    return new Square(file, rank);
  }
}
