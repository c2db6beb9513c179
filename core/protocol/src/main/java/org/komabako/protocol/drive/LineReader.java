package org.komabako.protocol.drive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Reads lines of which each has an end: the rest of a longer one is dropped. */
final class LineReader {
  /** Longer than any line of a protocol. */
  static final int LONGEST = 16_384;

  private LineReader() {}

  /** Hands on all lines until the stream ends or breaks. */
  static void read(InputStream stream, Consumer<String> lines) {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          lines.accept(line.toString().strip());
          line.setLength(0);
        } else if (line.length() < LONGEST) {
          line.append((char) next);
        }
      }
      if (!line.isEmpty()) {
        lines.accept(line.toString().strip());
      }
    } catch (IOException e) {
      // The process is gone or was ended; its owner is told by the end of this method.
    }
  }
}
