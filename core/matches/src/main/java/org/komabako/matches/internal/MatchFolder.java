package org.komabako.matches.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;
import org.komabako.matches.GameResult;

/**
 * The folder of a match, named by its number: {@code match.journal} with its text, a file for each game
 * that has ended, and a lock that the process holds which plays it.
 */
record MatchFolder(String id, Path path) {
  private static final Logger LOG = System.getLogger(MatchFolder.class.getName());
  private static final String NUMBER = "[1-9][0-9]{0,8}";

  /** A match in the folder of all. */
  static MatchFolder of(Path all, String id) {
    return new MatchFolder(id, all.resolve(id));
  }

  /** A new folder, with the next number; safe against other processes. */
  static MatchFolder create(Path all) {
    try {
      AtomicFiles.createPrivateFolders(all);
      int last = ids(all).stream().mapToInt(Integer::parseInt).max().orElse(0);
      while (true) {
        MatchFolder next = of(all, String.valueOf(++last));
        try {
          Files.createDirectory(next.path);
          return next;
        } catch (FileAlreadyExistsException e) {
          // Another process was faster.
        }
      }
    } catch (IOException e) {
      throw FileException.unwritable(all, e);
    }
  }

  /** Removes a folder of which nothing came; that it cannot be removed is for the log only. */
  void discard() {
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(path);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "discarding", e);
    }
  }

  /** The numbers of all matches, the lowest first. */
  static List<String> ids(Path all) {
    if (!Files.isDirectory(all)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(all)) {
      return found
          .map(path -> String.valueOf(path.getFileName()))
          .filter(name -> name.matches(NUMBER))
          .sorted(java.util.Comparator.comparingInt(Integer::parseInt))
          .toList();
    } catch (IOException e) {
      throw FileException.unreadable(all, e);
    }
  }

  /** The file of the match's text. */
  Path journal() {
    return path.resolve("match.journal");
  }

  /** The file of a game. */
  Path game(GameResult game) {
    return path.resolve(game.file());
  }

  /** Holds the match for this process until closed; empty if another does. */
  Optional<FileChannel> lock() {
    try {
      FileChannel channel = FileChannel.open(
          path.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel)) {
        return Optional.of(channel);
      }
      channel.close();
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unwritable(path, e);
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
