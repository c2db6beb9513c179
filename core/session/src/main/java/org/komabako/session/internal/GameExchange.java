package org.komabako.session.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.komabako.base.RegularFiles;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.formats.FileLimits;
import org.komabako.formats.FormatException;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.formats.ReadGame;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.DamagedGameException;
import org.komabako.session.LiveGame;

/** Games from and to files of any format. */
final class GameExchange {
  private final Formats formats = new Formats();
  private final Backups backups;

  GameExchange(Backups backups) {
    this.backups = backups;
  }

  /** Reads a file; what went wrong is told with the file's name. */
  ReadGame read(List<Variant> installed, Path file, int number, boolean partly) {
    try {
      return formats.read(installed, bytes(file), String.valueOf(file.getFileName()), number);
    } catch (FormatException e) {
      if (partly && e.soFar().isPresent()) {
        return new ReadGame(e.soFar().get(), List.of(e.text()));
      }
      throw told(file, e);
    } catch (IllegalArgumentException e) {
      throw new RequestException(
          Sentence.of(GameExchange.class, "gameExchange.joined", file, UserMessage.of(e)), e);
    }
  }

  /** Reads a text. */
  ReadGame read(List<Variant> installed, String text) {
    return formats.read(installed, text.getBytes(StandardCharsets.UTF_8), "");
  }

  private static IllegalArgumentException told(Path file, FormatException e) {
    int moves = e.soFar().map(game -> game.root().last().ply()).orElse(0);
    return moves == 0
        ? new RequestException(
            Sentence.of(GameExchange.class, "gameExchange.joined", file, e.text()), e)
        : new DamagedGameException(
            Sentence.of(
                GameExchange.class, "gameExchange.movesCouldReadBefore", file, e.text(), moves),
            e);
  }

  private static byte[] bytes(Path file) {
    try {
      if (Files.size(file) > FileLimits.BYTES) {
        throw RequestException.of(GameExchange.class, "gameExchange.tooLargeGame");
      }
      return RegularFiles.read(file, FileLimits.BYTES);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** What is written of a game at one moment, and what is not. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Written(byte[] bytes, List<LocalizedText> losses) {}

  /** Writes a file, and keeps what it held; a suspended game can be written in our own format only. */
  List<LocalizedText> write(LiveGame live, Path file, Optional<String> key) {
    GameFormat format = key.map(formats::find)
        .or(() -> formats.ofFile(String.valueOf(file.getFileName())))
        .orElseGet(formats::own);
    if (format.equals(formats.own())) {
      write(file, live.text().getBytes(StandardCharsets.UTF_8));
      return List.of();
    }
    Written written =
        live.read(game -> new Written(formats.write(format, game), format.losses(game)));
    write(file, written.bytes());
    return written.losses();
  }

  private void write(Path file, byte[] bytes) {
    backups.keep(file);
    WholeFile.write(file, bytes);
  }
}
