package org.komabako.kernel;

import java.io.IOException;
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
    Path target = file.toAbsolutePath();
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      Files.createDirectories(part.resolveSibling(".").normalize());
      Files.write(part, content);
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(part);
      } catch (IOException other) {
        e.addSuppressed(other);
      }
      throw FileException.unwritable(file, e);
    }
  }
}
