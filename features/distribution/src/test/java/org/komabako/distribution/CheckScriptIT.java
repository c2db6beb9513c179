package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code features/check} asks of Maven and of the system, with a Maven that only says how it was called. */
class CheckScriptIT {
  private record Result(int status, String said) {}

  @TempDir
  private Path folder;

  @BeforeEach
  void callsAreToldOnly() throws Exception {
    program("mvn", 0);
    program("apt-get", 1);
    program("sudo", 1);
  }

  private void program(String name, int status) throws Exception {
    Path file = Files.writeString(
        folder.resolve(name), "#!/bin/sh\necho \"" + name + " $*\"\nexit " + status + "\n");
    assertTrue(file.toFile().setExecutable(true));
  }

  private Result check(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(List.of(Distribution.ROOT.resolve("features/check").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("PATH", folder + File.pathSeparator + path());
    Path out = folder.resolve("out");
    Process process = builder
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectOutput(out.toFile())
        .start();
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), "it does not end");
    return new Result(process.exitValue(), Files.readString(out));
  }

  private static boolean has(String program) {
    return Stream.of(path().split(File.pathSeparator))
        .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
  }

  private static String path() {
    return Path.of(System.getProperty("java.home"), "bin")
        + File.pathSeparator
        + System.getenv("PATH");
  }

  private static void assumeAllIsThere() throws Exception {
    assumeTrue(has("Xvfb") && has("tar") && has("javac"), "a program that it needs is not here");
    assumeTrue(hasWidgets(), "GTK is not here");
  }

  private static boolean hasWidgets() throws Exception {
    Path libraries = Path.of("/usr/lib");
    if (!Files.isDirectory(libraries)) {
      return false;
    }
    try (Stream<Path> found = Files.find(
        libraries, 2, (file, kind) -> file.getFileName().toString().equals("libgtk-3.so.0"))) {
      return found.findAny().isPresent();
    }
  }

  @Test
  void whereAllIsThereNothingIsInstalled() throws Exception {
    assumeAllIsThere();
    Result checked = check("-pl", "core/kernel");
    assertEquals(0, checked.status(), checked.said());
    assertFalse(checked.said().contains("apt-get update"), checked.said());
    assertFalse(checked.said().contains("missing"), checked.said());
    assertTrue(
        checked.said().endsWith("mvn -B -ntp -T 2 clean verify -pl core/kernel\n"), checked.said());
  }

  @Test
  void aSeedIsHandedOn() throws Exception {
    assumeAllIsThere();
    Result checked = check("--long", "--seed", "-12");
    assertTrue(
        checked.said().endsWith("verify -Pdeep,javadoc -Dkomabako.seed=-12\n"), checked.said());
  }

  @Test
  void aWrongWordIsToldBeforeAnythingIsDone() throws Exception {
    assertEquals(
        new Result(2, "check: unknown option --lang; there are --long and --seed NUMBER\n"),
        check("--lang"));
    assertEquals(
        new Result(2, "check: --seed needs a number, as a failure names it\n"),
        check("--seed", "today"));
  }
}
