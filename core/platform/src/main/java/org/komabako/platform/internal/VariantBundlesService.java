package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.kernel.FileException;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Text;
import org.komabako.platform.VariantBundles;
import org.osgi.framework.Bundle;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The commands about variant bundles: they put files into the user's variant folder or take them out
 * of it, and have the folders looked at at once. So what they did lasts over a restart. The shipped
 * folder is never written to; which of its bundles are not wanted is noted in the user's data.
 */
@Component
public final class VariantBundlesService implements VariantBundles {
  private static final Logger LOG = System.getLogger(VariantBundlesService.class.getName());
  private static final int TIMEOUT_MILLIS = 20_000;

  private final VariantFolders folders;
  private final VariantTracker tracker;

  /** Works on the watched folders. */
  @Activate
  public VariantBundlesService(
      @Reference VariantFolders folders, @Reference VariantTracker tracker) {
    this.folders = folders;
    this.tracker = tracker;
  }

  @Override
  public List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    folders.bundles().forEach((name, bundle) -> entries.add(entry(name, bundle)));
    folders
        .problems()
        .forEach((file, problem) -> entries.add(new Entry(
            String.valueOf(file.getFileName()), "", List.of(), file.toString(), problem)));
    return entries;
  }

  private Entry entry(String name, Bundle bundle) {
    return new Entry(
        name,
        bundle.getVersion().toString(),
        tracker.keysOf(bundle),
        folders.fileOf(name).map(Path::toString).orElse(""),
        tracker.problemOf(bundle));
  }

  private Entry entry(String name) {
    return entry(name, require(name));
  }

  @Override
  public Entry install(URI source) {
    Path part = fetch(source);
    try {
      // The lock keeps the watching thread from seeing half of what follows.
      synchronized (folders) {
        return install(part, source);
      }
    } catch (IllegalArgumentException e) {
      throw rename(e, part, source);
    } catch (IOException e) {
      throw notInstalled(source, e);
    } finally {
      delete(part);
    }
  }

  private Entry install(Path part, URI source) throws IOException {
    String name = JarInspector.inspect(part).symbolicName();
    if (folders.bundles().containsKey(name)) {
      throw RequestException.of(
          "the bundle {0} is installed already; variant:update replaces it",
          "バンドル {0} はもう組み込まれています。置き換えるには更新します", name);
    }
    if (folders.isRemoved(name) && isShipped(source)) {
      folders.setRemoved(name, false);
      folders.scan();
      return entry(name);
    }
    Path file = folders.userFolder().resolve(name + ".jar");
    move(part, file);
    folders.scan(file);
    Text problem = folders.problemOf(file);
    if (!problem.isEmpty()) {
      Files.deleteIfExists(file);
      folders.scan();
      throw new RequestException(problem);
    }
    return entry(name);
  }

  private boolean isShipped(URI source) {
    return "file".equals(source.getScheme()) && folders.isShipped(Path.of(source));
  }

  @Override
  public Entry update(String name, URI source) {
    String symbolicName = String.valueOf(require(name).getSymbolicName());
    Path part = fetch(source);
    try {
      synchronized (folders) {
        return update(symbolicName, part, source);
      }
    } catch (IllegalArgumentException e) {
      throw rename(e, part, source);
    } catch (IOException e) {
      throw notInstalled(source, e);
    } finally {
      delete(part);
    }
  }

  private Entry update(String name, Path part, URI source) throws IOException {
    String found = JarInspector.inspect(part).symbolicName();
    if (!found.equals(name)) {
      throw RequestException.of(
          "the bundle in {0} is {1}, not {2}",
          "{0} にあるのはバンドル {1} で、{2} ではありません", source, found, name);
    }
    Path file = folders.userFolder().resolve(name + ".jar");
    Path used = folders.fileOf(name).orElse(file);
    boolean own = folders.userFolder().equals(used.getParent());
    Optional<Path> backup =
        own ? Optional.of(used.resolveSibling(used.getFileName() + ".old")) : Optional.empty();
    if (backup.isPresent()) {
      move(used, backup.get());
    } else {
      folders.setRemoved(name, true);
    }
    try {
      move(part, file);
      folders.scan(file);
      Text problem = folders.problemOf(file);
      if (!problem.isEmpty()) {
        throw RequestException.of("{0}; the old version stays in use", "{0}。前の版を使い続けます", problem);
      }
      backup.ifPresent(VariantBundlesService::delete);
      return entry(name);
    } catch (IllegalArgumentException | IOException e) {
      Files.deleteIfExists(file);
      if (backup.isPresent()) {
        move(backup.get(), used);
      } else {
        folders.setRemoved(name, false);
      }
      folders.scan();
      throw e;
    }
  }

  @Override
  public void uninstall(String name) {
    String symbolicName = String.valueOf(require(name).getSymbolicName());
    try {
      synchronized (folders) {
        Optional<Path> file = folders.fileOf(symbolicName);
        // A shipped bundle of the same name must not come up in its place, so that is noted always.
        folders.setRemoved(symbolicName, true);
        if (file.isPresent() && folders.userFolder().equals(file.get().getParent())) {
          Files.deleteIfExists(file.get());
        }
        folders.scan();
      }
    } catch (IOException e) {
      throw FileException.of("{0} cannot be removed: {1}", "{0} を取り外せません。{1}", symbolicName, e);
    }
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    return folders.listen(change);
  }

  private Bundle require(String name) {
    return folders
        .find(name)
        .orElseThrow(() -> RequestException.of(
            "no variant bundle is named '{0}'; there are {1}",
            "「{0}」というバンドルはありません。あるのは {1} です",
            name,
            String.join(", ", folders.bundles().keySet())));
  }

  /** Copies the source beside its place, under a name that is not watched. */
  private Path fetch(URI source) {
    if (!source.isAbsolute()) {
      throw RequestException.of("'{0}' is no URL", "「{0}」は URL ではありません", source);
    }
    try {
      Files.createDirectories(folders.userFolder());
      Path part = Files.createTempFile(folders.userFolder(), "new-", ".part");
      try {
        URLConnection connection = source.toURL().openConnection();
        connection.setConnectTimeout(TIMEOUT_MILLIS);
        connection.setReadTimeout(TIMEOUT_MILLIS);
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
          Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
        }
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(part);
        throw e;
      }
      return part;
    } catch (IOException e) {
      throw FileException.unreadable(source, e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a file that is of no use any more stays", e);
    }
  }

  private static FileException notInstalled(URI source, IOException e) {
    return FileException.of("{0} cannot be installed: {1}", "{0} を組み込めません。{1}", source, e);
  }

  /** Users know the file by the name that they gave, not by that of the copy. */
  private static IllegalArgumentException rename(
      IllegalArgumentException e, Path part, URI source) {
    String path = source.getPath();
    String name = path == null ? source.toString() : path.substring(path.lastIndexOf('/') + 1);
    return new RequestException(Told.of(e).replace(String.valueOf(part.getFileName()), name), e);
  }
}
