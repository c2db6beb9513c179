package org.komabako.session.internal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.komabako.kernel.FileException;

/**
 * Writing that has reached the disk when it returns. An interrupt of the thread waits until it is done:
 * a change that was made is not to be lost because a command was broken off.
 */
public final class LastingFiles {
  /** What the file that is written first is called until it takes the other's place. */
  static final String PART = ".part";

  private static final Set<StandardOpenOption> NEW = Set.of(
      StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);

  private LastingFiles() {}

  /** Something that may be done again if it was interrupted. */
  private interface Action {
    void run() throws IOException;
  }

  /**
   * Writes a file wholly or not at all.
   *
   * @throws FileException if it cannot; the message names the file
   */
  public static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same with bytes. */
  static void write(Path file, byte[] content) {
    try {
      Path parent = file.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      replace(file.toAbsolutePath(), content);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  /** Writes a file in a folder that is there, wholly or not at all. */
  static void replace(Path file, byte[] content) throws IOException {
    Path part = file.resolveSibling("." + file.getFileName() + PART);
    try {
      uninterrupted(() -> {
        try (FileChannel out = FileChannel.open(part, NEW)) {
          write(out, 0, content);
          out.force(true);
        }
      });
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      deleteQuietly(part, e);
      throw e;
    }
    uninterrupted(() -> forceFolder(file));
  }

  /** A full disk has more room without it. */
  private static void deleteQuietly(Path part, IOException problem) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      problem.addSuppressed(e);
    }
  }

  /** Where folders cannot be opened as files, as on Windows, they need not be forced either. */
  private static void forceFolder(Path file) throws IOException {
    FileChannel folder;
    try {
      folder = FileChannel.open(file.resolveSibling("."), StandardOpenOption.READ);
    } catch (ClosedByInterruptException e) {
      throw e;
    } catch (IOException e) {
      return;
    }
    try (folder) {
      folder.force(true);
    }
  }

  /** Writes at the end of a file that is there. What could not be written wholly is cut off again. */
  static void append(Path file, long end, byte[] content) throws IOException {
    try {
      uninterrupted(() -> {
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
          write(out, end, content);
          out.force(false);
        }
      });
    } catch (IOException e) {
      try {
        cut(file, end);
      } catch (IOException again) {
        e.addSuppressed(again);
      }
      throw e;
    }
  }

  /** Cuts off what stands behind a place. */
  public static void cut(Path file, long end) throws IOException {
    uninterrupted(() -> {
      try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
        out.truncate(end).force(true);
      }
    });
  }

  private static void write(FileChannel out, long at, byte[] content) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(content);
    while (bytes.hasRemaining()) {
      out.write(bytes, at + bytes.position());
    }
  }

  private static void uninterrupted(Action action) throws IOException {
    boolean interrupted = false;
    try {
      while (true) {
        interrupted |= Thread.interrupted();
        try {
          action.run();
          return;
        } catch (ClosedByInterruptException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
