package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The desktop as a process. */
class DesktopIT {
  private static final int SECONDS_TO_START = 60;
  private static final int TERMINATED = 143;

  @TempDir
  private Path data;

  private Process start(Map<String, String> environment) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(
            Distribution.TREE.resolve("bin/komabako").toString(), "--data", data.toString())
        .redirectInput(new File("/dev/null"))
        .redirectOutput(data.resolve("out").toFile())
        .redirectError(data.resolve("err").toFile());
    builder.environment().remove("DISPLAY");
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().put("GDK_BACKEND", "x11");
    builder.environment().putAll(environment);
    return builder.start();
  }

  private String errors() throws IOException {
    return Files.readString(data.resolve("err"));
  }

  @Test
  void theWindowTakesTheMainThreadUntilItIsTerminated() throws IOException, InterruptedException {
    Process screen;
    try {
      screen = new ProcessBuilder(
              "Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp")
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      assumeTrue(false, "no Xvfb here (Debian: apt install xvfb)");
      return;
    }
    try {
      BufferedReader reader = screen.inputReader(StandardCharsets.UTF_8);
      Process process = start(Map.of("DISPLAY", ":" + reader.readLine()));
      // With nothing to read the console would end at once; the window does not.
      assertFalse(process.waitFor(5, TimeUnit.SECONDS), this::said);
      process.destroy();
      assertTrue(process.waitFor(SECONDS_TO_START, TimeUnit.SECONDS));
      assertEquals(TERMINATED, process.exitValue());
      assertEquals("", errors());
    } finally {
      screen.destroy();
    }
  }

  private String said() {
    try {
      return "it ended: " + errors();
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Test
  void aDisplayThatCannotBeOpenedMeansTheConsole() throws IOException, InterruptedException {
    Process process = start(Map.of("DISPLAY", ":9876"));
    assertTrue(process.waitFor(SECONDS_TO_START, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue(), errors());
    assertTrue(errors().contains("the display cannot be opened, so this is the console"), errors());
  }

  @Test
  void withoutADisplayItIsTheConsole() throws IOException, InterruptedException {
    Process process = start(Map.of());
    assertTrue(process.waitFor(SECONDS_TO_START, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue(), errors());
    assertTrue(errors().contains("no display"), errors());
  }
}
