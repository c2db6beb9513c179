package org.komabako.platform.internal;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.SerialExecutor;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.platform.internal.FolderLook.Stamp;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * Keeps the installed variant bundles equal to the jars in the watched folders. Which jar is used for
 * a bundle says {@link JarChoice}. A jar that cannot be used is listed with the reason; the bundle
 * that it was to replace stays in use.
 *
 * <p>Bundles are changed under the lock of this object. What is there can be asked without it, also
 * by those who are called while bundles change.
 */
@Component(service = VariantFolders.class, immediate = true)
public final class VariantFolders {
  private static final Logger LOG = System.getLogger(VariantFolders.class.getName());
  /** What the locations of the bundles from the folders begin with. */
  static final String LOCATION = "komabako-variant:";

  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration STOP = Duration.ofSeconds(20);

  /** A jar in use. The content is kept to go back to it when its successor fails. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Installed(Path file, Stamp stamp, byte[] content, Bundle bundle) {}

  /** A jar that was tried and failed. */
  private record Failed(Stamp stamp, Text reason) {}

  /** What those see who do not wait for the lock. */
  private record Snapshot(Map<String, Installed> installed, Map<Path, Text> problems) {}

  private final BundleContext context;
  private final VariantTracker tracker;
  private final Path userFolder;
  private final NameFile removed;
  private final List<Path> folders;
  private final FolderLook look;
  private final SerialExecutor poller;
  private final Map<String, Installed> installed = new TreeMap<>();
  private final Map<Path, Failed> failed = new HashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Map<Path, Stamp> lastUsed = Map.of();
  private Set<String> lastRemoved = Set.of();
  private @Nullable Path untold;
  private volatile Snapshot snapshot = new Snapshot(Map.of(), Map.of());

  /** Installs what is in the folders now, and looks again every tenth of a second. */
  @Activate
  public VariantFolders(BundleContext context, @Reference VariantTracker tracker) {
    this.context = context;
    this.tracker = tracker;
    DataFolder data = DataFolder.of(context::getProperty);
    userFolder = data.resolve("variants");
    removed = new NameFile(data.resolve("removed-variants"));
    folders = folders(context.getProperty("komabako.variants"), userFolder);
    look = new FolderLook(folders);
    createUserFolder();
    dropLeftovers();
    scan();
    poller = SerialExecutor.onOwnThread(
        "komabako-variants", e -> LOG.log(Level.WARNING, "looking at the variant folders", e));
    var unused = poller.repeat(POLL, this::poll);
  }

  private static List<Path> folders(@Nullable String paths, Path userFolder) {
    List<Path> folders = new ArrayList<>();
    if (paths != null) {
      Arrays.stream(paths.split(File.pathSeparator, -1))
          .filter(path -> !path.isEmpty())
          .map(Path::of)
          .forEach(folders::add);
    }
    folders.remove(userFolder);
    folders.add(userFolder);
    return folders;
  }

  /** So that the user finds where to put files. Where it cannot be, there is nothing to watch. */
  private void createUserFolder() {
    try {
      Files.createDirectories(userFolder);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no folder for the user's variants", e);
    }
  }

  /** Bundles of an earlier life of this component: what they hold may be older than the files. */
  private void dropLeftovers() {
    List<Bundle> dropped = new ArrayList<>();
    for (Bundle bundle : context.getBundles()) {
      if (bundle.getLocation().startsWith(LOCATION)) {
        uninstall(bundle, dropped);
      }
    }
    Wiring.refresh(context, dropped);
  }

  @Deactivate
  void close() throws InterruptedException {
    poller.close();
    if (!poller.awaitTermination(STOP)) {
      LOG.log(Level.WARNING, "the variant folders are still being looked at");
    }
  }

  /** The folder of the user's own variants, the last of the watched ones. */
  Path userFolder() {
    return userFolder;
  }

  /** Whether a file lies in a watched folder that is not the user's. */
  boolean isShipped(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return folders.stream()
        .filter(folder -> !folder.equals(userFolder))
        .anyMatch(folder -> folder.toAbsolutePath().normalize().equals(parent));
  }

  /** The bundle in use by symbolic name, or by the key of a variant in it. */
  Optional<Bundle> find(String name) {
    Map<String, Bundle> bundles = bundles();
    Bundle byName = bundles.get(name);
    return byName != null
        ? Optional.of(byName)
        : bundles.values().stream()
            .filter(bundle -> tracker.keysOf(bundle).contains(name))
            .findFirst();
  }

  /** The file that a bundle in use came from. */
  Optional<Path> fileOf(String symbolicName) {
    return Optional.ofNullable(snapshot.installed().get(symbolicName)).map(Installed::file);
  }

  /** Why a file is not used; empty if it is. */
  Text problemOf(Path file) {
    return snapshot.problems().getOrDefault(file, Text.NONE);
  }

  /** The files that are not used, with the reasons. */
  Map<Path, Text> problems() {
    return snapshot.problems();
  }

  /** Runs something after each change, until closed. */
  AutoCloseable listen(Runnable change) {
    return listeners.add(change);
  }

  /** The bundles in use by symbolic name. */
  Map<String, Bundle> bundles() {
    Map<String, Bundle> bundles = new TreeMap<>();
    snapshot.installed().forEach((name, each) -> bundles.put(name, each.bundle()));
    return bundles;
  }

  /** Remembers whether a bundle of a folder that is not the user's is not wanted. */
  synchronized void setRemoved(String symbolicName, boolean unwanted) {
    removed.set(symbolicName, unwanted);
  }

  /** Whether the user does not want a bundle of a folder that is not his. */
  synchronized boolean isRemoved(String symbolicName) {
    return removed.read().contains(symbolicName);
  }

  private synchronized void poll() {
    Map<Path, Stamp> files = look.settled();
    if (!files.equals(lastUsed)) {
      use(files);
    }
  }

  /**
   * Makes the installed bundles equal to the folders, now.
   *
   * @param answered a file that the caller himself tells about if it is refused
   */
  synchronized void scan(Path answered) {
    untold = answered;
    try {
      scan();
    } finally {
      untold = null;
    }
  }

  /** Makes the installed bundles equal to the folders, now. */
  synchronized void scan() {
    Map<Path, Stamp> files = look.now();
    if (!files.equals(lastUsed) || !removed.read().equals(lastRemoved)) {
      use(files);
    }
  }

  private void use(Map<Path, Stamp> files) {
    lastUsed = files;
    lastRemoved = removed.read();
    JarChoice choice = new JarChoice(lastRemoved, this::fileInUse, this::foreign);
    for (Path folder : folders) {
      choice.add(
          folder,
          !folder.equals(userFolder),
          files.keySet().stream()
              .filter(file -> folder.equals(file.getParent()))
              .toList());
    }
    List<Bundle> changed = new ArrayList<>();
    for (String name : List.copyOf(installed.keySet())) {
      Installed used = installed.get(name);
      // Where its file was replaced by one that is refused, it stays.
      if (used != null
          && !choice.wanted().containsKey(name)
          && !choice.refused().containsKey(used.file())) {
        installed.remove(name);
        uninstall(used.bundle(), changed);
      }
    }
    failed.entrySet().removeIf(each -> !each.getValue().stamp().equals(files.get(each.getKey())));
    Map<String, Installed> before = new HashMap<>(installed);
    List<String> fresh = bring(choice.wanted(), files, changed);
    Wiring.refresh(context, changed);
    fresh.forEach(name -> start(name, before.get(name)));
    publish(choice.refused());
  }

  private @Nullable Path fileInUse(String symbolicName) {
    Installed used = installed.get(symbolicName);
    return used == null ? null : used.file();
  }

  /** Where a bundle of that name came from that is not from our folders. */
  private @Nullable String foreign(String symbolicName) {
    return Arrays.stream(context.getBundles())
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .map(Bundle::getLocation)
        .filter(location -> !location.startsWith(LOCATION))
        .findFirst()
        .orElse(null);
  }

  /** Installs and updates; who has changed is stopped then. */
  private List<String> bring(
      Map<String, Path> wanted, Map<Path, Stamp> files, List<Bundle> changed) {
    List<String> fresh = new ArrayList<>();
    wanted.forEach((name, file) -> {
      Stamp stamp = files.get(file);
      Installed old = installed.get(name);
      if (stamp == null
          || (old != null && old.file().equals(file) && old.stamp().equals(stamp))
          || (old != null && isKnownToFail(file, stamp))) {
        return;
      }
      failed.remove(file);
      try {
        byte[] content = Files.readAllBytes(file);
        Bundle bundle = old == null
            ? context.installBundle(LOCATION + name, new ByteArrayInputStream(content))
            : replace(old.bundle(), content, changed);
        installed.put(name, new Installed(file, stamp, content, bundle));
        fresh.add(name);
      } catch (BundleException | IOException e) {
        failed.put(file, new Failed(stamp, named(file, Told.of(e))));
      }
    });
    return fresh;
  }

  private boolean isKnownToFail(Path file, Stamp stamp) {
    Failed known = failed.get(file);
    return known != null && known.stamp().equals(stamp);
  }

  private static Bundle replace(Bundle bundle, byte[] content, List<Bundle> changed)
      throws BundleException {
    bundle.stop(Bundle.STOP_TRANSIENT);
    bundle.update(new ByteArrayInputStream(content));
    changed.add(bundle);
    return bundle;
  }

  /** Starts a bundle; if that fails, what was there before comes back. */
  private void start(String name, @Nullable Installed before) {
    Installed each = installed.get(name);
    if (each == null) {
      return;
    }
    Text problem = startProblem(each.bundle());
    if (problem.isEmpty()) {
      tellOfPart(each);
      return;
    }
    failed.put(each.file(), new Failed(each.stamp(), named(each.file(), problem)));
    List<Bundle> changed = new ArrayList<>();
    if (before == null) {
      installed.remove(name);
      uninstall(each.bundle(), changed);
      Wiring.refresh(context, changed);
      return;
    }
    installed.put(name, before);
    try {
      var unused = replace(before.bundle(), before.content(), changed);
      Wiring.refresh(context, changed);
      Text again = startProblem(before.bundle());
      if (!again.isEmpty()) {
        LOG.log(Level.WARNING, "the old {0} does not start again: {1}", name, again);
      }
    } catch (BundleException e) {
      LOG.log(Level.WARNING, "the old {0} does not come back: {1}", name, e.getMessage());
    }
  }

  /** Of several variants in a bundle some may be refused; the others are used. */
  private void tellOfPart(Installed used) {
    Text problem = tracker.problemOf(used.bundle());
    if (!problem.isEmpty()) {
      LOG.log(Level.WARNING, "used in part: {0}: {1}", used.file(), problem);
    }
  }

  /** Starts a bundle; says why it provides no variant then, or nothing if it does. */
  private Text startProblem(Bundle bundle) {
    try {
      bundle.start(Bundle.START_TRANSIENT);
    } catch (BundleException e) {
      return Unresolved.explain(context, e);
    }
    if (!tracker.keysOf(bundle).isEmpty()) {
      return Text.NONE;
    }
    Text problem = tracker.problemOf(bundle);
    return problem.isEmpty() ? Text.of("it provides no variant", "将棋が入っていません") : problem;
  }

  private static Text named(Path file, Text problem) {
    return Sentence.of("{0}: {1}", "{0}：{1}", file.getFileName(), problem);
  }

  private static void uninstall(Bundle bundle, List<Bundle> changed) {
    try {
      bundle.uninstall();
      changed.add(bundle);
    } catch (BundleException | IllegalStateException e) {
      LOG.log(Level.WARNING, "{0} cannot be removed: {1}", bundle, e.getMessage());
    }
  }

  private void publish(Map<Path, Text> refused) {
    Map<Path, Text> problems = new TreeMap<>(refused);
    failed.forEach((file, each) -> problems.put(file, each.reason()));
    problems.forEach((file, problem) -> {
      if (!problem.equals(problemOf(file)) && !file.equals(untold)) {
        LOG.log(Level.WARNING, "not used: {0} ({1})", problem, file);
      }
    });
    snapshot = new Snapshot(new LinkedHashMap<>(installed), problems);
    listeners.tell(Runnable::run);
  }
}
