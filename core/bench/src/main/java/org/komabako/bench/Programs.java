package org.komabako.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Where the programs are that take part, as the command {@code compare} says.
 *
 * @param framework the folder with the bundles of a framework
 * @param fairyStockfish the program of the peer
 * @param shogiops the driver beside the peer's package
 */
record Programs(Path framework, Optional<Path> fairyStockfish, Optional<Path> shogiops) {
  private static final long LONGEST_MINUTES = 30;

  /** From the properties {@code bench.framework}, {@code .fairy-stockfish} and {@code .shogiops}. */
  static Programs ofProperties() {
    return new Programs(
        file("bench.framework")
            .orElseThrow(() -> new IllegalArgumentException("the framework is missing")),
        file("bench.fairy-stockfish"),
        file("bench.shogiops"));
  }

  private static Optional<Path> file(String property) {
    return Optional.ofNullable(System.getProperty(property))
        .filter(text -> !text.isEmpty())
        .map(Path::of)
        .filter(Files::exists);
  }

  /** The Java that runs us. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Starts a program; it is ended if it takes far too long. What it complains of is shown. */
  static Process start(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    process.onExit().orTimeout(LONGEST_MINUTES, TimeUnit.MINUTES).exceptionally(late -> {
      process.destroy();
      return process;
    });
    return process;
  }

  /**
   * Runs a program to its end.
   *
   * @return its last line
   * @throws IOException if it fails or prints nothing
   */
  static String lastLine(String... command) throws IOException {
    Process process = start(List.of(command));
    try {
      process.getOutputStream().close();
      List<String> lines = new ArrayList<>();
      try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
        reader.lines().forEach(lines::add);
      }
      int status = process.waitFor();
      if (status != 0 || lines.isEmpty()) {
        throw new IOException(command[0] + " has ended with status " + status + " and "
            + lines.size() + " lines: " + String.join(" ", command));
      }
      return lines.get(lines.size() - 1);
    } catch (InterruptedException e) {
      throw new IOException("interrupted", e);
    } finally {
      process.destroy();
    }
  }
}
