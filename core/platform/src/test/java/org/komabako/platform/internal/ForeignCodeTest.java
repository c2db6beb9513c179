package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;

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
          throw new RequestException(LocalizedText.of("no \u001b[31m1", "だめ 1"));
        }));
    assertEquals("no ␛[31m1", told.text().in(Locale.ENGLISH));
    assertEquals("だめ 1", told.text().in(Locale.JAPANESE));
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
    assertEquals("java.lang.StackOverflowError", error.text().in(Locale.ENGLISH));
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

  @Test
  void whoIsInterruptedWhileHeWaitsStaysSoAndTheCodeToo() throws Exception {
    ForeignCode patient = new ForeignCode(Duration.ofHours(1));
    CountDownLatch ended = new CountDownLatch(1);
    Thread.currentThread().interrupt();
    StateException told = assertThrows(
        StateException.class,
        () -> patient.call("c.d", () -> {
          try {
            new CountDownLatch(1).await();
          } finally {
            ended.countDown();
          }
          return "";
        }));
    assertTrue(Thread.interrupted());
    assertEquals("the code of c.d was interrupted", told.getMessage());
    ended.await();
  }

  @Test
  void whatIsNoClassThatCanBeMadeIsToldSo() {
    for (Exception each : List.of(
        new NoSuchMethodException("x"),
        new IllegalAccessException("x"),
        new InvocationTargetException(new NoSuchMethodException("x")))) {
      assertEquals(
          "it is no public class with a public constructor without arguments", words(each));
    }
    assertEquals(
        "not today",
        words(new InvocationTargetException(
            new RequestException(LocalizedText.of("not today", "x")))));
    assertEquals(
        "java.lang.reflect.InvocationTargetException", words(new InvocationTargetException(null)));
    assertEquals("java.io.IOException: x", words(new IOException("x")));
    assertEquals("x".repeat(499) + "…", words(new IllegalArgumentException("x".repeat(501))));
  }

  private String words(Exception problem) {
    return assertThrows(
            ForeignCode.FailedException.class,
            () -> code.call("e.f", () -> {
              throw problem;
            }))
        .text()
        .in(Locale.ENGLISH);
  }

  @Test
  void wordsThatFailThemselvesAreReplacedByTheKindOfTheProblem() {
    String told = words(new IllegalStateException() {
      private static final long serialVersionUID = 1L;

      @Override
      public String toString() {
        throw new IllegalArgumentException("no words");
      }
    });
    assertTrue(told.startsWith(ForeignCodeTest.class.getName()), told);
  }

  @Test
  void codeThatOnlyWaitsHasTwiceAsLong() throws Exception {
    assertEquals("done", code.call("waits", () -> {
      // Longer than the limit on purpose: this is the code that waits.
      Thread.sleep(110);
      return "done";
    }));
    assertEquals(Duration.ofMillis(100), code.limit());
  }

  @Test
  void allThatCodeStartsIsKnownAsItsOwn() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    Thread left = code.call("starts", () -> {
      Thread thread = new Thread(() -> {
        try {
          end.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      });
      thread.start();
      return thread;
    });
    assertEquals("starts", ForeignCode.nameOf(left));
    assertEquals(List.of(left), ForeignCode.threads("starts"));
    assertEquals(
        "inner",
        code.call(
            "starts", () -> code.call("inner", () -> ForeignCode.nameOf(Thread.currentThread()))),
        "a group is not below that of who asks");
    end.countDown();
    left.join();
    assertEquals(List.of(), ForeignCode.threads("starts"));
  }

  @Test
  void codeInheritsNothingFromWhoAsks() throws Exception {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try {
      Thread.currentThread().setContextClassLoader(new ClassLoader() {});
      assertEquals(
          ClassLoader.getSystemClassLoader(),
          code.call("a.b", () -> Thread.currentThread().getContextClassLoader()));
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }
}
