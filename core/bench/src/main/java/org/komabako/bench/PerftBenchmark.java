package org.komabako.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The leaves of the tree of moves; the time of the whole tree. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class PerftBenchmark {
  /** How deep the tree is. */
  @State(Scope.Benchmark)
  public static class Depth {
    /** In plies. */
    @Param("2")
    public int depth;
  }

  /** The last ply is counted without making its moves. */
  @Benchmark
  public long bulk(BenchPosition position, Depth depth) {
    return position.subject().perft(depth.depth, true);
  }

  /** Every leaf is made and unmade. */
  @Benchmark
  public long made(BenchPosition position, Depth depth) {
    return position.subject().perft(depth.depth, false);
  }
}
