package org.komabako.library.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.formats.Limits;
import org.komabako.kernel.FileException;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;

/**
 * The games of files and folders, one after the other, as bytes. A file with many games of our own format, one behind
 * the other, is read game by game, however long it is.
 */
final class GameFiles implements AutoCloseable {
  private static final byte[] OURS = "komabako game ".getBytes(StandardCharsets.US_ASCII);

  private final List<Path> files = new ArrayList<>();
  private long all;
  private long done;
  private int next;
  private @Nullable BufferedReader open;
  private @Nullable String begun;

  /**
   * A game that was found, or why there is none.
   *
   * @param bytes of it alone
   * @param file that it stands in
   * @param problem why it could not be read
   */
  record Piece(byte[] bytes, Path file, Optional<Text> problem) {}

  /**
   * Lists the files.
   *
   * @throws FileException if one is not there or a folder cannot be listed
   */
  GameFiles(List<Path> paths) {
    for (Path path : paths) {
      try (Stream<Path> found = Files.walk(path)) {
        found.filter(Files::isRegularFile).sorted().forEach(files::add);
      } catch (IOException e) {
        throw FileException.unreadable(path, e);
      } catch (UncheckedIOException e) {
        throw FileException.unreadable(path, new IOException(Told.of(e).english(), e));
      }
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
    return all == 0 ? 1 : Math.min(1, (double) done / all);
  }

  /** The next game; empty at the end. */
  Optional<Piece> next() {
    while (true) {
      if (open != null) {
        Optional<Piece> piece = guarded(this::nextOfCollection);
        if (piece.isPresent()) {
          return piece;
        }
        close();
        next++;
        continue;
      }
      if (next >= files.size()) {
        return Optional.empty();
      }
      Path file = files.get(next);
      Optional<Piece> piece = guarded(() -> whole(file));
      if (open == null) {
        done += size(file);
        next++;
      }
      if (piece.isPresent()) {
        return piece;
      }
    }
  }

  private interface Reading {
    Optional<Piece> read() throws IOException;
  }

  private Optional<Piece> guarded(Reading reading) {
    Path file = files.get(next);
    try {
      return reading.read();
    } catch (IOException e) {
      close();
      return Optional.of(new Piece(
          new byte[0], file, Optional.of(FileException.unreadable(file, e).text())));
    }
  }

  /** The file as one game; empty if it is opened as a collection instead. */
  private Optional<Piece> whole(Path file) throws IOException {
    boolean ours;
    try (var in = Files.newInputStream(file)) {
      ours = Arrays.equals(in.readNBytes(OURS.length), OURS);
    }
    if (ours) {
      open = Files.newBufferedReader(file);
      begun = open.readLine();
      return Optional.empty();
    }
    if (Files.size(file) > Limits.BYTES) {
      return Optional.of(new Piece(
          new byte[0],
          file,
          Optional.of(Sentence.of("{0}: it is too large for a game", "{0}：棋譜としては大きすぎます", file))));
    }
    return Optional.of(new Piece(Files.readAllBytes(file), file, Optional.empty()));
  }

  private Optional<Piece> nextOfCollection() throws IOException {
    BufferedReader reader = open;
    String line = begun;
    if (reader == null || line == null) {
      return Optional.empty();
    }
    StringBuilder game = new StringBuilder();
    String first = new String(OURS, StandardCharsets.US_ASCII);
    do {
      if (game.length() < Limits.BYTES) {
        game.append(line).append('\n');
      }
      line = reader.readLine();
    } while (line != null && !line.startsWith(first));
    begun = line;
    byte[] bytes = game.toString().getBytes(StandardCharsets.UTF_8);
    done += bytes.length;
    return Optional.of(new Piece(bytes, files.get(next), Optional.empty()));
  }

  @Override
  public void close() {
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException e) {
      // All that was wanted of it was read.
    }
    open = null;
    begun = null;
  }
}
