package org.komabako.protocol.drive;

import java.time.Duration;

/**
 * How long an engine is waited for.
 *
 * @param start from its start until it is ready
 * @param answer from the moment that it must answer
 * @param quit until it has ended when it is asked to
 */
record Timeouts(Duration start, Duration answer, Duration quit) {
  /** What people and programs usually wait. */
  static final Timeouts USUAL =
      new Timeouts(Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(5));
}
