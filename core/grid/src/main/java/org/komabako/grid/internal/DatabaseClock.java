package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.Clock;
import java.time.Instant;
import java.time.InstantSource;

/** The time of the database, so that machines whose clocks are wrong agree on who was heard of when. */
final class DatabaseClock implements Clock {
  private final InstantSource machine;
  private volatile long ahead;

  /** @param machine what this machine takes for the time */
  DatabaseClock(InstantSource machine) {
    this.machine = machine;
  }

  /** The database has just said what time it is there, in milliseconds since 1970. */
  void set(long millis) {
    ahead = millis - machine.millis();
  }

  @Override
  public Instant now() {
    return machine.instant().plusMillis(ahead);
  }
}
