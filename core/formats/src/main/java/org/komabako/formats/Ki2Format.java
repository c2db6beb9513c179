package org.komabako.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
 * KI2, which is read by people: {@code ▲７六歩 △３四歩}, several moves in a line and no times. The head is
 * that of KIF.
 */
final class Ki2Format implements GameFormat {
  private static final Pattern SHAPE = Pattern.compile("^\\s*[▲△▼▽☗☖][同１-９1-9]", Pattern.MULTILINE);

  private final boolean unicode;

  Ki2Format(boolean unicode) {
    this.unicode = unicode;
  }

  @Override
  public String key() {
    return unicode ? "ki2u" : "ki2";
  }

  @Override
  public Text name() {
    return unicode ? Text.same("KI2 (UTF-8)") : Text.of("KI2 (Shift_JIS)", "KI2（シフトJIS）");
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
    while (lines.next() && !Ki2Reader.isBody(lines.line())) {
      var unused = head.take(lines.number(), lines.line());
    }
    return head.variants(installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new Ki2Reader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new Ki2Writer(game).write();
  }

  @Override
  public List<Text> losses(Game game) {
    List<Text> losses = new ArrayList<>(KifText.losses(game));
    losses.addAll(Losses.of(game).times().list());
    return losses;
  }
}
