package org.komabako.console.view;

import java.util.List;
import java.util.Locale;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/**
 * An installed variant.
 *
 * @param key its name in commands
 * @param name its English name
 * @param japanese its Japanese name
 * @param board the size of the board, like {@code 12x12}
 * @param pieces how many kinds of piece it has, promoted ones included
 * @param ruleSets the names of its rule sets, the default for play first
 * @param handicaps the keys of its handicaps
 * @param bundle the bundle that it comes from, with version; empty if unknown
 * @param kernel what its moves are generated with, and why if that is the plain board; empty in a list
 */
public record VariantView(
    String key,
    String name,
    String japanese,
    String board,
    int pieces,
    List<String> ruleSets,
    List<String> handicaps,
    String bundle,
    String kernel)
    implements View {

  /** Keeps own copies. */
  public VariantView {
    ruleSets = Rows.copyOf(ruleSets);
    handicaps = Rows.copyOf(handicaps);
  }

  /** What is told of a variant. */
  public static VariantView of(Variant variant, String bundle, String kernel) {
    VariantTable table = variant.table();
    return new VariantView(
        table.key(),
        table.name().in(Locale.ENGLISH),
        table.name().in(Locale.JAPANESE),
        table.files() + "x" + table.ranks(),
        table.pieces().size(),
        variant.ruleSets().stream().map(RuleSet::name).toList(),
        table.handicaps().stream().map(Handicap::key).toList(),
        bundle,
        kernel);
  }

  @Override
  public String id() {
    return key;
  }

  @Override
  public String line() {
    return String.format("%-16s %-6s %s %s", key, board, name, japanese);
  }

  @Override
  public String full() {
    return Spoken.say("variantView.head", name, japanese, key)
        + row("variantView.board", Spoken.say("variantView.kinds", board, pieces))
        + row(
            "variantView.sets",
            join(ruleSets) + (ruleSets.isEmpty() ? "" : Spoken.say("variantView.first")))
        + row("variantView.handicaps", join(handicaps))
        + (kernel.isEmpty() ? "" : row("variantView.kernel", kernel))
        + (bundle.isEmpty() ? "" : row("variantView.bundle", bundle));
  }

  private static String row(String key, String text) {
    return "\n" + Spoken.label(11, key) + text;
  }

  private static String join(List<String> names) {
    return names.isEmpty() ? Spoken.say("word.none") : String.join(", ", names);
  }

  @Override
  public String toString() {
    return key;
  }
}
