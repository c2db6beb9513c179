package org.komabako.libraryanalysis.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;

/**
 * The file of an analysis, named by its number: {@code 3.analysis} with an {@link AnalysisState}, and beside it {@code 3.lock}, which
 * the process holds that works on it. It is gone when the analysis has ended.
 */
record AnalysisFile(Path folder, String id) {
  private static final String END = ".analysis";
  private static final String NAME = "[1-9][0-9]{0,8}" + END.replace(".", "\\.");

  /** The next free number; safe against other processes. */
  static AnalysisFile create(Path folder) {
    try {
      AtomicFiles.createPrivateFolders(folder);
      int last = ids(folder).stream().mapToInt(Integer::parseInt).max().orElse(0);
      while (true) {
        AnalysisFile next = new AnalysisFile(folder, String.valueOf(++last));
        try {
          Files.createFile(next.path());
          return next;
        } catch (FileAlreadyExistsException e) {
          // Another process was faster.
        }
      }
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
  }

  /** The numbers of all, the lowest first. */
  static List<String> ids(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found
          .map(path -> String.valueOf(path.getFileName()))
          .filter(name -> name.matches(NAME))
          .map(name -> name.substring(0, name.length() - END.length()))
          .sorted(Comparator.comparingInt(Integer::parseInt))
          .toList();
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    }
  }

  private Path path() {
    return folder.resolve(id + END);
  }

  private Path lockPath() {
    return folder.resolve(id + ".lock");
  }

  boolean exists() {
    return Files.exists(path());
  }

  void write(AnalysisState state) {
    try {
      AtomicFiles.writePrivate(path(), state.text().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw FileException.unwritable(path(), e);
    }
  }

  /**
   * What is in it.
   *
   * @throws FileException if it cannot be read
   * @throws IllegalArgumentException if it is damaged
   */
  AnalysisState read() {
    try {
      return AnalysisState.parse(Files.readString(path()));
    } catch (IOException e) {
      throw FileException.unreadable(path(), e);
    }
  }

  void delete() {
    try {
      AtomicFiles.delete(path());
      Files.deleteIfExists(lockPath());
    } catch (IOException e) {
      throw FileException.unwritable(path(), e);
    }
  }

  /** Holds it for this process until closed; empty if another does. */
  Optional<FileChannel> lock() {
    try {
      FileChannel channel =
          FileChannel.open(lockPath(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel)) {
        return Optional.of(channel);
      }
      channel.close();
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unwritable(lockPath(), e);
    }
  }

  @SuppressWarnings("resource") // The lock goes with its channel.
  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }
}
