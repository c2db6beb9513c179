package org.komabako.session;

import java.nio.file.Path;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A text that grows, in a file of its own: the same kind of file that open games are kept in, with a
 * record for each change. What was kept is there after a kill or a power cut, whatever the moment. One
 * process at a time may keep; not safe for several threads.
 */
@ProviderType
public interface KeptText {
  /** An empty text, of which there is no file yet. */
  static KeptText create(Path file) {
    return JournaledText.create(file);
  }

  /**
   * Reads a text and leaves the file as it is, for it may be another process that keeps it.
   *
   * @throws org.komabako.base.message.FileException if it cannot be read, or is none
   */
  static String read(Path file) {
    return JournaledText.read(file);
  }

  /**
   * Goes on with a text. A change that was never finished is cut off; a damaged file is kept under
   * another name, and the text is as it was before the damage.
   *
   * @throws org.komabako.base.message.FileException if it cannot be read or mended, or is none
   */
  static KeptText open(Path file) {
    return JournaledText.open(file);
  }

  /** The text as it was kept last. */
  String text();

  /**
   * Has a text on the disk when it returns.
   *
   * @throws org.komabako.base.message.FileException if it is not there; what was kept before still is
   */
  void keep(String next);
}
