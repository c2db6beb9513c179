package org.komabako.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * What USI says to an engine: {@code position startpos moves 7g7f 3c3d}, a line for each game. A variant that
 * programs of USI play without naming it has just this line; others have their key before it as {@code
 * setoption name USI_Variant value KEY}.
 */
final class UsiFormat implements GameFormat {
  static final String KEY = "usi";

  private static final Pattern VARIANT = Pattern.compile(
      "^[ \\t]*setoption\\s+name\\s+USI_Variant\\s+value\\s+(\\S+)", Pattern.MULTILINE);

  @Override
  public String key() {
    return KEY;
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("USI");
  }

  @Override
  public List<String> extensions() {
    return List.of(KEY);
  }

  @Override
  public boolean detects(String text) {
    boolean first = true;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      Optional<UsiLine> found = UsiLine.of(line);
      if (found.isPresent() && (first || !UsiLine.isList(line))) {
        return true;
      }
      first &= line.isBlank();
    }
    return false;
  }

  /** Each position is a game; a variant is named before it. What stands before the first belongs to it. */
  @Override
  public Boundaries boundaries() {
    boolean[] begun = {false};
    boolean[] named = {false};
    return line -> {
      boolean names = VARIANT.matcher(line).find();
      boolean position = UsiLine.of(line).isPresent();
      boolean begins = begun[0] && (names || position) && !named[0];
      begun[0] |= position;
      named[0] = !position && (names || named[0]);
      return begins;
    };
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    Matcher named = VARIANT.matcher(text);
    if (named.find()) {
      return Named.one(installed, named.group(1));
    }
    TextLines lines = new TextLines(text);
    UsiLine found = UsiReader.find(lines);
    Optional<String> sfen = found.sfen();
    return Likelihood.usi(
        sfen.isEmpty() ? installed : fitting(sfen.get(), installed, lines.number(), found.column()),
        text);
  }

  /**
   * Those whose board and pieces a position has.
   *
   * @param column where it stands in its line, from 0
   */
  static List<Variant> fitting(String sfen, Collection<Variant> installed, int line, int column) {
    Optional<FormatException> furthest = Optional.empty();
    List<Variant> found = new ArrayList<>();
    for (Variant variant : Likelihood.any(installed)) {
      try {
        var unused = Sfen.parse(variant.table(), sfen);
        found.add(variant);
      } catch (TextException e) {
        FormatException problem = new FormatException(
            line,
            column + e.column() + 1,
            Sentence.of(UsiFormat.class, "usiFormat.joined", variant.key(), UserMessage.of(e)));
        furthest =
            furthest.filter(other -> !problem.isBehind(other)).or(() -> Optional.of(problem));
      }
    }
    if (found.isEmpty() && furthest.isPresent()) {
      throw furthest.get();
    }
    return found;
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new UsiReader(rules, text).read();
  }

  /**
   * A position under rules.
   *
   * @param column where it stands in its line, from 0
   */
  static Position start(Rules rules, String sfen, int line, int column) {
    try {
      return rules.position(sfen);
    } catch (TextException e) {
      throw new FormatException(line, column + e.column() + 1, UserMessage.of(e));
    } catch (IllegalArgumentException e) {
      throw new FormatException(line, 0, UserMessage.of(e));
    }
  }

  @Override
  public String write(Game game) {
    VariantTable table = game.rules().table();
    StringBuilder out = new StringBuilder();
    if (!table.nameIn(KEY).isEmpty()) {
      out.append("setoption name USI_Variant value ").append(table.key()).append('\n');
    }
    String start = game.root().position().sfen();
    out.append("position ").append(start.equals(table.start()) ? "startpos" : "sfen " + start);
    List<Move> moves = game.root().last().line();
    out.append(moves.isEmpty() ? "" : " moves");
    moves.forEach(move -> out.append(' ').append(move));
    return out.append('\n').toString();
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return Losses.of(game)
        .variations()
        .comments()
        .bookmarks()
        .nags()
        .marks()
        .times()
        .tags()
        .clock()
        .options()
        .end()
        .list();
  }
}
