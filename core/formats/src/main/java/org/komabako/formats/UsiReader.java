package org.komabako.formats;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads the first position of a text in USI. */
final class UsiReader {
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Other lines of the protocol and comments mean nothing here. */
  private static final Pattern BESIDE = Pattern.compile(
      "\\s*(?:#.*|//.*|(?:usi|usiok|isready|readyok|usinewgame|setoption|id|option|go|stop|info|bestmove|"
          + "gameover|quit)\\b.*)?");

  private final Rules rules;
  private final TextLines lines;

  UsiReader(Rules rules, String text) {
    this.rules = rules;
    lines = new TextLines(text);
  }

  /** Goes to the first line with a position. */
  static UsiLine find(TextLines lines) {
    while (lines.next()) {
      Optional<UsiLine> found = UsiLine.of(lines.line());
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new FormatException(
        Math.max(1, lines.number()),
        0,
        Sentence.of(UsiReader.class, "usiReader.noLinePositionStartpos"));
  }

  ReadGame read() {
    UsiLine line = find(lines);
    int number = lines.number();
    Position start = line.sfen()
        .map(sfen -> UsiFormat.start(rules, sfen, number, line.column()))
        .orElseGet(rules::start);
    GameBuilder builder = new GameBuilder(start);
    Matcher words = WORD.matcher(line.moves());
    while (words.find()) {
      int column = line.movesColumn() + words.start() + 1;
      Optional<Outcome> end = end(words.group(), builder.at().position().side());
      if (end.isPresent()) {
        builder.end(end.get());
        break;
      }
      Move move = parse(builder, words.group(), column);
      var unused = builder.play(number, column, place -> move);
    }
    others(builder);
    return builder.build();
  }

  /** What engines and programs say in place of a move. */
  private static Optional<Outcome> end(String word, Side turn) {
    return switch (word) {
      case "resign" -> Optional.of(Outcome.win(turn.opponent(), Reason.RESIGNS));
      case "win" -> Optional.of(Outcome.win(turn, Reason.JISHOGI));
      case "timeout" -> Optional.of(Outcome.win(turn.opponent(), Reason.TIME));
      case "draw" -> Optional.of(Outcome.draw(Reason.AGREED));
      case "rep_draw", "sennichite" -> Optional.of(Outcome.draw(Reason.SENNICHITE));
      case "interrupt", "abort", "none", "break" -> Optional.of(Outcome.draw(Reason.INTERRUPTED));
      default -> Optional.empty();
    };
  }

  private Move parse(GameBuilder builder, String word, int column) {
    try {
      return Usi.parse(rules.table(), word);
    } catch (TextException e) {
      throw lines.error(column, UserMessage.of(e)).with(builder.game());
    }
  }

  /** Says which lines mean nothing. */
  private void others(GameBuilder builder) {
    for (String line : lines.rest()) {
      if (!BESIDE.matcher(line).matches() && UsiLine.of(line).isEmpty()) {
        builder.warn(Sentence.of(UsiReader.class, "usiReader.noLineUsiWas", KifReader.shown(line)));
        return;
      }
    }
  }
}
