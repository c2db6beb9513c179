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

/** A shared game and the {@link Cursor} of one viewer. */
final class GameAtCursor implements GameViewer {
  private final LiveGame game;
  private final Cursor cursor = new Cursor();
  private final Listeners<Consumer<LiveGame>> listeners = new Listeners<>();

  GameAtCursor(LiveGame game) {
    this.game = game;
  }

  @Override
  public LiveGame shared() {
    return game;
  }

  @Override
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
