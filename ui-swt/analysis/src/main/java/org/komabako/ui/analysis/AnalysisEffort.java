package org.komabako.ui.analysis;

import java.time.Duration;
import org.komabako.engine.Limits;

/** How much an engine thinks about each place of a whole game. */
public enum AnalysisEffort {
  /** A look. */
  GLANCE(Limits.time(Duration.ofMillis(200))),
  /** One second. */
  SECOND(Limits.time(Duration.ofSeconds(1))),
  /** Three seconds. */
  SECONDS_3(Limits.time(Duration.ofSeconds(3))),
  /** Ten seconds. */
  SECONDS_10(Limits.time(Duration.ofSeconds(10))),
  /** Four plies ahead. */
  DEPTH_4(Limits.NONE.toDepth(4)),
  /** Six plies ahead. */
  DEPTH_6(Limits.NONE.toDepth(6)),
  /** Eight plies ahead. */
  DEPTH_8(Limits.NONE.toDepth(8)),
  /** Twelve plies ahead. */
  DEPTH_12(Limits.NONE.toDepth(12));

  private final Limits limits;

  AnalysisEffort(Limits limits) {
    this.limits = limits;
  }

  /** What the engine is told. */
  public Limits limits() {
    return limits;
  }
}
