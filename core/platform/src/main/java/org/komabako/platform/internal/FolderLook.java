package org.komabako.platform.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks which jars lie in some folders. A file that is still being copied changes between two looks;
 * it counts as it was before until it does not change any more.
 */
final class FolderLook {
  private static final Logger LOG = System.getLogger(FolderLook.class.getName());

  /**
   * A jar as it was seen. The key tells files apart that have the same size and time, as builds have
   * that give every file the same time.
   */
  record Stamp(long size, long modified, String key) {
    /** Written out, because what Java makes for a record is linked at the first use: at each start. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Stamp that
          && size == that.size
          && modified == that.modified
          && key.equals(that.key);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(modified) ^ key.hashCode();
    }
  }

  private final List<Path> folders;
  private boolean texts = true;
  private Map<Path, Stamp> last = Map.of();
  private Map<Path, Stamp> settled = Map.of();

  FolderLook(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  /** Whether texts are looked for as well, as they are at first. */
  void setTexts(boolean texts) {
    this.texts = texts;
  }

  /** All jars as they are now, settled or not. */
  Map<Path, Stamp> now() {
    last = look();
    settled = last;
    return settled;
  }

  /** The jars that did not change since the look before, the others as they were. */
  Map<Path, Stamp> settled() {
    Map<Path, Stamp> now = look();
    Map<Path, Stamp> result = new TreeMap<>();
    Set<Path> all = new HashSet<>(now.keySet());
    all.addAll(settled.keySet());
    for (Path file : all) {
      Stamp stamp = now.get(file);
      boolean same = stamp == null ? !last.containsKey(file) : stamp.equals(last.get(file));
      Stamp counted = same ? stamp : settled.get(file);
      if (counted != null) {
        result.put(file, counted);
      }
    }
    last = now;
    settled = result;
    return settled;
  }

  private Map<Path, Stamp> look() {
    Map<Path, Stamp> seen = new TreeMap<>();
    for (Path folder : folders) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          files.filter(FolderLook::isJar).filter(this::isWanted).forEach(file -> {
            Stamp stamp = stamp(file);
            if (stamp != null) {
              seen.put(file, stamp);
            }
          });
        } catch (IOException e) {
          LOG.log(Level.DEBUG, "the folder went while it was read", e);
        }
      }
    }
    return seen;
  }

  /** By its name, a jar or a variant's text. */
  private static boolean isJar(Path file) {
    String name = String.valueOf(file.getFileName());
    return (name.endsWith(".jar") || name.endsWith(TextBundle.ENDING)) && !name.startsWith(".");
  }

  private boolean isWanted(Path file) {
    return texts || !TextBundle.isText(file);
  }

  /** The file as it is; null if it has gone. */
  static @Nullable Stamp stamp(Path file) {
    try {
      BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
      return new Stamp(
          found.size(), found.lastModifiedTime().toMillis(), String.valueOf(found.fileKey()));
    } catch (IOException e) {
      return null;
    }
  }
}
