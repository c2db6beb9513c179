package org.komabako.session.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Told;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.notation.GameText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An open game: the game itself while its variant is there, else its text and why it waits. All
 * access is under the lock of this object; listeners are called outside of it.
 *
 * <p>A variant that leaves in the middle of a change waits for the change: that ends with the game it
 * began with, is saved, and then the game is suspended. A change that itself has the variant removed
 * goes on in the same way, and the game is suspended at its end.
 */
final class SharedGame implements LiveGame {
  private static final Logger LOG = System.getLogger(SharedGame.class.getName());

  private final String id;
  private final String variant;
  private final Function<SharedGame, Optional<Text>> keeper;
  private final Listeners<LiveGame> listeners = new Listeners<>();
  private final Alarm alarm;
  private @Nullable Game game;
  private String text;
  private Optional<String> bundle = Optional.empty();
  private Optional<Text> unkept = Optional.empty();
  private Text waitsFor;
  private boolean closed;

  /**
   * A game that waits for its variant.
   *
   * @param keeper has the game's text on the disk when it returns, or says why not
   */
  SharedGame(
      String id,
      String variant,
      String text,
      Function<SharedGame, Optional<Text>> keeper,
      Alarms alarms) {
    this.id = id;
    this.variant = variant;
    this.text = text;
    this.keeper = keeper;
    alarm = new Alarm(alarms, this::checkTime);
    waitsFor = away();
  }

  private Text away() {
    return Sentence.of("the variant {0} is not installed", "{0} が組み込まれていません", variant);
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
  public synchronized Optional<Text> suspended() {
    return game == null ? Optional.of(waitsFor) : Optional.empty();
  }

  @Override
  public synchronized <T> T read(Function<Game, T> question) {
    return question.apply(active());
  }

  @Override
  public <T> T change(Function<Game, T> change) {
    requireActive();
    try {
      return changeAndKeep(change);
    } finally {
      listeners.tell(this);
    }
  }

  private synchronized <T> T changeAndKeep(Function<Game, T> change) {
    Game active = active();
    try {
      // The flag may have fallen a moment ago.
      var unused = active.checkTime();
      return change.apply(active);
    } finally {
      keep(active);
      if (game == active) {
        alarm.set(active);
      }
    }
  }

  private void keep(Game active) {
    text = GameText.write(active, bundle);
    if (!closed) {
      unkept = keeper.apply(this);
    }
  }

  private void checkTime() {
    try {
      var unused = change(active -> true);
    } catch (GameSuspendedException e) {
      LOG.log(Level.DEBUG, "no time to check any more", e);
    }
  }

  /** Before anything is done, so that nobody is told of a change that could not begin. */
  private synchronized void requireActive() {
    var unused = active();
  }

  private Game active() {
    if (closed) {
      throw new GameSuspendedException(Sentence.of("game {0} is closed", "対局 {0} は閉じられています", id));
    }
    Game active = game;
    if (active == null) {
      throw new GameSuspendedException(
          Sentence.of("game {0} is suspended: {1}", "対局 {0} は中断しています。{1}", id, waitsFor));
    }
    return active;
  }

  @Override
  public synchronized String text() {
    return text;
  }

  @Override
  public synchronized Optional<Text> unkept() {
    return unkept;
  }

  /** Keeps it as it is now. */
  synchronized void keep() {
    unkept = keeper.apply(this);
  }

  @Override
  public AutoCloseable listen(Consumer<LiveGame> listener) {
    return listeners.add(listener);
  }

  /**
   * Goes on with a variant that is there now; if it cannot read the game, says why and waits.
   *
   * @param version the version of its bundle
   */
  void resume(Variant arrived, Optional<String> version) {
    synchronized (this) {
      if (game != null || closed) {
        return;
      }
      try {
        game = GameText.read(arrived, text);
        bundle = version;
      } catch (RuntimeException | LinkageError e) {
        // A variant is foreign code: what it throws is its own affair and no other game's.
        waitsFor = Sentence.of(
            "the installed {0} cannot go on with this game{1}: {2}",
            "組み込まれている {0} ではこの対局{1}を続けられません。{2}", variant, lastPlayedWith(), reason(e));
        LOG.log(Level.WARNING, "game {0} stays suspended: {1}", id, waitsFor);
      }
    }
    listeners.tell(this);
  }

  private Text lastPlayedWith() {
    return GameText.header(text)
        .bundle()
        .map(version ->
            Sentence.of(", last played with its version {0}", "（最後に使われた版は {0}）", version))
        .orElse(Text.same(""));
  }

  private static Text reason(Throwable problem) {
    return problem instanceof IllegalArgumentException
        ? Told.of(problem)
        : Text.same(problem.toString());
  }

  /** Lets go of everything but the text, because the variant leaves. */
  void suspend() {
    synchronized (this) {
      letGo();
      waitsFor = away();
    }
    listeners.tell(this);
  }

  /** The game is not kept any more; what holds on to it can only read its text. */
  synchronized void close() {
    letGo();
    closed = true;
    waitsFor = Text.of("it is closed", "閉じられています");
    listeners.clear();
  }

  /** The time that was used since the last move is kept, too. */
  private void letGo() {
    Game active = game;
    game = null;
    alarm.cancel();
    if (active != null && active.clock().isPresent()) {
      keep(active);
    }
  }
}
