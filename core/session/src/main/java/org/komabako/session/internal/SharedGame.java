package org.komabako.session.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.GameSummary;
import org.komabako.game.clock.ClockFace;
import org.komabako.notation.GameText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An open game: its text, and the game itself from when somebody reads or changes it. A game that rests
 * is its text alone and is replayed when it is asked for; one whose variant is away is its text and why
 * it waits. All access is under the lock of this object; listeners are called outside of it.
 *
 * <p>A variant that leaves in the middle of a change waits for the change: that ends with the game it
 * began with, is saved, and then the game is suspended. A change that itself has the variant removed
 * goes on in the same way, and the game is suspended at its end.
 */
final class SharedGame implements LiveGame {
  private static final Logger LOG = System.getLogger(SharedGame.class.getName());

  private final String id;
  private final GameVariant variant;
  private final Function<SharedGame, Optional<LocalizedText>> keeper;
  private final Replayed replayed;
  private final Listeners<Consumer<LiveGame>> listeners = new Listeners<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Alarm alarm;
  private @Nullable Game game;
  private byte[] text;
  private Optional<LocalizedText> unkept = Optional.empty();
  private boolean wasReplayed;
  private boolean news;
  private boolean closed;

  /**
   * A game that waits for its variant.
   *
   * @param text as UTF-8; it is not copied
   * @param keeper has the game's text on the disk when it returns, or says why not
   * @param replayed is told of each use, and who is to rest for it
   */
  SharedGame(
      String id,
      String variant,
      byte[] text,
      Function<SharedGame, Optional<LocalizedText>> keeper,
      Replayed replayed,
      Alarms alarms) {
    this.id = id;
    this.variant = new GameVariant(id, variant, () -> news = true);
    this.text = text;
    this.keeper = keeper;
    this.replayed = replayed;
    alarm = new Alarm(alarms, this::checkTime);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String variant() {
    return variant.key();
  }

  private <T> T locked(Supplier<T> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  private static String string(byte[] utf8) {
    return new String(utf8, StandardCharsets.UTF_8);
  }

  @Override
  public Optional<LocalizedText> suspended() {
    return locked(this::waitsFor);
  }

  private Optional<LocalizedText> waitsFor() {
    if (closed) {
      return Optional.of(Sentence.of(SharedGame.class, "sharedGame.closed"));
    }
    if (game == null) {
      variant.check(() -> string(text));
    }
    return variant.waitsFor();
  }

  @Override
  public <T> T read(Function<Game, T> question) {
    return using(question);
  }

  /** Does something with the game, and has others rest for it if they are many. */
  private <T> T using(Function<Game, T> use) {
    lock.lock();
    try {
      return use.apply(active());
    } finally {
      boolean outermost = lock.getHoldCount() == 1;
      boolean held = game != null;
      int size = text.length;
      // A suspension that came to light by this look.
      boolean tell = outermost && news;
      news &= !tell;
      lock.unlock();
      if (outermost && held) {
        replayed.used(this, size);
      }
      if (tell) {
        listeners.tell(listener -> listener.accept(this));
      }
    }
  }

  @Override
  public <T> T change(Function<Game, T> change) {
    // Before anything is done, so that nobody is told of a change that could not begin.
    var unused = using(active -> true);
    try {
      return using(active -> changeAndKeep(active, change));
    } finally {
      listeners.tell(listener -> listener.accept(this));
    }
  }

  private <T> T changeAndKeep(Game active, Function<Game, T> change) {
    Optional<String> version = variant.version();
    try {
      // The flag may have fallen a moment ago.
      var unused = active.checkTime();
      return change.apply(active);
    } finally {
      keep(active, version);
      if (game == active) {
        alarm.set(active);
      }
    }
  }

  private void keep(Game active, Optional<String> version) {
    text = GameText.write(active, version).getBytes(StandardCharsets.UTF_8);
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

  private Game active() {
    if (closed) {
      throw new GameSuspendedException(Sentence.of(SharedGame.class, "sharedGame.gameClosed", id));
    }
    if (game == null && variant.isReady()) {
      replay();
    }
    Game active = game;
    if (active == null) {
      throw new GameSuspendedException(Sentence.of(
          SharedGame.class, "sharedGame.gameSuspended", id, waitsFor().orElse(LocalizedText.NONE)));
    }
    return active;
  }

  private void replay() {
    if (!replayed.hasRoom(this, text.length)) {
      throw noRoom();
    }
    try {
      game = variant.replay(string(text)).orElse(null);
      wasReplayed |= game != null;
    } catch (OutOfMemoryError e) {
      throw noRoom();
    }
  }

  private GameSuspendedException noRoom() {
    return new GameSuspendedException(Sentence.of(
        SharedGame.class, "sharedGame.gameCannotShownNow", id, MemoryReserve.exhausted()));
  }

  @Override
  public Optional<GameSummary> summary() {
    return locked(() -> {
      Game active = game;
      return active == null ? GameText.summary(string(text)) : Optional.of(GameSummary.of(active));
    });
  }

  @Override
  public Map<String, String> tags() {
    return locked(() -> {
      Game active = game;
      if (active != null) {
        return Map.copyOf(active.tags());
      }
      String known = string(text);
      return GameText.glance(known, "tag").isEmpty()
          ? Map.of()
          : GameText.header(known).tags();
    });
  }

  @Override
  public String text() {
    return string(bytes());
  }

  /** The text as UTF-8, not copied. */
  byte[] bytes() {
    return locked(() -> text);
  }

  @Override
  public Optional<LocalizedText> unkept() {
    return locked(() -> unkept);
  }

  /** Keeps it as it is now. */
  void keep() {
    var unused = locked(() -> unkept = keeper.apply(this));
  }

  /** Keeps what could not be kept before; whether nothing is left. Who listens is told when it is kept. */
  boolean keepAgain() {
    lock.lock();
    try {
      if (closed || unkept.isEmpty()) {
        return true;
      }
      keep();
      if (unkept.isPresent()) {
        return false;
      }
    } finally {
      lock.unlock();
    }
    listeners.tell(listener -> listener.accept(this));
    return true;
  }

  @Override
  public AutoCloseable listen(Consumer<LiveGame> listener) {
    return listeners.add(listener);
  }

  /**
   * Goes on with a variant that is there now, or waits for one; nothing if that is known. A game that was
   * in use is replayed at once; if that fails it says why and waits.
   */
  void settle(@Nullable InstalledVariant now) {
    lock.lock();
    try {
      if (closed || variant.is(now)) {
        return;
      }
      letGo();
      variant.become(now);
      if (now != null && wasReplayed) {
        wasReplayed = false;
        replay();
      }
      news = false;
    } finally {
      lock.unlock();
    }
    listeners.tell(listener -> listener.accept(this));
  }

  /**
   * Lets go of the game itself, which is replayed when it is asked for.
   *
   * @return false if it is used, somebody follows it, or its clock runs
   */
  boolean rest() {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      if (lock.getHoldCount() > 1 || !listeners.isEmpty() || isRunning()) {
        return false;
      }
      game = null;
      wasReplayed = false;
      return true;
    } finally {
      lock.unlock();
    }
  }

  private boolean isRunning() {
    Game active = game;
    return active != null
        && active
            .clock()
            .filter(clock -> clock.face().state() == ClockFace.State.RUNNING)
            .isPresent();
  }

  /** Whether the game itself is held. */
  boolean isReplayed() {
    return locked(() -> game != null);
  }

  /** The game is not kept any more; what holds on to it can only read its text. */
  void close() {
    lock.lock();
    try {
      letGo();
      closed = true;
      listeners.clear();
    } finally {
      lock.unlock();
    }
    replayed.forget(this);
  }

  /** The time that was used since the last move is kept, too. */
  private void letGo() {
    Game active = game;
    game = null;
    alarm.cancel();
    if (active != null && active.clock().isPresent()) {
      keep(active, variant.version());
    }
  }
}
