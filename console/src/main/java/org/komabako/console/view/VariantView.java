package org.komabako.console.view;

import java.util.List;
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
        table.name().english(),
        table.name().japanese(),
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
    return name + " " + japanese + " (" + key + ")\nboard      " + board + ", " + pieces
        + " kinds of piece with the promoted ones\nrule sets  " + join(ruleSets)
        + (ruleSets.isEmpty() ? "" : " (the first is played when nothing is said), base")
        + "\nhandicaps  " + join(handicaps)
        + (kernel.isEmpty() ? "" : "\nkernel     " + kernel)
        + (bundle.isEmpty() ? "" : "\nbundle     " + bundle);
  }

  private static String join(List<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  @Override
  public String toString() {
    return key;
  }
}
