package org.komabako.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.RuleSet;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The games that are open in this process. They are saved as they change and survive a restart. One
 * process at a time keeps games in a data folder; in another, or where the folder cannot be written,
 * games live in memory only, and the user is told.
 */
@ProviderType
public interface Games {
  /** The folder in the data folder where files that are saved over are kept, the newest of them. */
  String BACKUPS = "backups";

  /**
   * Opens a new game.
   *
   * @throws IllegalArgumentException if the request cannot be met; the message says why
   */
  LiveGame create(GameRequest request);

  /**
   * Opens a new game by the rules of another one, with the moves up to the place that is looked at there.
   *
   * @throws GameSuspendedException if the variant is away
   */
  default LiveGame branch(LiveGame from) {
    record Way(GameRequest request, List<Move> moves) {}
    Way way = from.read(game -> new Way(
        new GameRequest(
            from.variant(),
            Optional.of(RuleSet.BASE),
            game.rules().options().asMap(),
            Optional.empty(),
            Optional.of(game.root().position().sfen())),
        game.current().line()));
    LiveGame made = create(way.request());
    try {
      return made.change(game -> {
        way.moves().forEach(game::play);
        return made;
      });
    } catch (RuntimeException e) {
      close(made);
      throw e;
    }
  }

  /** All open games, suspended ones too, by id. */
  List<LiveGame> list();

  /** The game with an id. */
  Optional<LiveGame> find(String id);

  /**
   * Opens a game from a file that {@link #save} or another program wrote, in any format.
   *
   * @param number which of its games, from 1
   * @param partly whether a file with a mistake is opened as far as it could be read
   * @throws java.io.UncheckedIOException if the file cannot be read
   * @throws DamagedGameException if it has a mistake and is not to be opened partly, but could be
   * @throws IllegalArgumentException if it holds no game, or one of a variant that is not installed;
   *     the message says line and reason
   */
  Opened open(Path file, int number, boolean partly);

  /** The same with the first of its games. */
  default Opened open(Path file, boolean partly) {
    return open(file, 1, partly);
  }

  /** The same; a file with a mistake is not opened. */
  default LiveGame open(Path file) {
    return open(file, false).game();
  }

  /**
   * Opens a game from a text in any format.
   *
   * @throws IllegalArgumentException if it holds no game without a mistake, or one of a variant that is not
   *     installed; the message says line and reason
   */
  Opened openText(String text);

  /** Opens a game that was put aside here: unlike those of a file from elsewhere, its engines play on. */
  LiveGame reopen(Path file);

  /**
   * A game that was opened from a file. The engines that played it are players' names now: a file
   * starts no program.
   *
   * @param game the game
   * @param remarks what the file says and the game cannot hold, or where reading ended
   */
  record Opened(LiveGame game, List<LocalizedText> remarks) {
    /** Keeps an own copy. */
    public Opened {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * Writes a game to a file, wholly or not at all.
   *
   * @param format the key of the format; empty for the one that the file's name tells, else our own
   * @return what the format leaves out of this game, a phrase for each kind of thing
   * @throws java.io.UncheckedIOException if the file cannot be written
   * @throws IllegalArgumentException if the format cannot hold the game; the message says why
   */
  List<LocalizedText> save(LiveGame game, Path file, Optional<String> format);

  /** The same in the format that the file's name tells. */
  default void save(LiveGame game, Path file) {
    var unused = save(game, file, Optional.empty());
  }

  /** Closes a game; it is no longer listed or kept. */
  void close(LiveGame game);

  /** Tells of games that are opened and closed, until closed itself. */
  AutoCloseable listen(Consumer<List<LiveGame>> listener);
}
