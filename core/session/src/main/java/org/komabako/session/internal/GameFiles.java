package org.komabako.session.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.FileException;

/**
 * The folder that open games are kept in, a file {@code ID.komabako} each. One process at a time
 * keeps games there; another that starts meanwhile works without and says so. What cannot be written
 * is said when it begins, and the games go on in memory; what was written before stays.
 */
final class GameFiles {
  private static final Logger LOG = System.getLogger(GameFiles.class.getName());
  private static final String SUFFIX = ".komabako";
  private static final String DAMAGED = ".damaged";

  private final Path folder;
  private final @Nullable FileChannel channel;
  private boolean foreign;
  private volatile boolean complained;

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
      tellOfOther();
    } catch (OverlappingFileLockException e) {
      tellOfOther();
    } catch (IOException e) {
      LOG.log(
          Level.WARNING,
          "games cannot be kept in {0}, they are in memory only: {1}",
          folder,
          e.toString());
    }
    close(opened);
    return null;
  }

  private void tellOfOther() {
    foreign = true;
    LOG.log(
        Level.WARNING,
        "another process keeps the games in {0}; those of this one are in memory only",
        folder);
  }

  /** Whether what is written here lasts. */
  boolean keeps() {
    return channel != null && channel.isOpen();
  }

  /** The texts of all kept games by their number, in order; a file that cannot be read is said. */
  Map<Integer, String> load() {
    Map<Integer, String> texts = new TreeMap<>();
    if (foreign || !Files.isDirectory(folder)) {
      return texts;
    }
    List<Path> files = List.of();
    try (Stream<Path> found = Files.list(folder)) {
      files = found.toList();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the kept games in {0} cannot be read: {1}", folder, e.toString());
    }
    for (Path file : files) {
      String name = String.valueOf(file.getFileName());
      if (name.matches("[0-9]{1,9}" + SUFFIX)) {
        String id = name.substring(0, name.length() - SUFFIX.length());
        try {
          texts.put(Integer.valueOf(id), Files.readString(file));
        } catch (IOException e) {
          setAside(id, e.toString());
        }
      }
    }
    return texts;
  }

  /** Keeps a damaged file under another name, so that no new game is written over it; tells of it. */
  void setAside(String id, String reason) {
    Path file = file(id);
    Path aside = file.resolveSibling(file.getFileName() + DAMAGED);
    for (int i = 2; Files.exists(aside); i++) {
      aside = file.resolveSibling(file.getFileName() + DAMAGED + i);
    }
    try {
      Files.move(file, aside);
    } catch (IOException e) {
      aside = file;
    }
    LOG.log(Level.WARNING, "{0} is damaged, {1}; it is kept as {2}", file, reason, aside);
  }

  void save(String id, String text) {
    if (!keeps()) {
      return;
    }
    try {
      write(file(id), text);
      complained = false;
    } catch (UncheckedIOException e) {
      complain(e.getMessage() + "; game " + id + " goes on in memory");
    }
  }

  void delete(String id) {
    if (!keeps()) {
      return;
    }
    try {
      Files.deleteIfExists(file(id));
    } catch (IOException e) {
      complain("the file of game " + id + " cannot be removed: " + e);
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

  /** Once for each time that it begins to fail, not for each move of a game. */
  private void complain(String message) {
    if (!complained) {
      complained = true;
      LOG.log(Level.WARNING, message);
    }
  }

  /**
   * Writes a file wholly or not at all, and lastingly.
   *
   * @throws UncheckedIOException if it cannot; the message names the file
   */
  static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same with bytes. */
  static void write(Path file, byte[] content) {
    Path absolute = file.toAbsolutePath();
    Path parent = absolute.getParent();
    Path part = absolute.resolveSibling("." + absolute.getFileName() + ".part");
    try {
      if (parent != null) {
        Files.createDirectories(parent);
      }
      try (FileChannel out = FileChannel.open(
          part,
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      Files.move(
          part, absolute, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }
}
