package org.komabako.formats;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;

/**
 * What KIF and KI2 share: the head, and a kind for each encoding, {@code .kif} in Windows-31J and {@code
 * .kifu} in UTF-8. They differ in how the body is written.
 *
 * <p>Source: http://kakinoki.o.oo7.jp/kif_format.html.
 */
abstract class KakinokiFormat implements GameFormat {
  private final String name;
  private final boolean unicode;

  /**
   * One of the two.
   *
   * @param name {@code KIF} or {@code KI2}
   */
  KakinokiFormat(String name, boolean unicode) {
    this.name = name;
    this.unicode = unicode;
  }

  /** Whether a line has the shape of a move. */
  abstract boolean isMove(String line);

  /** The encoding, as a head names it. */
  final String encoding() {
    return unicode ? "UTF-8" : "Shift_JIS";
  }

  @Override
  public final String key() {
    return name.toLowerCase(Locale.ROOT) + (unicode ? "u" : "");
  }

  @Override
  public final LocalizedText name() {
    return unicode
        ? LocalizedText.same(name + " (UTF-8)")
        : Sentence.of(KakinokiFormat.class, "kakinokiFormat.shiftJis", name);
  }

  @Override
  public final List<String> extensions() {
    return List.of(key());
  }

  @Override
  public final Charset charset() {
    return unicode ? StandardCharsets.UTF_8 : FileText.WINDOWS_31J;
  }

  @Override
  public final Boundaries boundaries() {
    return new KakinokiBoundaries();
  }

  @Override
  public final Optional<LocalizedText> refuses(VariantTable table) {
    if (unicode) {
      return Optional.empty();
    }
    CharsetEncoder encoder = charset().newEncoder();
    return table.pieces().stream()
        .flatMap(type -> Stream.of(type.kanji(), type.kanjiPair()))
        .filter(kanji -> !encoder.canEncode(kanji))
        .findFirst()
        .map(kanji -> Sentence.of(
            KakinokiFormat.class, "kakinokiFormat.shiftJisNoSign", kanji, table.name(), key()));
  }

  @Override
  public final List<Variant> variants(String text, Collection<Variant> installed) {
    KifHead head = new KifHead();
    TextLines lines = new TextLines(text);
    while (lines.next() && !isMove(lines.line()) && !KifHead.isTitle(lines.line())) {
      var unused = head.take(lines.number(), lines.line());
    }
    return Likelihood.japanese(head.variants(installed), text);
  }
}
