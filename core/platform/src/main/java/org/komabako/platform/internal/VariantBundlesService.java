package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.komabako.platform.VariantBundles;
import org.osgi.framework.Bundle;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The commands about variant bundles: they put files into the user's variant folder or take them out
 * of it, and have the folders looked at at once. So what they did lasts over a restart.
 */
@Component
public final class VariantBundlesService implements VariantBundles {
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
    folders.bundles().keySet().forEach(name -> entries.add(entry(name)));
    folders
        .problems()
        .forEach((file, problem) -> entries.add(new Entry(
            String.valueOf(file.getFileName()), "", List.of(), file.toString(), problem)));
    return entries;
  }

  private Entry entry(String name) {
    Bundle bundle = folders.find(name).orElseThrow();
    String source = folders.fileOf(name).map(Path::toString).orElse("");
    return new Entry(name, bundle.getVersion().toString(), tracker.keysOf(bundle), source, "");
  }

  @Override
  public synchronized Entry install(URI source) {
    Path part = fetch(source);
    try {
      String name = JarInspector.inspect(part).symbolicName();
      if (folders.find(name).isPresent()) {
        throw new IllegalArgumentException(
            "the bundle " + name + " is installed already; variant:update replaces it");
      }
      Path file = folders.userFolder().resolve(name + ".jar");
      Set<String> removed = folders.removed();
      boolean wasRemoved = removed.remove(name);
      move(part, file);
      folders.scan();
      String problem = folders.problemOf(file);
      if (!problem.isEmpty()) {
        Files.deleteIfExists(file);
        folders.scan();
        throw new IllegalArgumentException(problem);
      }
      if (wasRemoved) {
        folders.rememberRemoved(removed);
      }
      return entry(name);
    } catch (IllegalArgumentException e) {
      throw rename(e, part, source);
    } catch (IOException e) {
      throw new UncheckedIOException(source + " cannot be installed: " + e.getMessage(), e);
    } finally {
      delete(part);
    }
  }

  @Override
  public synchronized Entry update(String name, URI source) {
    Bundle old = require(name);
    String symbolicName = String.valueOf(old.getSymbolicName());
    Path part = fetch(source);
    Path file = folders.userFolder().resolve(symbolicName + ".jar");
    Path backup = folders.userFolder().resolve(symbolicName + ".jar.old");
    try {
      String found = JarInspector.inspect(part).symbolicName();
      if (!found.equals(symbolicName)) {
        throw new IllegalArgumentException(
            "the bundle in " + source + " is " + found + ", not " + symbolicName);
      }
      // The file that is in use now may lie beside the place for the new one, or in the
      // installation.
      Path used = folders.fileOf(symbolicName).orElse(file);
      boolean own = folders.userFolder().equals(used.getParent());
      if (own) {
        move(used, backup);
      }
      move(part, file);
      folders.scan();
      String problem = folders.problemOf(file);
      if (!problem.isEmpty()) {
        Files.deleteIfExists(file);
        if (own) {
          move(backup, used);
        }
        folders.scan();
        throw new IllegalArgumentException(problem + "; the old version stays in use");
      }
      return entry(symbolicName);
    } catch (IllegalArgumentException e) {
      throw rename(e, part, source);
    } catch (IOException e) {
      throw new UncheckedIOException(source + " cannot be installed: " + e.getMessage(), e);
    } finally {
      delete(part);
      delete(backup);
    }
  }

  @Override
  public synchronized void uninstall(String name) {
    String symbolicName = String.valueOf(require(name).getSymbolicName());
    try {
      // Also from the installation's folder, which is not written to: that it is not wanted is
      // noted.
      Set<String> removed = folders.removed();
      removed.add(symbolicName);
      folders.rememberRemoved(removed);
      Path file = folders.fileOf(symbolicName).orElseThrow();
      if (folders.userFolder().equals(file.getParent())) {
        Files.delete(file);
      }
      folders.scan();
    } catch (IOException e) {
      throw new UncheckedIOException(symbolicName + " cannot be removed: " + e.getMessage(), e);
    }
  }

  private Bundle require(String name) {
    return folders
        .find(name)
        .orElseThrow(() -> new IllegalArgumentException("no variant bundle is named '" + name
            + "'; there are " + String.join(", ", folders.bundles().keySet())));
  }

  /** Copies the source beside its place, under a name that is not watched. */
  private Path fetch(URI source) {
    try {
      Files.createDirectories(folders.userFolder());
      Path part = Files.createTempFile(folders.userFolder(), "new-", ".part");
      try (InputStream in = source.toURL().openStream()) {
        Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        Files.deleteIfExists(part);
        throw e;
      }
      return part;
    } catch (IOException e) {
      throw new UncheckedIOException(source + " cannot be read: " + e, e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Users know the file by the name that they gave, not by that of the copy. */
  private static IllegalArgumentException rename(
      IllegalArgumentException e, Path part, URI source) {
    String message = String.valueOf(e.getMessage());
    String path = source.getPath();
    String name = path == null ? source.toString() : path.substring(path.lastIndexOf('/') + 1);
    return new IllegalArgumentException(
        message.replace(String.valueOf(part.getFileName()), name), e);
  }
}
