package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Positions as SFEN, a line for each; of a game the one that is looked at. */
final class SfenFormat implements GameFormat {
  /** The board, then at least the side or nothing; behind # or ; stands a remark. */
  private static final Pattern LINE = Pattern.compile(
      "\\s*+(?:sfen\\s++)?([1-9A-Za-z+][0-9A-Za-z+']*+/[0-9A-Za-z+']++/[0-9A-Za-z+/']++)((?:[\\s_][^#;]*+)?)(?:[#;](.*))?");

  private static final String SIDE = "[\\s_]+[bw](?:[\\s_].*)?";

  @Override
  public String key() {
    return "sfen";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(SfenFormat.class, "sfenFormat.sfenPosition");
  }

  @Override
  public List<String> extensions() {
    return List.of("sfen");
  }

  @Override
  public boolean detects(String text) {
    return text.lines()
        .filter(SfenFormat::isSomething)
        .findFirst()
        .filter(SfenFormat::isPosition)
        .isPresent();
  }

  private static boolean isSomething(String line) {
    return !line.isBlank() && !line.stripLeading().startsWith("#");
  }

  private static boolean isPosition(String line) {
    Matcher matcher = LINE.matcher(line);
    return matcher.matches() && (matcher.group(2).isBlank() || matcher.group(2).matches(SIDE));
  }

  /** Each position is a game. What stands before the first belongs to it. */
  @Override
  public Boundaries boundaries() {
    boolean[] begun = {false};
    return line -> {
      boolean position = isPosition(line);
      boolean begins = begun[0] && position;
      begun[0] |= position;
      return begins;
    };
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    Found found = find(text);
    return Likelihood.any(UsiFormat.fitting(found.sfen(), installed, found.line(), found.column()));
  }

  /** The first position of a text, without what stands before and behind it. */
  private record Found(String sfen, int line, int column, String remark) {}

  private static Found find(String text) {
    TextLines lines = new TextLines(text);
    while (lines.next()) {
      Matcher line = LINE.matcher(lines.line());
      if (line.matches()) {
        String rest = line.group(2).replace('_', ' ').strip();
        String remark = line.group(3) == null ? "" : line.group(3).strip();
        return new Found(
            line.group(1) + " " + (rest.isEmpty() ? "b" : rest),
            lines.number(),
            line.start(1),
            remark);
      }
      if (isSomething(lines.line())) {
        throw lines.error(
            1,
            Sentence.of(
                SfenFormat.class,
                "sfenFormat.noPositionWriteBoard",
                KifReader.shown(lines.line())));
      }
    }
    throw NoGame.in();
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    Found found = find(text);
    GameBuilder builder =
        new GameBuilder(UsiFormat.start(rules, found.sfen(), found.line(), found.column()));
    if (!found.remark().isEmpty()) {
      builder.comment(found.remark());
    }
    return builder.build();
  }

  @Override
  public String write(Game game) {
    return game.position().sfen() + "\n";
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return Losses.position(game);
  }
}
