package org.komabako.console.commands.extension;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import org.komabako.console.view.ExtensionView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantShelf;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Extensions: bundles that bring piece sets, themes, parts of the window, file formats, languages. */
@Component(
    service = ExtensionCommands.class,
    property = {
      "osgi.command.scope=extension",
      "osgi.command.function=list",
      "osgi.command.function=install",
      "osgi.command.function=update",
      "osgi.command.function=rollback",
      "osgi.command.function=retry",
      "osgi.command.function=uninstall"
    })
public final class ExtensionCommands {
  private static final String LIST = "extension:list";
  private static final String INSTALL = "extension:install";
  private static final String UPDATE = "extension:update";
  private static final String ROLLBACK = "extension:rollback";
  private static final String RETRY = "extension:retry";
  private static final String UNINSTALL = "extension:uninstall";
  private static final Set<String> KIND = Set.of(VariantShelf.EXTENSION);

  private final Core core;

  /** Works on the extensions. */
  @Activate
  public ExtensionCommands(@Reference Core core) {
    this.core = core;
  }

  /** All of them. */
  public @Nullable List<ExtensionView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.extensions().list().stream().map(ExtensionView::of).toList();
    });
  }

  /** Installs one from a file, an address or a shelf. */
  public @Nullable ExtensionView install(
      CommandSession session, @Descriptor(INSTALL) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(INSTALL, words);
      String name = arguments.only();
      if (ShelfNames.isName(session, name)) {
        VariantShelf shelf = core.shelf();
        return fromShelf(
            shelf.require(shelf.look(), name, KIND, arguments.value("--from")), arguments);
      }
      URI source = UserPaths.source(session, name);
      return ExtensionView.of(
          isAddress(source)
              ? fetch(source, arguments, INSTALL + " --yes " + source)
              : core.extensions().install(source));
    });
  }

  private static boolean isAddress(URI source) {
    return !"file".equals(source.getScheme());
  }

  private ExtensionView fromShelf(VariantShelf.Item item, Arguments arguments) {
    var unused = core.shelf().install(item, arguments.has("--trust"));
    return core.extensions().list().stream()
        .filter(entry -> entry.name().equals(item.name()))
        .map(ExtensionView::of)
        .findFirst()
        .orElseThrow(() -> notInstalled(item.name()));
  }

  private static RequestException notInstalled(String name) {
    return new RequestException(Spoken.text("extensionCommands.notInstalled", name));
  }

  /** What comes from an address was not seen by who asks for it, so it is shown first. */
  private Extensions.Entry fetch(URI source, Arguments arguments, String again) {
    try (Extensions.Offer offer = core.extensions().offer(source)) {
      if (!offer.isAgreed() && !arguments.has("--yes")) {
        throw new RequestException(Spoken.text(
            "extensionCommands.trust",
            offer.name(),
            offer.version(),
            BundleView.told(offer.came()),
            again));
      }
      return offer.accept(arguments.has("--downgrade"));
    }
  }

  /** Replaces one, or all of which a shelf has a newer version; a list is what {@code --all} answers. */
  public @Nullable Object update(
      CommandSession session, @Descriptor(UPDATE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(UPDATE, words);
      if (arguments.has("--all")) {
        arguments.none();
        VariantShelf shelf = core.shelf();
        List<VariantShelf.Item> newer = shelf.newer(shelf.look()).stream()
            .filter(item -> KIND.contains(item.kind()))
            .toList();
        return ShelfNames.updateAll(shelf, newer, arguments.has("--trust"));
      }
      List<String> given = arguments.words(1, 2);
      if (given.size() == 1) {
        return updateFromShelf(given.get(0), arguments);
      }
      URI source = UserPaths.source(session, given.get(1));
      String again = UPDATE + " --yes " + given.get(0) + " " + source;
      return ExtensionView.of(
          isAddress(source)
              ? fetch(source, arguments, again)
              : core.extensions().update(given.get(0), source, arguments.has("--downgrade")));
    });
  }

  private ExtensionView updateFromShelf(String name, Arguments arguments) {
    VariantShelf shelf = core.shelf();
    VariantShelf.Seen seen = shelf.look();
    Optional<String> from = arguments.value("--from");
    VariantShelf.Item item = shelf.require(seen, name, KIND, from);
    if (item.installed().isEmpty()) {
      throw notInstalled(name);
    } else if (!item.isNewerThan(item.installed())) {
      throw new RequestException(Spoken.text("installCommands.noNewer", name, item.installed()));
    }
    return fromShelf(item, arguments);
  }

  /** Goes back to the version before the last update. */
  public @Nullable ExtensionView rollback(@Descriptor(ROLLBACK) CharSequence... words) {
    return Command.run(() -> ExtensionView.of(
        core.extensions().rollback(Arguments.of(ROLLBACK, words).only())));
  }

  /** Tries one again that was set aside or failed. */
  public @Nullable ExtensionView retry(@Descriptor(RETRY) CharSequence... words) {
    return Command.run(() ->
        ExtensionView.of(core.extensions().retry(Arguments.of(RETRY, words).only())));
  }

  /** Removes one. */
  public @Nullable TextView uninstall(@Descriptor(UNINSTALL) CharSequence... words) {
    return Command.run(() -> {
      String name = Arguments.of(UNINSTALL, words).only();
      core.extensions().uninstall(name);
      return new TextView(name, Spoken.say("word.removed", name));
    });
  }
}
