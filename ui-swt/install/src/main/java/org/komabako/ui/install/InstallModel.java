package org.komabako.ui.install;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * What is installed, and what is being done to it. It follows the services of the platform, whoever
 * changes something, and while one of them is away it says so. All work is done in lanes: looking has
 * one of its own, so that an installation that hangs does not stop it. The methods are for the display
 * thread, and so are all callbacks.
 */
public final class InstallModel implements AutoCloseable {
  /**
   * What there is.
   *
   * @param variants the variant bundles, then the extensions, and what was refused; empty while nobody can tell
   * @param extensions those of them that are extensions, by their files
   * @param features the features; empty while nobody can tell
   * @param names what the variants are called, by key
   */
  record Seen(
      Optional<List<VariantBundles.Entry>> variants,
      Map<String, Extensions.Entry> extensions,
      Optional<List<Features.Entry>> features,
      Map<String, LocalizedText> names) {
    static final Seen NOTHING = new Seen(Optional.empty(), Map.of(), Optional.empty(), Map.of());
  }

  private final Desk desk;
  private final TaskRunner errands;
  private final ServiceWatch<Seen> watch;
  private final Supplier<Optional<VariantBundles>> bundles;
  private final Supplier<Optional<Extensions>> extensions;
  private final Supplier<Optional<Features>> features;

  /** Follows the platform until closed. */
  public InstallModel(Desk desk) {
    this.desk = desk;
    errands = new TaskRunner(desk, "install.failed");
    watch = new ServiceWatch<>(desk.work(), desk.gate(), Seen.NOTHING);
    bundles = watch.follow(desk.services()::variantBundles, VariantBundles::listen);
    extensions = watch.follow(desk.services()::extensions, Extensions::listen);
    features = watch.follow(desk.services()::features, Features::listen);
    watch.begin(desk.services()::listen, this::look);
  }

  /** Runs something after each change of what this knows, until the model is closed. */
  void listen(Runnable change) {
    var unused = watch.listen(change);
    errands.listen(change);
  }

  /** What there is. */
  Seen seen() {
    return watch.seen();
  }

  /** How the last thing ended that was asked for here. */
  Optional<Notification> news() {
    return errands.news();
  }

  /** Whether something is being done. */
  boolean busy() {
    return errands.busy();
  }

  private Seen look() {
    Map<String, Extensions.Entry> extending = new LinkedHashMap<>();
    extensions
        .get()
        .ifPresent(service -> service.list().forEach(each -> extending.put(each.source(), each)));
    return new Seen(
        bundles.get().map(service -> {
          List<VariantBundles.Entry> all = new ArrayList<>(service.list());
          extending.values().forEach(each -> all.add(ExtensionOffer.entry(each)));
          return all;
        }),
        extending,
        features.get().map(Features::list),
        names());
  }

  private Map<String, LocalizedText> names() {
    return desk.services().variants().stream()
        .collect(Collectors.toMap(Variant::key, each -> each.table().name(), (one, other) -> one));
  }

  /** Installs a bundle from a file that was chosen, or puts it in the place of the one of the same name. */
  void install(Path file) {
    errands.run(file.toString(), () -> {
      try (VariantBundles.Offer offer = look(file)) {
        return accept(offer);
      }
    });
  }

  /**
   * Looks into a file that came without being asked for, and installs it at once only if the same content
   * was agreed to before.
   *
   * @param ask gets it otherwise, to {@link #accept(String, VariantBundles.Offer)} it or to {@link
   *     #decline} it
   */
  void offer(Path file, Consumer<VariantBundles.Offer> ask) {
    errands.run(file.toString(), () -> {
      VariantBundles.Offer offer = look(file);
      if (offer.isAgreed()) {
        try (offer) {
          return accept(offer);
        }
      }
      desk.gate().send(() -> ask.accept(offer));
      return Notification.done("install.asked", called(offer), offer.version());
    });
  }

  /** The user agrees: installs it, or puts it in the place of the one of the same name. */
  void accept(String file, VariantBundles.Offer offer) {
    errands.run(file, () -> {
      try (offer) {
        return accept(offer);
      }
    });
  }

  /** The user does not agree. */
  void decline(VariantBundles.Offer offer) {
    String called = called(offer);
    errands.run(called, () -> {
      offer.close();
      return Notification.done("install.declined", called, offer.version());
    });
  }

  /** What brings no variant is offered as an extension, where these can be installed. */
  private VariantBundles.Offer look(Path file) {
    Optional<Extensions> service =
        desk.services().extensions().filter(each -> each.isExtension(file));
    return service.isPresent()
        ? new ExtensionOffer(service.get().offer(file.toUri()))
        : requireBundles().offer(file.toUri());
  }

  private Notification accept(VariantBundles.Offer offer) {
    if (offer instanceof ExtensionOffer extension) {
      return accept(extension);
    }
    Optional<VariantBundles.Entry> old = requireBundles().list().stream()
        .filter(entry -> !entry.version().isEmpty() && entry.name().equals(offer.name()))
        .findFirst();
    VariantBundles.Entry entry = offer.accept(false);
    return old.isPresent() ? updated(old.get(), entry) : installed(entry);
  }

  private Notification accept(ExtensionOffer offer) {
    Optional<String> before = offer.installed();
    VariantBundles.Entry entry = offer.accept(false);
    String called = offer.brings().isEmpty() ? entry.name() : brings(offer.brings());
    return before.isPresent()
        ? Notification.done("install.updated", called, before.get(), entry.version())
        : Notification.done("install.installed", called, entry.version());
  }

  /** What something brings, as a part of a sentence. */
  String brings(List<LocalizedText> brings) {
    return String.join(
        desk.messages().get("install.and"),
        brings.stream().map(desk.messages()::of).toList());
  }

  /** Puts a file in the place of a bundle. */
  void update(VariantBundles.Entry old, Path file) {
    boolean isExtension = seen().extensions().containsKey(old.source());
    errands.run(
        file.toString(),
        () -> updated(
            old,
            isExtension
                ? ExtensionOffer.entry(requireExtensions().update(old.name(), file.toUri(), false))
                : requireBundles().update(old.name(), file.toUri())));
  }

  private Notification installed(VariantBundles.Entry entry) {
    return Notification.done("install.installed", called(entry), entry.version());
  }

  private Notification updated(VariantBundles.Entry old, VariantBundles.Entry entry) {
    return Notification.done("install.updated", called(entry), old.version(), entry.version());
  }

  /** What people call something that is not installed yet: what it brings; the name of its bundle if it does not say. */
  String called(VariantBundles.Offer offer) {
    String title = offer instanceof ExtensionOffer extension
        ? brings(extension.brings())
        : desk.messages().title(offer.title());
    return title.isEmpty() ? offer.name() : title;
  }

  /** What people call a bundle: what it brings; its own name if that is not known. */
  private String called(VariantBundles.Entry entry) {
    Map<String, LocalizedText> names = names();
    String games = String.join(
        ", ",
        entry.variants().stream()
            .map(key ->
                Optional.ofNullable(names.get(key)).map(desk.messages()::title).orElse(key))
            .toList());
    String brought = Optional.ofNullable(seen().extensions().get(entry.source()))
        .map(extension -> brings(extension.brings()))
        .orElse("");
    return games.isEmpty() ? brought.isEmpty() ? entry.name() : brought : games;
  }

  /** Removes a bundle. */
  void uninstall(VariantBundles.Entry entry) {
    boolean isExtension = seen().extensions().containsKey(entry.source());
    String called = called(entry);
    errands.run(called, () -> {
      if (isExtension) {
        requireExtensions().uninstall(entry.name());
      } else {
        requireBundles().uninstall(entry.name());
      }
      return Notification.done("install.removed", called);
    });
  }

  /** Installs or removes a feature. */
  void feature(Features.Entry entry, boolean wanted) {
    errands.run(entry.name(), () -> {
      Features service = desk.services()
          .features()
          .orElseThrow(() -> new IllegalStateException(desk.messages().get("install.away")));
      var unused = wanted ? service.install(entry.name()) : service.uninstall(entry.name());
      return Notification.done(
          wanted ? "install.feature.installed" : "install.feature.removed", entry.name());
    });
  }

  /** Tells the open games that are played with a bundle. */
  void games(VariantBundles.Entry entry, Consumer<List<LiveGame>> answer) {
    watch.lane().execute(() -> {
      List<LiveGame> open = new ArrayList<>();
      desk.services().games().ifPresent(service -> open.addAll(service.list()));
      open.removeIf(game -> !entry.variants().contains(game.variant()));
      desk.gate().send(() -> answer.accept(open));
    });
  }

  private Extensions requireExtensions() {
    return desk.services()
        .extensions()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("install.away")));
  }

  private VariantBundles requireBundles() {
    return desk.services()
        .variantBundles()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("install.away")));
  }

  @Override
  public void close() {
    watch.close();
    errands.close();
  }
}
