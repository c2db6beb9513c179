package org.komabako.ui.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.DeviceData;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A screen of its own for the tests of windows: an Xvfb that is started once for the JVM, on a number
 * that it finds itself. Where there is no Xvfb the tests are skipped, with a word. All tests share
 * one display, on the thread that JUnit runs them on.
 */
public final class Screen implements ExecutionCondition {
  private static final Optional<String> NUMBER = start();
  private static final List<Throwable> LOST = new CopyOnWriteArrayList<>();
  private static Display display;

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return NUMBER.isPresent()
        ? ConditionEvaluationResult.enabled("a screen at :" + NUMBER.get())
        : ConditionEvaluationResult.disabled("no Xvfb here (Debian: apt install xvfb libgtk-3-0)");
  }

  private static Optional<String> start() {
    try {
      Process server = new ProcessBuilder(
              "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
      BufferedReader out = new BufferedReader(
          new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
      return Optional.ofNullable(out.readLine());
    } catch (IOException e) {
      System.err.println("windows are not tested: no Xvfb here");
      return Optional.empty();
    }
  }

  /** The number of the screen, for other programs. */
  public static String number() {
    return NUMBER.orElseThrow();
  }

  /** The display. */
  public static Display display() {
    if (display == null) {
      connect();
      DeviceData data = new DeviceData();
      data.tracking = true;
      Resource.setNonDisposeHandler(LOST::add);
      display = new Display(data);
    }
    return display;
  }

  /** Displays that are made from now on are of this screen, also those that a test does not make. */
  public static void connect() {
    var unused = OS.setenv(bytes("DISPLAY"), bytes(":" + number()), 1);
    System.setProperty("org.eclipse.swt.internal.SessionManagerDBus.disable", "true");
  }

  private static byte[] bytes(String text) {
    return (text + '\0').getBytes(StandardCharsets.UTF_8);
  }

  /** What is not disposed now: images, fonts, paths and the like; colours hold nothing. */
  static List<Object> resources() {
    List<Object> open = new ArrayList<>();
    for (Object each : display().getDeviceData().objects) {
      if (!(each instanceof Color)) {
        open.add(each);
      }
    }
    return open;
  }

  /** Fails if a resource was forgotten by its owner. */
  public static void assertNothingLost() {
    Assertions.assertEquals(List.of(), LOST);
  }

  /** Lets the window work until something is so; fails after half a minute. */
  public static void await(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + 30_000_000_000L;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        Assertions.fail("not within half a minute: " + what);
      }
      if (!display().readAndDispatch()) {
        try {
          // The window has nothing to do; this must be the thread that lets it work.
          Thread.sleep(2);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  /** Does all that waits. */
  public static void settle() {
    while (display().readAndDispatch()) {
      // The next one.
    }
  }

  /** Sets how large GTK writes, in dots per inch: 96 is usual. */
  static void writing(int dots) {
    OS.g_object_set(GTK.gtk_settings_get_default(), bytes("gtk-xft-dpi"), dots * 1024, 0);
    settle();
  }

  /** Lets the window work for a while. */
  static void rest(int millis) {
    long end = System.nanoTime() + millis * 1_000_000L;
    await("the time goes by", () -> System.nanoTime() > end);
  }
}
