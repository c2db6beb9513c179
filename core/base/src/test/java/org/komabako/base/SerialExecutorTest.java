package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One thing after the other, whatever happens to one of them. */
@Timeout(30)
class SerialExecutorTest {
  private static final Duration LONG = Duration.ofSeconds(20);

  private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
  private final ExecutorService pool = Executors.newCachedThreadPool();
  private final SerialExecutor serial = new SerialExecutor(pool, failures::add);

  @AfterEach
  void close() {
    serial.close();
    pool.shutdownNow();
  }

  @Test
  void tasksOfManyThreadsRunOneAtATimeInTheirOrder() throws Exception {
    int[] last = new int[4];
    AtomicInteger under = new AtomicInteger();
    AtomicInteger wrong = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      int mine = thread;
      threads.add(new Thread(() -> {
        for (int i = 1; i <= 2000; i++) {
          int number = i;
          serial.execute(() -> {
            if (under.incrementAndGet() != 1 || last[mine] != number - 1) {
              wrong.incrementAndGet();
            }
            last[mine] = number;
            under.decrementAndGet();
          });
        }
      }));
    }
    threads.forEach(Thread::start);
    for (Thread each : threads) {
      each.join();
    }
    serial.submit(() -> 0).get();
    assertEquals(0, wrong.get());
    assertEquals(
        List.of(2000, 2000, 2000, 2000), java.util.Arrays.stream(last).boxed().toList());
  }

  @Test
  void anErrorGoesToOnePlaceAndTheNextTaskRuns() throws Exception {
    Error error = new OutOfMemoryError("for a test");
    serial.execute(() -> {
      throw error;
    });
    assertEquals("next", serial.submit(() -> "next").get());
    assertEquals(List.of(error), List.copyOf(failures));
  }

  @Test
  void whereTellingFailsTooTheNextTaskRuns() throws Exception {
    try (SerialExecutor mute = new SerialExecutor(pool, e -> {
      throw new AssertionError("cannot be told");
    })) {
      mute.execute(() -> {
        throw new AssertionError("fails");
      });
      assertEquals("next", mute.submit(() -> "next").get());
    }
  }

  @Test
  void anErrorOfWhatIsSubmittedIsItsResult() {
    Error error = new StackOverflowError();
    Future<?> result = serial.submit(() -> {
      throw error;
    });
    assertSame(error, assertThrows(ExecutionException.class, result::get).getCause());
    assertTrue(failures.isEmpty());
  }

  @Test
  void anInterruptThatATaskLeavesBehindDoesNotMeetTheNext() throws Exception {
    CountDownLatch both = new CountDownLatch(1);
    serial.execute(() -> {
      await(both);
      Thread.currentThread().interrupt();
    });
    Future<Boolean> next = serial.submit(Thread::interrupted);
    both.countDown();
    assertFalse(next.get());
  }

  @Test
  void aDelayedTaskRunsAfterItsTimeAndNotBefore() throws Exception {
    long start = System.nanoTime();
    CountDownLatch ran = new CountDownLatch(1);
    Future<?> waits = serial.schedule(Duration.ofMillis(60), ran::countDown);
    ran.await();
    waits.get();
    assertTrue(System.nanoTime() - start >= 60_000_000);
  }

  @Test
  void aDelayedTaskThatIsCancelledNeverRuns() throws Exception {
    AtomicInteger ran = new AtomicInteger();
    Future<?> cancelled = serial.schedule(Duration.ofMillis(20), ran::incrementAndGet);
    cancelled.cancel(false);
    serial.schedule(Duration.ofMillis(60), () -> {}).get();
    assertEquals(0, ran.get());
  }

  @Test
  void whatIsRepeatedGoesOnAfterAnError() throws Exception {
    CountDownLatch three = new CountDownLatch(3);
    Registration repeated = serial.repeat(Duration.ofMillis(1), () -> {
      three.countDown();
      throw new AssertionError("each time");
    });
    three.await();
    repeated.close();
    assertTrue(failures.size() >= 2);
    serial.submit(() -> 0).get();
    int then = failures.size();
    serial.schedule(Duration.ofMillis(50), () -> {}).get();
    assertEquals(then, failures.size());
  }

  @Test
  void whenItIsClosedWhatWaitsIsRunAndNothingElseIsTaken() throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch go = new CountDownLatch(1);
    serial.execute(() -> await(go));
    serial.execute(() -> done.add("waited"));
    Future<?> later = serial.schedule(LONG, () -> done.add("later"));
    serial.close();
    serial.execute(() -> done.add("too late"));
    Future<?> refused = serial.submit(() -> done.add("too late"));
    assertFalse(serial.awaitTermination(Duration.ofMillis(1)));
    go.countDown();
    assertTrue(serial.awaitTermination(LONG));
    assertEquals(List.of("waited"), done);
    assertTrue(later.isCancelled());
    assertThrows(CancellationException.class, refused::get);
    assertTrue(serial.schedule(Duration.ZERO, () -> done.add("too late")).isCancelled());
  }

  @Test
  void aPoolThatHasEndedLeavesNoFutureOpen() {
    pool.shutdown();
    Future<?> result = serial.submit(() -> 0);
    assertTrue(result.isCancelled());
  }

  @Test
  void aPoolThatRefusesOnceIsTriedAgain() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    SerialExecutor other = new SerialExecutor(
        task -> {
          if (asked.getAndIncrement() == 0) {
            throw new RejectedExecutionException("busy");
          }
          pool.execute(task);
        },
        failures::add);
    assertTrue(other.submit(() -> 1).isCancelled());
    assertEquals(2, other.submit(() -> 2).get());
  }

  @Test
  void aThreadOfItsOwnHasTheNameAndEnds() throws Exception {
    SerialExecutor own = SerialExecutor.onOwnThread("komabako-test", failures::add);
    Thread thread = own.submit(Thread::currentThread).get();
    assertEquals("komabako-test", thread.getName());
    assertTrue(thread.isDaemon());
    own.close();
    assertTrue(own.awaitTermination(LONG));
    thread.join(LONG.toMillis());
    assertFalse(thread.isAlive());
  }

  @Test
  void aTaskMayAskForAnotherOnAPoolThatRunsAtOnce() {
    List<String> done = new ArrayList<>();
    SerialExecutor direct = new SerialExecutor(Runnable::run, failures::add);
    direct.execute(() -> {
      direct.execute(() -> done.add("second"));
      done.add("first");
    });
    assertEquals(List.of("first", "second"), done);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(LONG.toSeconds(), TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
