package org.komabako.protocol.serve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;
import org.komabako.kernel.model.Side;

/**
 * The words behind {@code go}, and the times behind {@code ponderhit}. What is not understood is passed over
 * with a word about it, so that a board that says more than is known still gets its answer.
 */
final class UsiGo {
  private static final List<String> WORDS =
      List.of("btime", "wtime", "byoyomi", "binc", "winc", "movetime", "depth", "nodes");

  private long black = -1;
  private long white = -1;
  private long blackIncrement;
  private long whiteIncrement;
  private long byoyomi;
  private Limits limits = Limits.NONE;
  private final Side toMove;
  private final List<String> problems = new ArrayList<>();

  private UsiGo(Side toMove) {
    this.toMove = toMove;
  }

  /** Reads the words of a line; the first is the command itself. */
  static UsiGo read(List<String> words, Side toMove) {
    UsiGo go = new UsiGo(toMove);
    for (int i = 1; i < words.size(); i++) {
      i += go.take(words, i);
    }
    return go;
  }

  /** What was not understood, a sentence for each. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  /** Takes a word; how many of the next belong to it. */
  private int take(List<String> words, int at) {
    String word = words.get(at);
    switch (word) {
      case "infinite" -> {
        return 0;
      }
      case "ponder" -> {
        limits = limits.pondering();
        return 0;
      }
      case "mate" -> limits = limits.forMate();
      default -> {
        // Only a number can say what these mean.
      }
    }
    String next = at + 1 < words.size() ? words.get(at + 1) : "";
    if (word.equals("mate") && next.equals("infinite")) {
      return 1;
    }
    if (next.matches("-?[0-9]{1,12}")) {
      // A clock may have run below nothing by the time of the message.
      take(word, Math.max(0, Long.parseLong(next)));
      return 1;
    }
    if (!word.equals("mate")) {
      problems.add(
          isKnown(word)
              ? "behind " + word + " stands a number, not '" + next + "'"
              : unknown(word));
    }
    return 0;
  }

  private static boolean isKnown(String word) {
    return WORDS.contains(word);
  }

  private static String unknown(String word) {
    return "go knows no '" + word + "'; it knows " + String.join(", ", WORDS)
        + ", infinite, ponder, mate, perft";
  }

  private void take(String word, long number) {
    switch (word) {
      case "mate", "movetime" -> limits = limits.with(Duration.ofMillis(number));
      case "btime" -> black = number;
      case "wtime" -> white = number;
      case "binc" -> blackIncrement = number;
      case "winc" -> whiteIncrement = number;
      case "byoyomi" -> byoyomi = number;
      case "depth" -> limits = limits.toDepth((int) Math.min(number, 1_000));
      case "nodes" -> limits = limits.toNodes(number);
      default -> problems.add(unknown(word));
    }
  }

  /** When the engine has to answer. */
  Limits limits() {
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
