package org.komabako.varianttext;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;

/** A text that begins a new variant with what another has. */
final class VariantStart {
  private final String key;
  private final Variant from;

  VariantStart(String key, Variant from) {
    this.key = key;
    this.from = from;
    VariantReader.checkKey(key);
  }

  String text(boolean whole, Locale language) {
    String says = Sentence.of(
            VariantStart.class, whole ? "variantText.whole" : "variantText.begun", from.key())
        .in(language);
    String all = VariantTexts.write(copy());
    String head = remarks(says) + "\n\n";
    return whole ? head + all : head + extending() + "\n" + remarks(rest(all)) + "\n";
  }

  private String extending() {
    return """
        [variant]
        key = %s
        name = %s
        extends = %s
        # without = piece X, option NAME, rule set NAME, handicap NAME
        """.formatted(key, key, from.key());
  }

  /** All but the lines that a text which extends another says itself. */
  private static String rest(String all) {
    return all.lines()
        .filter(line -> !line.equals("[variant]"))
        .dropWhile(line -> !line.startsWith("board = "))
        .collect(Collectors.joining("\n"));
  }

  private static String remarks(String text) {
    return text.lines()
        .map(line -> line.isEmpty() ? "#" : "# " + line)
        .collect(Collectors.joining("\n"));
  }

  /** The other under the new key. What the other is called in files and by programs is not handed on. */
  private Variant copy() {
    VariantTable table = from.table();
    return new TextVariant(
        new VariantTable(
            key,
            LocalizedText.same(key),
            table.files(),
            table.ranks(),
            table.zone(),
            table.start(),
            table.hand(),
            table.pieces(),
            table.handicaps(),
            table.spellings().stream().filter(each -> !each.thing().isEmpty()).toList()),
        from.options(),
        from.ruleSets(),
        Optional.of(from),
        List.of());
  }
}
