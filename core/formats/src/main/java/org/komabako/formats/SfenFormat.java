package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.komabako.kernel.Rules;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;

/** One position as SFEN; of a game the one that is looked at. */
final class SfenFormat implements GameFormat {
  private static final Pattern SHAPE =
      Pattern.compile("\\s*(sfen\\s+)?[^\\s/]+/\\S+\\s+[bw]\\b.*\\s*");

  @Override
  public String key() {
    return "sfen";
  }

  @Override
  public Text name() {
    return Text.of("SFEN (a position)", "SFEN（局面）");
  }

  @Override
  public List<String> extensions() {
    return List.of("sfen");
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).matches();
  }

  private static String sfen(String text) {
    return text.strip().replaceFirst("^sfen\\s+", "");
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return UsiFormat.fitting(sfen(text), installed, 1);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new GameBuilder(UsiFormat.start(rules, sfen(text), 1)).build();
  }

  @Override
  public String write(Game game) {
    return game.position().sfen() + "\n";
  }

  @Override
  public List<Text> losses(Game game) {
    List<Text> losses =
        Losses.of(game).comments().tags().clock().options().end().list();
    if (!game.root().children().isEmpty()) {
      losses.add(0, Text.of("all moves", "すべての指し手"));
    }
    return losses;
  }
}
