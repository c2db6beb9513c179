package org.komabako.ui.client.window;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.TextException;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.notation.GameText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/**
 * The games that were closed last, as files in a folder, so that a game closed by mistake comes back: its
 * text, and beside it its name and what the window knew of it. For lanes: it reads and writes.
 */
final class RecentGames {
  private static final int MOST = 12;
  private static final String ENDING = ".game";
  private static final String NOTES = ".notes";
  /** Among the notes; the others are those of the window, whose names are never empty. */
  private static final String NAME = "";

  private final Path folder;

  /**
   * A closed game.
   *
   * @param file where it is
   * @param name what it was called, or who played; empty if nobody said
   * @param variant the key of its variant
   * @param moves how many moves it has
   * @param closed when
   */
  record Entry(Path file, String name, String variant, long moves, Instant closed) {}

  RecentGames(Path folder) {
    this.folder = folder;
  }

  /**
   * Keeps a game that is about to be closed; one in which nothing was done is not worth it.
   *
   * @param name what it is called; empty if it has no name
   * @param notes what the window knows of it
   * @return what was kept
   */
  Optional<Entry> keep(Games games, LiveGame game, String name, Map<String, String> notes) {
    if (name.isEmpty() && isUntouched(game)) {
      return Optional.empty();
    }
    Path file = folder.resolve(System.currentTimeMillis() + "-" + game.id() + ENDING);
    try {
      Files.createDirectories(folder);
      games.save(game, file);
      writeNotes(file, name, notes);
      List<Entry> all = list();
      for (Entry old : all.subList(Math.min(MOST, all.size()), all.size())) {
        delete(old.file());
      }
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
    return entry(file);
  }

  /** Nothing was played, set up, drawn or said. */
  private static boolean isUntouched(LiveGame game) {
    try {
      return game.read(RecentGames::isUntouched);
    } catch (GameSuspendedException e) {
      return false;
    }
  }

  private static boolean isUntouched(Game game) {
    GameNode start = game.root();
    return start.children().isEmpty()
        && start.position().equals(game.rules().start())
        && start.comment().isEmpty()
        && start.bookmark().isEmpty()
        && start.marks().isEmpty()
        && game.declared().isEmpty();
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
      GameText.Header header = GameText.header(text);
      String name = readNotes(file).getOrDefault(NAME, "");
      return Optional.of(new Entry(
          file,
          name.isEmpty() ? players(header.tags()) : name,
          header.variant(),
          moves(text),
          Files.getLastModifiedTime(file).toInstant()));
    } catch (IOException | TextException e) {
      return Optional.empty();
    }
  }

  private static String players(Map<String, String> tags) {
    String black = tags.getOrDefault(Tags.BLACK, "");
    String white = tags.getOrDefault(Tags.WHITE, "");
    return black.isEmpty() && white.isEmpty() ? "" : black + " – " + white;
  }

  private static Path notesOf(Path file) {
    return file.resolveSibling(file.getFileName() + NOTES);
  }

  private static void writeNotes(Path file, String name, Map<String, String> notes)
      throws IOException {
    Properties all = new Properties();
    all.putAll(notes);
    all.setProperty(NAME, name);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    all.store(out, null);
    WholeFile.write(notesOf(file), out.toByteArray());
  }

  /** What was kept beside a game; nothing if that is lost, for the game counts more. */
  private static Map<String, String> readNotes(Path file) {
    Map<String, String> notes = new TreeMap<>();
    Properties all = new Properties();
    try (InputStream in = Files.newInputStream(notesOf(file))) {
      all.load(in);
      all.stringPropertyNames().forEach(each -> notes.put(each, all.getProperty(each)));
    } catch (IOException | IllegalArgumentException e) {
      notes.clear();
    }
    return notes;
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

  /** What came back. */
  record Reopened(LiveGame game, Map<String, String> notes) {}

  /** Opens one again; it is recent no more. */
  Reopened open(Games games, Entry entry) {
    LiveGame game = games.reopen(entry.file());
    Map<String, String> notes = readNotes(entry.file());
    notes.remove(NAME);
    forget(entry);
    return new Reopened(game, notes);
  }

  /** Deletes one. */
  static void forget(Entry entry) {
    try {
      delete(entry.file());
    } catch (IOException e) {
      throw FileException.of(RecentGames.class, "recentGames.cannotDeleted", entry.file(), e);
    }
  }

  private static void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
    Files.deleteIfExists(notesOf(file));
  }
}
