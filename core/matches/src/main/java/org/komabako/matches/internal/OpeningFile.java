package org.komabako.matches.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.formats.FileLimits;
import org.komabako.formats.FileText;
import org.komabako.formats.Formats;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Openings from a file: a line for each, or one game in any format. */
final class OpeningFile {
  private OpeningFile() {}

  /**
   * Reads a file.
   *
   * @param plies of each as many moves at most are taken
   * @throws IllegalArgumentException if it holds none; the message says the line and why
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  static List<Opening> read(Variant variant, Rules rules, Path file, int plies) {
    byte[] bytes = bytes(file);
    try {
      List<String> lines = FileText.decode(bytes).lines().toList();
      boolean isList = lines.stream()
          .filter(OpeningFile::isSomething)
          .findFirst()
          .filter(Opening::isLine)
          .isPresent();
      return isList
          ? lines(rules, lines, plies)
          : List.of(game(variant, rules, bytes, file, plies));
    } catch (IllegalArgumentException e) {
      throw new RequestException(
          Sentence.of(OpeningFile.class, "openingFile.joined", file, UserMessage.of(e)), e);
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return RegularFiles.read(file, FileLimits.BYTES);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static boolean isSomething(String line) {
    return !line.isBlank() && !line.stripLeading().startsWith("#");
  }

  private static List<Opening> lines(Rules rules, List<String> lines, int plies) {
    List<Opening> openings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (isSomething(line)) {
        try {
          openings.add(Opening.of(Opening.parse(rules, line).game(rules), plies));
        } catch (IllegalArgumentException e) {
          throw new RequestException(
              Sentence.of(OpeningFile.class, "openingFile.line", i + 1, UserMessage.of(e)), e);
        }
      }
    }
    return openings;
  }

  /** The rules of the match are played, whatever the file was played under. */
  private static Opening game(Variant variant, Rules rules, byte[] bytes, Path file, int plies) {
    Game read = new Formats()
        .read(List.of(variant), bytes, String.valueOf(file.getFileName()))
        .game();
    Game ours = new Game(rules.position(read.root().position().sfen()));
    for (var move : read.root().last().line()) {
      if (ours.current().ply() == plies) {
        break;
      }
      ours.play(move);
    }
    return Opening.of(ours, plies);
  }
}
