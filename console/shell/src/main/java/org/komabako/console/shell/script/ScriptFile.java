package org.komabako.console.shell.script;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.UnfitFileException;

/** The text of a script; a shell may hand one over as a pipe, like {@code <(...)}. */
final class ScriptFile {
  private static final int MOST_BYTES = 4_000_000;

  private ScriptFile() {}

  /**
   * Reads one.
   *
   * @throws UnfitFileException if it is longer than a script may be
   * @throws CharacterCodingException if it is not UTF-8
   */
  static String read(Path file) throws IOException {
    return StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(RegularFiles.readAny(file, MOST_BYTES)))
        .toString();
  }
}
