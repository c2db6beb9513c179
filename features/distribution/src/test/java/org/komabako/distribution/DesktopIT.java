package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The desktop as a process. */
class DesktopIT {
  private static final int SECONDS_TO_START = 60;
  private static final int TERMINATED = 143;

  @TempDir
  private Path data;

  private Process start(Map<String, String> environment, Path... files) throws IOException {
    List<String> command = new ArrayList<>(
        List.of(Distribution.TREE.resolve("bin/komabako").toString(), "--data", data.toString()));
    Stream.of(files).map(Path::toString).forEach(command::add);
    ProcessBuilder builder = new ProcessBuilder(command)
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
      Path file = Files.writeString(data.resolve("opening.kifu"), """
          手合割：平手
             1 ７六歩(77)
          """);
      Process process = start(Map.of("DISPLAY", ":" + reader.readLine()), file);
      awaitKept("7g7f");
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

  /** Until a game with this text is kept among the open ones. */
  private void awaitKept(String text) {
    try {
      Awaitility.await().atMost(Duration.ofSeconds(SECONDS_TO_START)).until(() -> isKept(text));
    } catch (ConditionTimeoutException e) {
      fail("no game with " + text + ": " + said(), e);
    }
  }

  private boolean isKept(String text) throws IOException {
    Path games = data.resolve("games");
    if (!Files.isDirectory(games)) {
      return false;
    }
    try (Stream<Path> kept = Files.list(games)) {
      for (Path each : kept.filter(Files::isRegularFile).toList()) {
        if (Files.readString(each, StandardCharsets.ISO_8859_1).contains(text)) {
          return true;
        }
      }
    } catch (NoSuchFileException e) {
      // It was replaced between two looks.
    }
    return false;
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
