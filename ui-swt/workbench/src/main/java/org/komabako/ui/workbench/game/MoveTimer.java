package org.komabako.ui.workbench.game;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Place;

/**
 * How long a person takes for a move of a game without a clock: from when this window saw the game come
 * to a place until the move from there. A place that it did not see the game come to, as in a game that
 * was opened again, gives no time. Used in the lane of the game only.
 */
final class MoveTimer {
  private final LongSupplier nanos;
  private @Nullable Place at;
  private long since;
  private boolean known;

  /** A timer by a clock of nanoseconds that only goes on. */
  MoveTimer(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** The game was read; it may have come to another place. */
  void see(Game game) {
    Place now = game.reached().place();
    if (!now.equals(at)) {
      known = at != null || game.root().children().isEmpty();
      at = now;
      since = nanos.getAsLong();
    }
  }

  /** Plays a move here by {@code play} and notes its time, if this is where the game stands. */
  GameNode time(Game game, PlayedMove play) {
    see(game);
    boolean timed = known && game.clock().isEmpty() && game.current() == game.reached();
    GameNode next = play.on(game);
    if (timed && next.spent().isEmpty()) {
      Duration spent = Duration.ofNanos(nanos.getAsLong() - since);
      next.spent(spent.truncatedTo(ChronoUnit.MILLIS));
    }
    see(game);
    return next;
  }

  /** A move that is played in a game. */
  @FunctionalInterface
  interface PlayedMove {
    /**
     * Plays it.
     *
     * @return the place after it
     */
    GameNode on(Game game);
  }
}
