package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.Features;

/**
 * A feature: bundles that are shipped together.
 *
 * @param name like {@code console}
 * @param version its version
 * @param description a sentence
 * @param bundles its bundles as {@code group:artifact:version}
 * @param installed whether all of them are installed
 */
public record FeatureView(
    String name, String version, String description, List<String> bundles, boolean installed)
    implements View {
  /** Keeps an own copy. */
  public FeatureView {
    bundles = Rows.copyOf(bundles);
  }

  /** What the platform tells. */
  public static FeatureView of(Features.Entry entry) {
    return new FeatureView(
        entry.name(), entry.version(), entry.description(), entry.bundles(), entry.installed());
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String line() {
    return String.format(
        "%-10s %-8s %s %s",
        name,
        version,
        Spoken.label(14, installed ? "featureView.installed" : "featureView.missing"),
        description);
  }

  @Override
  public String full() {
    return line() + "\n  " + String.join("\n  ", bundles);
  }

  @Override
  public String toString() {
    return name;
  }
}
