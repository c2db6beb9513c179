package org.komabako.matches;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLimit;
import org.komabako.game.clock.Times;

/**
 * How long a player may think: by a clock for the whole game, or the same for each move.
 *
 * <p>As text a clock like {@code 1m+1s}, else {@code move=0.5s}, {@code nodes=20000} or {@code depth=6}.
 *
 * @param clock the time for the game; empty if each move is limited for itself
 * @param move the limits of each move where there is no clock
 */
public record Pace(Optional<TimeLimit> clock, Limits move) {
  private static final String MOVE = "move=";
  private static final String NODES = "nodes=";
  private static final String DEPTH = "depth=";

  /**
   * Reads the text form.
   *
   * @throws IllegalArgumentException if the text is none; the message says what would be right
   */
  public static Pace parse(String text) {
    if (text.startsWith(MOVE)) {
      Duration time = Times.parse(text.substring(MOVE.length()));
      if (time.isZero()) {
        throw RequestException.of(Pace.class, "pace.moveTakesSomeTime");
      }
      return each(Limits.time(time));
    }
    if (text.startsWith(NODES)) {
      return each(Limits.NONE.toNodes(number(text, NODES)));
    }
    if (text.startsWith(DEPTH)) {
      return each(Limits.NONE.toDepth(number(text, DEPTH)));
    }
    if (text.contains("=")) {
      throw RequestException.of(Pace.class, "pace.noTimeWriteClock", text);
    }
    return new Pace(Optional.of(TimeLimit.parse(text)), Limits.NONE);
  }

  private static Pace each(Limits limits) {
    return new Pace(Optional.empty(), limits);
  }

  private static int number(String text, String name) {
    String digits = text.substring(name.length());
    if (!digits.matches("[1-9][0-9]{0,8}")) {
      throw RequestException.of(Pace.class, "pace.behindStandsNumberFrom", name, digits);
    }
    return Integer.parseInt(digits);
  }

  @Override
  public String toString() {
    OptionalInt depth = move.depth();
    OptionalLong nodes = move.nodes();
    return clock
        .map(TimeLimit::toString)
        .or(() -> move.time().map(time -> MOVE + Times.write(time)))
        .orElseGet(
            () -> nodes.isPresent() ? NODES + nodes.getAsLong() : DEPTH + depth.orElseThrow());
  }
}
