package org.komabako.matches.internal;

import java.time.Duration;

/**
 * How long an engine is waited for.
 *
 * @param move the most that a move may take where no time is set, as with a fixed depth
 * @param last how long an engine that is too late may still answer, so that it does not count as hanging
 */
record MoveTimeouts(Duration move, Duration last) {
  /** What matches are played with. */
  static final MoveTimeouts USUAL = new MoveTimeouts(Duration.ofMinutes(10), Duration.ofSeconds(6));
}
