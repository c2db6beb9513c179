package org.komabako.platform.internal;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * Keeps the installed variant bundles equal to the jars in the watched folders. A jar of a later
 * folder takes the place of one with the same symbolic name in an earlier folder, so that the user's
 * folder wins over the installation's. A jar that cannot be used is listed with the reason; the
 * bundle that it was to replace stays in use.
 */
@Component(service = VariantFolders.class, immediate = true)
public final class VariantFolders {
  private static final Logger LOG = System.getLogger(VariantFolders.class.getName());
  private static final long POLL_MILLIS = 250;
  private static final long REFRESH_SECONDS = 20;

  /** A jar as it was last seen. */
  private record Stamp(long size, long modified) {}

  /** A jar in use. */
  private record Installed(Path file, Stamp stamp, Bundle bundle) {}

  private final BundleContext context;
  private final VariantTracker tracker;
  private final List<Path> folders;
  private final Path removedFile;
  private final ScheduledExecutorService poller;
  private final Map<String, Installed> installed = new TreeMap<>();
  private final Map<Path, String> problems = new TreeMap<>();
  private Map<Path, Stamp> lastSeen = Map.of();
  private Map<Path, Stamp> lastUsed = Map.of();
  private Set<String> lastRemoved = Set.of();

  /** Installs what is in the folders now, and looks again every quarter of a second. */
  @Activate
  public VariantFolders(BundleContext context, @Reference VariantTracker tracker) {
    this.context = context;
    this.tracker = tracker;
    String paths = context.getProperty("komabako.variants");
    folders =
        paths == null
            ? List.of()
            : Arrays.stream(paths.split(File.pathSeparator, -1)).map(Path::of).toList();
    Path data = Path.of(String.valueOf(context.getProperty("komabako.data")));
    removedFile = data.resolve("removed-variants");
    scan();
    poller =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "komabako-variants");
              thread.setDaemon(true);
              return thread;
            });
    var unused =
        poller.scheduleWithFixedDelay(this::poll, POLL_MILLIS, POLL_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Deactivate
  void close() throws InterruptedException {
    poller.shutdown();
    poller.awaitTermination(REFRESH_SECONDS, TimeUnit.SECONDS);
  }

  /** The folder of the user's own variants, the last of the watched ones. */
  Path userFolder() {
    return folders.get(folders.size() - 1);
  }

  /** The bundle in use by symbolic name, or by the key of a variant in it. */
  synchronized Optional<Bundle> find(String name) {
    Installed byName = installed.get(name);
    if (byName != null) {
      return Optional.of(byName.bundle());
    }
    return installed.values().stream()
        .map(Installed::bundle)
        .filter(bundle -> tracker.keysOf(bundle).contains(name))
        .findFirst();
  }

  /** The file that a bundle in use came from. */
  synchronized Optional<Path> fileOf(String symbolicName) {
    return Optional.ofNullable(installed.get(symbolicName)).map(Installed::file);
  }

  /** Why a file is not used; empty if it is. */
  synchronized String problemOf(Path file) {
    return problems.getOrDefault(file, "");
  }

  /** The files that are not used, with the reasons. */
  synchronized Map<Path, String> problems() {
    return new TreeMap<>(problems);
  }

  /** The bundles in use by symbolic name. */
  synchronized Map<String, Bundle> bundles() {
    Map<String, Bundle> bundles = new TreeMap<>();
    installed.forEach((name, each) -> bundles.put(name, each.bundle()));
    return bundles;
  }

  /** The symbolic names that the user removed from the installation's folder. */
  synchronized Set<String> removed() {
    try {
      return Files.exists(removedFile)
          ? new HashSet<>(Files.readAllLines(removedFile))
          : new HashSet<>();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", removedFile, e.getMessage());
      return new HashSet<>();
    }
  }

  /** Remembers which bundles of the installation's folder are not wanted. */
  synchronized void rememberRemoved(Set<String> names) throws IOException {
    Files.createDirectories(removedFile.toAbsolutePath().getParent());
    Files.write(removedFile, names.stream().sorted().toList());
  }

  /** A file that is still being copied changes between two looks; it is left until it does not. */
  private synchronized void poll() {
    try {
      Map<Path, Stamp> now = look();
      boolean settled = now.equals(lastSeen);
      lastSeen = now;
      if (settled && !now.equals(lastUsed)) {
        use(now);
      }
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "looking at the variant folders", e);
    }
  }

  /** Makes the installed bundles equal to the folders, now. */
  synchronized void scan() {
    lastSeen = look();
    use(lastSeen);
  }

  private Map<Path, Stamp> look() {
    Map<Path, Stamp> seen = new TreeMap<>();
    for (Path folder : folders) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.filter(each -> each.toString().endsWith(".jar")).toList()) {
            BasicFileAttributes attributes =
                Files.readAttributes(file, BasicFileAttributes.class);
            seen.put(file, new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis()));
          }
        } catch (IOException e) {
          LOG.log(Level.DEBUG, "a file went while the folder was read", e);
        }
      }
    }
    return seen;
  }

  private void use(Map<Path, Stamp> files) {
    Set<String> unwanted = removed();
    if (files.equals(lastUsed) && unwanted.equals(lastRemoved)) {
      return;
    }
    lastUsed = files;
    lastRemoved = unwanted;
    Map<String, Path> wanted = wanted(files, unwanted);
    List<Bundle> changed = new ArrayList<>();
    for (String name : List.copyOf(installed.keySet())) {
      if (!wanted.containsKey(name)) {
        uninstall(name, changed);
      }
    }
    List<String> fresh = new ArrayList<>();
    wanted.forEach((name, file) -> bring(name, file, files.get(file), changed, fresh));
    refresh(changed);
    fresh.forEach(this::start);
  }

  /** Which file is to be used for which symbolic name; what is refused goes to the problems. */
  private Map<String, Path> wanted(Map<Path, Stamp> files, Set<String> unwanted) {
    Map<Path, String> refused = new TreeMap<>();
    Map<String, Path> wanted = new TreeMap<>();
    for (Path folder : folders) {
      Set<String> here = new HashSet<>();
      for (Path file : files.keySet()) {
        if (folder.equals(file.getParent())) {
          choose(file, !folder.equals(userFolder()) ? unwanted : Set.of(), here, wanted, refused);
        }
      }
    }
    problems.clear();
    problems.putAll(refused);
    return wanted;
  }

  private void choose(
      Path file,
      Set<String> unwanted,
      Set<String> here,
      Map<String, Path> wanted,
      Map<Path, String> refused) {
    try {
      String name = JarInspector.inspect(file).symbolicName();
      if (!here.add(name)) {
        refused.put(file, "the bundle " + name + " is in this folder twice");
      } else if (isForeign(name)) {
        refused.put(file, "the bundle " + name + " is part of the platform");
      } else if (!unwanted.contains(name)) {
        wanted.put(name, file);
      }
    } catch (IllegalArgumentException e) {
      refused.put(file, String.valueOf(e.getMessage()));
      keepOld(file, wanted);
    }
  }

  /** A good bundle stays in use when its file is replaced by one that cannot be used. */
  private void keepOld(Path file, Map<String, Path> wanted) {
    installed.forEach(
        (name, old) -> {
          if (old.file().equals(file)) {
            wanted.put(name, file);
          }
        });
  }

  private boolean isForeign(String name) {
    return !installed.containsKey(name)
        && Arrays.stream(context.getBundles())
            .anyMatch(bundle -> name.equals(bundle.getSymbolicName()));
  }

  private void bring(
      String name, Path file, @Nullable Stamp stamp, List<Bundle> changed, List<String> fresh) {
    Installed old = installed.get(name);
    if (stamp == null
        || problems.containsKey(file)
        || old != null && old.file().equals(file) && old.stamp().equals(stamp)) {
      return;
    }
    try (InputStream in = Files.newInputStream(file)) {
      Bundle bundle;
      if (old == null) {
        bundle = context.installBundle("komabako-variant:" + name, in);
      } else {
        bundle = old.bundle();
        bundle.stop(Bundle.STOP_TRANSIENT);
        bundle.update(in);
        changed.add(bundle);
      }
      installed.put(name, new Installed(file, stamp, bundle));
      fresh.add(name);
    } catch (BundleException | IOException e) {
      problems.put(file, String.valueOf(e.getMessage()));
    }
  }

  private void start(String name) {
    Installed each = installed.get(name);
    if (each == null) {
      return;
    }
    String problem;
    try {
      each.bundle().start(Bundle.START_TRANSIENT);
      problem = tracker.problemOf(each.bundle());
    } catch (BundleException e) {
      problem = String.valueOf(e.getMessage()).strip();
    }
    if (!problem.isEmpty()) {
      problems.put(each.file(), problem);
      List<Bundle> changed = new ArrayList<>();
      uninstall(name, changed);
      refresh(changed);
    }
  }

  private void uninstall(String name, List<Bundle> changed) {
    Installed gone = installed.remove(name);
    if (gone == null) {
      return;
    }
    try {
      gone.bundle().uninstall();
      changed.add(gone.bundle());
    } catch (BundleException | IllegalStateException e) {
      LOG.log(Level.DEBUG, "uninstalling " + name, e);
    }
  }

  /** Cuts the wires to what has gone, so that no class of it stays; waits for that. */
  private void refresh(List<Bundle> changed) {
    if (changed.isEmpty()) {
      return;
    }
    CountDownLatch done = new CountDownLatch(1);
    context
        .getBundle(Constants.SYSTEM_BUNDLE_LOCATION)
        .adapt(FrameworkWiring.class)
        .refreshBundles(
            changed,
            event -> {
              if (event.getType() == FrameworkEvent.PACKAGES_REFRESHED) {
                done.countDown();
              }
            });
    try {
      if (!done.await(REFRESH_SECONDS, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, "the framework did not finish refreshing {0}", changed);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
