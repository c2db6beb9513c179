package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * JKF, games in JSON, for the pieces that CSA has codes for.
 *
 * <p>Source: https://github.com/na2hiro/json-kifu-format.
 */
final class JkfFormat implements GameFormat {
  /** How a table says its start and its handicaps. */
  static final String KEY = "jkf";

  @Override
  public String key() {
    return KEY;
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("JKF (JSON)");
  }

  @Override
  public List<String> extensions() {
    return List.of(KEY, "json");
  }

  @Override
  public boolean detects(String text) {
    return text.stripLeading().startsWith("{") && text.contains("\"moves\"");
  }

  @Override
  public Optional<LocalizedText> refuses(VariantTable table) {
    return CsaCodes.refuses("JKF", table);
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return CsaCodes.having(installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new JkfReader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new JkfWriter(game).write();
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    List<LocalizedText> losses =
        Losses.of(game).marks().nags().bookmarks().clock().options().list();
    KifBoard.loss(game.root().position()).ifPresent(losses::add);
    boolean said = Losses.declaredAt(game)
        .map(node -> node.isMain()
            && CsaEnd.word(game.declared().orElseThrow(), node.position().side())
                .isPresent())
        .orElse(true);
    if (!said) {
      losses.add(Losses.END);
    }
    return losses;
  }
}
