package org.komabako.testkit;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;

/** Waits for what other threads do. */
public final class Await {
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private Await() {}

  /** Returns as soon as it is so; fails if it does not come about. */
  public static void await(BooleanSupplier condition) throws InterruptedException {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(5))
        .atMost(LONGEST)
        .until(condition::getAsBoolean);
  }

  /** Returns as soon as no thread's name begins so. */
  public static void awaitNoThread(String name) throws InterruptedException {
    await(() -> Thread.getAllStackTraces().keySet().stream()
        .noneMatch(thread -> thread.getName().startsWith(name)));
  }
}
