package org.komabako.base;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import org.komabako.base.message.FileException;

/** Writes files wholly or not at all, as {@link AtomicFiles} does, and tells the user what went wrong. */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Writes properties as their reader expects them, in UTF-8, for nobody but the user to read.
   *
   * @throws FileException as {@link #write(Path, byte[])}
   */
  public static void writePrivate(Path file, Properties content) {
    StringWriter text = new StringWriter();
    try {
      content.store(text, null);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
    writePrivate(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a file of the program that nobody but the user may read.
   *
   * @throws FileException as {@link #write(Path, byte[])}
   */
  public static void writePrivate(Path file, byte[] content) {
    try {
      AtomicFiles.writePrivate(file, content);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  /**
   * Writes a document of the user, and the folders that it lies in where they are missing.
   *
   * @throws FileException if it cannot; the message names the file, and what was there still is
   */
  public static void write(Path file, byte[] content) {
    write(file, out -> out.write(content));
  }

  /**
   * The same with much that need not be in memory at once.
   *
   * @throws FileException as {@link #write(Path, byte[])}
   */
  public static void write(Path file, AtomicFiles.Content content) {
    try {
      AtomicFiles.write(file, content);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }
}
