package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process that plays, at random moments, and looks whether all that was answered is there at
 * the next start: while journals grow, while they are written anew, while they are recovered, and while
 * variants are installed and removed.
 */
class KillsIT {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");

  /** A start of the plain process is much shorter than one of a framework. */
  private static final int PLAIN = DEEP ? 160 : 16;

  private static final int FRAMEWORK = DEEP ? 40 : 4;
  private static final long PATIENCE_SECONDS = 120;

  /** The first line of a text file of version 0.1.0, and what follows; a move and what was said. */
  private static final String OLD_TEXT = """
      komabako game 2
      variant gone
      start 3 b - 1
      move 2d2c
      comment after 2d2c
      here
      complete
      """;

  @TempDir
  Path folder;

  private final long seed = Long.getLong("komabako.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final Ledger ledger = new Ledger();
  private int duringStart;
  private int duringCompaction;

  @Test
  void everyAnsweredMoveIsThereAfterAKill() throws Exception {
    for (int round = 0; round < PLAIN; round++) {
      spoil(round);
      switch (round % 4) {
        case 0 -> live("opening", 50);
        case 1 -> live("opened", 300);
        default -> live("move", 500);
      }
    }
    live("opened", 0);
    report(PLAIN);
    assertTrue(ledger.moves() > PLAIN, "games were played");
  }

  @Test
  void alsoWhileVariantsComeAndGo() throws Exception {
    Path jar = MadeUpVariant.first().build(folder.resolve("fifth.jar"));
    for (int round = 0; round < FRAMEWORK; round++) {
      live(round % 4 == 3 ? "opening" : "move", 1500, jar.toString());
    }
    live("opened", 0, jar.toString());
    report(FRAMEWORK);
    assertTrue(ledger.moves() > 0, "games were played");
  }

  private void report(int kills) {
    System.out.printf(
        "%d kills, %d of them before all games were open, %d that left a half-written file; %d games,"
            + " %d moves answered and there, %d more there without an answer; seed %d%n",
        kills,
        duringStart,
        duringCompaction,
        ledger.begun(),
        ledger.moves(),
        ledger.unanswered(),
        seed);
  }

  /** What the power going off leaves of a record, and what version 0.1.0 left. */
  private void spoil(int round) throws IOException {
    Path games = Files.createDirectories(folder.resolve("data"));
    for (Path file : journals(games)) {
      if (random.nextInt(4) == 0 && ledger.spoil(file.getFileName().toString())) {
        ByteBuffer half = ByteBuffer.allocate(25).putInt(1000).putInt(~1000).rewind();
        byte[] bytes = new byte[1 + random.nextInt(24)];
        half.get(bytes);
        Files.write(file, bytes, StandardOpenOption.APPEND);
      }
    }
    String id = String.valueOf(100_000 * (round + 1));
    Files.writeString(games.resolve(id + ".komabako"), OLD_TEXT);
    ledger.put(id, List.of("2d2c"));
  }

  private static List<Path> journals(Path games) throws IOException {
    try (Stream<Path> files = Files.list(games)) {
      return files.filter(file -> file.toString().endsWith(".journal")).toList();
    }
  }

  /**
   * Starts the process, kills it some time after a line of it, and reads all that it wrote.
   *
   * @param since the first word of the line
   * @param milliseconds how long it may live after that
   */
  private void live(String since, int milliseconds, String... more) throws Exception {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        "-cp",
        classPath()));
    for (String name : List.of("root", "tree", "archive", "version")) {
      command.add("-Dkomabako." + name + "=" + System.getProperty("komabako." + name));
    }
    command.addAll(List.of(
        PlayersToKill.class.getName(),
        String.valueOf(random.nextLong()),
        folder.resolve("data").toString()));
    command.addAll(List.of(more));
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.to(folder.resolve("errors").toFile()))
        .start();
    boolean opened = false;
    boolean killed = false;
    try (BufferedReader out = process.inputReader()) {
      String line;
      while ((line = out.readLine()) != null) {
        if (!killed && line.startsWith(since)) {
          killAfter(process, milliseconds);
          killed = true;
        }
        opened |= line.startsWith("opened");
        read(line);
      }
    } finally {
      kill(process);
    }
    assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    assertEquals(137, process.exitValue(), () -> errors());
    duringStart += opened ? 0 : 1;
    try (Stream<Path> files = Files.walk(folder)) {
      duringCompaction += files.anyMatch(file -> file.toString().endsWith(".journal.part")) ? 1 : 0;
    }
  }

  private void read(String line) {
    try {
      ledger.read(line);
    } catch (AssertionError | NullPointerException e) {
      throw new AssertionError("seed " + seed + ": " + line + ": " + e.getMessage(), e);
    }
  }

  private String errors() {
    try {
      return "seed " + seed + ": " + Files.readString(folder.resolve("errors"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** It is killed at any time: that is what is tested. */
  private void killAfter(Process process, int milliseconds) {
    long nanos = (long) (random.nextDouble() * milliseconds * 1_000_000);
    Thread killer = new Thread(() -> {
      try {
        TimeUnit.NANOSECONDS.sleep(nanos);
      } catch (InterruptedException e) {
        // Then at once.
      }
      kill(process);
    });
    killer.start();
  }

  /** What it has written can still be read, other than after {@code Process.destroyForcibly}. */
  private static void kill(Process process) {
    process.toHandle().destroyForcibly();
  }

  private static String classPath() throws IOException {
    List<String> entries = new ArrayList<>();
    entries.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    for (Path jar : Distribution.jars(Distribution.TREE.resolve("variants"))) {
      entries.add(jar.toString());
    }
    return String.join(File.pathSeparator, entries);
  }
}
