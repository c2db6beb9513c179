package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One running instance for a data folder, met by second processes. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class InstanceIT {
  @TempDir
  Path folder;

  private Path data;
  private final List<Process> processes = new ArrayList<>();

  private record Result(int status, String out, String err) {}

  /** A process whose output is looked at while it runs. */
  private record Running(Process process, Path out, Path err) {
    String printed() throws IOException {
      return Files.readString(out);
    }
  }

  @BeforeEach
  void chooseData() {
    data = folder.resolve("data");
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : processes) {
      process.destroyForcibly().waitFor();
    }
  }

  private Running start(Path in, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Distribution.TREE.resolve("bin/komabako").toString());
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectInput(in.toFile())
        .redirectOutput(out.toFile())
        .redirectError(err.toFile());
    builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
    Process process = builder.start();
    processes.add(process);
    return new Running(process, out, err);
  }

  private Result run(Path in, String... arguments) throws IOException, InterruptedException {
    Running running = start(in, arguments);
    assertTrue(running.process().waitFor(60, TimeUnit.SECONDS), "it ends");
    return new Result(
        running.process().exitValue(),
        Files.readString(running.out()),
        Files.readString(running.err()));
  }

  private Result run(String... arguments) throws IOException, InterruptedException {
    return run(Path.of("/dev/null"), arguments);
  }

  /** A first process that has come so far that it prints what it holds. */
  private Running first(Path where) throws IOException {
    Running first = start(
        Path.of("/dev/null"),
        "--data",
        where.toString(),
        "-c",
        "x = (game:new shogi)\necho ready\nsleep 100");
    awaitPrinted(first, "ready\n");
    return first;
  }

  private static void awaitPrinted(Running running, String text) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(20))
        .atMost(Duration.ofMinutes(1))
        .untilAsserted(
            () -> assertEquals(text, running.printed(), Files.readString(running.err())));
  }

  @Test
  void aSecondProcessReachesTheFirst() throws Exception {
    first(data);
    Result second = run("--data", data.toString(), "-c", "game:move 7g7f\n(game:show) ply");
    assertEquals(0, second.status(), second.err());
    assertTrue(second.out().endsWith("\n1\n"), second.out());
    Path script = Files.writeString(folder.resolve("a script"), "echo $1\n(game:show) ply\npwd\n");
    Result third = run("--data", data.toString(), "--script", script.toString(), "駒 箱");
    assertEquals(
        new Result(0, "駒 箱\n1\n" + folder.toRealPath() + "\n", ""),
        third,
        "the game of the first, and the folder of the third");
    assertEquals(9, run("--data", data.toString(), "-c", "exit 9").status());
    Result wrong = run("--data", data.toString(), "-c", "game:move 5e5d");
    assertEquals(1, wrong.status());
    assertTrue(wrong.err().startsWith("komabako: line 1: "), wrong.err());
    assertEquals(2, run("--data", data.toString(), "-c", "echo (").status());
    Path typed = Files.writeString(folder.resolve("typed"), "typed here\n");
    assertEquals(
        "typed here\n", run(typed, "--data", data.toString(), "-c", "cat").out());
  }

  @Test
  void aShellLooksAtTwoHundredPlacesAndWritesNothing() throws Exception {
    first(data);
    String place = data.toString();
    assertEquals(0, run("--data", place, "-c", "game:random --max 20").status());
    Path journal = data.resolve("games").resolve("1.journal");
    byte[] before = Files.readAllBytes(journal);
    String walk = IntStream.rangeClosed(1, 200)
        .mapToObj(i -> "x = (game:goto " + i % 20 + ")")
        .collect(Collectors.joining("\n"));
    Result looked = run("--data", place, "-c", walk + "\ngame:goto 7\n(game:show) ply");
    assertEquals(0, looked.status(), looked.err());
    assertTrue(looked.out().endsWith("\n7\n"), looked.out());
    assertArrayEquals(before, Files.readAllBytes(journal));
    Result other = run("--data", place, "-c", "(game:show) ply");
    assertEquals("20\n", other.out(), "another shell looks at where the game stands");
  }

  @Test
  void aloneIsAlone() throws Exception {
    first(data);
    Result second = run("--data", data.toString(), "--alone", "-c", "game:list");
    assertEquals(0, second.status(), second.err());
    assertEquals("", second.out());
    assertTrue(second.err().contains("another process keeps the games"), second.err());
  }

  @Test
  void twoDataFoldersHaveTwoInstances() throws Exception {
    first(data);
    Result other =
        run("--data", folder.resolve("other").toString(), "-c", "game:new shogi\n(game:show) id");
    assertEquals(0, other.status(), other.err());
    assertTrue(other.out().endsWith("\n1\n"), other.out());
    assertEquals("", other.err());
  }

  @Test
  void whatAKilledOneLeftIsNotInTheWay() throws Exception {
    Running first = first(data);
    first.process().destroyForcibly().waitFor();
    assertTrue(Files.exists(data.resolve("run/socket")), "it could not take it away");
    Result next = run("--data", data.toString(), "-c", "game:list");
    assertEquals(0, next.status(), next.err());
    assertTrue(next.out().startsWith("1    shogi"), next.out());
    assertEquals("", next.err());
    assertFalse(Files.exists(data.resolve("run/socket")), "an orderly end takes it away");
  }

  @Test
  void theEndOfTheFirstIsToldToTheSecond() throws Exception {
    Running first = first(data);
    Running second =
        start(Path.of("/dev/null"), "--data", data.toString(), "-c", "echo served\nsleep 100");
    awaitPrinted(second, "served\n");
    first.process().destroyForcibly().waitFor();
    assertTrue(second.process().waitFor(20, TimeUnit.SECONDS), "it ends");
    assertEquals(1, second.process().exitValue());
    assertEquals(
        "komabako: the running komabako ended before it had answered\n",
        Files.readString(second.err()));
  }

  @Test
  void anInterruptEndsTheSecondOnly() throws Exception {
    Interrupts.assumeHeard();
    Running first = first(data);
    Running second = start(
        Path.of("/dev/null"), "--data", data.toString(), "-c", "echo served\nsleep 100\necho no");
    awaitPrinted(second, "served\n");
    new ProcessBuilder("kill", "-INT", String.valueOf(second.process().pid()))
        .start()
        .waitFor();
    assertTrue(second.process().waitFor(20, TimeUnit.SECONDS), "it ends");
    assertEquals(130, second.process().exitValue());
    assertEquals("served\n", second.printed());
    assertEquals("komabako: interrupted\n", Files.readString(second.err()));
    assertTrue(first.process().isAlive());
    assertEquals(0, run("--data", data.toString(), "-c", "game:move 7g7f").status());
  }

  /** Four starts at once: one is the instance, the others reach it or come after it; nothing is lost. */
  @Test
  void startsAtOnceDoNotRace() throws Exception {
    List<Running> all = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      all.add(start(Path.of("/dev/null"), "--data", data.toString(), "-c", "x = (game:new shogi)"));
    }
    for (Running each : all) {
      assertTrue(each.process().waitFor(60, TimeUnit.SECONDS));
      assertEquals("", Files.readString(each.err()));
      assertEquals(0, each.process().exitValue());
    }
    Result listed = run("--data", data.toString(), "-c", "game:list");
    assertEquals(4, listed.out().lines().count(), listed.out());
  }
}
