package org.komabako.ui.analysis;

import java.time.Duration;
import org.komabako.engine.Limits;

/** What engines look at, and how long. */
public enum AnalysisSpan {
  /** The place that is looked at, until one goes on. */
  INFINITE(Limits.NONE),
  /** That place for a second. */
  SECOND(Limits.time(Duration.ofSeconds(1))),
  /** For three seconds. */
  SECONDS_3(Limits.time(Duration.ofSeconds(3))),
  /** For ten seconds. */
  SECONDS_10(Limits.time(Duration.ofSeconds(10))),
  /** For half a minute. */
  SECONDS_30(Limits.time(Duration.ofSeconds(30))),
  /** All places of the game, one after another: a review. */
  GAME(Limits.NONE);

  private final Limits limits;

  AnalysisSpan(Limits limits) {
    this.limits = limits;
  }

  /** What an engine is told about each place. */
  public Limits limits() {
    return limits;
  }
}
