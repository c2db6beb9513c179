package org.komabako.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * CSA, the format of the Computer Shogi Association: {@code +7776FU}. Version 2.2 in Windows-31J and
 * version 3 in UTF-8, for variants whose pieces have codes in it.
 *
 * <p>Source: http://www2.computer-shogi.org/protocol/record_v22.html and record_v3.html.
 */
final class CsaFormat implements GameFormat {
  /** How a table says the codes of its pieces. */
  static final String KEY = "csa";

  private static final Pattern SHAPE =
      Pattern.compile("^(V[23](\\.\\d)?|[+-]\\d{4}[A-Z]{2}|P1(\\s|[+-])|PI)", Pattern.MULTILINE);

  private final boolean third;

  CsaFormat(boolean third) {
    this.third = third;
  }

  @Override
  public String key() {
    return third ? "csa3" : "csa";
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same(third ? "CSA 3" : "CSA 2.2");
  }

  @Override
  public List<String> extensions() {
    return List.of(key());
  }

  @Override
  public Charset charset() {
    return third ? StandardCharsets.UTF_8 : FileText.WINDOWS_31J;
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).find();
  }

  /** A line with nothing but a slash stands between games. */
  @Override
  public Boundaries boundaries() {
    boolean[] slash = {false};
    return line -> {
      boolean begins = slash[0];
      slash[0] = line.strip().equals("/");
      return begins;
    };
  }

  @Override
  public Optional<LocalizedText> refuses(VariantTable table) {
    return CsaCodes.refuses("CSA", table);
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return CsaCodes.having(installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new CsaReader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new CsaWriter(game).write(third);
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    List<LocalizedText> losses = Losses.of(game)
        .variations()
        .marks()
        .nags()
        .bookmarks()
        .clock()
        .options()
        .list();
    CsaEnd.loss(game).ifPresent(losses::add);
    KifBoard.loss(game.root().position()).ifPresent(losses::add);
    return losses;
  }
}
