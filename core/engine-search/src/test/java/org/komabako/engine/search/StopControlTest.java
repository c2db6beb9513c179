package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A search is told to stop. */
class StopControlTest {
  private static final int SEARCHES = 200_000;

  private volatile StopControl running = control();
  private volatile boolean over;

  private static StopControl control() {
    return new StopControl(TimePlan.FREE, Long.MAX_VALUE, false, 1);
  }

  /** Once in some ten thousand times a thread of the search asked just then, and had it forgotten. */
  @Test
  void staysStoppedThoughASearchAsksAtThatMoment() throws InterruptedException {
    AtomicLong polls = new AtomicLong();
    Thread search = new Thread(
        () -> {
          while (!over) {
            boolean unused = running.poll(0, 1);
            polls.incrementAndGet();
          }
        },
        "polls");
    search.start();
    int kept = 0;
    for (int i = 0; i < SEARCHES; i++) {
      StopControl control = control();
      running = control;
      control.stop();
      long seen = polls.get();
      while (polls.get() < seen + 2 && search.isAlive()) {
        Thread.onSpinWait();
      }
      kept += control.isStopped() ? 1 : 0;
    }
    over = true;
    search.join();
    assertEquals(SEARCHES, kept);
  }

  @Test
  void stopsAtTheMostPositions() {
    StopControl control = new StopControl(TimePlan.FREE, 100, false, 1);
    assertEquals(false, control.poll(0, 99));
    assertTrue(control.poll(0, 100));
    assertTrue(control.isStopped());
  }
}
