package org.komabako.session.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.TextException;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Variant;
import org.komabako.notation.GameText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An open game: the game itself while its variant is there, else its text and why it waits. All
 * access is under the lock of this object; listeners are called outside of it.
 */
final class SharedGame implements LiveGame {
  private final String id;
  private final String variant;
  private final Consumer<SharedGame> keeper;
  private final List<Consumer<LiveGame>> listeners = new CopyOnWriteArrayList<>();
  private @Nullable Game game;
  private String text;
  private String waitsFor;

  /** A game that waits for its variant. */
  SharedGame(String id, String variant, String text, Consumer<SharedGame> keeper) {
    this.id = id;
    this.variant = variant;
    this.text = text;
    this.keeper = keeper;
    waitsFor = away(variant);
  }

  private static String away(String variant) {
    return "the variant " + variant + " is not installed";
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String variant() {
    return variant;
  }

  @Override
  public synchronized Optional<String> suspended() {
    return game == null ? Optional.of(waitsFor) : Optional.empty();
  }

  @Override
  public synchronized <T> T read(Function<Game, T> question) {
    return question.apply(active());
  }

  @Override
  public <T> T change(Function<Game, T> change) {
    try {
      synchronized (this) {
        Game active = active();
        try {
          return change.apply(active);
        } finally {
          text = GameText.write(active);
          keeper.accept(this);
        }
      }
    } finally {
      tell();
    }
  }

  private Game active() {
    Game active = game;
    if (active == null) {
      throw new GameSuspendedException("game " + id + " is suspended: " + waitsFor);
    }
    return active;
  }

  @Override
  public synchronized String text() {
    return text;
  }

  @Override
  public AutoCloseable listen(Consumer<LiveGame> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Goes on with a variant that is there now; if it cannot read the game, says why and waits. */
  void resume(Variant arrived) {
    synchronized (this) {
      if (game != null) {
        return;
      }
      try {
        game = GameText.read(arrived, text);
      } catch (TextException e) {
        waitsFor = "the installed " + variant + " cannot read the game: " + e.getMessage();
      }
    }
    tell();
  }

  /** Lets go of everything but the text, because the variant leaves. */
  void suspend() {
    synchronized (this) {
      game = null;
      waitsFor = away(variant);
    }
    tell();
  }

  private void tell() {
    listeners.forEach(listener -> listener.accept(this));
  }
}
