package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program is killed at random moments while a variant is installed, updated and removed. The next start has
 * what was answered last, or what was being done then; nothing is left lying about. More kills with {@code -Pdeep};
 * {@code -Dkomabako.seed} repeats a run.
 */
class InstallKillsIT {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  private static final int KILLS = DEEP ? 100 : 3;
  private static final int ROUNDS = 200;

  @TempDir
  static Path folder;

  @Test
  void aKillLeavesTheOldOrTheNew() throws Exception {
    long seed = Long.getLong("komabako.seed", System.nanoTime());
    System.out.println("InstallKillsIT: -Dkomabako.seed=" + seed);
    Random random = new Random(seed);
    Path one = MadeUpVariant.first().build(folder.resolve("one.jar"));
    Path two = MadeUpVariant.second().build(folder.resolve("two.jar"));
    StringBuilder script = new StringBuilder("variant:install " + one + "\necho began 1.0.0\n");
    for (int i = 0; i < ROUNDS; i++) {
      script.append("variant:update fifth ").append(two).append("\necho done 2.0.0\n");
      script.append("variant:update fifth --downgrade ").append(one).append("\necho done 1.0.0\n");
    }
    Path file = Files.writeString(folder.resolve("updates.gosh"), script);
    for (int i = 0; i < KILLS; i++) {
      Path data = Files.createTempDirectory(folder, "data");
      Path out = Files.createTempFile(folder, "o", "");
      Process process = start(data, out, "--script", file.toString());
      await(process, out);
      // It is killed at any time: that is what is tested.
      TimeUnit.MILLISECONDS.sleep(random.nextInt(1_000));
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      check(data, Files.readString(out));
    }
  }

  private static void await(Process process, Path out) throws Exception {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(10))
        .atMost(Duration.ofSeconds(60))
        .until(() -> !process.isAlive() || Files.readString(out).contains("began"));
    assertTrue(Files.readString(out).contains("began"), Files.readString(out));
  }

  private static void check(Path data, String answered) throws Exception {
    String last = answered
        .lines()
        .filter(line -> line.startsWith("began ") || line.startsWith("done "))
        .reduce("", (before, line) -> line.substring(line.indexOf(' ') + 1));
    String other = last.equals("1.0.0") ? "2.0.0" : "1.0.0";
    Path out = Files.createTempFile(folder, "o", "");
    Process next = start(data, out, "-c", "variant:bundles | cat\ngame:new fifth");
    assertEquals(0, next.waitFor(), () -> "after " + last + ": " + read(out));
    String said = Files.readString(out);
    assertTrue(
        said.contains("org.komabako.fifth " + last) || said.contains("org.komabako.fifth " + other),
        said);
    assertEquals(List.of("org.komabako.fifth.jar"), names(data.resolve("variants")));
    assertEquals(List.of(), names(data.resolve("trying-variants")));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (java.io.IOException e) {
      return e.toString();
    }
  }

  private static List<String> names(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  private static Process start(Path data, Path out, String... arguments) throws Exception {
    String program = Distribution.TREE.resolve("bin/komabako").toString();
    List<String> command = new ArrayList<>(List.of(program, "--alone", "--data", data.toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectErrorStream(true)
        .redirectOutput(out.toFile())
        .start();
  }
}
