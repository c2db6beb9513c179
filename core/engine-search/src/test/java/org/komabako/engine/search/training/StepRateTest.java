package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Step;

/** How fast a training goes on, and how long its step takes still. */
class StepRateTest {
  private final StepRate rate = new StepRate();

  private double after(int seconds, int round, Step step, long done) {
    return rate.perMinute(round, step, done, TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void whatWasThereBeforeDoesNotCount() {
    assertEquals(0, after(100, 1, Step.GAMES, 5000));
    assertEquals(600, after(130, 1, Step.GAMES, 5300));
  }

  @Test
  void eachStepHasItsOwn() {
    assertEquals(0, after(0, 1, Step.GAMES, 0));
    assertEquals(0, after(60, 1, Step.MATCH, 10));
    assertEquals(20, after(120, 1, Step.MATCH, 30));
    assertEquals(0, after(130, 2, Step.MATCH, 30));
  }

  @Test
  void theTimeThatIsLeftComesFromIt() {
    assertEquals(Optional.empty(), new Progress(1, Step.GAMES, 1, 10, 0, 0).timeLeft());
    assertEquals(
        Optional.of(Duration.ofSeconds(90)),
        new Progress(1, Step.GAMES, 1000, 4000, 0, 0, 2000).timeLeft());
  }
}
