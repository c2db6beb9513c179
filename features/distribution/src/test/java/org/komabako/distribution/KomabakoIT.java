package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** Unpacks the distribution and runs it as its users do: as a process. */
class KomabakoIT {
  @TempDir
  static Path folder;

  private static Path program;

  private record Result(int status, String out, String err) {}

  @BeforeAll
  static void unpack() throws Exception {
    Process tar = new ProcessBuilder(
            "tar", "xzf", Distribution.ARCHIVE.toString(), "-C", folder.toString())
        .inheritIO()
        .start();
    assertEquals(0, tar.waitFor());
    program = folder.resolve("komabako-" + Distribution.VERSION).resolve("bin/komabako");
  }

  @Test
  void tellsItsVersion() throws Exception {
    Result result = komabako("--version");
    assertEquals(new Result(0, "komabako " + Distribution.VERSION + "\n", ""), result);
  }

  @Test
  void tellsHowToUseIt() throws Exception {
    Result result = komabako("--help");
    assertEquals(0, result.status());
    assertTrue(result.out().startsWith("Usage: komabako"), result.out());
  }

  @Test
  void refusesWhatItDoesNotKnow() throws Exception {
    Result result = komabako("--frobnicate");
    assertEquals(2, result.status());
    assertEquals("", result.out());
    assertTrue(result.err().contains("--frobnicate"), result.err());
  }

  @Test
  void refusesAScriptThatIsNotThere() throws Exception {
    assertEquals(2, komabako("--script", "no-such-file").status());
  }

  private static Result komabako(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash", program.toString(), "--data"));
    command.add(folder.resolve("data").toString());
    command.addAll(List.of(arguments));
    List<Path> before = installed();
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process = new ProcessBuilder(command)
        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    assertEquals(before, installed(), "nothing is written into the installation");
    return new Result(process.waitFor(), Files.readString(out), Files.readString(err));
  }

  private static List<Path> installed() throws IOException {
    try (Stream<Path> files = Files.walk(program.getParent().getParent())) {
      return files.sorted().toList();
    }
  }
}
