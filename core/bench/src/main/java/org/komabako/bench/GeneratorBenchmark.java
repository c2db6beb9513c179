package org.komabako.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** The moves of one position, listed or counted; the time of the whole list. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class GeneratorBenchmark {
  /** All moves. */
  @Benchmark
  public int all(BenchPosition position) {
    return position.subject().all();
  }

  /** The moves that take something. */
  @Benchmark
  public int captures(BenchPosition position) {
    return position.subject().captures();
  }

  /** The moves that take nothing. */
  @Benchmark
  public int quiets(BenchPosition position) {
    return position.subject().quiets();
  }

  /** The number of all moves, without a list. */
  @Benchmark
  public int count(BenchPosition position) {
    return position.subject().count();
  }
}
