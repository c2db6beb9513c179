package org.komabako.platform.internal;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryStream;
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
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.SafeText;
import org.komabako.base.SerialExecutor;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.platform.internal.FolderLook.Stamp;
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
@Component(service = VariantFolders.class, immediate = true)
public final class VariantFolders {
  private static final Logger LOG = System.getLogger(VariantFolders.class.getName());
  /** What the locations of the bundles from the folders begin with. */
  static final String LOCATION = VariantBundle.LOCATION;

  /** The framework property that keeps the user's own variants out. */
  static final String SAFE = "komabako.safe";

  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration STOP = Duration.ofSeconds(20);

  /** A jar in use. */
  private record Installed(Path file, Stamp stamp, JarInspector jar, VariantBundle bundle) {}

  /** A jar that was tried and failed. */
  private record Failed(Stamp stamp, Text reason) {}

  /** A jar that was looked into: what it says, or why it is refused. */
  private record Inspected(Stamp stamp, @Nullable JarInspector jar, Text refusal) {}

  /** What those see who do not wait for the lock. */
  private record Snapshot(Map<String, Installed> installed, Map<Path, Text> problems) {}

  private final BundleContext context;
  private final VariantTracker tracker;
  private final Guards guards;
  private final Path userFolder;
  private final boolean safe;
  private final NameFile removed;
  private final List<Path> folders;
  private final FolderLook look;
  private final SerialExecutor worker = SerialExecutor.onOwnThread("komabako-variants");
  private final Map<String, Installed> installed = new TreeMap<>();
  private final Map<Path, Failed> failed = new HashMap<>();
  private final Map<Path, Inspected> inspected = new HashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Map<Path, Stamp> lastUsed = Map.of();
  private Set<String> lastRemoved = Set.of();
  private @Nullable Path untold;
  private volatile boolean closing;
  private volatile Snapshot snapshot = new Snapshot(Map.of(), Map.of());

  /** Installs what is in the folders now, and looks again every tenth of a second. */
  @Activate
  public VariantFolders(
      BundleContext context,
      @Reference VariantTracker tracker,
      @Reference Guards guards,
      @Reference Collisions collisions) {
    this.context = context;
    this.tracker = tracker;
    this.guards = guards;
    DataFolder data = DataFolder.of(context::getProperty);
    userFolder = data.resolve("variants");
    safe = Boolean.parseBoolean(context.getProperty(SAFE));
    removed = new NameFile(data.resolve("removed-variants"));
    folders = folders(context.getProperty("komabako.variants"), userFolder, safe);
    look = new FolderLook(folders);
    createUserFolder();
    removeParts();
    dropLeftovers();
    scan();
    tracker.onHarm((bundle, reason) -> worker.execute(() -> setAside(bundle, reason)));
    var unused = worker.repeat(POLL, this::poll);
  }

  private static List<Path> folders(@Nullable String paths, Path userFolder, boolean safe) {
    List<Path> folders = new ArrayList<>();
    if (paths != null) {
      Arrays.stream(paths.split(File.pathSeparator, -1))
          .filter(path -> !path.isEmpty())
          .map(Path::of)
          .forEach(folders::add);
    }
    folders.remove(userFolder);
    if (!safe) {
      folders.add(userFolder);
    }
    return folders;
  }

  /** So that the user finds where to put files. Where it cannot be, there is nothing to watch. */
  private void createUserFolder() {
    try {
      AtomicFiles.createPrivateFolders(userFolder);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no folder for the user's variants", e);
    }
  }

  /** What a process that was killed had begun to fetch. */
  private void removeParts() {
    try (DirectoryStream<Path> parts =
        Files.newDirectoryStream(userFolder, "{new-*,.*}" + AtomicFiles.PART)) {
      for (Path part : parts) {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no parts to remove", e);
    }
  }

  /**
   * Bundles of an earlier life of this component: what they hold may be older than the files. Their
   * wires are cut later, since this may run in the framework's thread that does it.
   */
  private void dropLeftovers() {
    List<Bundle> dropped = new ArrayList<>();
    for (Bundle bundle : context.getBundles()) {
      if (bundle.getLocation().startsWith(LOCATION)) {
        VariantBundle.uninstall(bundle, dropped);
      }
    }
    Wiring.begin(context, dropped);
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

  /** What the jar of a bundle in use says of itself. */
  Optional<JarInspector> jarOf(String symbolicName) {
    return Optional.ofNullable(snapshot.installed().get(symbolicName)).map(Installed::jar);
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
  Registration listen(Runnable change) {
    return listeners.add(change);
  }

  /** The bundles in use by symbolic name. */
  Map<String, Bundle> bundles() {
    Map<String, Bundle> bundles = new TreeMap<>();
    snapshot.installed().forEach((name, each) -> {
      // Another command of the framework's may have removed it.
      if (each.bundle().isInstalled()) {
        bundles.put(name, each.bundle().bundle());
      }
    });
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

  /** Makes the installed bundles equal to the folders, now. */
  synchronized void scan() {
    Map<Path, Stamp> files = look.now();
    if (!files.equals(lastUsed) || !removed.read().equals(lastRemoved)) {
      use(files);
    }
  }

  /** Tries again what failed or was set aside under a name; the files that are concerned. */
  synchronized List<Path> retry(Set<Path> files) {
    List<Path> tried = new ArrayList<>();
    for (Path file : files) {
      boolean wasFailed = failed.remove(file) != null;
      boolean wasAside = digestOf(file).map(guards.setAside()::remove).orElse(false);
      if (wasFailed || wasAside) {
        tried.add(file);
      }
    }
    use(look.now());
    return tried;
  }

  /** What a file says of itself, whether it is used or not; empty if it is no variant bundle. */
  synchronized Optional<JarInspector> inspect(Path file) {
    Stamp stamp = FolderLook.stamp(file);
    if (stamp == null) {
      return Optional.empty();
    }
    return Optional.ofNullable(inspect(file, stamp).jar());
  }

  private Optional<String> digestOf(Path file) {
    return inspect(file).map(JarInspector::digest);
  }

  /** Code of a bundle in use did harm: it is not used any more, also after a restart. */
  private synchronized void setAside(Bundle bundle, Text reason) {
    for (Map.Entry<String, Installed> each : Map.copyOf(installed).entrySet()) {
      Installed used = each.getValue();
      if (used.bundle().bundle().equals(bundle)) {
        setAside(used.file(), used.jar(), reason);
        remove(each.getKey(), used);
        use(look.now());
      }
    }
  }

  private void setAside(Path file, JarInspector jar, Text reason) {
    if (userFolder.equals(file.getParent())) {
      guards.setAside().put(jar.digest(), jar.symbolicName(), reason);
    }
  }

  private void use(Map<Path, Stamp> files) {
    lastUsed = files;
    lastRemoved = removed.read();
    inspected.keySet().retainAll(files.keySet());
    failed
        .entrySet()
        .removeIf(each -> !each.getValue().stamp().equals(files.get(each.getKey()))
            || !isReplacement(each.getKey()));
    JarChoice choice = choose(files);
    // What fails may have kept another jar of the same name out.
    if (apply(choice, files)) {
      choice = choose(files);
      var unused = apply(choice, files);
    }
    publish(choice.refused());
  }

  /** Whether a file failed while another was in use, which then is not disturbed by trying again. */
  private boolean isReplacement(Path file) {
    return inspect(file).map(jar -> installed.containsKey(jar.symbolicName())).orElse(false);
  }

  private JarChoice choose(Map<Path, Stamp> files) {
    JarChoice choice = new JarChoice(lastRemoved, this::fileInUse, this::foreign, file -> {
      Stamp stamp = files.get(file);
      return require(file, stamp);
    });
    List<Path> own = new ArrayList<>();
    List<Path> shipped = new ArrayList<>();
    for (Path folder : folders) {
      files.keySet().stream()
          .filter(file -> folder.equals(file.getParent()))
          .forEach(folder.equals(userFolder) ? own::add : shipped::add);
    }
    choice.choose(shipped, own);
    return choice;
  }

  /** What a jar says of itself; refuses one that failed or was set aside. */
  private JarInspector require(Path file, @Nullable Stamp stamp) {
    if (stamp == null) {
      throw RequestException.of("{0} has gone", "{0} がなくなりました", file);
    }
    Inspected seen = inspect(file, stamp);
    JarInspector jar = seen.jar();
    if (jar == null) {
      throw new RequestException(seen.refusal());
    }
    Optional<Text> aside = guards.setAside().reason(jar.digest());
    if (aside.isPresent() && userFolder.equals(file.getParent())) {
      throw new RequestException(named(file, aside.get()));
    }
    Failed before = failed.get(file);
    if (before != null && before.stamp().equals(stamp)) {
      throw new RequestException(before.reason());
    }
    return jar;
  }

  private Inspected inspect(Path file, Stamp stamp) {
    Inspected known = inspected.get(file);
    if (known == null || !known.stamp().equals(stamp)) {
      try {
        known = new Inspected(stamp, JarInspector.inspect(file), Text.NONE);
      } catch (IllegalArgumentException e) {
        known = new Inspected(stamp, null, Told.of(e));
      }
      inspected.put(file, known);
    }
    return known;
  }

  /** Removes, installs and updates; whether a jar failed. */
  private boolean apply(JarChoice choice, Map<Path, Stamp> files) {
    for (Map.Entry<String, Installed> each : Map.copyOf(installed).entrySet()) {
      // Where its file was replaced by one that is refused, it stays.
      if (!choice.wanted().containsKey(each.getKey())
          && !choice.refused().containsKey(each.getValue().file())) {
        remove(each.getKey(), each.getValue());
      }
    }
    boolean[] problem = {false};
    choice.wanted().forEach((name, file) -> {
      Stamp stamp = files.get(file);
      JarInspector jar = choice.jar(file);
      if (stamp != null && jar != null && !isUsed(name, file, stamp)) {
        Text reason = bring(file, file, stamp, jar);
        if (!reason.isEmpty()) {
          failed.put(file, new Failed(stamp, named(file, reason)));
          problem[0] = true;
        }
      }
    });
    return problem[0];
  }

  private boolean isUsed(String name, Path file, Stamp stamp) {
    Installed used = installed.get(name);
    return used != null
        && used.bundle().isInstalled()
        && used.file().equals(file)
        && used.stamp().equals(stamp);
  }

  private void remove(String name, Installed used) {
    installed.remove(name);
    List<Bundle> gone = new ArrayList<>();
    used.bundle().uninstall(gone);
    refresh(gone);
  }

  private void refresh(List<Bundle> changed) {
    Wiring.refresh(context, changed, () -> closing);
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

  /**
   * Puts a jar in the place of the bundle of its name, if there is one. If it cannot be used, that is in
   * use as before.
   *
   * @param content where it is read from
   * @param file where it lies, or will lie
   * @return why it cannot be used; empty if it can
   */
  private Text bring(Path content, Path file, Stamp stamp, JarInspector jar) {
    String name = jar.symbolicName();
    VariantBundle fresh;
    try (InputStream in = Files.newInputStream(content)) {
      fresh = VariantBundle.install(context, guards, jar, userFolder.equals(file.getParent()), in);
    } catch (IOException e) {
      return Told.of(e);
    } catch (IllegalArgumentException e) {
      return Told.of(e);
    }
    Installed before = installed.get(name);
    List<Bundle> gone = new ArrayList<>();
    if (before != null) {
      makeWay(before, gone);
    }
    Text problem = fresh.start(tracker);
    if (problem.isEmpty()) {
      installed.put(name, new Installed(file, stamp, jar, fresh));
      if (userFolder.equals(file.getParent())) {
        guards.setAside().passed(jar.digest());
      }
      if (before != null) {
        before.bundle().uninstall(gone);
      }
      tellOfPart(file, fresh);
    } else {
      Text harm = tracker.harmOf(fresh.bundle());
      if (!harm.isEmpty() && content.equals(file)) {
        setAside(file, jar, harm);
        problem = guards.setAside().reason(jar.digest()).orElse(problem);
      }
      fresh.uninstall(gone);
      if (before != null) {
        comeBack(before);
      }
    }
    refresh(gone);
    return problem;
  }

  /** Of a singleton the framework resolves only one; else what is stopped can be started again. */
  private void makeWay(Installed before, List<Bundle> gone) {
    if (before.jar().singleton()) {
      before.bundle().uninstall(gone);
      refresh(gone);
      gone.clear();
    } else {
      before.bundle().stop();
    }
  }

  private void comeBack(Installed before) {
    String name = before.jar().symbolicName();
    Text problem;
    if (before.bundle().isInstalled()) {
      problem = before.bundle().start(tracker);
    } else {
      installed.remove(name);
      problem = stampIsSame(before)
          ? bring(before.file(), before.file(), before.stamp(), before.jar())
          : Text.of("its file is not there any more", "そのファイルがもうありません");
    }
    if (!problem.isEmpty()) {
      LOG.log(Level.WARNING, "the old {0} does not start again: {1}", name, problem);
    }
  }

  private static boolean stampIsSame(Installed before) {
    return before.stamp().equals(FolderLook.stamp(before.file()));
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
    Installed before = installed.get(jar.symbolicName());
    // Who asks for it again means it.
    var unused = guards.setAside().remove(jar.digest());
    Text problem = bring(part, file, stamp, jar);
    if (!problem.isEmpty()) {
      publish(Map.copyOf(refusals()));
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
    untold = file;
    try {
      failed.remove(file);
      inspected.put(file, new Inspected(stamp, jar, Text.NONE));
      use(look.now());
    } finally {
      untold = null;
    }
  }

  private void goBack(String name, @Nullable Installed before) {
    Installed used = installed.get(name);
    if (used != null) {
      remove(name, used);
    }
    if (before != null) {
      lastUsed = Map.of();
      use(look.now());
    }
  }

  private Map<Path, Text> refusals() {
    Map<Path, Text> refused = new TreeMap<>(snapshot.problems());
    refused.keySet().removeAll(failed.keySet());
    return refused;
  }

  /** Of several variants in a bundle some may be refused; the others are used. */
  private void tellOfPart(Path file, VariantBundle used) {
    Text problem = tracker.problemOf(used.bundle());
    if (!problem.isEmpty()) {
      LOG.log(Level.WARNING, "used in part: {0}: {1}", file, problem);
    }
  }

  private static Text named(Path file, Text problem) {
    String name = SafeText.line(String.valueOf(file.getFileName()));
    return problem.english().startsWith(name)
        ? problem
        : Sentence.of("{0}: {1}", "{0}：{1}", name, problem);
  }

  private void publish(Map<Path, Text> refused) {
    Map<Path, Text> problems = new TreeMap<>(refused);
    failed.forEach((file, each) -> problems.put(file, each.reason()));
    problems.forEach((file, problem) -> {
      if (!problem.equals(problemOf(file)) && !file.equals(untold)) {
        LOG.log(Level.WARNING, "not used: {0} ({1})", problem, SafeText.line(String.valueOf(file)));
      }
    });
    snapshot = new Snapshot(new LinkedHashMap<>(installed), problems);
    listeners.tell(Runnable::run);
  }
}
