package org.komabako.ui.learn.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.formats.FileLimits;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFolder;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;

/**
 * Problems of a folder or a file: the position that each game there begins with. A game that begins as all do is no
 * problem, and is passed over.
 */
public final class ProblemFiles {
  /** No more are read. */
  public static final int MOST = 2_000;

  private final Formats formats = new Formats();
  private final Collection<Variant> installed;
  private final List<Problem> problems = new ArrayList<>();
  private final List<Unread> unread = new ArrayList<>();
  private int tried;

  private ProblemFiles(Collection<Variant> installed) {
    this.installed = installed;
  }

  /**
   * What could not be read.
   *
   * @param file its name
   * @param why with the line
   */
  public record Unread(String file, LocalizedText why) {}

  /**
   * What was found.
   *
   * @param problems in the order of the files
   * @param unread what could not be read
   * @param whole whether all was looked at
   */
  public record Found(List<Problem> problems, List<Unread> unread, boolean whole) {
    /** Keeps own copies. */
    public Found {
      problems = List.copyOf(problems);
      unread = List.copyOf(unread);
    }
  }

  /**
   * Reads a file, or those of a folder.
   *
   * @throws FileException if it is not there or cannot be looked through
   */
  public static Found read(Path path, Collection<Variant> installed) {
    ProblemFiles reading = new ProblemFiles(installed);
    List<Path> files = GameFolder.files(path);
    files.stream().limit(MOST).takeWhile(file -> reading.tried < MOST).forEach(reading::read);
    return new Found(
        reading.problems, reading.unread, files.size() <= MOST && reading.tried < MOST);
  }

  private void read(Path file) {
    String name = SafeText.line(String.valueOf(file.getFileName()));
    int[] number = {0};
    try {
      byte[] bytes = bytes(file);
      formats.readEach(
          installed, bytes, name, MOST - tried, game -> add(name, ++number[0], game), why -> {
            number[0]++;
            refuse(name, why.text());
          });
    } catch (IOException e) {
      refuse(name, FileException.unreadable(name, e).text());
    }
  }

  /** No more than may be read, so that what is larger is told of and fills no memory. */
  private static byte[] bytes(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return in.readNBytes(FileLimits.BYTES + 1);
    }
  }

  private void refuse(String name, LocalizedText why) {
    tried++;
    unread.add(new Unread(name, why));
  }

  private void add(String name, int number, ReadGame read) {
    tried++;
    Game game = read.game();
    if (!game.root().position().equals(game.rules().start())) {
      problems.add(Problem.mate(name, number, game.root().position()));
    }
  }
}
