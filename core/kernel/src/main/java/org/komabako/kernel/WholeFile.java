package org.komabako.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files wholly or not at all: beside first, then in one step over what was there. */
public final class WholeFile {
  private WholeFile() {}

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
