package org.komabako.platform.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Registration;
import org.komabako.base.SerialExecutor;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.platform.internal.FolderLook.Stamp;
import org.komabako.platform.internal.UsedBundles.Used;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
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
@Component(service = VariantFolders.class)
public final class VariantFolders {
  private static final Logger LOG = System.getLogger(VariantFolders.class.getName());

  /** The framework property that keeps the user's own variants out. */
  static final String SAFE = "komabako.safe";

  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration STOP = Duration.ofSeconds(20);

  private final VariantTracker tracker;
  private final SetAside setAside;
  private final WatchedFolders folders;
  private final FolderLook look;
  private final KnownJars jars;
  private final UsedBundles used;
  private final BundlesAt installed;
  private final FolderState state = new FolderState();
  private final NameFile removed;
  private final SerialExecutor worker = SerialExecutor.onOwnThread("komabako-variants");
  private Map<Path, Stamp> lastUsed = Map.of();
  private Set<String> lastRemoved = Set.of();
  private volatile boolean closing;

  /**
   * Installs what is in the folders now, and looks again every tenth of a second. Where a window opens, texts wait until
   * {@link #scanTexts}.
   */
  @Activate
  public VariantFolders(
      BundleContext context,
      @Reference VariantTracker tracker,
      @Reference Guards guards,
      @Reference Collisions collisions) {
    this.tracker = tracker;
    setAside = guards.setAside();
    DataFolder data = DataFolder.of(context::getProperty);
    folders = new WatchedFolders(
        context.getProperty("komabako.variants"),
        data.resolve("variants"),
        Boolean.parseBoolean(context.getProperty(SAFE)));
    look = new FolderLook(folders.all());
    look.setTexts(!VariantsFromTheStart.isForWindow(context));
    jars = new KnownJars(setAside, folders);
    installed = new BundlesAt(context, VariantBundle.LOCATION);
    used = new UsedBundles(context, tracker, guards, folders, () -> closing);
    removed = new NameFile(data.resolve("removed-variants"));
    folders.prepare();
    installed.dropLeftovers();
    scan();
    tracker.onHarm((bundle, reason) -> worker.execute(() -> setAside(bundle, reason)));
    var unused = worker.repeat(POLL, this::poll);
  }

  @Deactivate
  void close() throws InterruptedException {
    closing = true;
    worker.close();
    if (!worker.awaitTermination(STOP)) {
      LOG.log(Level.WARNING, "the variant folders are still being looked at");
    }
  }

  /** The folder of the user's own variants, the last of the watched ones. */
  Path userFolder() {
    return folders.own();
  }

  /** Whether a file lies in a watched folder that is not the user's. */
  boolean isShipped(Path file) {
    return folders.isShipped(file);
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
    return state.used(symbolicName).map(Used::file);
  }

  /** What the jar of a bundle in use says of itself. */
  Optional<JarInspector> jarOf(String symbolicName) {
    return state.used(symbolicName).map(Used::jar);
  }

  /** Why a file is not used; empty if it is. */
  LocalizedText problemOf(Path file) {
    return state.problemOf(file);
  }

  /** The files that are not used, with the reasons. */
  Map<Path, LocalizedText> problems() {
    return state.problems();
  }

  /** Runs something after each change, until closed. */
  Registration listen(Runnable change) {
    return state.listen(change);
  }

  /** The bundles in use by symbolic name. */
  Map<String, Bundle> bundles() {
    return state.bundles();
  }

  /** Remembers whether a bundle of a folder that is not the user's is not wanted. */
  synchronized void setRemoved(String symbolicName, boolean unwanted) {
    removed.set(symbolicName, unwanted);
  }

  /** Whether the user does not want a bundle of a folder that is not his. */
  synchronized boolean isRemoved(String symbolicName) {
    return removed.read().contains(symbolicName);
  }

  /** The shipped files that are not wanted and whose place no other has taken, with what they say of themselves. */
  synchronized Map<Path, JarInspector> removed() {
    Set<String> unwanted = removed.read();
    unwanted.removeAll(bundles().keySet());
    Map<Path, JarInspector> found = new TreeMap<>();
    if (!unwanted.isEmpty()) {
      look.now().keySet().stream()
          .filter(folders::isShipped)
          .forEach(file -> jars.inspect(file)
              .filter(jar -> unwanted.contains(jar.symbolicName()))
              .ifPresent(jar -> found.put(file, jar)));
    }
    return found;
  }

  private synchronized void poll() {
    Map<Path, Stamp> files = look.settled();
    if (!files.equals(lastUsed) || used.isStale()) {
      use(files, null);
    }
  }

  /** Makes the installed bundles equal to the folders, now. */
  synchronized void scan() {
    Map<Path, Stamp> files = look.now();
    if (!files.equals(lastUsed) || !removed.read().equals(lastRemoved)) {
      use(files, null);
    }
  }

  /** Makes the installed bundles equal to the folders, now, with the texts, that may have waited. */
  synchronized void scanTexts() {
    look.setTexts(true);
    scan();
  }

  /** Tries again what failed or was set aside; the files that are concerned. */
  synchronized List<Path> retry(Set<Path> files) {
    List<Path> tried = files.stream().filter(jars::forgive).toList();
    use(look.now(), null);
    return tried;
  }

  /** What a file says of itself, whether it is used or not; empty if it is no variant bundle. */
  synchronized Optional<JarInspector> inspect(Path file) {
    return jars.inspect(file);
  }

  /** Code of a bundle in use did harm: it is not used any more, also after a restart. */
  private synchronized void setAside(Bundle bundle, LocalizedText reason) {
    used.all().forEach((name, each) -> {
      if (each.bundle().bundle().equals(bundle)) {
        used.setAside(each.file(), each.jar(), reason);
        used.remove(name);
        use(look.now(), null);
      }
    });
  }

  private void use(Map<Path, Stamp> files, @Nullable Path untold) {
    lastUsed = files;
    lastRemoved = removed.read();
    // Where another is in use, that is not disturbed by trying again.
    jars.retain(files, this::isReplacement);
    JarChoice choice = choose(files);
    // What fails may have kept another jar of the same name out.
    if (apply(choice, files)) {
      choice = choose(files);
      var unused = apply(choice, files);
    }
    publish(choice.refused(), untold);
  }

  private boolean isReplacement(Path file) {
    return jars.inspect(file).map(jar -> used.get(jar.symbolicName()) != null).orElse(false);
  }

  private JarChoice choose(Map<Path, Stamp> files) {
    JarChoice choice = new JarChoice(
        lastRemoved,
        used::fileOf,
        name -> installed.elsewhere(name).map(Bundle::getLocation).orElse(null),
        file -> jars.require(file, files.get(file)));
    List<Path> own = new ArrayList<>();
    List<Path> shipped = new ArrayList<>();
    for (Path folder : folders.all()) {
      files.keySet().stream()
          .filter(file -> folder.equals(file.getParent()))
          .forEach(folder.equals(folders.own()) ? own::add : shipped::add);
    }
    choice.choose(shipped, own);
    return choice;
  }

  /** Removes, installs and updates; whether a jar failed. */
  private boolean apply(JarChoice choice, Map<Path, Stamp> files) {
    used.all().forEach((name, each) -> {
      // Where its file was replaced by one that is refused, it stays.
      if (!choice.wanted().containsKey(name) && !choice.refused().containsKey(each.file())) {
        used.remove(name);
      }
    });
    used.removeStale();
    boolean problem = false;
    Set<Path> tried = new HashSet<>();
    Optional<Path> next = next(choice, files, tried);
    while (next.isPresent()) {
      Path file = next.get();
      tried.add(file);
      JarInspector jar = Objects.requireNonNull(choice.jar(file));
      Stamp stamp = Objects.requireNonNull(files.get(file));
      LocalizedText reason = used.bring(file, file, stamp, jar);
      if (!reason.isEmpty()) {
        jars.failed(file, stamp, reason);
        problem = true;
      }
      used.removeStale();
      next = next(choice, files, tried);
    }
    return problem;
  }

  /** What is to be brought next: what others may extend goes before them, and jars, which are read fast, before texts. */
  private Optional<Path> next(JarChoice choice, Map<Path, Stamp> files, Set<Path> tried) {
    List<Path> left = new ArrayList<>();
    choice.wanted().forEach((name, file) -> {
      Stamp stamp = files.get(file);
      if (stamp != null && !tried.contains(file) && !used.isUsed(name, file, stamp)) {
        left.add(file);
      }
    });
    left.sort(Comparator.comparing(TextBundle::isText));
    return left.stream()
        .filter(file -> used.isReady(Objects.requireNonNull(choice.jar(file))))
        .findFirst()
        .or(() -> left.stream().findFirst());
  }

  /**
   * Tries a jar that lies beside its place, and puts it there if it can be used: in one step, so that
   * after a kill there is the old one or the new one.
   *
   * @param replaces whether it takes the place of a shipped one, which is not wanted then
   * @throws IllegalArgumentException if it cannot be used; the message says why
   * @throws IOException if it cannot be put there; what was used before is in use again
   */
  synchronized void put(Path part, Path file, JarInspector jar, boolean replaces)
      throws IOException {
    Stamp stamp = FolderLook.stamp(part);
    if (stamp == null) {
      throw new IOException(part + " has gone");
    }
    Used before = used.get(jar.symbolicName());
    // Who asks for it again means it.
    var unused = setAside.remove(jar.digest());
    LocalizedText problem = used.bring(part, file, stamp, jar);
    if (!problem.isEmpty()) {
      publish(state.problems(), null);
      throw new RequestException(problem);
    }
    try {
      AtomicFiles.move(part, file);
      if (replaces) {
        removed.set(jar.symbolicName(), true);
      }
    } catch (IOException e) {
      goBack(jar.symbolicName(), before);
      throw e;
    }
    jars.passed(file, stamp, jar);
    use(look.now(), file);
  }

  private void goBack(String name, @Nullable Used before) {
    used.remove(name);
    if (before != null) {
      use(look.now(), null);
    }
  }

  private void publish(Map<Path, LocalizedText> refused, @Nullable Path untold) {
    Map<Path, LocalizedText> problems = new TreeMap<>(refused);
    problems.putAll(jars.failures());
    state.publish(used.all(), problems, untold);
  }
}
