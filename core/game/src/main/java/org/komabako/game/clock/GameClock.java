package org.komabako.game.clock;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.komabako.game.clock.ClockFace.State;
import org.komabako.kernel.model.Side;

/**
 * The clock of a game: a {@link ClockFace} and the time since it was set. Not safe for several
 * threads; it is guarded as its game is. It does not wake anybody when a time is used up: {@link
 * #face} tells it to who asks, and {@link ClockFace} when to ask.
 */
public final class GameClock {
  private final LongSupplier nanos;
  private ClockFace face;
  private long since;

  /** What the turn has taken before that, where the clock was stopped in between. */
  private Duration before = Duration.ZERO;

  /**
   * A clock.
   *
   * @param face how it stands; one that runs goes on from now
   * @param nanos the time, in nanoseconds from anywhere; it never goes back
   */
  public GameClock(ClockFace face, LongSupplier nanos) {
    this.face = face;
    this.nanos = nanos;
    since = nanos.getAsLong();
  }

  /** A clock that goes by the time of this computer. */
  public GameClock(ClockFace face) {
    this(face, System::nanoTime);
  }

  /** How it stands now. */
  public ClockFace face() {
    return face.after(Duration.ofNanos(nanos.getAsLong() - since));
  }

  private void set(ClockFace next) {
    before = next.turn() == face.turn() ? turnTime() : Duration.ZERO;
    face = next;
    since = nanos.getAsLong();
  }

  /** The time that the player whose turn it is has taken for it so far. */
  public Duration turnTime() {
    return face.running().isPresent() ? before.plusNanos(nanos.getAsLong() - since) : before;
  }

  /** The player whose turn it is has moved: the other's time runs. */
  public void press() {
    long now = nanos.getAsLong();
    face = face.after(Duration.ofNanos(now - since)).moved();
    since = now;
    before = Duration.ZERO;
  }

  /** It begins, or goes on, for a side; also after moves were taken back. */
  public void run(Side side) {
    set(face().is(State.RUNNING, side));
  }

  /** It stops, each side keeps what is left. */
  public void stop() {
    set(face().is(State.STOPPED, face.turn()));
  }
}
