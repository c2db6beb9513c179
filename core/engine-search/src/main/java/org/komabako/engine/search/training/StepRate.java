package org.komabako.engine.search.training;

import java.util.concurrent.TimeUnit;
import org.komabako.engine.NetworkTraining.Step;

/** How fast a step of a training goes on. Not safe for several threads. */
final class StepRate {
  private static final long LEAST_NANOS = TimeUnit.SECONDS.toNanos(1);

  private int round;
  private Step step = Step.GAMES;
  private long first;
  private long began;

  /**
   * The rate.
   *
   * @param done so much of the step is done at a time
   * @param nanos that time
   * @return how much was done in a minute since the step began; 0 while that is not known
   */
  double perMinute(int round, Step step, long done, long nanos) {
    if (this.round != round || this.step != step) {
      this.round = round;
      this.step = step;
      first = done;
      began = nanos;
    }
    long took = nanos - began;
    return took < LEAST_NANOS ? 0 : (done - first) * (double) TimeUnit.MINUTES.toNanos(1) / took;
  }
}
