package org.komabako.engine.search.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;

/**
 * How far the match of a round is.
 *
 * @param pairs of games played
 * @param points half points of the new network
 */
record MatchFile(int pairs, int points) {
  /** Reads it; nothing was played if there is no file. */
  static MatchFile read(Path file) {
    Properties said = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      said.load(in);
      return new MatchFile(
          Integer.parseInt(said.getProperty("pairs", "")),
          Integer.parseInt(said.getProperty("points", "")));
    } catch (NoSuchFileException e) {
      return new MatchFile(0, 0);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    } catch (IllegalArgumentException e) {
      throw new RequestException(
          RequestException.of(GamesFile.class, "gamesFile.damaged", file).text(), e);
    }
  }

  void write(Path file) {
    Properties said = new Properties();
    said.setProperty("pairs", String.valueOf(pairs));
    said.setProperty("points", String.valueOf(points));
    StringWriter text = new StringWriter();
    try {
      said.store(text, null);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
    WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  MatchFile plus(int morePairs, int morePoints) {
    return new MatchFile(pairs + morePairs, points + morePoints);
  }

  boolean isOver(int wanted) {
    return pairs >= wanted;
  }

  double percent() {
    return pairs == 0 ? 0 : 25.0 * points / pairs;
  }
}
