package org.komabako.session.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder that open games are kept in, a file {@code ID.komabako} each. One process at a time
 * keeps games there; another that starts meanwhile works without. What cannot be written is said
 * once, and the games go on in memory.
 */
final class GameFiles {
  private static final Logger LOG = System.getLogger(GameFiles.class.getName());
  private static final String SUFFIX = ".komabako";

  private final Path folder;
  private final @Nullable FileChannel channel;
  private boolean complained;

  GameFiles(Path folder) {
    this.folder = folder;
    channel = lock();
  }

  private @Nullable FileChannel lock() {
    FileChannel opened = null;
    try {
      Files.createDirectories(folder);
      opened = FileChannel.open(
          folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = opened.tryLock();
      if (lock != null) {
        return opened;
      }
    } catch (OverlappingFileLockException e) {
      LOG.log(Level.DEBUG, "this process keeps the games already", e);
    } catch (IOException e) {
      complain("games cannot be kept in " + folder + ": " + e.getMessage());
    }
    close(opened);
    return null;
  }

  /** Whether what is written here lasts. */
  boolean keeps() {
    return channel != null;
  }

  /** The texts of all kept games by their number, in order; what cannot be read is said. */
  Map<Integer, String> load() {
    Map<Integer, String> texts = new TreeMap<>();
    if (channel == null) {
      return texts;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = String.valueOf(file.getFileName());
        if (name.matches("[0-9]{1,9}" + SUFFIX)) {
          String id = name.substring(0, name.length() - SUFFIX.length());
          texts.put(Integer.valueOf(id), Files.readString(file));
        }
      }
    } catch (IOException e) {
      complain("kept games cannot be read: " + e);
    }
    return texts;
  }

  void save(String id, String text) {
    if (channel == null) {
      return;
    }
    try {
      write(file(id), text);
    } catch (UncheckedIOException e) {
      complain("the game " + id + " is not saved: " + e.getMessage());
    }
  }

  void delete(String id) {
    if (channel == null) {
      return;
    }
    try {
      Files.deleteIfExists(file(id));
    } catch (IOException e) {
      complain("the file of game " + id + " cannot be removed: " + e.getMessage());
    }
  }

  void close() {
    close(channel);
  }

  private static void close(@Nullable FileChannel opened) {
    if (opened == null) {
      return;
    }
    try {
      opened.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "closing the lock", e);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + SUFFIX);
  }

  private void complain(String message) {
    if (!complained) {
      complained = true;
      LOG.log(Level.WARNING, message);
    }
  }

  /** Writes a file wholly or not at all. */
  static void write(Path file, String text) {
    Path absolute = file.toAbsolutePath();
    Path parent = absolute.getParent();
    Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
    try {
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.writeString(part, text);
      Files.move(
          part, absolute, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }
}
