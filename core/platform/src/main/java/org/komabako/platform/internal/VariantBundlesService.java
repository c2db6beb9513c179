package org.komabako.platform.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.platform.VariantBundles;
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

  private final BundleContext context;
  private final VariantFolders folders;
  private final VariantTracker tracker;
  private final NameFile agreed;
  private final EarlierFiles earlier;

  /** Works on the watched folders. */
  @Activate
  public VariantBundlesService(
      BundleContext context, @Reference VariantFolders folders, @Reference VariantTracker tracker) {
    this.context = context;
    this.folders = folders;
    this.tracker = tracker;
    DataFolder data = DataFolder.of(context::getProperty);
    agreed = new NameFile(data.resolve("agreed-variants"));
    earlier = new EarlierFiles(data.resolve("earlier-variants"));
  }

  @Override
  public List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    folders.bundles().forEach((name, bundle) -> entries.add(entry(name, bundle)));
    Arrays.stream(context.getBundles())
        .filter(bundle -> !bundle.getLocation().startsWith(VariantBundle.LOCATION))
        .filter(tracker::isKnown)
        .forEach(bundle -> entries.add(unkept(bundle)));
    folders
        .problems()
        .forEach((file, problem) -> entries.add(new Entry(
            String.valueOf(file.getFileName()), "", List.of(), file.toString(), problem)));
    return entries;
  }

  @Override
  public Optional<String> readme(String variant, Locale language) {
    return tracker.ownerOf(variant).flatMap(bundle -> Readme.of(bundle, language));
  }

  private Entry entry(String name, Bundle bundle) {
    return new Entry(
        name,
        bundle.getVersion().toString(),
        tracker.keysOf(bundle),
        folders.fileOf(name).map(Path::toString).orElse(""),
        tracker.problemOf(bundle),
        folders.jarOf(name).map(jar -> came(jar, "")).orElse(Came.UNKNOWN));
  }

  /** One that came by a command of the framework's, past the folders. */
  private Entry unkept(Bundle bundle) {
    return new Entry(
        VariantTracker.nameOf(bundle),
        bundle.getVersion().toString(),
        tracker.keysOf(bundle),
        bundle.getLocation(),
        tracker.problemOf(bundle),
        new Came(
            "",
            "",
            "",
            List.of(Sentence.of(
                VariantBundlesService.class, "variantBundlesService.notKeptWillGone"))));
  }

  private static Came came(JarInspector jar, String origin) {
    return new Came(
        origin,
        jar.digest(),
        jar.signer(),
        jar.calls().stream().map(JarCalls::text).toList());
  }

  private Entry entry(String name, URI origin) {
    Entry entry = entry(name, require(name));
    Came came = entry.came();
    return new Entry(
        entry.name(),
        entry.version(),
        entry.variants(),
        entry.source(),
        entry.problem(),
        new Came(Sources.name(origin), came.digest(), came.signer(), came.remarks()));
  }

  @Override
  public Entry install(URI source) {
    return with(source, fetched -> install(fetched, source));
  }

  private Entry install(Fetched fetched, URI source) throws IOException {
    String name = fetched.jar().symbolicName();
    if (folders.bundles().containsKey(name)) {
      throw RequestException.of(
          VariantBundlesService.class, "variantBundlesService.bundleInstalledAlreadyVariant", name);
    }
    requireNoOther(name);
    agree(fetched.jar());
    if (folders.isRemoved(name) && isShipped(source)) {
      folders.setRemoved(name, false);
      folders.scan();
      return entry(name, source);
    }
    folders.put(fetched.part(), free(fetched), fetched.jar(), false);
    return entry(name, source);
  }

  /** A bundle of the platform itself, or one that came past the folders. */
  private void requireNoOther(String name) {
    Arrays.stream(context.getBundles())
        .filter(bundle -> name.equals(bundle.getSymbolicName()))
        .filter(bundle -> !bundle.getLocation().startsWith(VariantBundle.LOCATION))
        .findFirst()
        .ifPresent(bundle -> {
          throw RequestException.of(
              VariantBundlesService.class,
              "variantBundlesService.bundleInstalledAlreadyFrom",
              name,
              bundle.getLocation());
        });
  }

  /** The name of a file that no other bundle has. */
  private Path free(Fetched fetched) {
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
    return with(source, fetched -> update(old, fetched, source, downgrade));
  }

  private Entry update(Bundle old, Fetched fetched, URI source, boolean downgrade)
      throws IOException {
    String name = VariantTracker.nameOf(old);
    JarInspector jar = fetched.jar();
    if (!jar.symbolicName().equals(name)) {
      throw RequestException.of(
          VariantBundlesService.class,
          "variantBundlesService.bundleNot",
          Sources.name(source),
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
    return entry(name, source);
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
    Fetched fetched = Fetched.from(source, folders.userFolder());
    return new Offer() {
      @Override
      public String name() {
        return fetched.jar().symbolicName();
      }

      @Override
      public String version() {
        return fetched.jar().version().toString();
      }

      @Override
      public LocalizedText title() {
        return fetched.jar().title();
      }

      @Override
      public Came came() {
        return VariantBundlesService.came(fetched.jar(), Sources.name(source));
      }

      @Override
      public boolean isAgreed() {
        return agreed.read().contains(fetched.jar().digest());
      }

      @Override
      public Entry accept(boolean downgrade) {
        return put(
            fetched,
            source,
            () -> folders.bundles().containsKey(name())
                ? update(require(name()), fetched, source, downgrade)
                : install(fetched, source));
      }

      @Override
      public void close() {
        delete(fetched.part());
      }
    };
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

  private Bundle require(String name) {
    return folders
        .find(name)
        .orElseThrow(() -> RequestException.of(
            VariantBundlesService.class,
            "variantBundlesService.noVariantBundleNamed",
            name,
            String.join(", ", folders.bundles().keySet())));
  }

  /** What is done with what was fetched. */
  @FunctionalInterface
  private interface Use {
    Entry of(Fetched fetched) throws IOException;
  }

  private Entry with(URI source, Use use) {
    Fetched fetched = Fetched.from(source, folders.userFolder());
    try {
      return put(fetched, source, () -> use.of(fetched));
    } finally {
      delete(fetched.part());
    }
  }

  private Entry put(Fetched fetched, URI source, Unbroken.Work<Entry> step) {
    try {
      return locked(step);
    } catch (IllegalArgumentException e) {
      throw Sources.rename(e, fetched.part(), source);
    } catch (IOException e) {
      throw FileException.of(
          VariantBundlesService.class,
          "variantBundlesService.cannotInstalled",
          Sources.name(source),
          e);
    }
  }

  /** The lock keeps the watching thread from seeing half of what is done. */
  private <T> T locked(Unbroken.Work<T> step) throws IOException {
    return Unbroken.run(() -> {
      synchronized (folders) {
        return step.run();
      }
    });
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a file that is of no use any more stays", e);
    }
  }
}
