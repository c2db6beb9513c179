package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.Clock;
import java.time.Instant;

/** The time of the database, so that machines whose clocks are wrong agree on who was heard of when. */
final class DatabaseClock implements Clock {
  private volatile long ahead;

  /** The database has just said what time it is there, in milliseconds since 1970. */
  void set(long millis) {
    ahead = millis - System.currentTimeMillis();
  }

  @Override
  public Instant now() {
    return Instant.now().plusMillis(ahead);
  }
}
