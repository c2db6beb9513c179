package org.komabako.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * What this process has used of the processors until now: all of its threads, also those that have ended, which no
 * bean of Java's adds up by threads.
 *
 * @param all seconds of the whole process, in the steps of the system's clock (a hundredth on Linux)
 * @param compilers seconds thereof of the compilers of the virtual machine; 0 where the system does not tell them apart
 */
record ProcessorTime(double all, double compilers) {
  private static final Path THREADS = Path.of("/proc/self/task");

  /** Until now. */
  static ProcessorTime now() throws IOException {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return new ProcessorTime(system.getProcessCpuTime() / 1e9, compilersNow());
  }

  private static double compilersNow() throws IOException {
    if (!Files.isDirectory(THREADS)) {
      return 0;
    }
    double seconds = 0;
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(THREADS)) {
      for (Path thread : threads) {
        seconds += compilerTime(thread);
      }
    }
    return seconds;
  }

  /** Of a thread; 0 if it is no compiler, or has just ended. */
  private static double compilerTime(Path thread) throws IOException {
    try {
      String name = Files.readString(thread.resolve("comm"));
      return name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler")
          ? Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ", 2)[0]) / 1e9
          : 0;
    } catch (NoSuchFileException e) {
      return 0;
    }
  }

  /** From another moment until this. */
  ProcessorTime since(ProcessorTime before) {
    return new ProcessorTime(all - before.all, compilers - before.compilers);
  }

  /** Without the compilers: Java's threads and the collector. */
  double own() {
    return all - compilers;
  }
}
