package org.komabako.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The games that are open in this process. They are saved as they change and survive a restart. One
 * process at a time keeps games in a data folder; in another, or where the folder cannot be written,
 * games live in memory only, and the user is told.
 */
public interface Games {
  /**
   * Opens a new game.
   *
   * @throws IllegalArgumentException if the request cannot be met; the message says why
   */
  LiveGame create(GameRequest request);

  /** All open games, suspended ones too, by id. */
  List<LiveGame> list();

  /** The game with an id. */
  Optional<LiveGame> find(String id);

  /**
   * Opens a game from a file that {@link #save} or another program wrote.
   *
   * @throws java.io.UncheckedIOException if the file cannot be read
   * @throws IllegalArgumentException if it holds no game, or one of a variant that is not installed;
   *     the message says line and reason
   */
  LiveGame open(Path file);

  /**
   * Writes a game to a file, wholly or not at all.
   *
   * @throws java.io.UncheckedIOException if the file cannot be written
   */
  void save(LiveGame game, Path file);

  /** Closes a game; it is no longer listed or kept. */
  void close(LiveGame game);

  /** Tells of games that are opened and closed, until closed itself. */
  AutoCloseable listen(Consumer<List<LiveGame>> listener);
}
