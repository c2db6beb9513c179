package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.osgi.framework.BundleException;

@Timeout(30)
class EarlyTaskTest {
  private static CountDownLatch ran = new CountDownLatch(1);
  private static String thread = "";

  /** What a file names. */
  public static final class Task implements Runnable {
    @Override
    public void run() {
      thread = Thread.currentThread().getName();
      ran.countDown();
    }
  }

  private static EarlyTask named(String name) {
    return EarlyTask.of(Map.of("komabako.early.desktop", name), Mode.DESKTOP);
  }

  @Test
  void itIsDoneHereWhileTheOtherIsDoneElsewhere() throws Exception {
    ran = new CountDownLatch(1);
    String own = Thread.currentThread().getName();
    String other = named(Task.class.getName()).whileDoing(() -> {
      try {
        assertEquals(true, ran.await(20, TimeUnit.SECONDS));
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
      return Thread.currentThread().getName();
    });
    assertEquals(own, thread);
    assertNotEquals(own, other);
  }

  @Test
  void whereNoneIsNamedTheOtherIsDoneHere() throws Exception {
    String own = Thread.currentThread().getName();
    for (EarlyTask none : new EarlyTask[] {
      EarlyTask.of(Map.of(), Mode.DESKTOP),
      EarlyTask.of(Map.of("komabako.early.desktop", Task.class.getName()), Mode.USI),
      named("not.there.Task"),
      named("java.lang.String"),
      named("java.lang.Thread$State")
    }) {
      assertEquals(own, none.whileDoing(() -> Thread.currentThread().getName()));
    }
  }

  /** One that wants to know where the user's data are. */
  public static final class Asking implements Runnable {
    private final Map<String, String> properties;

    /** With the framework properties. */
    public Asking(Map<String, String> properties) {
      this.properties = properties;
    }

    @Override
    public void run() {
      thread = properties.getOrDefault("komabako.data", "");
    }
  }

  @Test
  void oneThatTakesThemIsGivenTheFrameworkProperties() throws Exception {
    Map<String, String> settings =
        Map.of("komabako.early.desktop", Asking.class.getName(), "komabako.data", "home");
    assertEquals("there", EarlyTask.of(settings, Mode.DESKTOP).whileDoing(() -> "there"));
    assertEquals("home", thread);
  }

  /** One that fails. */
  public static final class Failing implements Runnable {
    @Override
    public void run() {
      throw new IllegalStateException("no toolkit");
    }
  }

  @Test
  void aTaskThatFailsStopsNothing() throws Exception {
    assertEquals("there", named(Failing.class.getName()).whileDoing(() -> "there"));
  }

  @Test
  void whyTheOtherFailedIsToldAsItIs() {
    EarlyTask task = named(Task.class.getName());
    assertEquals(
        "gone",
        assertThrows(
                IOException.class,
                () -> task.whileDoing(() -> {
                  throw new IOException("gone");
                }))
            .getMessage());
    assertThrows(
        BundleException.class,
        () -> task.whileDoing(() -> {
          throw new BundleException("no");
        }));
    assertThrows(
        StackOverflowError.class,
        () -> task.whileDoing(() -> {
          throw new StackOverflowError();
        }));
  }
}
