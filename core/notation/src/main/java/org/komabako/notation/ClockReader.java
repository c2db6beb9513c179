package org.komabako.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.ClockFace.State;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.model.Side;

/** Puts a clock together from its lines in a {@link GameText}. */
final class ClockReader {
  private @Nullable TimeControl control;
  private final Map<Side, TimeLeft> left = new EnumMap<>(Side.class);

  /** The line {@code clock}. */
  void control(String text) {
    if (control != null) {
      throw GameReader.second("clock");
    }
    control = TimeControl.parse(text);
  }

  /** A line {@code time}. */
  void time(String text) {
    TimeControl given = control;
    if (given == null) {
      throw RequestException.of(ClockReader.class, "clockReader.timeComesAfterClock");
    }
    for (Side side : Side.values()) {
      if (text.startsWith(side.text() + " ")) {
        String rest = text.substring(side.text().length() + 1);
        if (left.put(side, TimeLeft.parse(given.of(side), rest)) != null) {
          throw RequestException.of(
              ClockReader.class, "clockReader.timeStandsHereSecond", side.text());
        }
        return;
      }
    }
    throw RequestException.of(ClockReader.class, "clockReader.timeBlackWhiteNot", text);
  }

  /** The clock, ready or stopped; empty if there is none. */
  Optional<GameClock> read(Side turn) {
    return Optional.ofNullable(control).map(given -> new GameClock(face(given, turn)));
  }

  private ClockFace face(TimeControl given, Side turn) {
    ClockFace ready = ClockFace.of(given, turn);
    return left.isEmpty()
        ? ready
        : new ClockFace(
            State.STOPPED,
            left.getOrDefault(Side.BLACK, ready.black()),
            left.getOrDefault(Side.WHITE, ready.white()),
            turn);
  }
}
