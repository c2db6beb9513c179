package org.komabako.console.commands.feature;

import java.util.List;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.FeatureView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Features: sets of bundles that are shipped together. */
@Component(
    service = FeatureCommands.class,
    property = {
      "osgi.command.scope=feature",
      "osgi.command.function=list",
      "osgi.command.function=info",
      "osgi.command.function=install",
      "osgi.command.function=uninstall"
    })
public final class FeatureCommands {
  private static final String LIST = "feature:list";
  private static final String INFO = "feature:info";
  private static final String INSTALL = "feature:install";
  private static final String UNINSTALL = "feature:uninstall";

  private final Core core;

  /** Works on the features of the installation. */
  @Activate
  public FeatureCommands(@Reference Core core) {
    this.core = core;
  }

  /** All features. */
  public @Nullable List<FeatureView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.features().list().stream().map(FeatureView::of).toList();
    });
  }

  /** A feature and its bundles. */
  public @Nullable FeatureView info(@Descriptor(INFO) CharSequence... words) {
    return Command.run(() -> {
      String name = Arguments.of(INFO, words).only();
      return core.features().list().stream()
          .filter(entry -> entry.name().equals(name))
          .map(FeatureView::of)
          .findFirst()
          .orElseThrow(() -> new RequestException(Spoken.text("featureCommands.none", name)));
    });
  }

  /** Installs a feature. */
  public @Nullable TextView install(@Descriptor(INSTALL) CharSequence... words) {
    return Command.run(() -> {
      var entry = core.features().install(Arguments.of(INSTALL, words).only());
      return new TextView(entry.name(), FeatureView.of(entry).line());
    });
  }

  /** Removes a feature. */
  public @Nullable TextView uninstall(@Descriptor(UNINSTALL) CharSequence... words) {
    return Command.run(() -> {
      var entry = core.features().uninstall(Arguments.of(UNINSTALL, words).only());
      return new TextView(entry.name(), FeatureView.of(entry).line());
    });
  }
}
