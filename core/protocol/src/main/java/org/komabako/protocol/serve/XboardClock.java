package org.komabako.protocol.serve;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.game.clock.TimeLimit;

/** The time of a CECP engine: {@code level}, {@code st}, {@code sd}, {@code time} and {@code otim}. */
final class XboardClock {
  private static final Duration UNSAID = Duration.ofSeconds(5);

  private int movesInSession;
  private Duration base = Duration.ZERO;
  private Duration increment = Duration.ZERO;
  private Optional<Duration> fixed = Optional.of(UNSAID);
  private Optional<Duration> own = Optional.empty();
  private Optional<Duration> other = Optional.empty();
  private int depth;

  /** A new game has no limit of depth. */
  void newGame() {
    depth = 0;
    own = Optional.empty();
    other = Optional.empty();
  }

  /**
   * Takes a command of time.
   *
   * @throws IllegalArgumentException if it is not written as CECP says
   */
  void take(List<String> words) {
    switch (words.get(0)) {
      case "level" -> level(words);
      case "st" -> fixed = Optional.of(Duration.ofMillis((long) (1000 * number(words, 1))));
      case "sd" -> depth = (int) number(words, 1);
      case "time" -> own = Optional.of(Duration.ofMillis((long) (10 * number(words, 1))));
      default -> other = Optional.of(Duration.ofMillis((long) (10 * number(words, 1))));
    }
  }

  /** {@code level 40 5 0}, {@code level 0 2:30 12}: moves, minutes, seconds more for each move. */
  private void level(List<String> words) {
    int moves = (int) number(words, 1);
    String time = words.size() > 2 ? words.get(2) : "";
    if (!time.matches("[0-9]{1,5}(:[0-9]{1,2})?")) {
      throw wrong(words);
    }
    String[] parts = time.split(":");
    Duration more = Duration.ofMillis((long) (1000 * number(words, 3)));
    movesInSession = moves;
    base = Duration.ofMinutes(Long.parseLong(parts[0]))
        .plusSeconds(parts.length > 1 ? Long.parseLong(parts[1]) : 0);
    increment = more;
    // No time at all is none that was told: a move in no time is asked of nobody.
    fixed = base.isZero() && increment.isZero() ? Optional.of(UNSAID) : Optional.empty();
  }

  private static double number(List<String> words, int at) {
    String text = at < words.size() ? words.get(at) : "";
    if (!text.matches("-?[0-9]{1,9}(\\.[0-9]{1,3})?")) {
      throw wrong(words);
    }
    return Math.max(0, Double.parseDouble(text));
  }

  private static IllegalArgumentException wrong(List<String> words) {
    return new IllegalArgumentException(
        switch (words.get(0)) {
          case "level" -> "write level MOVES MINUTES[:SECONDS] INCREMENT";
          case "sd" -> "write sd PLIES";
          case "st" -> "write st SECONDS";
          default -> "write " + words.get(0) + " CENTISECONDS";
        });
  }

  /** When a move must be answered that is the side's number so many, from 0. */
  Limits limits(int moveNumber) {
    Limits limits = fixed.isPresent() ? Limits.time(fixed.get()) : clocks(moveNumber);
    return depth > 0 ? limits.toDepth(depth) : limits;
  }

  private Limits clocks(int moveNumber) {
    Duration mine = least(own.orElse(base));
    if (movesInSession > 0) {
      return Limits.time(least(mine.dividedBy(movesInSession - moveNumber % movesInSession)));
    }
    return Limits.clocks(left(mine), left(least(other.orElse(base))));
  }

  private static Duration least(Duration time) {
    return time.isZero() ? Duration.ofMillis(1) : time;
  }

  private TimeLeft left(Duration main) {
    return TimeLeft.all(new TimeLimit(main, increment, Duration.ZERO, 0));
  }
}
