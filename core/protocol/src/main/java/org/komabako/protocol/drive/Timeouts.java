package org.komabako.protocol.drive;

import java.time.Duration;

/**
 * How long an engine is waited for.
 *
 * @param start from its start on this machine until it is ready
 * @param answer from the moment that it must answer
 * @param quit until it has ended when it is asked to
 * @param line how one on another machine is
 */
record Timeouts(Duration start, Duration answer, Duration quit, LineTimeouts line) {
  /** What people and programs usually wait. */
  static final Timeouts USUAL =
      new Timeouts(Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(5));

  /** From the start of a program until it is ready. */
  Duration start(Program program) {
    return program.remote() ? line.start() : start;
  }

  /** With what is usual for a line. */
  Timeouts(Duration start, Duration answer, Duration quit) {
    this(start, answer, quit, LineTimeouts.USUAL);
  }
}
