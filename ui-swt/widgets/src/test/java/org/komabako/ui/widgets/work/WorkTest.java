package org.komabako.ui.widgets.work;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Lanes of work go on whatever a task does. */
class WorkTest {
  @Test
  void anErrorEndsNoLane() throws InterruptedException {
    try (Work work = new Work()) {
      Executor lane = work.lane();
      lane.execute(() -> {
        throw new AssertionError("a task fails");
      });
      CountDownLatch next = new CountDownLatch(1);
      lane.execute(next::countDown);
      assertTrue(next.await(20, TimeUnit.SECONDS));
    }
  }
}
