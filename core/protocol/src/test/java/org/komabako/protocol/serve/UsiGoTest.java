package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;
import org.komabako.kernel.model.Side;

/** What the words behind {@code go} mean. */
class UsiGoTest {
  private static UsiGo read(Side side, String line) {
    return UsiGo.read(List.of(line.split(" ")), side);
  }

  private static Limits limits(String line) {
    UsiGo go = read(Side.BLACK, line);
    assertEquals(List.of(), go.problems());
    return go.limits();
  }

  private static TimeLimit limit(long main, long increment, long byoyomi) {
    return new TimeLimit(
        Duration.ofMillis(main),
        Duration.ofMillis(increment),
        Duration.ofMillis(byoyomi),
        byoyomi > 0 ? 1 : 0);
  }

  @Test
  void withoutWordsItIsUntilItIsStopped() {
    assertEquals(Limits.NONE, limits("go"));
    assertEquals(Limits.NONE, limits("go infinite"));
    assertEquals(Limits.NONE.pondering(), limits("go ponder"));
  }

  @Test
  void limitsOfTheMove() {
    assertEquals(Limits.time(Duration.ofMillis(1500)), limits("go movetime 1500"));
    assertEquals(Limits.NONE.toDepth(7), limits("go depth 7"));
    assertEquals(Limits.NONE.toDepth(1000), limits("go depth 1001"));
    assertEquals(Limits.NONE.toNodes(123_456_789_012L), limits("go nodes 123456789012"));
    assertEquals(
        Limits.time(Duration.ofMillis(5)).toDepth(2).toNodes(3).pondering(),
        limits("go ponder movetime 5 depth 2 nodes 3"));
  }

  @Test
  void mates() {
    assertEquals(Limits.NONE.forMate(), limits("go mate"));
    assertEquals(Limits.NONE.forMate(), limits("go mate infinite"));
    assertEquals(Limits.time(Duration.ofMillis(3000)).forMate(), limits("go mate 3000"));
    assertEquals(Limits.NONE.forMate().toDepth(5), limits("go mate infinite depth 5"));
  }

  @ParameterizedTest
  @CsvSource({
    "go btime 60000 wtime 30000, 60000, 0, 0, 30000, 0, 0",
    "go btime 60000 wtime 30000 binc 1000 winc 2000, 60000, 1000, 0, 30000, 2000, 0",
    "go btime 60000 wtime 30000 byoyomi 5000, 60000, 0, 5000, 30000, 0, 5000",
    "go byoyomi 5000, 0, 0, 5000, 0, 0, 5000",
    "go btime 0 wtime 0 byoyomi 5000, 0, 0, 5000, 0, 0, 5000",
    "go btime 0 wtime 0, 1, 0, 0, 1, 0, 0",
    "go btime -50 wtime 30000, 1, 0, 0, 30000, 0, 0",
    "go btime 60000, 60000, 0, 0, 1, 0, 0",
    "go wtime 30000, 1, 0, 0, 30000, 0, 0",
  })
  void clocksAreThoseOfBlackAndWhite(
      String line, long black, long blackMore, long blackByo, long white, long more, long byo) {
    TimeLeft first = TimeLeft.all(limit(black, blackMore, blackByo));
    TimeLeft second = TimeLeft.all(limit(white, more, byo));
    assertEquals(Limits.clocks(first, second), limits(line));
    assertEquals(Limits.clocks(second, first), read(Side.WHITE, line).limits());
  }

  @Test
  void clocksDoNotTakeBackWhatElseWasSaid() {
    Limits all = limits("go ponder depth 3 nodes 4 movetime 5 btime 6 wtime 7");
    assertTrue(all.ponder());
    assertFalse(all.mate());
    assertEquals(3, all.depth().orElseThrow());
    assertEquals(4, all.nodes().orElseThrow());
    assertEquals(Optional.of(Duration.ofMillis(5)), all.time());
    assertTrue(limits("go btime 6 wtime 7 mate infinite").mate());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go fast | go knows no 'fast'; it knows btime, wtime, byoyomi, binc, winc, movetime, depth,"
            + " nodes, infinite, ponder, mate, perft",
        "go rtime 5 | go knows no 'rtime'; it knows btime, wtime, byoyomi, binc, winc, movetime,"
            + " depth, nodes, infinite, ponder, mate, perft",
        "go depth | behind depth stands a number, not ''",
        "go depth many | behind depth stands a number, not 'many'",
        "go nodes 9999999999999 | behind nodes stands a number, not '9999999999999'",
      })
  void whatIsNotUnderstoodIsSaid(String line, String problem) {
    assertEquals(problem, read(Side.BLACK, line).problems().get(0));
    assertEquals(Limits.NONE, read(Side.BLACK, line).limits());
  }

  @Test
  void afterAWordThatIsNotKnownTheRestIsRead() {
    UsiGo go = read(Side.BLACK, "go rtime 5 movetime 8");
    assertEquals(1, go.problems().size());
    assertEquals(Limits.time(Duration.ofMillis(8)), go.limits());
  }
}
