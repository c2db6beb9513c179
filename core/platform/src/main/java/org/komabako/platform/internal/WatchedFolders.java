package org.komabako.platform.internal;

import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;

/** Which folders are watched for variants: the shipped ones, and as the last the user's own. */
final class WatchedFolders {
  private static final Logger LOG = System.getLogger(WatchedFolders.class.getName());

  private final Path own;
  private final List<Path> all;

  /**
   * With these folders.
   *
   * @param paths the shipped ones, separated as in a class path; null if there are none
   * @param own the user's
   * @param safe whether the user's is not watched
   */
  WatchedFolders(@Nullable String paths, Path own, boolean safe) {
    this.own = own;
    List<Path> folders = new ArrayList<>();
    if (paths != null) {
      Arrays.stream(paths.split(File.pathSeparator, -1))
          .filter(path -> !path.isEmpty())
          .map(Path::of)
          .forEach(folders::add);
    }
    folders.remove(own);
    if (!safe) {
      folders.add(own);
    }
    all = List.copyOf(folders);
  }

  /** All that are watched. */
  List<Path> all() {
    return all;
  }

  /** The user's, whether it is watched or not. */
  Path own() {
    return own;
  }

  /** Whether a file lies in the user's. */
  boolean isOwn(Path file) {
    return own.equals(file.getParent());
  }

  /** Whether a file lies in one that is watched and not the user's, however its path is written. */
  boolean isShipped(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return all.stream()
        .filter(folder -> !folder.equals(own))
        .anyMatch(folder -> folder.toAbsolutePath().normalize().equals(parent));
  }

  /**
   * Makes the user's, so that he finds where to put files, and removes what a process that was killed had
   * begun to fetch. Where it cannot be made, there is nothing to watch.
   */
  void prepare() {
    try {
      AtomicFiles.createPrivateFolders(own);
      try (DirectoryStream<Path> parts =
          Files.newDirectoryStream(own, "{new-*,.*}" + AtomicFiles.PART)) {
        for (Path part : parts) {
          Files.deleteIfExists(part);
        }
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no folder for the user's variants", e);
    }
  }
}
