package org.komabako.console.commands.variant;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.ShelfNames;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.BundleView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
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
      "osgi.command.function=rollback",
      "osgi.command.function=uninstall",
      "osgi.command.function=retry"
    })
public final class InstallCommands {
  private static final String BUNDLES = "variant:bundles";
  private static final String INSTALL = "variant:install";
  private static final String UPDATE = "variant:update";
  private static final String ROLLBACK = "variant:rollback";
  private static final String UNINSTALL = "variant:uninstall";
  private static final String RETRY = "variant:retry";

  private final Core core;

  /** Works on the variant bundles. */
  @Activate
  public InstallCommands(@Reference Core core) {
    this.core = core;
  }

  /** The bundles and files that variants come from. */
  public @Nullable List<BundleView> bundles(@Descriptor(BUNDLES) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(BUNDLES, words).none();
      return core.bundles().list().stream().map(BundleView::of).toList();
    });
  }

  /** Installs a variant bundle. */
  public @Nullable BundleView install(
      CommandSession session, @Descriptor(INSTALL) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(INSTALL, words);
      String name = arguments.only();
      if (ShelfNames.isName(session, name)) {
        VariantShelf shelf = core.shelf();
        VariantShelf.Item item =
            shelf.require(shelf.look(), name, VariantShelf.VARIANTS, arguments.value("--from"));
        return BundleView.of(shelf.install(item, arguments.has("--trust")));
      }
      URI source = UserPaths.source(session, arguments.only());
      Set<String> before = names();
      return installed(
          before,
          isAddress(source)
              ? fetch(source, arguments, "variant:install --yes " + source)
              : core.bundles().install(source));
    });
  }

  private Set<String> names() {
    return core.bundles().list().stream()
        .map(VariantBundles.Entry::name)
        .collect(Collectors.toSet());
  }

  /** What came in while its command was interrupted goes out again, unless another version was there before. */
  private BundleView installed(Set<String> before, VariantBundles.Entry entry) {
    if (Thread.interrupted() && !before.contains(entry.name())) {
      core.bundles().uninstall(entry.name());
      throw RequestException.of(
          Spoken.class, "installCommands.installationWasInterruptedNot", entry.name());
    }
    return BundleView.of(entry);
  }

  /** Replaces variant bundles; a list is what {@code --all} answers. */
  public @Nullable Object update(
      CommandSession session, @Descriptor(UPDATE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(UPDATE, words);
      boolean trusted = arguments.has("--trust");
      if (arguments.has("--all")) {
        arguments.none();
        return updateAll(trusted);
      }
      List<String> given = arguments.words(1, 2);
      if (given.size() == 1) {
        return updateFromShelf(given.get(0), arguments.value("--from"), trusted);
      }
      URI source = UserPaths.source(session, given.get(1));
      if (!isAddress(source)) {
        return BundleView.of(
            core.bundles().update(given.get(0), source, arguments.has("--downgrade")));
      }
      String again = "variant:update --yes " + given.get(0) + " " + source;
      return BundleView.of(fetch(source, arguments, again));
    });
  }

  private BundleView updateFromShelf(String name, Optional<String> from, boolean trusted) {
    VariantShelf shelf = core.shelf();
    String bundle = core.bundles().list().stream()
        .filter(entry -> entry.variants().contains(name))
        .map(VariantBundles.Entry::name)
        .findFirst()
        .orElse(name);
    VariantShelf.Seen seen = shelf.look();
    VariantShelf.Item item = shelf.require(seen, bundle, VariantShelf.VARIANTS, from);
    if (item.installed().isEmpty()) {
      throw new RequestException(Spoken.text("installCommands.notInstalled", bundle));
    }
    VariantShelf.Seen alone = new VariantShelf.Seen(seen.sources(), List.of(item));
    if (!shelf.newer(alone).contains(item)) {
      throw new RequestException(Spoken.text("installCommands.noNewer", bundle, item.installed()));
    }
    return BundleView.of(shelf.install(item, trusted));
  }

  /** What cannot be updated is told in its place, and the others are. */
  private List<BundleView> updateAll(boolean trusted) {
    VariantShelf shelf = core.shelf();
    return ShelfNames.updateAll(shelf, shelf.newer(shelf.look()), trusted);
  }

  /** Goes back to the version before. */
  public @Nullable BundleView rollback(@Descriptor(ROLLBACK) CharSequence... words) {
    return Command.run(() ->
        BundleView.of(core.bundles().rollback(Arguments.of(ROLLBACK, words).only())));
  }

  private static boolean isAddress(URI source) {
    return !"file".equals(source.getScheme());
  }

  /** What comes from an address was not seen by who asks for it, so it is shown first. */
  private VariantBundles.Entry fetch(URI source, Arguments arguments, String again) {
    try (VariantBundles.Offer offer = core.bundles().offer(source)) {
      if (!offer.isAgreed() && !arguments.has("--yes")) {
        throw new RequestException(Spoken.text(
            "installCommands.trust",
            offer.name(),
            offer.version(),
            BundleView.told(offer.came()),
            again));
      }
      return offer.accept(arguments.has("--downgrade"));
    }
  }

  /** Tries again what was refused or set aside. */
  public @Nullable List<BundleView> retry(@Descriptor(RETRY) CharSequence... words) {
    return Command.run(() -> {
      String name = Arguments.of(RETRY, words).only();
      return core.bundles().retry(name).stream().map(BundleView::of).toList();
    });
  }

  /** Removes a variant bundle. */
  public @Nullable TextView uninstall(@Descriptor(UNINSTALL) CharSequence... words) {
    return Command.run(() -> {
      String name = Arguments.of(UNINSTALL, words).only();
      VariantBundles bundles = core.bundles();
      Set<String> removedBefore = removed();
      Set<String> before = keys();
      bundles.uninstall(name);
      before.removeAll(keys());
      before.remove(name);
      StringBuilder told = new StringBuilder(Spoken.say("word.removed", name));
      if (!before.isEmpty()) {
        told.append("; ").append(Spoken.say("installCommands.goneToo", String.join(", ", before)));
      }
      Set<String> removed = removed();
      removed.removeAll(removedBefore);
      removed.forEach(
          each -> told.append("; ").append(Spoken.say("installCommands.bringsBack", each)));
      return new TextView(name, told.toString());
    });
  }

  private Set<String> keys() {
    return core.variants().list().stream()
        .map(Variant::key)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The names of what came with the program and was removed. */
  private Set<String> removed() {
    return core.bundles().removed().stream()
        .map(VariantBundles.Entry::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
