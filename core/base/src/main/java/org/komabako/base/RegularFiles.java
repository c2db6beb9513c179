package org.komabako.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.komabako.base.message.UnfitFileException;

/** Reading of files that users name or that are the program's own, where something else may lie in their place. */
public final class RegularFiles {
  private RegularFiles() {}

  /**
   * Refuses a folder, and a pipe or a device, which could be read for ever.
   *
   * @throws NoSuchFileException if there is nothing
   * @throws UnfitFileException if it is no regular file
   */
  public static void require(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      Files.readAttributes(file, "size");
      throw UnfitFileException.notRegular(file);
    }
  }

  /**
   * All bytes of a regular file.
   *
   * @param most how many it may have
   * @throws NoSuchFileException if there is none
   * @throws UnfitFileException if it is no regular file, or has more
   * @throws IOException if it cannot be read
   */
  public static byte[] read(Path file, int most) throws IOException {
    require(file);
    return readAny(file, most);
  }

  /**
   * All bytes of a file, which may also be a pipe, as a shell hands over what another program writes.
   *
   * @param most how many it may have
   * @throws NoSuchFileException if there is none
   * @throws UnfitFileException if it has more
   * @throws IOException if it cannot be read
   */
  public static byte[] readAny(Path file, int most) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most);
      if (in.read() >= 0) {
        throw UnfitFileException.tooLarge(file, most);
      }
      return bytes;
    }
  }
}
