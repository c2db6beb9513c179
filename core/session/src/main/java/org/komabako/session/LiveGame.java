package org.komabako.session;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.GameSummary;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A game that is open in this process, shared by all who look at it. Safe for several threads.
 *
 * <p>When its variant leaves, the game is suspended: nothing of the variant is held any more but the
 * game's text, and it goes on by itself when a variant of that key returns and can read it.
 *
 * <p>A game that nobody looks at may rest as its text; reading it replays it then.
 *
 * <p>When a player's time is used up, the game ends at that moment by itself and listeners are told.
 * A clock that ran while the game was suspended, or the program ended, has stopped there.
 */
@ProviderType
public interface LiveGame {
  /** Its name in commands, a small number as text; stays the same over restarts. */
  String id();

  /** The key of its variant, also while that is away. */
  String variant();

  /** The game itself, which is one for all who look at it; a {@link GameViewer} answers what it looks at. */
  default LiveGame shared() {
    return this;
  }

  /** Why the game cannot go on now; empty if it can. */
  Optional<LocalizedText> suspended();

  /**
   * Looks at the game, as it stands; nobody changes it meanwhile. Take positions and moves out, not the game.
   *
   * @throws GameSuspendedException if its variant is away
   */
  <T> T read(Function<Game, T> question);

  /**
   * Changes the game. The change is on the disk before this returns and before listeners are told,
   * also when it throws; where it cannot be, {@link #unkept} says why. A variant that leaves meanwhile waits for the change to end.
   *
   * @throws GameSuspendedException if its variant is away
   */
  <T> T change(Function<Game, T> change);

  /**
   * How the game stands at the place that it has come to, without replaying it; empty if that is not known,
   * as of a suspended game that an older program has written.
   */
  default Optional<GameSummary> summary() {
    return suspended().isPresent() ? Optional.empty() : Optional.of(read(GameSummary::of));
  }

  /** What is known about the game besides its moves, by name, without replaying it. */
  default Map<String, String> tags() {
    return read(game -> Map.copyOf(game.tags()));
  }

  /** Why the last change is in memory only, for the user; empty if it is on the disk. */
  Optional<LocalizedText> unkept();

  /** The whole game as text, also while it is suspended. */
  String text();

  /**
   * Tells of each change, of suspension and of return, until closed. A listener is called in the thread that made
   * the change, outside of the game's lock: that of who called {@link #change}, of the clocks when a flag fell, of
   * what keeps games when keeping worked again, of the platform when a variant came or left.
   */
  AutoCloseable listen(Consumer<LiveGame> listener);
}
