package org.komabako.session;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.komabako.base.Listeners;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Cursor;
import org.komabako.game.Game;
import org.komabako.game.GameSummary;

/**
 * An open game as one viewer sees it: a tab of the window, a shell session, an analyser. Each has a
 * {@link Cursor} of its own, so that nobody is disturbed by where another looks; what one changes all see.
 * Safe for several threads. It needs no closing.
 */
public final class GameViewer implements LiveGame {
  private final LiveGame game;
  private final Cursor cursor = new Cursor();
  private final Listeners<Consumer<LiveGame>> listeners = new Listeners<>();

  /** Looks at where a game stands, and follows it, until it looks elsewhere. */
  public GameViewer(LiveGame game) {
    this.game = game.shared();
  }

  @Override
  public LiveGame shared() {
    return game;
  }

  /**
   * Looks elsewhere in the game: nothing is written, and nobody is told but who listens to this viewer.
   *
   * @param walk takes the game from place to place and changes nothing in it
   * @throws GameSuspendedException if its variant is away
   */
  public <T> T look(Function<Game, T> walk) {
    try {
      return read(walk);
    } finally {
      listeners.tell(listener -> listener.accept(this));
    }
  }

  @Override
  public <T> T read(Function<Game, T> question) {
    return game.read(each -> cursor.use(each, question));
  }

  @Override
  public <T> T change(Function<Game, T> change) {
    return game.change(each -> cursor.use(each, change));
  }

  /** Tells also of each time that this viewer {@linkplain #look looks} elsewhere. */
  @Override
  public AutoCloseable listen(Consumer<LiveGame> listener) {
    AutoCloseable looks = listeners.add(listener);
    AutoCloseable changes = game.listen(each -> listener.accept(this));
    return () -> {
      looks.close();
      changes.close();
    };
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String variant() {
    return game.variant();
  }

  @Override
  public Optional<LocalizedText> suspended() {
    return game.suspended();
  }

  @Override
  public Optional<GameSummary> summary() {
    return game.summary();
  }

  @Override
  public Map<String, String> tags() {
    return game.tags();
  }

  @Override
  public Optional<LocalizedText> unkept() {
    return game.unkept();
  }

  @Override
  public String text() {
    return game.text();
  }
}
