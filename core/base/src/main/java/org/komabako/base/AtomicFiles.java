package org.komabako.base;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Files that are written wholly or not at all, and have reached the disk (fsync) when a method returns: first beside,
 * then in one step over what was there, file and folder forced. What is written beside is removed when that
 * fails. An interrupt of the thread waits until it is done: what was asked for is not to be lost because a
 * command was broken off.
 *
 * <p>{@linkplain #writePrivate Private} files are those of the program: nobody but the user can read them
 * (0600, in folders of 0700), where the file system knows of that. Others are the user's documents: they get
 * what is usual, and keep what the file before them had.
 */
public final class AtomicFiles {
  /** What the name of a file ends with that is written first and then takes the place of another. */
  public static final String PART = ".part";

  private static final Set<PosixFilePermission> OWNER_FILE =
      PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> OWNER_FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final int LONGEST_NAME = 255;
  private static final int MOST_LINKS = 40;

  /** The files that are being written beside others now. */
  private static final Set<Path> PARTS = ConcurrentHashMap.newKeySet();

  private AtomicFiles() {}

  /** What a file is to hold, told bit by bit. */
  @FunctionalInterface
  @ConsumerType
  public interface Content {
    /** Tells all of it. */
    void to(OutputStream out) throws IOException;
  }

  /** Something that may be done again if it was interrupted. */
  private interface Action {
    void run() throws IOException;
  }

  /**
   * Writes a document of the user, and the folders that it lies in where they are missing.
   *
   * @throws IOException if it cannot; what was there still is
   */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, out -> out.write(content));
  }

  /** The same with much that need not be in memory at once. What the content throws comes through. */
  public static void write(Path file, Content content) throws IOException {
    replace(file, content, false);
  }

  /** Writes a file that only the user may read, as {@link #write(Path, byte[])}. */
  public static void writePrivate(Path file, byte[] content) throws IOException {
    writePrivate(file, out -> out.write(content));
  }

  /** The same with much that need not be in memory at once. */
  public static void writePrivate(Path file, Content content) throws IOException {
    replace(file, content, true);
  }

  private static void replace(Path file, Content content, boolean owner) throws IOException {
    Path target = target(file);
    if (owner) {
      createPrivateFolders(folder(target));
    } else {
      createFolders(folder(target), new FileAttribute<?>[0]);
    }
    Path part = claim(target);
    try {
      writePart(part, content, owner);
      if (!owner) {
        keepPermissions(target, part);
      }
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | RuntimeException | Error e) {
      deleteQuietly(part, e);
      throw e;
    } finally {
      PARTS.remove(part);
    }
    forceFolder(folder(target));
  }

  /** Where a link leads to. A device or a pipe is not replaced by a file. */
  private static Path target(Path file) throws IOException {
    Path target = file.toAbsolutePath();
    for (int i = 0; Files.isSymbolicLink(target); i++) {
      if (i == MOST_LINKS) {
        throw new FileSystemException(file.toString(), null, "its links lead in a circle");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new FileSystemException(file.toString(), null, "it is no regular file");
    }
    return target;
  }

  private static Path folder(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }

  /** A name beside a file that no other thread writes to now. */
  private static Path claim(Path file) {
    String name = "." + file.getFileName();
    if (name.getBytes(StandardCharsets.UTF_8).length + PART.length() + 4 > LONGEST_NAME) {
      name = ".komabako-" + Integer.toHexString(name.hashCode());
    }
    Path part = file.resolveSibling(name + PART);
    for (int i = 2; !PARTS.add(part); i++) {
      part = file.resolveSibling(name + "." + i + PART);
    }
    return part;
  }

  private static void writePart(Path part, Content content, boolean owner) throws IOException {
    // One that a killed process has left; a link that somebody else has put there is not followed.
    Files.deleteIfExists(part);
    Files.createFile(part, owner ? attributes(part, OWNER_FILE) : new FileAttribute<?>[0]);
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(part, StandardOpenOption.WRITE), 1 << 16)) {
      content.to(out);
    }
    force(part);
  }

  private static FileAttribute<?>[] attributes(Path file, Set<PosixFilePermission> permissions) {
    return knowsPermissions(file)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static boolean knowsPermissions(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private static void keepPermissions(Path before, Path now) throws IOException {
    if (knowsPermissions(now) && Files.exists(before)) {
      Set<PosixFilePermission> kept = Files.getPosixFilePermissions(before);
      if (!kept.equals(Files.getPosixFilePermissions(now))) {
        Files.setPosixFilePermissions(now, kept);
      }
    }
  }

  /** A full disk has more room without it. */
  private static void deleteQuietly(Path part, Throwable problem) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      problem.addSuppressed(e);
    }
  }

  /** Makes a folder, and those that it lies in where they are missing, that only the user may look into. */
  public static void createPrivateFolders(Path folder) throws IOException {
    createFolders(folder, attributes(folder, OWNER_FOLDER));
  }

  private static void createFolders(Path folder, FileAttribute<?>[] attributes) throws IOException {
    Deque<Path> missing = new ArrayDeque<>();
    for (Path each = folder.toAbsolutePath();
        each != null && !Files.exists(each);
        each = each.getParent()) {
      missing.push(each);
    }
    Files.createDirectories(folder, attributes);
    for (Path each : missing) {
      forceFolder(folder(each));
    }
  }

  /** Makes an empty file that only the user may read, unless there is one. */
  public static void createPrivate(Path file) throws IOException {
    try {
      Files.createFile(file, attributes(file, OWNER_FILE));
    } catch (FileAlreadyExistsException e) {
      makePrivate(file);
    }
  }

  /** Takes from others what they may do with a file or folder; where that cannot be, it is as it was. */
  public static void makePrivate(Path file) {
    if (knowsPermissions(file)) {
      Set<PosixFilePermission> wanted = Files.isDirectory(file) ? OWNER_FOLDER : OWNER_FILE;
      try {
        if (!wanted.containsAll(Files.getPosixFilePermissions(file))) {
          Files.setPosixFilePermissions(file, wanted);
        }
      } catch (IOException e) {
        System.getLogger(AtomicFiles.class.getName())
            .log(System.Logger.Level.DEBUG, "others may read " + file, e);
      }
    }
  }

  /** Gives a file another name in the same file system, in one step over what had it. */
  public static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    forceFolder(folder(to));
    if (!folder(from).equals(folder(to))) {
      forceFolder(folder(from));
    }
  }

  /** Removes a file so that it does not come back after a power cut; whether it was there. */
  public static boolean delete(Path file) throws IOException {
    boolean was = Files.deleteIfExists(file);
    if (was) {
      forceFolder(folder(file));
    }
    return was;
  }

  /**
   * Writes at the end of a file that is there. What could not be written wholly is cut off again.
   *
   * @param end the length of the file
   */
  public static void append(Path file, long end, byte[] content) throws IOException {
    try {
      uninterrupted(() -> {
        try (FileChannel out = open(file)) {
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
      try (FileChannel out = open(file)) {
        out.truncate(end).force(true);
      }
    });
  }

  /** Has what others wrote into a file on the disk. */
  public static void force(Path file) throws IOException {
    uninterrupted(() -> {
      try (FileChannel out = open(file)) {
        out.force(true);
      }
    });
  }

  /** To open a pipe for writing would wait for its reader. */
  private static FileChannel open(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileSystemException(file.toString(), null, "it is no regular file");
    }
    return FileChannel.open(file, StandardOpenOption.WRITE);
  }

  private static void write(FileChannel out, long at, byte[] content) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(content);
    while (bytes.hasRemaining()) {
      out.write(bytes, at + bytes.position());
    }
  }

  /** Where folders cannot be opened as files, as on Windows, they need not be forced either. */
  private static void forceFolder(Path folder) throws IOException {
    uninterrupted(() -> {
      FileChannel opened;
      try {
        opened = FileChannel.open(folder, StandardOpenOption.READ);
      } catch (ClosedByInterruptException e) {
        throw e;
      } catch (IOException e) {
        return;
      }
      try (opened) {
        opened.force(true);
      }
    });
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
