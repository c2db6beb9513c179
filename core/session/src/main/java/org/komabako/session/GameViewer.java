package org.komabako.session;

import java.util.function.Consumer;
import java.util.function.Function;
import org.komabako.game.Game;
import org.osgi.annotation.versioning.ProviderType;

/**
 * An open game as one viewer sees it: a tab of the window, a shell session, an analyser. Each has a
 * {@link org.komabako.game.Cursor} of its own, so that nobody is disturbed by where another looks; what one
 * changes all see. Safe for several threads. It needs no closing.
 */
@ProviderType
public interface GameViewer extends LiveGame {
  /** Looks at where a game stands, and follows it, until it looks elsewhere. */
  static GameViewer of(LiveGame game) {
    return new GameAtCursor(game.shared());
  }

  /**
   * Looks elsewhere in the game: nothing is written, and nobody is told but who listens to this viewer.
   *
   * @param walk takes the game from place to place and changes nothing in it
   * @throws GameSuspendedException if its variant is away
   */
  <T> T look(Function<Game, T> walk);

  /** Tells also of each time that this viewer {@linkplain #look looks} elsewhere. */
  @Override
  AutoCloseable listen(Consumer<LiveGame> listener);
}
