package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** The pauses between attempts: each twice as long as the one before, up to a limit; up to a quarter less by chance. */
final class Backoff {
  private final Duration longest;
  private Duration next;

  Backoff(Duration first, Duration longest) {
    this.longest = longest;
    next = first;
  }

  /** The next pause. Many who lost a line at the same moment do not come back at the same moment. */
  Duration next() {
    Duration pause = next.compareTo(longest) < 0 ? next : longest;
    next = pause.multipliedBy(2);
    long nanos = pause.toNanos();
    return Duration.ofNanos(nanos - ThreadLocalRandom.current().nextLong(nanos / 4 + 1));
  }
}
