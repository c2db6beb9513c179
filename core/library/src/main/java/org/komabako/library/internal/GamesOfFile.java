package org.komabako.library.internal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.formats.Boundaries;
import org.komabako.formats.FileLimits;
import org.komabako.formats.FileText;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;

/** The games of one file, one after the other, however many there are; as bytes, just as they stand in it. */
final class GamesOfFile implements AutoCloseable {
  private static final Formats FORMATS = new Formats();

  private final InputStream in;
  private final byte[] buffer = new byte[Math.max(1 << 16, Formats.SNIFFED)];
  private final Boundaries boundaries;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int filled;
  private boolean begun;
  private int games;

  /** Opens it. */
  GamesOfFile(Path file) throws IOException {
    RegularFiles.require(file);
    in = Files.newInputStream(file);
    try {
      filled = in.readNBytes(buffer, 0, buffer.length);
    } catch (IOException e) {
      in.close();
      throw e;
    }
    byte[] head = Arrays.copyOf(buffer, Math.min(filled, Formats.SNIFFED));
    boundaries = FORMATS.detect(head).map(GameFormat::boundaries).orElse(each -> false);
  }

  /** Where something is too long to be held in memory. */
  static final class TooLargeException extends IOException implements UserMessage {
    private static final long serialVersionUID = 1L;

    @Override
    public LocalizedText text() {
      return Sentence.of(GamesOfFile.class, "gamesOfFile.tooLargeGame");
    }
  }

  /**
   * The next game; empty at the end. A file without anything in it is one game, which nobody can read.
   *
   * @throws TooLargeException if there is one that is larger than a game may be
   */
  Optional<byte[]> next() throws IOException {
    ByteArrayOutputStream game = new ByteArrayOutputStream();
    while (begun || readLine()) {
      String text = FileText.unmarked(line.toString(StandardCharsets.ISO_8859_1));
      if (!begun && boundaries.at(text.stripTrailing()) && !isBlank(game)) {
        begun = true;
        games++;
        return Optional.of(game.toByteArray());
      }
      begun = false;
      line.writeTo(game);
      line.reset();
      if (game.size() > FileLimits.BYTES) {
        throw new TooLargeException();
      }
    }
    boolean end = games > 0 && isBlank(game);
    games++;
    return end ? Optional.empty() : Optional.of(game.toByteArray());
  }

  private static boolean isBlank(ByteArrayOutputStream game) {
    return game.size() == 0 || game.toString(StandardCharsets.ISO_8859_1).isBlank();
  }

  /** Reads a line with its end; false at the end of the file. */
  private boolean readLine() throws IOException {
    while (line.size() <= FileLimits.BYTES) {
      if (at == filled) {
        at = 0;
        filled = Math.max(0, in.read(buffer));
        if (filled == 0) {
          return line.size() > 0;
        }
      }
      int from = at;
      while (at < filled && buffer[at] != '\n') {
        at++;
      }
      boolean whole = at < filled;
      at += whole ? 1 : 0;
      line.write(buffer, from, at - from);
      if (whole) {
        return true;
      }
    }
    throw new TooLargeException();
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // All that was wanted of it was read.
    }
  }
}
