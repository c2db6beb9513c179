package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what other threads do. */
public final class Await {
  private static final long SECONDS = 20;

  private Await() {}

  /** Returns as soon as it is so; fails if it does not come about. */
  public static void await(BooleanSupplier condition) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() < until, "it did not come about");
      Thread.sleep(5);
    }
  }

  /** Returns as soon as no thread's name begins so. */
  public static void awaitNoThread(String name) throws InterruptedException {
    await(() -> Thread.getAllStackTraces().keySet().stream()
        .noneMatch(thread -> thread.getName().startsWith(name)));
  }
}
