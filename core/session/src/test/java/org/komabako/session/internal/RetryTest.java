package org.komabako.session.internal;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RetryTest {
  private final BlockingQueue<Long> attempts = new LinkedBlockingQueue<>();

  @Test
  void itIsTriedLaterEachTimeUntilItWorks() throws Exception {
    Retry retry = new Retry(Duration.ofMillis(20), Duration.ofMillis(80), () -> {
      attempts.add(System.nanoTime());
      if (attempts.size() == 2) {
        throw new AssertionError("not even that ends it");
      }
      return attempts.size() >= 5;
    });
    long begun = System.nanoTime();
    retry.begin();
    retry.begin();
    List<Long> at = new ArrayList<>();
    await().until(() -> attempts.size() >= 5);
    attempts.drainTo(at);
    long before = begun;
    for (int i = 0; i < 5; i++) {
      long least = List.of(20, 40, 80, 80, 80).get(i);
      assertTrue(at.get(i) - before >= least * 1_000_000, i + " after " + (at.get(i) - before));
      before = at.get(i);
    }
    // What does not happen can only be waited for: more than twice the longest pause.
    await("it worked").during(Duration.ofMillis(200)).until(attempts::isEmpty);
    retry.begin();
    assertTrue(
        attempts.poll(20, TimeUnit.SECONDS) - System.nanoTime() < 0, "and may be begun again");
    retry.close();
  }
}
