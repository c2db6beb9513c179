package org.komabako.console.view;

import java.util.List;
import org.komabako.platform.VariantBundles;

/**
 * A variant bundle, or a file that was refused as one.
 *
 * @param name its symbolic name, or the name of the file
 * @param version its version; empty for what was refused
 * @param variants the keys of the variants that it provides
 * @param source where it came from
 * @param problem why it is not used; empty if it is
 */
public record BundleView(
    String name, String version, List<String> variants, String source, String problem)
    implements View {
  /** Keeps an own copy. */
  public BundleView {
    variants = Rows.copyOf(variants);
  }

  /** What the platform tells. */
  public static BundleView of(VariantBundles.Entry entry) {
    return new BundleView(
        entry.name(),
        entry.version(),
        entry.variants(),
        entry.source(),
        entry.problem().english());
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String line() {
    return problem.isEmpty()
        ? name + " " + version + "  provides " + String.join(", ", variants) + "  from " + source
        : name + "  refused: " + problem + "  (" + source + ")";
  }

  @Override
  public String toString() {
    return name;
  }
}
