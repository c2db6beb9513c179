package org.komabako.distribution;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether Ctrl+C reaches the programs that tests start. */
final class Interrupts {
  private static final int SIGINT = 2;

  private Interrupts() {}

  /** Leaves a test out where this process was started to ignore Ctrl+C, as by nohup: what it starts does so, too. */
  static void assumeHeard() throws IOException {
    Path status = Path.of("/proc/self/status");
    boolean ignored = Files.isReadable(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
            .anyMatch(mask -> (mask >> (SIGINT - 1) & 1) == 1);
    assumeTrue(!ignored, "Ctrl+C is ignored here, as under nohup");
  }
}
