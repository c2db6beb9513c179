package org.komabako.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;

/** How often results are asked for. */
class ResultPollTest {
  private static JobStatus status(int done, double perMinute) {
    return new JobStatus(
        "a",
        "kind",
        "title",
        "1",
        "me",
        JobStatus.State.RUNNING,
        1000,
        done,
        1,
        Instant.now(),
        perMinute,
        LocalizedText.NONE);
  }

  @Test
  void atFirstItIsAskedOften() {
    ResultPoll poll = new ResultPoll();
    assertTrue(poll.isStatusDue());
    assertEquals(Duration.ofMillis(250), poll.pause());
  }

  @Test
  void whileMuchIsLeftItIsAskedSeldom() {
    ResultPoll poll = new ResultPoll();
    assertEquals(10, poll.status(status(10, 60)).done());
    assertFalse(poll.isStatusDue());
    assertEquals(10, poll.status().done());
    assertEquals(Duration.ofSeconds(5), poll.pause());
  }

  @Test
  void whereEachResultTakesLongItIsAskedAFewTimesForEach() {
    ResultPoll poll = new ResultPoll();
    poll.status(status(999, 6));
    assertEquals(Duration.ofNanos(3_333_333_333L), poll.pause());
    poll.status(status(999, 0.1));
    assertEquals(Duration.ofSeconds(5), poll.pause());
  }

  @Test
  void nearTheEndItIsAskedOften() {
    ResultPoll poll = new ResultPoll();
    poll.status(status(940, 60));
    poll.came();
    Duration minute = poll.pause();
    assertTrue(minute.compareTo(Duration.ofSeconds(3)) <= 0, minute::toString);
    assertTrue(minute.compareTo(Duration.ofSeconds(2)) > 0, minute::toString);
    poll.status(status(999, 60));
    assertEquals(Duration.ofNanos(333_333_333), poll.pause());
  }
}
