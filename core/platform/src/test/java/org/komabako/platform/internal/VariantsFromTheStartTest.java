package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.platform.WindowDrawn;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/** Where a window opens, texts wait until it has been drawn. */
@Timeout(60)
class VariantsFromTheStartTest {
  private static final String TEXT = """
      [variant]
      key = kings
      name = two kings
      board = 3x4
      start = 1k1/3/3/1K1 b - 1

      [piece: K]
      name = king
      moves = K
      flags = royal
      """;

  @TempDir
  Path folder;

  private RunningFolders running;
  private final InstalledVariants installed = mock(InstalledVariants.class);
  private ServiceRegistration<InstalledVariants> service;

  @BeforeEach
  void prepare() throws Exception {
    running = new RunningFolders(folder);
    service = running.context().registerService(InstalledVariants.class, installed, null);
  }

  @AfterEach
  void end() throws Exception {
    service.unregister();
    TestFramework.clear();
  }

  private Thread starting() {
    BundleContext context = running.context();
    Thread thread =
        new Thread(() -> new VariantsFromTheStart(context, service.getReference()), "starting");
    thread.start();
    return thread;
  }

  @Test
  void textsComeWhenTheWindowHasBeenDrawn() throws Exception {
    running.withWindow();
    Thread thread = starting();
    verify(installed, timeout(20_000)).bring();
    verify(installed, never()).bringTexts();
    ServiceRegistration<?> drawn =
        running.context().registerService(WindowDrawn.class, new WindowDrawn() {}, null);
    thread.join();
    verify(installed).bringTexts();
    drawn.unregister();
  }

  @Test
  void textsComeAfterAMomentWhereNoWindowIsDrawn() throws Exception {
    running.withWindow();
    starting().join();
    verify(installed).bringTexts();
  }

  @Test
  void withoutAWindowAllComeAtOnce() throws Exception {
    starting().join();
    verify(installed).bring();
    verify(installed, never()).bringTexts();
  }

  @Test
  void jarsAreThereBeforeTheTexts() throws Exception {
    TestVariant.of("1.0").build(running.shipped.resolve("tiny.jar"));
    Files.writeString(running.shipped.resolve("kings.variant"), TEXT);
    running.withWindow().start();
    assertEquals(List.of("tiny"), running.keys());
    running.folders().scanTexts();
    assertEquals(List.of("kings", "tiny"), running.keys());
    assertTrue(running.folders().problems().isEmpty());
    running.stop();
  }
}
