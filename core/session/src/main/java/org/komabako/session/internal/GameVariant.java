package org.komabako.session.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.notation.GameText;

/**
 * The variant of an open game: whether it is there, and whether it can go on with the game. It is foreign
 * code: what it throws is its own affair and no other game's. Guarded by the lock of the game.
 */
final class GameVariant {
  private static final Logger LOG = System.getLogger(GameVariant.class.getName());

  private final String game;
  private final String key;
  private final Runnable onRefusal;
  private @Nullable InstalledVariant installed;
  private Optional<LocalizedText> refused = Optional.empty();
  private boolean checked;

  /**
   * One that is not there yet.
   *
   * @param game the id of the game
   * @param onRefusal is run when it turns out that it cannot go on with the game
   */
  GameVariant(String game, String key, Runnable onRefusal) {
    this.game = game;
    this.key = key;
    this.onRefusal = onRefusal;
  }

  String key() {
    return key;
  }

  /** Whether it is this that is there, or none. */
  boolean is(@Nullable InstalledVariant other) {
    return installed == other;
  }

  /** Another is there from now on, or none. */
  void become(@Nullable InstalledVariant now) {
    installed = now;
    refused = Optional.empty();
    checked = false;
  }

  /** The version of its bundle, if it is there. */
  Optional<String> version() {
    return installed == null ? Optional.empty() : installed.version();
  }

  /** Whether it is there, and nothing is known that keeps it from going on with the game. */
  boolean isReady() {
    return installed != null && refused.isEmpty();
  }

  /** Why the game has to wait; empty if it goes on. */
  Optional<LocalizedText> waitsFor() {
    return installed == null
        ? Optional.of(Sentence.of(SharedGame.class, "sharedGame.variantNotInstalled", key))
        : refused;
  }

  /** Looks early, and once, at what would keep it from reading the text of the game. */
  void check(Supplier<String> text) {
    InstalledVariant there = installed;
    if (there != null && !checked) {
      checked = true;
      try {
        there.check(text.get());
      } catch (RuntimeException | LinkageError e) {
        refuse(e, text.get());
      }
    }
  }

  /** Replays the game from its text; empty if it cannot. */
  Optional<Game> replay(String text) {
    InstalledVariant there = installed;
    if (there == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(GameText.read(there.variant(), text));
    } catch (RuntimeException | LinkageError e) {
      refuse(e, text);
      return Optional.empty();
    }
  }

  private void refuse(Throwable problem, String text) {
    LocalizedText why = Sentence.of(
        SharedGame.class,
        "sharedGame.installedCannotGoGame",
        key,
        lastPlayedWith(text),
        reason(problem));
    refused = Optional.of(why);
    onRefusal.run();
    LOG.log(Level.WARNING, "game {0} stays suspended: {1}", game, why);
  }

  private static LocalizedText lastPlayedWith(String text) {
    return GameText.header(text)
        .bundle()
        .map(version -> Sentence.of(SharedGame.class, "sharedGame.lastPlayedVersion", version))
        .orElse(LocalizedText.same(""));
  }

  private static LocalizedText reason(Throwable problem) {
    return problem instanceof IllegalArgumentException
        ? UserMessage.of(problem)
        : LocalizedText.same(problem.toString());
  }
}
