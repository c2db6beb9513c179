package org.komabako.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The program as a process of its own, with its own data. */
final class GridProgram {
  private final Path folder;
  private final Process process;

  /**
   * Starts it.
   *
   * @param folder where its data and its output are
   * @param environment variables besides those of this process
   * @param words of the command line
   */
  GridProgram(Path folder, Map<String, String> environment, String... words) throws IOException {
    this.folder = Files.createDirectories(folder);
    List<String> command = new ArrayList<>(List.of(
        Distribution.TREE.resolve("bin/komabako").toString(),
        "--data",
        data().toString(),
        "--alone"));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output().toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home", ""));
    builder.environment().remove("DISPLAY");
    builder.environment().putAll(environment);
    process = builder.start();
    process.getOutputStream().close();
  }

  /** The folder of its data. */
  Path data() {
    return folder.resolve("data");
  }

  private Path output() {
    return folder.resolve("said");
  }

  /** All that it has said so far. */
  String said() {
    try {
      return Files.readString(output());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** SIGKILL, and waits until it is dead. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** SIGTERM. */
  void terminate() {
    process.destroy();
  }

  /** Waits until it ends; its exit status, or -1 if it has not. */
  int end(long seconds) throws InterruptedException {
    return process.waitFor(seconds, TimeUnit.SECONDS) ? process.exitValue() : -1;
  }
}
