package org.komabako.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.komabako.kernel.Rules;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.kernel.variant.VariantTable;

/**
 * KIF, the format of Kakinoki Shogi that most Japanese programs share, for every variant: {@code .kif}
 * in Windows-31J, {@code .kifu} in UTF-8. Large boards have the dialect of lishogi, {@code 1手目
 * 8六歩兵 （←8七）}, where a lion's two steps are two lines.
 *
 * <p>Source: http://kakinoki.o.oo7.jp/kif_format.html.
 */
final class KifFormat implements GameFormat {
  private static final Pattern SHAPE = Pattern.compile(
      "^(#KIF|手数-+指手|\\s*\\d{1,4}\\s*手目.*[（(]←|\\s*\\d{1,4}\\s+[同１-９1-9].{1,8}[(（]\\d\\d[)）]"
          + "|\\s*1\\s+[１-９1-9][一二三四五六七八九].打)",
      Pattern.MULTILINE);

  private final boolean unicode;

  KifFormat(boolean unicode) {
    this.unicode = unicode;
  }

  @Override
  public String key() {
    return unicode ? "kifu" : "kif";
  }

  @Override
  public Text name() {
    return unicode ? Text.same("KIF (UTF-8)") : Text.of("KIF (Shift_JIS)", "KIF（シフトJIS）");
  }

  @Override
  public List<String> extensions() {
    return List.of(key());
  }

  @Override
  public Charset charset() {
    return unicode ? StandardCharsets.UTF_8 : FileText.WINDOWS_31J;
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).find();
  }

  @Override
  public Optional<Text> refuses(VariantTable table) {
    return Optional.empty();
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    KifHead head = new KifHead();
    Lines lines = new Lines(text);
    while (lines.next() && !lines.line().startsWith("手数") && !lines.line().startsWith("変化")) {
      var unused = head.take(lines.number(), lines.line());
    }
    return head.variants(installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new KifReader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new KifWriter(game).write(unicode ? "UTF-8" : "Shift_JIS");
  }

  @Override
  public List<Text> losses(Game game) {
    return KifText.losses(game);
  }
}
