package org.komabako.session.internal;

import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;

/** The alarm of one game, set again whenever its clock changes. Guarded by the game's lock. */
final class Alarm {
  private final Alarms alarms;
  private final Runnable wake;
  private @Nullable Future<?> set;

  Alarm(Alarms alarms, Runnable wake) {
    this.alarms = alarms;
    this.wake = wake;
  }

  /** Rings when the time of the player to move is used up, if a clock runs. */
  void set(Game game) {
    cancel();
    game.clock()
        .map(GameClock::face)
        .filter(face -> face.state() == ClockFace.State.RUNNING)
        .ifPresent(face -> set = alarms.in(face.left(face.turn()).total(), wake));
  }

  void cancel() {
    Future<?> before = set;
    if (before != null) {
      before.cancel(false);
    }
    set = null;
  }
}
