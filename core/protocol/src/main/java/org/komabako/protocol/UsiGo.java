package org.komabako.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.kernel.Side;
import org.komabako.kernel.clock.TimeLeft;
import org.komabako.kernel.clock.TimeLimit;

/** Reads the words behind {@code go}. */
final class UsiGo {
  private long black = -1;
  private long white = -1;
  private long blackIncrement;
  private long whiteIncrement;
  private long byoyomi;
  private Limits limits = Limits.NONE;

  private UsiGo() {}

  /**
   * When the engine has to answer.
   *
   * @throws IllegalArgumentException if a word is not known or its number is missing
   */
  static Limits read(List<String> words, Side toMove) {
    UsiGo go = new UsiGo();
    for (int i = 1; i < words.size(); i++) {
      i += go.take(words, i);
    }
    return go.limits(toMove);
  }

  /** Takes a word; how many of the next belong to it. */
  private int take(List<String> words, int at) {
    switch (words.get(at)) {
      case "infinite" -> {
        return 0;
      }
      case "ponder" -> {
        limits = limits.pondering();
        return 0;
      }
      case "mate" -> {
        limits = limits.forMate();
        if (at + 1 < words.size() && !words.get(at + 1).equals("infinite")) {
          limits = limits.with(Duration.ofMillis(number(words, at)));
        }
        return 1;
      }
      case "btime" -> black = number(words, at);
      case "wtime" -> white = number(words, at);
      case "binc" -> blackIncrement = number(words, at);
      case "winc" -> whiteIncrement = number(words, at);
      case "byoyomi" -> byoyomi = number(words, at);
      case "movetime" -> limits = limits.with(Duration.ofMillis(number(words, at)));
      case "depth" -> limits = limits.toDepth((int) Math.min(number(words, at), 1_000));
      case "nodes" -> limits = limits.toNodes(number(words, at));
      default ->
        throw new IllegalArgumentException("go knows no '" + words.get(at)
            + "'; it knows btime, wtime, byoyomi, binc, winc, movetime, depth, nodes, infinite,"
            + " ponder, mate, perft");
    }
    return 1;
  }

  /** A clock may have run below nothing by the time of the message. */
  private static long number(List<String> words, int at) {
    String text = at + 1 < words.size() ? words.get(at + 1) : "";
    if (!text.matches("-?[0-9]{1,12}")) {
      throw new IllegalArgumentException(
          "behind " + words.get(at) + " stands a number, not '" + text + "'");
    }
    return Math.max(0, Long.parseLong(text));
  }

  private Limits limits(Side toMove) {
    if (black < 0 && white < 0 && byoyomi == 0) {
      return limits;
    }
    TimeLeft first = left(black, blackIncrement);
    TimeLeft second = left(white, whiteIncrement);
    return new Limits(
        Optional.of(toMove == Side.BLACK ? first : second),
        Optional.of(toMove == Side.BLACK ? second : first),
        limits.time(),
        limits.depth(),
        limits.nodes(),
        limits.ponder(),
        limits.mate());
  }

  private TimeLeft left(long main, long increment) {
    long least = byoyomi > 0 ? 0 : 1;
    return TimeLeft.all(new TimeLimit(
        Duration.ofMillis(Math.max(least, main)),
        Duration.ofMillis(increment),
        Duration.ofMillis(byoyomi),
        byoyomi > 0 ? 1 : 0));
  }
}
