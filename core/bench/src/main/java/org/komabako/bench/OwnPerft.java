package org.komabako.bench;

import java.io.IOException;

/**
 * We count, in a fresh process with our own module path.
 *
 * @param task what is counted
 */
record OwnPerft(PerftTask task) implements BenchContender {
  @Override
  public Timing run() throws IOException {
    String line = Programs.lastLine(
        Programs.java(),
        "-p",
        System.getProperty("jdk.module.path"),
        "-m",
        PerftFigures.class.getModule().getName() + "/" + PerftFigures.class.getName(),
        task.toString());
    return Timing.parse(line.substring(line.indexOf(' ')));
  }
}
