package org.komabako.console.internal;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.BundleView;
import org.komabako.console.view.TextView;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The bundles that variants arrive in, while everything runs. */
@Component(
    service = InstallCommands.class,
    property = {
      "osgi.command.scope=variant",
      "osgi.command.function=bundles",
      "osgi.command.function=install",
      "osgi.command.function=update",
      "osgi.command.function=uninstall"
    })
public final class InstallCommands {
  private static final String BUNDLES = "variant:bundles";
  private static final String INSTALL = "variant:install FILE|URL";
  private static final String UPDATE = "variant:update VARIANT|BUNDLE FILE|URL";
  private static final String UNINSTALL = "variant:uninstall VARIANT|BUNDLE";

  private final Core core;

  /** Works on the variant bundles. */
  @Activate
  public InstallCommands(@Reference Core core) {
    this.core = core;
  }

  /** The bundles and files that variants come from. */
  @Descriptor("the variant bundles, and the files that were refused, with the reason")
  public @Nullable List<BundleView> bundles(@Descriptor(BUNDLES) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(BUNDLES, words).none();
      return core.bundles().list().stream().map(BundleView::of).toList();
    });
  }

  /** Installs a variant bundle. */
  @Descriptor("installs a variant bundle")
  public @Nullable BundleView install(
      CommandSession session, @Descriptor(INSTALL) CharSequence... words) {
    return Command.run(() -> {
      String source = Arguments.of(INSTALL, words).only();
      return BundleView.of(core.bundles().install(Files.source(session, source)));
    });
  }

  /** Replaces a variant bundle. */
  @Descriptor("replaces a variant bundle; its games go on with the new one")
  public @Nullable BundleView update(
      CommandSession session, @Descriptor(UPDATE) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(UPDATE, words).words(2, 2);
      return BundleView.of(
          core.bundles().update(given.get(0), Files.source(session, given.get(1))));
    });
  }

  /** Removes a variant bundle. */
  @Descriptor("removes a variant bundle; its games are suspended")
  public @Nullable TextView uninstall(@Descriptor(UNINSTALL) CharSequence... words) {
    return Command.run(() -> {
      String name = Arguments.of(UNINSTALL, words).only();
      core.bundles().uninstall(name);
      return new TextView(name, name + " is removed");
    });
  }
}
