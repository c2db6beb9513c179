package org.komabako.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Sfen;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Told;
import org.komabako.kernel.Usi;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;

/**
 * What USI says to an engine: {@code position sfen … moves 7g7f 3c3d}, with the variant's key before
 * it as {@code setoption name USI_Variant value KEY}.
 */
final class UsiFormat implements GameFormat {
  private static final Pattern VARIANT = Pattern.compile(
      "^\\s*setoption\\s+name\\s+USI_Variant\\s+value\\s+(\\S+)", Pattern.MULTILINE);
  private static final Pattern POSITION = Pattern.compile(
      "^\\s*(?:position\\s+)?(?:(startpos)|sfen\\s+(.*?))(?:\\s+moves\\b(.*))?\\s*$");
  private static final Pattern SHAPE =
      Pattern.compile("^\\s*(position\\s|startpos\\b|sfen\\s.*\\smoves\\s)", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("\\S+");

  @Override
  public String key() {
    return "usi";
  }

  @Override
  public Text name() {
    return Text.same("USI");
  }

  @Override
  public List<String> extensions() {
    return List.of("usi");
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).find();
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    Matcher named = VARIANT.matcher(text);
    if (named.find()) {
      return Named.one(installed, named.group(1));
    }
    Lines lines = new Lines(text);
    Optional<String> sfen = Optional.ofNullable(find(lines).group(2));
    return sfen.isEmpty() ? List.copyOf(installed) : fitting(sfen.get(), installed, lines.number());
  }

  /** Those whose board and pieces a position has. */
  static List<Variant> fitting(String sfen, Collection<Variant> installed, int line) {
    Optional<FormatException> farthest = Optional.empty();
    List<Variant> found = new ArrayList<>();
    for (Variant variant : installed) {
      try {
        var unused = Sfen.parse(variant.table(), sfen);
        found.add(variant);
      } catch (TextException e) {
        int column = e.column() + 1;
        if (farthest.filter(other -> other.column() >= column).isEmpty()) {
          farthest = Optional.of(new FormatException(
              line, column, Sentence.of("{0}: {1}", "{0}：{1}", variant.key(), Told.of(e))));
        }
      }
    }
    if (found.isEmpty() && farthest.isPresent()) {
      throw farthest.get();
    }
    return found;
  }

  private static Matcher find(Lines lines) {
    while (lines.next()) {
      Matcher position = POSITION.matcher(lines.line());
      if (position.matches()) {
        return position;
      }
    }
    throw new FormatException(
        Math.max(1, lines.number()),
        0,
        Text.of(
            "there is no line 'position startpos moves …' or 'position sfen … moves …'",
            "position startpos moves … または position sfen … moves … の行がありません"));
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    Lines lines = new Lines(text);
    Matcher found = find(lines);
    GameBuilder builder = new GameBuilder(
        found.group(2) == null ? rules.start() : start(rules, found.group(2), lines.number()));
    String moves = found.group(3) == null ? "" : found.group(3);
    int before = lines.line().length() - lines.line().stripTrailing().length();
    int begin = lines.line().length() - before - moves.stripTrailing().length();
    Matcher words = WORD.matcher(moves.stripTrailing());
    while (words.find()) {
      Move move = parse(builder, lines, words.group(), begin + words.start() + 1);
      var unused = builder.play(lines.number(), begin + words.start() + 1, place -> move);
    }
    while (lines.next()) {
      if (POSITION.matcher(lines.line()).matches()) {
        builder.warn(Text.of(
            "there are more 'position' lines; the first was read", "複数の position 行のうち最初の行を読みました"));
        break;
      }
    }
    return builder.build();
  }

  private static Move parse(GameBuilder builder, Lines lines, String word, int column) {
    try {
      return Usi.parse(builder.game().rules().table(), word);
    } catch (TextException e) {
      throw lines.error(column, Told.of(e)).with(builder.game());
    }
  }

  static Position start(Rules rules, String sfen, int line) {
    try {
      return rules.position(sfen);
    } catch (TextException e) {
      throw new FormatException(line, e.column() + 1, Told.of(e));
    } catch (IllegalArgumentException e) {
      throw new FormatException(line, 0, Told.of(e));
    }
  }

  @Override
  public String write(Game game) {
    StringBuilder out = new StringBuilder("setoption name USI_Variant value ")
        .append(game.rules().table().key())
        .append("\nposition sfen ")
        .append(game.root().position().sfen());
    List<Move> moves = game.root().last().line();
    out.append(moves.isEmpty() ? "" : " moves");
    moves.forEach(move -> out.append(' ').append(move));
    return out.append('\n').toString();
  }

  @Override
  public List<Text> losses(Game game) {
    return Losses.of(game)
        .variations()
        .comments()
        .bookmarks()
        .marks()
        .times()
        .tags()
        .clock()
        .options()
        .end()
        .list();
  }
}
