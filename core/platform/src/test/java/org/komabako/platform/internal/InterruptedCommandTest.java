package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.platform.internal.RunningFolders.names;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.internal.TestVariant.Does;

/**
 * A command about variants that is interrupted, as Ctrl+C does, leaves the old state or the new one, and whoever
 * else waits in its thread knows of the interrupt.
 */
class InterruptedCommandTest {
  @TempDir
  Path folder;

  private RunningFolders running;
  private VariantBundles bundles;

  @BeforeEach
  void start() throws Exception {
    running = new RunningFolders(folder);
    bundles = running.start().bundles();
    bundles.install(jar(TestVariant.of("1.0")));
  }

  @AfterEach
  void end() throws Exception {
    var unused = Thread.interrupted();
    running.close();
  }

  private URI jar(TestVariant variant) {
    return variant.build(folder.resolve("given.jar")).toUri();
  }

  private void assertWhole(String version) throws Exception {
    assertTrue(Thread.interrupted(), "the interrupt is not lost");
    assertEquals(List.of("a.b " + version), running.entries());
    assertEquals(List.of("a.b " + version), running.installed());
    assertEquals(List.of("tiny"), running.keys());
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertEquals(
        version, JarInspector.inspect(running.user.resolve("a.b.jar")).version().toString());
  }

  /** Interrupts the thread of the test when a method of the framework is called. */
  private void interruptAt(String method) {
    Thread command = Thread.currentThread();
    running.watch(called -> {
      if (called.equals(method)) {
        command.interrupt();
      }
    });
  }

  @Test
  void beforeAnythingIsFetchedNothingHappens() throws Exception {
    URI given = jar(TestVariant.of("2.0"));
    Thread.currentThread().interrupt();
    StateException told = assertThrows(StateException.class, () -> bundles.update("tiny", given));
    assertEquals(
        Path.of(given) + " was not fetched: the command was interrupted", told.getMessage());
    assertWhole("1.0.0");
  }

  @Test
  void whatHasBegunIsDone() throws Exception {
    interruptAt("installBundle");
    bundles.update("tiny", jar(TestVariant.of("2.0")));
    assertWhole("2.0.0");
  }

  @Test
  void theOldVersionComesBackWhereTheNewOneCannotBeUsed() throws Exception {
    interruptAt("installBundle");
    assertThrows(
        RequestException.class,
        () -> bundles.update("tiny", jar(TestVariant.of("2.0").faulty())));
    assertWhole("1.0.0");
  }

  @Test
  void aSingletonComesBackFromItsFile() throws Exception {
    String singleton = "a.b;singleton:=true";
    bundles.update("tiny", jar(TestVariant.of("1.0").named(singleton)));
    interruptAt("installBundle");
    assertThrows(
        RequestException.class,
        () -> bundles.update("tiny", jar(TestVariant.of("2.0").named(singleton).faulty())));
    assertWhole("1.0.0");
  }

  @Test
  void whileTheCodeOfTheNewVersionRuns() throws Exception {
    Thread command = Thread.currentThread();
    System.clearProperty("a.b");
    running.watch(called -> {
      if (called.equals("installBundle")) {
        Thread later = new Thread(() -> {
          Awaitility.await()
              .pollDelay(Duration.ZERO)
              .pollInterval(Duration.ofMillis(5))
              .until(() -> System.getProperty("a.b") != null);
          command.interrupt();
        });
        later.start();
      }
    });
    bundles.update("tiny", jar(TestVariant.of("2.0").when("made", Does.TAKE_ITS_TIME)));
    assertWhole("2.0.0");
  }

  @Test
  void atEachCallOfTheFramework() throws Exception {
    Thread command = Thread.currentThread();
    String version = "1.0.0";
    AtomicInteger left = new AtomicInteger();
    for (int at = 1; left.get() <= 0; at++) {
      String next = version.equals("1.0.0") ? "2.0.0" : "1.0.0";
      left.set(at);
      URI given = jar(TestVariant.of(next));
      running.watch(called -> {
        if (left.decrementAndGet() == 0) {
          command.interrupt();
        }
      });
      assertEquals(next, bundles.update("tiny", given, true).version());
      running.watch(called -> {});
      version = next;
      if (left.get() <= 0) {
        assertWhole(version);
      }
    }
    assertFalse(Thread.interrupted());
  }

  @Test
  void aRemovalThatHasBegunIsDone() throws Exception {
    Thread.currentThread().interrupt();
    bundles.uninstall("tiny");
    assertTrue(Thread.interrupted());
    assertEquals(List.of(), running.entries());
    assertEquals(List.of(), names(running.user));
  }

  @Test
  void whatIsTriedAgainIsTriedAsItShouldBe() throws Exception {
    Path own = TestVariant.of("1.0").named("c").keyed("other").build(running.user.resolve("c.jar"));
    running.guards().setAside().put(JarInspector.digest(own), "c", ExitWatch.ENDED);
    running.folders().scan();
    Thread.currentThread().interrupt();
    assertEquals("1.0.0", bundles.retry("c").get(0).version());
    assertTrue(Thread.interrupted());
    assertEquals(List.of("other", "tiny"), running.keys());
  }
}
