package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Marks are on the disk while the users' own variants run, and blame whoever was running at the end. */
class GuardsTest {
  @TempDir
  Path folder;

  private final BundleContext context = mock(BundleContext.class);
  private final Bundle bundle = mock(Bundle.class);
  private Guards guards;

  @BeforeEach
  void start() {
    when(context.getProperty("komabako.data")).thenReturn(folder.toString());
    when(bundle.getSymbolicName()).thenReturn("a.b");
    when(bundle.getBundleId()).thenReturn(7L);
    guards = new Guards(context);
  }

  @AfterEach
  void end() {
    guards.close();
  }

  private List<String> marks() throws Exception {
    Path marks = folder.resolve("trying-variants");
    return Files.exists(marks) ? RunningFolders.names(marks) : List.of();
  }

  @Test
  void theLimitIsAPropertyInMilliseconds() {
    assertEquals(Duration.ofMillis(2_500), guards.code().limit());
    when(context.getProperty("komabako.variant.limit")).thenReturn(" 70 ");
    Guards other = new Guards(context);
    other.close();
    assertEquals(Duration.ofMillis(70), other.code().limit());
    when(context.getProperty("komabako.variant.limit")).thenReturn("long");
    Guards usual = new Guards(context);
    usual.close();
    assertEquals(Duration.ofMillis(2_500), usual.code().limit());
  }

  @Test
  void oneMarkIsThereAsLongAsAnyCodeOfABundleRuns() throws Exception {
    guards.watch(bundle, "0123");
    Registration outer = guards.begin(bundle);
    Registration inner = guards.begin(bundle);
    assertEquals(1, marks().size());
    inner.close();
    assertEquals(1, marks().size());
    outer.close();
    assertEquals(List.of(), marks());
    guards.begin(bundle).close();
    assertEquals(List.of(), marks());
  }

  @Test
  void whatIsShippedOrGoneIsNotMarked() throws Exception {
    Registration shipped = guards.begin(bundle);
    assertEquals(List.of(), marks());
    shipped.close();
    guards.watch(bundle, "0123");
    guards.forget(bundle);
    guards.begin(bundle);
    assertEquals(List.of(), marks());
  }

  @Test
  void whatWasRunningWhenAProcessEndedIsSetAside() throws Exception {
    Path marks = Files.createDirectories(folder.resolve("trying-variants"));
    Files.writeString(marks.resolve("1-1"), "name=a.b\ndigest=0123\n");
    Guards next = new Guards(context);
    next.close();
    assertTrue(next.setAside().reason("0123").isPresent());
    assertEquals(List.of(), marks());
  }

  @Test
  void atTheEndInGoodOrderNothingIsLeftAndNobodyWaits() throws Exception {
    TryingMarks marks = new TryingMarks(folder.resolve("trying-variants"));
    ForeignCode code = new ForeignCode(Duration.ofHours(1));
    SetAside aside = new SetAside(folder.resolve("aside"));
    ExitWatch watch = new ExitWatch(aside, marks, code);
    watch.add("g.h", "0123");
    var unused = marks.begin("g.h", "0123");
    CountDownLatch end = new CountDownLatch(1);
    Thread running = code.call("g.h", () -> {
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
    watch.look();
    assertFalse(aside.reason("0123").isPresent(), "it runs, but it did not ask for the end");
    assertEquals(List.of(), marks());
    assertThrows(
        IllegalStateException.class,
        () -> code.call("g.h", () -> {
          new CountDownLatch(1).await();
          return "";
        }));
    end.countDown();
    running.join();
  }

  @Test
  void whoAsksForTheEndIsKnownByWhatHeCalls() {
    assertTrue(ExitWatch.isEnding(
        frame("a.b.C", "run"),
        frame("java.lang.Runtime", "exit"),
        frame("java.lang.System", "exit")));
    assertTrue(ExitWatch.isEnding(frame("java.lang.Shutdown", "exit")));
    assertFalse(ExitWatch.isEnding(frame("a.b.C", "exit"), frame("java.lang.Runtime", "gc")));
    assertFalse(ExitWatch.isEnding());
  }

  private static StackTraceElement frame(String type, String method) {
    return new StackTraceElement(type, method, null, 1);
  }
}
