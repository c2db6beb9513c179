package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
      throw new UncheckedIOException(source + " cannot be installed: " + e.getMessage(), e);
    } finally {
      delete(part);
    }
  }

  private Entry install(Path part, URI source) throws IOException {
    String name = JarInspector.inspect(part).symbolicName();
    if (folders.bundles().containsKey(name)) {
      throw new IllegalArgumentException(
          "the bundle " + name + " is installed already; variant:update replaces it");
    }
    if (folders.isRemoved(name) && isShipped(source)) {
      folders.setRemoved(name, false);
      folders.scan();
      return entry(name);
    }
    Path file = folders.userFolder().resolve(name + ".jar");
    move(part, file);
    folders.scan(file);
    String problem = folders.problemOf(file);
    if (!problem.isEmpty()) {
      Files.deleteIfExists(file);
      folders.scan();
      throw new IllegalArgumentException(problem);
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
      throw new UncheckedIOException(source + " cannot be installed: " + e.getMessage(), e);
    } finally {
      delete(part);
    }
  }

  private Entry update(String name, Path part, URI source) throws IOException {
    String found = JarInspector.inspect(part).symbolicName();
    if (!found.equals(name)) {
      throw new IllegalArgumentException(
          "the bundle in " + source + " is " + found + ", not " + name);
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
      String problem = folders.problemOf(file);
      if (!problem.isEmpty()) {
        throw new IllegalArgumentException(problem + "; the old version stays in use");
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
      throw new UncheckedIOException(symbolicName + " cannot be removed: " + e.getMessage(), e);
    }
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    return folders.listen(change);
  }

  private Bundle require(String name) {
    return folders
        .find(name)
        .orElseThrow(() -> new IllegalArgumentException("no variant bundle is named '" + name
            + "'; there are " + String.join(", ", folders.bundles().keySet())));
  }

  /** Copies the source beside its place, under a name that is not watched. */
  private Path fetch(URI source) {
    if (!source.isAbsolute()) {
      throw new IllegalArgumentException("'" + source + "' is no URL");
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
      throw new UncheckedIOException(source + " cannot be read: " + e.getMessage(), e);
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

  /** Users know the file by the name that they gave, not by that of the copy. */
  private static IllegalArgumentException rename(
      IllegalArgumentException e, Path part, URI source) {
    String path = source.getPath();
    String name = path == null ? source.toString() : path.substring(path.lastIndexOf('/') + 1);
    String message =
        String.valueOf(e.getMessage()).replace(String.valueOf(part.getFileName()), name);
    return new IllegalArgumentException(message, e);
  }
}
