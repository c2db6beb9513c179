package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.RequestException;

/** Whoever calls code of a variant gets an answer or a reason, whatever the code does. */
class ForeignCodeTest {
  private final ForeignCode code = new ForeignCode(Duration.ofMillis(100));

  @Test
  void whatComesBackInTimeIsTheAnswer() throws Exception {
    AtomicReference<Thread> thread = new AtomicReference<>();
    assertEquals("a.b", code.call("a.b", () -> {
      thread.set(Thread.currentThread());
      return ForeignCode.nameOf(Thread.currentThread());
    }));
    assertTrue(thread.get().isDaemon());
    assertFalse(thread.get().isAlive(), "it is not taken for one that was left");
    assertEquals(List.of(), ForeignCode.threads("a.b"));
    assertEquals("", ForeignCode.nameOf(Thread.currentThread()));
  }

  @Test
  void codeThatLoopsIsGivenUp() {
    CountDownLatch end = new CountDownLatch(1);
    assertThrows(
        ForeignCode.TooLongException.class,
        () -> code.call("loops", () -> {
          while (end.getCount() > 0) {
            Thread.onSpinWait();
          }
          return "";
        }));
    assertEquals(1, ForeignCode.threads("loops").size(), "it cannot be ended");
    end.countDown();
  }

  @Test
  void codeThatWaitsIsGivenUpAndInterrupted() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    assertThrows(
        ForeignCode.TooLongException.class,
        () -> code.call("waits", () -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return "";
        }));
    interrupted.await();
  }

  @Test
  void whatItThrowsIsPutIntoWordsUnderTheLimitToo() {
    ForeignCode.FailedException told = assertThrows(
        ForeignCode.FailedException.class,
        () -> code.call("a.b", () -> {
          throw RequestException.of("no \u001b[31m{0}", "だめ {0}", 1);
        }));
    assertEquals("no ␛[31m1", told.text().english());
    assertEquals("だめ 1", told.text().japanese());
    assertThrows(
        ForeignCode.TooLongException.class,
        () -> code.call("words", () -> {
          throw new IllegalStateException() {
            private static final long serialVersionUID = 1L;

            @Override
            public String toString() {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              return "";
            }
          };
        }));
    ForeignCode.FailedException error = assertThrows(
        ForeignCode.FailedException.class,
        () -> code.call("a.b", () -> {
          throw new StackOverflowError();
        }));
    assertEquals("java.lang.StackOverflowError", error.text().english());
  }

  @Test
  void atTheEndOfTheProcessNobodyWaits() {
    ForeignCode patient = new ForeignCode(Duration.ofHours(1));
    patient.end();
    assertThrows(
        IllegalStateException.class,
        () -> patient.call("ends", () -> {
          new CountDownLatch(1).await();
          return "";
        }));
    assertFalse(Thread.currentThread().isInterrupted());
  }
}
