package org.komabako.ui.client.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.kernel.FileException;
import org.komabako.kernel.TextException;
import org.komabako.notation.GameText;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/**
 * The games that were closed last, as files in a folder, so that a game closed by mistake comes back.
 * For lanes: it reads and writes.
 */
final class RecentGames {
  private static final int MOST = 12;
  private static final String ENDING = ".game";

  private final Path folder;

  /**
   * A closed game.
   *
   * @param file where it is
   * @param variant the key of its variant
   * @param moves how many moves it has
   * @param closed when
   */
  record Entry(Path file, String variant, long moves, Instant closed) {}

  RecentGames(Path folder) {
    this.folder = folder;
  }

  /** Keeps a game that is about to be closed; a game without moves is not worth it. */
  void keep(Games games, LiveGame game) {
    if (moves(game.text()) == 0) {
      return;
    }
    try {
      Files.createDirectories(folder);
      games.save(game, folder.resolve(System.currentTimeMillis() + "-" + game.id() + ENDING));
      List<Entry> all = list();
      for (Entry old : all.subList(Math.min(MOST, all.size()), all.size())) {
        Files.delete(old.file());
      }
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
  }

  private static long moves(String text) {
    return text.lines().filter(line -> line.startsWith("move ")).count();
  }

  /** Those there are, the last one first; a damaged file is not among them. */
  List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
          entry(file).ifPresent(entries::add);
        }
      } catch (IOException e) {
        throw FileException.unreadable(folder, e);
      }
    }
    entries.sort(Comparator.comparing(Entry::closed).reversed());
    return entries;
  }

  private static Optional<Entry> entry(Path file) {
    try {
      String text = Files.readString(file);
      return Optional.of(new Entry(
          file,
          GameText.header(text).variant(),
          moves(text),
          Files.getLastModifiedTime(file).toInstant()));
    } catch (IOException | TextException e) {
      return Optional.empty();
    }
  }

  /** Opens a second game with the text of another. */
  LiveGame copy(Games games, LiveGame game) {
    Path file = folder.resolve("copy-" + game.id() + ".part");
    try {
      Files.createDirectories(folder);
      games.save(game, file);
      return games.open(file);
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    } finally {
      file.toFile().delete();
    }
  }

  /** Opens one again; it is recent no more. */
  void open(Games games, Entry entry) {
    var unused = games.reopen(entry.file());
    try {
      Files.deleteIfExists(entry.file());
    } catch (IOException e) {
      throw FileException.of("{0} cannot be deleted: {1}", "{0} を消せません。{1}", entry.file(), e);
    }
  }
}
