package org.komabako.opponents.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/** An open game in memory that can be suspended. */
public final class OpenGame implements LiveGame {
  private final Game game;
  private final List<Consumer<LiveGame>> listeners = new CopyOnWriteArrayList<>();
  private boolean suspended;

  /** Open from now on. */
  public OpenGame(Game game) {
    this.game = game;
  }

  /** Its variant leaves or is back. */
  public void suspend(boolean now) {
    synchronized (this) {
      suspended = now;
    }
    tell();
  }

  private void tell() {
    listeners.forEach(listener -> listener.accept(this));
  }

  @Override
  public String id() {
    return "1";
  }

  @Override
  public String variant() {
    return "small";
  }

  @Override
  public synchronized Optional<LocalizedText> suspended() {
    return suspended ? Optional.of(LocalizedText.same("away")) : Optional.empty();
  }

  @Override
  public Optional<LocalizedText> unkept() {
    return Optional.empty();
  }

  @Override
  public synchronized <T> T read(Function<Game, T> question) {
    if (suspended) {
      throw new GameSuspendedException(LocalizedText.same("the variant is away"));
    }
    return question.apply(game);
  }

  @Override
  public <T> T change(Function<Game, T> change) {
    try {
      return read(change);
    } finally {
      tell();
    }
  }

  @Override
  public String text() {
    return "";
  }

  @Override
  public AutoCloseable listen(Consumer<LiveGame> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}
