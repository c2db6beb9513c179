package org.komabako.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reading of files of the program's own, where something else may lie in their place. */
public final class RegularFiles {
  private RegularFiles() {}

  /**
   * All bytes of a file. A pipe or a device, which could be read for ever, is refused, and so is a file that has
   * more bytes than it may.
   *
   * @throws NoSuchFileException if there is none
   * @throws IOException if it cannot be read
   */
  public static byte[] read(Path file, int most) throws IOException {
    if (!Files.isRegularFile(file)) {
      Files.readAttributes(file, "size");
      throw new FileSystemException(file.toString(), null, "it is no regular file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most);
      if (in.read() >= 0) {
        throw new FileSystemException(
            file.toString(), null, "it has more than " + most + " bytes, too many for what it is");
      }
      return bytes;
    }
  }
}
