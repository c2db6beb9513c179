package org.komabako.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Fairy-Stockfish and its {@code go perft}, which counts the last ply in bulk. Its processor time is
 * asked for around the command, so that its start does not count.
 *
 * @param program where it is
 * @param variant its name for the variant
 * @param position where it begins
 * @param depth in plies
 */
record FairyStockfish(Path program, String variant, Positions.Entry position, int depth)
    implements BenchContender {
  /** The system counts processor time in steps of 10 ms. */
  private static final double LEAST_SECONDS = 1;

  private static final String ANSWER = "Nodes searched: ";

  @Override
  public Timing run() throws IOException {
    Process process = Programs.start(List.of(program.toString()));
    try (Writer out = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
      say(out, "uci");
      say(out, "setoption name UCI_Variant value " + variant);
      say(out, "position sfen " + position.sfen());
      count(out, in, Math.max(1, depth - 1));
      double before = cpuSeconds(process);
      long clock = System.nanoTime();
      double used;
      int turns = 0;
      do {
        position.check("Fairy-Stockfish", depth, count(out, in, depth));
        turns++;
        used = cpuSeconds(process) - before;
      } while (used < LEAST_SECONDS);
      double wall = (System.nanoTime() - clock) / 1e9;
      say(out, "quit");
      return new Timing(position.expected(depth), used / turns, wall / turns);
    } finally {
      process.destroy();
    }
  }

  private static void say(Writer out, String line) throws IOException {
    out.write(line + "\n");
    out.flush();
  }

  private static long count(Writer out, BufferedReader in, int depth) throws IOException {
    say(out, "go perft " + depth);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith(ANSWER)) {
        return Long.parseLong(line.substring(ANSWER.length()).strip());
      }
    }
    throw new IOException("Fairy-Stockfish has ended before it had counted");
  }

  private static double cpuSeconds(Process process) throws IOException {
    Duration used = process
        .info()
        .totalCpuDuration()
        .orElseThrow(() -> new IOException("the system does not tell processor times"));
    return used.toNanos() / 1e9;
  }
}
