package org.komabako.engine.search.training;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;

/**
 * What of a round is being played on the grid, kept so that a training that was killed asks for the same job again. As text
 * {@code games|pairs FIRST COUNT POINTS}.
 *
 * @param pairs whether these are pairs of the match; else files of games
 * @param first the first file or pair
 * @param count how many
 * @param points the half points of the new network in the pairs before
 */
record GamesRange(boolean pairs, int first, int count, int points) {
  /** What is kept; empty if nothing is, or nothing that makes sense. */
  static Optional<GamesRange> read(Path file) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      String text = Files.readString(file).strip();
      if (!text.matches("(games|pairs) [0-9]{1,6} [0-9]{1,6} [0-9]{1,6}")) {
        return Optional.empty();
      }
      String[] words = text.split(" ");
      return Optional.of(new GamesRange(
          words[0].equals("pairs"),
          Integer.parseInt(words[1]),
          Integer.parseInt(words[2]),
          Integer.parseInt(words[3])));
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  void write(Path file) {
    String text = (pairs ? "pairs " : "games ") + first + " " + count + " " + points;
    WholeFile.write(file, text.getBytes(StandardCharsets.US_ASCII));
  }

  static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }
}
