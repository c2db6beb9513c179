package org.komabako.platform.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.internal.shelf.Readme;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The commands about variant bundles: they put files into the user's variant folder or take them out
 * of it, and have the folders looked at at once. So what they did lasts over a restart. The shipped
 * folder is never written to; which of its bundles are not wanted is noted in the user's data.
 *
 * <p>What is installed is tried beside its place and put there in one step. A kill at any moment leaves
 * the old or the new. An interrupt breaks off what is being fetched; what has begun to change is done first.
 */
@Component
public final class VariantBundlesService implements VariantBundles {
  private static final Logger LOG = System.getLogger(VariantBundlesService.class.getName());
  private static final int SHORT_DIGEST = 12;

  private final BundlesAt installed;
  private final VariantEntries entries;
  private final VariantFolders folders;
  private final VariantTracker tracker;
  private final NameFile agreed;
  private final EarlierFiles earlier;

  /** Works on the watched folders. */
  @Activate
  public VariantBundlesService(
      BundleContext context, @Reference VariantFolders folders, @Reference VariantTracker tracker) {
    installed = new BundlesAt(context, VariantBundle.LOCATION);
    entries = new VariantEntries(installed, folders, tracker);
    this.folders = folders;
    this.tracker = tracker;
    DataFolder data = DataFolder.of(context::getProperty);
    agreed = new NameFile(data.resolve("agreed-variants"));
    earlier = new EarlierFiles(data.resolve("earlier-variants"));
  }

  @Override
  public List<Entry> list() {
    return entries.list();
  }

  @Override
  public List<Entry> removed() {
    return entries.removed();
  }

  @Override
  public Optional<String> readme(String variant, Locale language) {
    return tracker.ownerOf(variant).flatMap(bundle -> Readme.of(bundle, language));
  }

  private Entry entry(String name, Fetched<JarInspector> fetched) {
    return entries.of(name, require(name), fetched.origin());
  }

  @Override
  public Entry install(URI source) {
    return with(source, this::install);
  }

  private Entry install(Fetched<JarInspector> fetched) throws IOException {
    String name = fetched.jar().symbolicName();
    if (folders.bundles().containsKey(name)) {
      throw RequestException.of(
          VariantBundlesService.class, "variantBundlesService.bundleInstalledAlreadyVariant", name);
    }
    requireNoOther(name);
    agree(fetched.jar());
    if (folders.isRemoved(name) && isShipped(fetched.source())) {
      folders.setRemoved(name, false);
      folders.scan();
      return entry(name, fetched);
    }
    folders.put(fetched.part(), free(fetched), fetched.jar(), false);
    return entry(name, fetched);
  }

  /** A bundle of the platform itself, or one that came past the folders. */
  private void requireNoOther(String name) {
    installed.elsewhere(name).ifPresent(bundle -> {
      throw RequestException.of(
          VariantBundlesService.class,
          "variantBundlesService.bundleInstalledAlreadyFrom",
          name,
          bundle.getLocation());
    });
  }

  /** The name of a file that no other bundle has. */
  private Path free(Fetched<JarInspector> fetched) {
    JarInspector jar = fetched.jar();
    String name = jar.symbolicName();
    String ending = TextBundle.ending(fetched.part());
    Path file = folders.userFolder().resolve(name + ending);
    boolean taken = Files.exists(file)
        && folders
            .inspect(file)
            .filter(other -> !other.symbolicName().equals(name))
            .isPresent();
    return taken
        ? folders
            .userFolder()
            .resolve(name + "-" + jar.digest().substring(0, SHORT_DIGEST) + ending)
        : file;
  }

  private boolean isShipped(URI source) {
    return "file".equals(source.getScheme()) && folders.isShipped(Path.of(source));
  }

  @Override
  public Entry update(String name, URI source) {
    return update(name, source, false);
  }

  @Override
  public Entry update(String name, URI source, boolean downgrade) {
    Bundle old = require(name);
    return with(source, fetched -> update(old, fetched, downgrade));
  }

  private Entry update(Bundle old, Fetched<JarInspector> fetched, boolean downgrade)
      throws IOException {
    String name = VariantTracker.nameOf(old);
    JarInspector jar = fetched.jar();
    if (!jar.symbolicName().equals(name)) {
      throw RequestException.of(
          VariantBundlesService.class,
          "variantBundlesService.bundleNot",
          fetched.origin(),
          jar.symbolicName(),
          name);
    }
    if (!downgrade && jar.version().compareTo(old.getVersion()) < 0) {
      throw RequestException.of(
          VariantBundlesService.class,
          "variantBundlesService.olderThanUseVariant",
          name,
          jar.version(),
          old.getVersion());
    }
    agree(jar);
    Path free = free(fetched);
    Path used = folders.fileOf(name).orElse(free);
    boolean own = folders.userFolder().equals(used.getParent());
    byte[] before = Files.exists(used) ? Files.readAllBytes(used) : new byte[0];
    try {
      folders.put(fetched.part(), own ? used : free, jar, !own);
    } catch (IllegalArgumentException e) {
      throw RequestException.of(
          VariantBundlesService.class,
          "variantBundlesService.oldVersionStaysUse",
          UserMessage.of(e));
    }
    if (before.length > 0) {
      earlier.keep(name, before, TextBundle.ending(used));
    }
    return entry(name, fetched);
  }

  @Override
  public Entry rollback(String name) {
    String bundle = VariantTracker.nameOf(require(name));
    Path file = earlier
        .of(bundle)
        .orElseThrow(() -> RequestException.of(
            VariantBundlesService.class, "variantBundlesService.noEarlier", bundle));
    return update(bundle, file.toUri(), true);
  }

  @Override
  public Optional<String> earlier(String name) {
    return earlier.of(name).flatMap(folders::inspect).map(jar -> jar.version().toString());
  }

  @Override
  public Offer offer(URI source) {
    return new Offered(Fetched.from(source, folders.userFolder()));
  }

  private final class Offered extends OfferedJar implements Offer {
    private final Fetched<JarInspector> fetched;

    Offered(Fetched<JarInspector> fetched) {
      super(fetched, fetched.jar(), fetched.jar().came(fetched.origin()), agreed);
      this.fetched = fetched;
    }

    @Override
    public LocalizedText title() {
      return fetched.jar().title();
    }

    @Override
    public Entry accept(boolean downgrade) {
      return put(
          fetched,
          () -> folders.bundles().containsKey(name())
              ? update(require(name()), fetched, downgrade)
              : install(fetched));
    }
  }

  private void agree(JarInspector jar) {
    try {
      agreed.set(jar.digest(), true);
    } catch (FileException e) {
      LOG.log(Level.DEBUG, "it will be asked again", e);
    }
  }

  @Override
  public List<Entry> retry(String name) {
    return change(name, () -> {
      Set<Path> files = files(name);
      if (files.isEmpty()) {
        throw RequestException.of(
            VariantBundlesService.class, "variantBundlesService.noFileNameWas", name);
      }
      folders.retry(files);
      return list().stream().filter(entry -> concerns(entry, name, files)).toList();
    });
  }

  private static boolean concerns(Entry entry, String name, Set<Path> files) {
    return entry.name().equals(name)
        || files.stream().map(Path::toString).anyMatch(entry.source()::equals);
  }

  /** The refused files of the user's that have a name, or whose bundle has it. */
  private Set<Path> files(String name) {
    Set<Path> files = new TreeSet<>();
    for (Path file : folders.problems().keySet()) {
      boolean own = folders.userFolder().equals(file.getParent());
      if (own
          && (name.equals(String.valueOf(file.getFileName()))
              || folders
                  .inspect(file)
                  .filter(jar -> jar.symbolicName().equals(name))
                  .isPresent())) {
        files.add(file);
      }
    }
    return files;
  }

  @Override
  public void uninstall(String name) {
    var unused = change(name, () -> {
      Set<Path> refused = files(name);
      Optional<Bundle> used = folders.find(name);
      if (refused.isEmpty() || used.isPresent()) {
        remove(VariantTracker.nameOf(require(name)));
      }
      for (Path file : refused) {
        AtomicFiles.delete(file);
      }
      folders.scan();
      return refused;
    });
  }

  private void remove(String symbolicName) throws IOException {
    Optional<Path> file = folders.fileOf(symbolicName);
    // A shipped bundle of the same name must not come up in its place, so that is noted always.
    folders.setRemoved(symbolicName, true);
    if (file.isPresent() && folders.userFolder().equals(file.get().getParent())) {
      AtomicFiles.delete(file.get());
    }
    earlier.forget(symbolicName);
    folders.scan();
  }

  private <T> T change(String name, Unbroken.Work<T> step) {
    try {
      return locked(step);
    } catch (IOException e) {
      throw FileException.of(
          VariantBundlesService.class, "variantBundlesService.cannotRemoved", name, e);
    }
  }

  @Override
  public Registration listen(Runnable change) {
    return folders.listen(change);
  }

  /** A variant that the watching thread just brings can be played before its bundle is in the list, so that is waited for. */
  private Bundle require(String name) {
    synchronized (folders) {
      return folders
          .find(name)
          .orElseThrow(() -> RequestException.of(
              VariantBundlesService.class,
              "variantBundlesService.noVariantBundleNamed",
              name,
              String.join(", ", folders.bundles().keySet())));
    }
  }

  /** What is done with what was fetched. */
  @FunctionalInterface
  private interface Use {
    Entry of(Fetched<JarInspector> fetched) throws IOException;
  }

  private Entry with(URI source, Use use) {
    try (Fetched<JarInspector> fetched = Fetched.from(source, folders.userFolder())) {
      return put(fetched, () -> use.of(fetched));
    }
  }

  private Entry put(Fetched<JarInspector> fetched, Unbroken.Work<Entry> step) {
    return fetched.use("variantBundlesService.cannotInstalled", () -> locked(step));
  }

  /** The lock keeps the watching thread from seeing half of what is done. */
  private <T> T locked(Unbroken.Work<T> step) throws IOException {
    return Unbroken.run(() -> {
      synchronized (folders) {
        return step.run();
      }
    });
  }
}
