package org.komabako.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The framework's private folder of this process. Each process has its own, so that two may run on the same
 * user data. It is deleted at the end; what a killed process left is deleted by the next start, which sees
 * that its lock is free.
 */
final class Storage {
  private final Path folder;
  private final Path lockFile;
  private final FileChannel channel;
  /** Goes with the folder in it; null if it stays. */
  private final @Nullable Path temporary;

  private Storage(Path folder, Path lockFile, FileChannel channel, @Nullable Path temporary) {
    this.folder = folder;
    this.lockFile = lockFile;
    this.channel = channel;
    this.temporary = temporary;
  }

  /**
   * Makes a new folder below {@code parent} and sweeps what dead processes left there. Where there is no room, or
   * nothing can be written, it is a folder for temporary files, so that what is kept can be looked at.
   *
   * @param room how many bytes the framework may need
   * @throws IOException if neither can be used; the message says why
   */
  static Storage open(Path parent, long room) throws IOException {
    try {
      Files.createDirectories(parent);
      if (parent.toFile().getUsableSpace() >= room) {
        return open(parent);
      }
    } catch (IOException e) {
      return temporary(parent, e);
    }
    return temporary(parent, new IOException("No space left on device"));
  }

  private static Storage temporary(Path parent, IOException reason) throws IOException {
    try {
      Path temporary = Files.createTempDirectory("komabako-");
      return open(temporary, temporary);
    } catch (IOException e) {
      throw new IOException(
          "neither " + parent + " can be written (" + reason(reason)
              + ") nor the folder for temporary files (" + reason(e) + ")",
          e);
    }
  }

  private static String reason(IOException problem) {
    return problem instanceof FileSystemException known && known.getReason() != null
        ? known.getReason()
        : String.valueOf(problem.getMessage());
  }

  /** Makes a new folder below {@code parent} and sweeps what dead processes left there. */
  static Storage open(Path parent) throws IOException {
    return open(parent, null);
  }

  private static Storage open(Path parent, @Nullable Path temporary) throws IOException {
    Files.createDirectories(parent);
    sweep(parent);
    // The lock file comes first: a folder without a lock would look dead to the next start.
    Path lockFile = Files.createTempFile(parent, "run", ".lock");
    FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
    channel.lock();
    Path folder = folderOf(lockFile);
    Files.createDirectory(folder);
    return new Storage(folder, lockFile, channel, temporary);
  }

  Path folder() {
    return folder;
  }

  /** Deletes the folder and frees the lock; does what it can and complains about nothing. */
  void delete() {
    try {
      deleteTree(folder);
      channel.close();
      Files.deleteIfExists(lockFile);
      if (temporary != null) {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException | UncheckedIOException e) {
      // The next start sweeps it.
    }
  }

  private static void sweep(Path parent) throws IOException {
    try (DirectoryStream<Path> locks = Files.newDirectoryStream(parent, "run*.lock")) {
      for (Path lock : locks) {
        sweepOne(lock);
      }
    }
  }

  private static void sweepOne(Path lockFile) {
    // A new process may stand between making its lock file and locking it: give it time.
    try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE)) {
      boolean fresh =
          System.currentTimeMillis() - Files.getLastModifiedTime(lockFile).toMillis() < 10_000;
      FileLock lock = fresh ? null : channel.tryLock();
      if (lock != null) {
        deleteTree(folderOf(lockFile));
        Files.deleteIfExists(lockFile);
      }
    } catch (IOException | UncheckedIOException e) {
      // Another process sweeps it, or its owner has just ended.
    }
  }

  private static Path folderOf(Path lockFile) {
    String name = String.valueOf(lockFile.getFileName());
    return lockFile.resolveSibling(name.substring(0, name.length() - ".lock".length()));
  }

  private static void deleteTree(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    List<Path> deepestFirst;
    try (Stream<Path> tree = Files.walk(root)) {
      deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : deepestFirst) {
      Files.deleteIfExists(path);
    }
  }
}
