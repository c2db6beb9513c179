package org.komabako.ui.client.install;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.LiveGame;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Errands;
import org.komabako.ui.client.dialog.News;

/**
 * What is installed, and what is being done to it. It follows the services of the platform, whoever
 * changes something, and while one of them is away it says so. All work is done in lanes: looking has
 * one of its own, so that an installation that hangs does not stop it. The methods are for the display
 * thread, and so are all callbacks.
 */
public final class InstallModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(InstallModel.class.getName());

  /**
   * What there is.
   *
   * @param variants the variant bundles and what was refused; empty while nobody can tell
   * @param features the features; empty while nobody can tell
   * @param names what the variants are called, by key
   */
  record Seen(
      Optional<List<VariantBundles.Entry>> variants,
      Optional<List<Features.Entry>> features,
      Map<String, Text> names) {
    static final Seen NOTHING = new Seen(Optional.empty(), Optional.empty(), Map.of());
  }

  private final Desk desk;
  private final Executor looking;
  private final Errands errands;
  private final AutoCloseable services;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  // These four belong to the looking lane.
  private Optional<VariantBundles> bundles = Optional.empty();
  private Optional<Features> features = Optional.empty();
  private Optional<AutoCloseable> bundleNews = Optional.empty();
  private Optional<AutoCloseable> featureNews = Optional.empty();

  private volatile boolean closed;
  private Seen seen = Seen.NOTHING;

  /** Follows the platform until closed. */
  public InstallModel(Desk desk) {
    this.desk = desk;
    looking = desk.work().lane();
    errands = new Errands(desk, "install.failed");
    services = desk.services().listen(this::look);
    look();
  }

  /** Runs something after each change of what this knows, until the model is closed. */
  void listen(Runnable change) {
    listeners.add(change);
    errands.listen(change);
  }

  /** What there is. */
  Seen seen() {
    return seen;
  }

  /** How the last thing ended that was asked for here. */
  Optional<News> news() {
    return errands.news();
  }

  /** Whether something is being done. */
  boolean busy() {
    return errands.busy();
  }

  /** Looks again; for any thread. */
  private void look() {
    looking.execute(() -> {
      try {
        follow();
        Seen now = closed
            ? Seen.NOTHING
            : new Seen(bundles.map(VariantBundles::list), features.map(Features::list), names());
        desk.gate().send(this, () -> update(now));
      } catch (RuntimeException | LinkageError e) {
        // The service left between the question and the answer, and will be told of again.
        LOG.log(Level.DEBUG, "what is installed cannot be told", e);
        desk.gate().send(this, () -> update(Seen.NOTHING));
      }
    });
  }

  private Map<String, Text> names() {
    return desk.services().variants().stream()
        .collect(Collectors.toMap(Variant::key, each -> each.table().name(), (one, other) -> one));
  }

  /** In the lane: listens to the services that are there now. */
  private void follow() {
    Optional<VariantBundles> bundlesNow =
        closed ? Optional.empty() : desk.services().variantBundles();
    if (!bundlesNow.equals(bundles)) {
      bundleNews.ifPresent(InstallModel::stop);
      bundles = bundlesNow;
      bundleNews = bundles.map(service -> service.listen(this::look));
    }
    Optional<Features> featuresNow = closed ? Optional.empty() : desk.services().features();
    if (!featuresNow.equals(features)) {
      featureNews.ifPresent(InstallModel::stop);
      features = featuresNow;
      featureNews = features.map(service -> service.listen(this::look));
    }
  }

  private void update(Seen now) {
    seen = now;
    listeners.forEach(Runnable::run);
  }

  /** Installs a bundle from a file, or puts it in the place of the one of the same name. */
  public void install(Path file) {
    errands.run(file.toString(), () -> {
      VariantBundles service = requireBundles();
      Optional<VariantBundles.Entry> old = JarName.of(file)
          .flatMap(name -> service.list().stream()
              .filter(entry -> !entry.version().isEmpty() && entry.name().equals(name))
              .findFirst());
      return old.isPresent()
          ? updated(old.get(), service.update(old.get().name(), file.toUri()))
          : installed(service.install(file.toUri()));
    });
  }

  /** Puts a file in the place of a bundle. */
  void update(VariantBundles.Entry old, Path file) {
    errands.run(
        file.toString(), () -> updated(old, requireBundles().update(old.name(), file.toUri())));
  }

  private static News installed(VariantBundles.Entry entry) {
    return News.done(
        "install.installed", entry.name(), entry.version(), String.join(", ", entry.variants()));
  }

  private static News updated(VariantBundles.Entry old, VariantBundles.Entry entry) {
    return News.done("install.updated", entry.name(), old.version(), entry.version());
  }

  /** Removes a bundle. */
  void uninstall(VariantBundles.Entry entry) {
    errands.run(entry.name(), () -> {
      requireBundles().uninstall(entry.name());
      return News.done("install.removed", entry.name());
    });
  }

  /** Installs or removes a feature. */
  void feature(Features.Entry entry, boolean wanted) {
    errands.run(entry.name(), () -> {
      Features service = desk.services()
          .features()
          .orElseThrow(() -> new IllegalStateException(desk.messages().get("install.away")));
      var unused = wanted ? service.install(entry.name()) : service.uninstall(entry.name());
      return News.done(
          wanted ? "install.feature.installed" : "install.feature.removed", entry.name());
    });
  }

  /** Tells the open games that are played with a bundle. */
  void games(VariantBundles.Entry entry, Consumer<List<LiveGame>> answer) {
    looking.execute(() -> {
      List<LiveGame> open = new ArrayList<>();
      desk.services().games().ifPresent(service -> open.addAll(service.list()));
      open.removeIf(game -> !entry.variants().contains(game.variant()));
      desk.gate().send(() -> answer.accept(open));
    });
  }

  private VariantBundles requireBundles() {
    return desk.services()
        .variantBundles()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("install.away")));
  }

  @Override
  public void close() {
    closed = true;
    listeners.clear();
    errands.close();
    stop(services);
    look();
  }

  private static void stop(AutoCloseable subscription) {
    try {
      subscription.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "closing", e);
    }
  }
}
