package org.komabako.protocol.drive;

import java.time.Duration;
import org.komabako.engine.Limits;

/**
 * How the line to an engine on another machine is kept, and made again.
 *
 * @param start from the first attempt to reach its machine until it is ready
 * @param keepAlive something is sent so often; who answers to it once has to answer within as long
 * @param silence the least time of silence that is suspicious while it thinks by a clock
 * @param firstPause between the first attempt to make it again and the second; twice as long after each
 * @param longestPause no pause is longer
 * @param giveUp for how long it is tried where no clock says so
 */
record LineTimeouts(
    Duration start,
    Duration keepAlive,
    Duration silence,
    Duration firstPause,
    Duration longestPause,
    Duration giveUp) {
  private static final int SILENT_PART = 3;

  /** What is usual on the Internet: routers forget a line that is silent for minutes, the least after one. */
  static final LineTimeouts USUAL = new LineTimeouts(
      Duration.ofSeconds(30),
      Duration.ofSeconds(15),
      Duration.ofSeconds(20),
      Duration.ofSeconds(1),
      Duration.ofSeconds(30),
      Duration.ofMinutes(10));

  /** For how long it is tried to reach it for a task: as long as its clock runs. */
  Duration trying(Limits limits) {
    return limits.own().isPresent() && !limits.ponder()
        ? limits.own().get().total()
        : limits.time().map(giveUp::plus).orElse(giveUp);
  }

  /** After which silence it is taken for lost while it thinks; a year where a clock does not say. */
  Duration silent(Limits limits) {
    if (limits.ponder() || limits.own().isEmpty()) {
      return ForeignThinker.NEVER;
    }
    Duration part = limits.own().get().total().dividedBy(SILENT_PART);
    return part.compareTo(silence) < 0 ? silence : part;
  }
}
