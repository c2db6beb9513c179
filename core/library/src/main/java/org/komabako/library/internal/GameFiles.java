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
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.formats.Limits;
import org.komabako.kernel.FileException;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;

/**
 * The games of files and folders, one after the other, as bytes. A file with many games of our own format, one behind
 * the other, is read game by game, however long it is.
 */
final class GameFiles implements AutoCloseable {
  private static final String FIRST = "komabako game ";
  private static final byte[] OURS = FIRST.getBytes(StandardCharsets.US_ASCII);

  private final List<Path> files = new ArrayList<>();
  private long all;
  private long done;
  private long inside;
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
        throw FileException.unreadable(path, Objects.requireNonNull(e.getCause()));
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
    return all == 0 ? 1 : Math.min(1, (double) (done + inside) / all);
  }

  /** The next game; empty at the end. */
  Optional<Piece> next() {
    while (next < files.size()) {
      Path file = files.get(next);
      Optional<Piece> piece;
      try {
        piece = open == null ? whole(file) : nextOfCollection(open, file);
      } catch (IOException e) {
        close();
        piece = Optional.of(problem(file, FileException.unreadable(file, e).text()));
      }
      if (open == null) {
        done += size(file);
        inside = 0;
        next++;
      }
      if (piece.isPresent()) {
        return piece;
      }
    }
    return Optional.empty();
  }

  private static Piece problem(Path file, Text problem) {
    return new Piece(new byte[0], file, Optional.of(problem));
  }

  /** The file as one game; empty if it is opened as a collection instead. */
  private Optional<Piece> whole(Path file) throws IOException {
    boolean ours;
    try (var in = Files.newInputStream(file)) {
      ours = Arrays.equals(in.readNBytes(OURS.length), OURS);
    }
    if (ours) {
      open = new BufferedReader(new ShortLines(Files.newBufferedReader(file)));
      begun = open.readLine();
      return Optional.empty();
    }
    if (Files.size(file) > Limits.BYTES) {
      return Optional.of(
          problem(file, Sentence.of("{0}: it is too large for a game", "{0}：棋譜としては大きすぎます", file)));
    }
    return Optional.of(new Piece(Files.readAllBytes(file), file, Optional.empty()));
  }

  /** The next game of a collection; empty at its end, and then it is closed. */
  private Optional<Piece> nextOfCollection(BufferedReader reader, Path file) throws IOException {
    String line = begun;
    if (line == null) {
      close();
      return Optional.empty();
    }
    StringBuilder game = new StringBuilder();
    do {
      if (game.length() < Limits.BYTES) {
        game.append(line).append('\n');
      }
      line = reader.readLine();
    } while (line != null && !line.startsWith(FIRST));
    begun = line;
    byte[] bytes = game.toString().getBytes(StandardCharsets.UTF_8);
    inside += bytes.length;
    return Optional.of(new Piece(bytes, file, Optional.empty()));
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
