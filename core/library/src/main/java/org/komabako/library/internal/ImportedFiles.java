package org.komabako.library.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.formats.GameFolder;

/** The games of files and folders, one after the other, as bytes. */
final class ImportedFiles implements AutoCloseable {
  private final List<Path> files = new ArrayList<>();
  private long all;
  private long done;
  private long inside;
  private int next;
  private @Nullable GamesOfFile open;

  /**
   * A game that was found, or why there is none.
   *
   * @param bytes of it alone
   * @param file that it stands in
   * @param problem why it could not be read
   */
  record Piece(byte[] bytes, Path file, Optional<LocalizedText> problem) {}

  /**
   * Lists the files.
   *
   * @throws FileException if one is not there or a folder cannot be listed
   */
  ImportedFiles(List<Path> paths) {
    for (Path path : paths) {
      files.addAll(GameFolder.files(path));
    }
    for (Path file : files) {
      all += size(file);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      // It is told when the file is read.
      return 0;
    }
  }

  /** How much was read, from 0 to 1. */
  double share() {
    return all == 0 ? 1 : Math.min(1, (double) (done + inside) / all);
  }

  /** The next game; empty at the end. */
  Optional<Piece> next() {
    while (next < files.size()) {
      Path file = files.get(next);
      Optional<byte[]> game = Optional.empty();
      Optional<LocalizedText> problem = Optional.empty();
      try {
        if (open == null) {
          open = new GamesOfFile(file);
        }
        game = open.next();
      } catch (IOException e) {
        problem = Optional.of(FileException.unreadable(file, e).text());
      }
      if (game.isPresent()) {
        inside += game.get().length;
        return Optional.of(new Piece(game.get(), file, Optional.empty()));
      }
      close();
      done += size(file);
      inside = 0;
      next++;
      if (problem.isPresent()) {
        return Optional.of(new Piece(new byte[0], file, problem));
      }
    }
    return Optional.empty();
  }

  @Override
  public void close() {
    if (open != null) {
      open.close();
      open = null;
    }
  }
}
