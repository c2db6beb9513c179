package org.komabako.match.internal;

import java.time.Duration;

/**
 * How long an engine is waited for.
 *
 * @param margin what an answer may take longer than the fixed time of a move; for a clock there is none
 * @param move the most that a move may take where no time is set, as with a fixed depth
 * @param last how long an engine that is too late may still answer, so that it does not count as hanging
 */
record Patience(Duration margin, Duration move, Duration last) {
  /** What matches are played with. */
  static final Patience USUAL =
      new Patience(Duration.ofMillis(300), Duration.ofMinutes(10), Duration.ofSeconds(6));
}
