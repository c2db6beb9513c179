package org.komabako.console.internal;

import java.util.List;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.view.TextView;
import org.komabako.platform.Features;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Features: sets of bundles that are shipped together. The commands leave with their service. */
@Component(
    service = FeatureCommands.class,
    property = {
      "osgi.command.scope=feature",
      "osgi.command.function=list",
      "osgi.command.function=info",
      "osgi.command.function=install",
      "osgi.command.function=uninstall"
    })
@Descriptor("features: sets of bundles that are shipped together")
public final class FeatureCommands {
  private final Features features;

  /** Works on the features of the installation. */
  @Activate
  public FeatureCommands(@Reference Features features) {
    this.features = features;
  }

  /** All features. */
  @Descriptor("all features, and whether they are installed")
  public List<TextView> list() {
    return Refused.unless(
        () -> features.list().stream().map(FeatureCommands::view).toList());
  }

  private static TextView view(Features.Entry entry) {
    String line = String.format(
        "%-10s %-8s %-13s %s",
        entry.name(),
        entry.version(),
        entry.installed() ? "installed" : "not installed",
        entry.description());
    return new TextView(entry.name(), line, line + "\n  " + String.join("\n  ", entry.bundles()));
  }

  /** A feature and its bundles. */
  @Descriptor("a feature and its bundles: FEATURE")
  public TextView info(Object... words) {
    return Refused.unless(() -> {
      String name = Arguments.of(words).only("feature");
      return features.list().stream()
          .filter(entry -> entry.name().equals(name))
          .map(FeatureCommands::view)
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException("there is no feature " + name));
    });
  }

  /** Installs a feature. */
  @Descriptor("install a feature: FEATURE")
  public TextView install(Object... words) {
    return Refused.unless(() -> brief(features.install(Arguments.of(words).only("feature"))));
  }

  /** Removes a feature. */
  @Descriptor("remove a feature: FEATURE")
  public TextView uninstall(Object... words) {
    return Refused.unless(() -> brief(features.uninstall(Arguments.of(words).only("feature"))));
  }

  private static TextView brief(Features.Entry entry) {
    TextView view = view(entry);
    return new TextView(view.id(), view.line(), view.line());
  }
}
