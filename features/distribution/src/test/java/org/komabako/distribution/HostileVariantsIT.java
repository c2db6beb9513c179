package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Variants that mean harm, in the program as its users run it: each is told in a sentence, in time, and the
 * next start is as if it were not there. A few of them in ordinary checks, all with {@code -Pdeep}.
 */
class HostileVariantsIT {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  private static final long PATIENCE_SECONDS = 60;

  @TempDir
  static Path folder;

  private static Result usual;
  private static String shipped;

  private record Result(int status, String out, String err, long millis) {}

  @BeforeAll
  static void startAsUsual() throws Exception {
    usual = run(folder.resolve("usual"), "-c", "variant:list");
    shipped = usual.out();
  }

  static Stream<HostileVariant> variants() {
    return DEEP
        ? HostileVariant.all().stream()
        : Stream.of(
            HostileVariant.of("rules", "loops"),
            HostileVariant.of("static initialiser", "exits hidden"),
            HostileVariant.of("constructor", "halts hidden"),
            HostileVariant.of("table", "prints"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void isToldInTimeAndTheNextStartIsUnharmed(HostileVariant variant) throws Exception {
    Path data = Files.createTempDirectory(folder, "data");
    Path jar = variant.build(data.resolve("hostile.jar"));
    Result installed = run(data, "-c", "variant:install " + jar + "\nvariant:list");
    Path put = data.resolve("variants/hostile.jar");
    if (!variant.isUsable()) {
      assertTrue(!installed.out().contains("fifth "), installed.out());
      Files.copy(jar, put);
    }
    Result first = run(data, "-c", "variant:list");
    Result next = run(data, "-c", "variant:list\nvariant:bundles | cat");
    System.out.printf(
        "%-50s install %5d ms, in the folder %5d, next start %5d, without %5d: %s%n",
        variant.kind(),
        installed.millis(),
        first.millis(),
        next.millis(),
        usual.millis(),
        line(variant.ends() ? next.err() : installed.err()));
    for (Result each : List.of(installed, first, next)) {
      assertFalse(each.out().contains("\u001b") || each.err().contains("\u001b"), each::toString);
      assertFalse(each.out().contains("HOSTILE") || each.err().contains("HOSTILE"), each::toString);
      assertTrue(each.millis() < TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS), each::toString);
    }
    if (variant.isUsable()) {
      assertEquals(0, installed.status(), installed.err());
      assertTrue(next.out().contains("fifth "), next.out());
      return;
    }
    assertTrue(next.out().startsWith(shipped), next::toString);
    assertTrue(next.err().contains("hostile.jar"), next::toString);
    if (variant.ends()) {
      assertTrue(next.err().contains("set aside"), next::toString);
      assertTrue(next.err().contains("variant:retry"), next::toString);
      Result removed = run(data, "-c", "variant:uninstall hostile.jar\nvariant:list");
      assertEquals(0, removed.status(), removed.err());
      assertFalse(Files.exists(put));
    } else {
      assertEquals(1, installed.status(), installed::toString);
      assertTrue(installed.err().contains(variant.words()), installed::toString);
      assertEquals(1, installed.err().lines().count(), installed::toString);
    }
  }

  @Test
  void rulesThatLoopInAGameStopTheCommandOnly() throws Exception {
    Path data = Files.createTempDirectory(folder, "data");
    Path jar = MadeUpVariant.first()
        .with(
            "    return RuleBook.PLAIN;",
            "    if (values.get(\"fence\").equals(\"high\") && values.get(\"touch\").equals(\"jcsa\"))"
                + " { while (System.nanoTime() != 1) {} }\n    return RuleBook.PLAIN;")
        .build(data.resolve("hostile.jar"));
    Result played = run(
        data,
        "-c",
        "variant:install " + jar
            + "\ngame:new shogi\ntry { game:new fifth fence=high touch=jcsa } { echo $exception }"
            + "\ngame:move 7g7f");
    assertTrue(played.out().contains("after move 1"), played::toString);
    Result next = run(data, "-c", "variant:list");
    assertEquals(shipped, next.out(), next::toString);
    assertTrue(next.err().contains("set aside"), next::toString);
    Result again = run(data, "-c", "variant:retry org.komabako.fifth\nvariant:list");
    assertTrue(again.out().contains("fifth "), again::toString);
  }

  @Test
  void safeStartsWithTheShippedOnesOnly() throws Exception {
    Path data = Files.createTempDirectory(folder, "data");
    MadeUpVariant.first().build(data.resolve("variants/fifth.jar"));
    assertTrue(run(data, "-c", "variant:list").out().contains("fifth "));
    assertEquals(shipped, run(data, "--safe", "-c", "variant:list").out());
  }

  private static String line(String text) {
    return text.lines().findFirst().orElse("");
  }

  private static Result run(Path data, String... arguments)
      throws IOException, InterruptedException {
    Files.createDirectories(data);
    Path out = Files.createTempFile(folder, "o", "");
    Path err = Files.createTempFile(folder, "e", "");
    String program = Distribution.TREE.resolve("bin/komabako").toString();
    List<String> command = new ArrayList<>(List.of(program, "--alone", "--data", data.toString()));
    command.addAll(List.of(arguments));
    long start = System.nanoTime();
    Process process = new ProcessBuilder(command)
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    int status = process.waitFor();
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    return new Result(status, Files.readString(out), Files.readString(err), millis);
  }
}
