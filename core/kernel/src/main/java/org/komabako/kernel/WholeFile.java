package org.komabako.kernel;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;

/** Writes files wholly or not at all: beside first, then in one step over what was there. */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Writes properties as their reader expects them, in UTF-8.
   *
   * @throws FileException as {@link #write(Path, byte[])}
   */
  public static void write(Path file, Properties content) {
    StringWriter text = new StringWriter();
    try {
      content.store(text, null);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
    write(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a file, and the folders that it lies in where they are missing.
   *
   * @throws FileException if it cannot; the message names the file, and what was there still is
   */
  public static void write(Path file, byte[] content) {
    write(file, out -> out.write(content));
  }

  /** What a file is to hold, told bit by bit. */
  @FunctionalInterface
  public interface Content {
    /** Tells all of it. */
    void to(OutputStream out) throws IOException;
  }

  /**
   * The same with much that need not be in memory at once.
   *
   * @throws FileException as {@link #write(Path, byte[])}
   */
  public static void write(Path file, Content content) {
    Path target = file.toAbsolutePath();
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      Files.createDirectories(part.resolveSibling(".").normalize());
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
        content.to(out);
      }
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      delete(part, e);
      throw FileException.unwritable(file, e);
    } catch (RuntimeException e) {
      delete(part, e);
      throw e;
    }
  }

  private static void delete(Path part, Exception reason) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      reason.addSuppressed(e);
    }
  }
}
