package org.komabako.ui.workbench.dialog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.TextException;
import org.komabako.game.clock.TimeControl;
import org.komabako.game.clock.TimeLimit;
import org.komabako.ui.widgets.text.Messages;

/** Says in words what a clock means that is written in short. */
public final class ClockText {
  private final Messages messages;

  /** In the language of some messages. */
  public ClockText(Messages messages) {
    this.messages = messages;
  }

  /** Reads a clock; empty where the text is none. */
  public static Optional<TimeControl> read(String text) {
    try {
      return Optional.of(TimeControl.parse(text.strip()));
    } catch (TextException e) {
      return Optional.empty();
    }
  }

  /** What a text means; what would be right if it means nothing. */
  public String say(String text) {
    if (text.isBlank()) {
      return messages.get("clock.none");
    }
    return read(text).map(this::say).orElseGet(() -> messages.get("clock.bad", text.strip()));
  }

  /** What a clock gives, in few words, like “10 min + 3 × 30 s”. */
  public String shortly(TimeControl clock) {
    return clock.black().equals(clock.white())
        ? shortly(clock.black())
        : shortly(clock.black()) + " / " + shortly(clock.white());
  }

  private String shortly(TimeLimit limit) {
    List<String> parts = new ArrayList<>();
    if (!limit.main().isZero()) {
      parts.add(time(limit.main()));
    }
    if (!limit.increment().isZero()) {
      parts.add(messages.get("clock.short.increment", time(limit.increment())));
    }
    if (limit.periods() > 0) {
      parts.add(messages.get("clock.short.periods", limit.periods(), time(limit.period())));
    }
    return String.join(messages.get("clock.short.plus"), parts);
  }

  private String say(TimeControl clock) {
    return clock.black().equals(clock.white())
        ? messages.get("clock.both", say(clock.black()))
        : messages.get("clock.sides", say(clock.black()), say(clock.white()));
  }

  /** A player's time, like “10 min, 5 s more for each move”. */
  public String say(TimeLimit limit) {
    List<String> parts = new ArrayList<>();
    if (!limit.main().isZero()) {
      parts.add(time(limit.main()));
    }
    if (!limit.increment().isZero()) {
      parts.add(messages.get("clock.increment", time(limit.increment())));
    }
    if (limit.periods() > 0) {
      parts.add(messages.get("clock.periods", limit.periods(), time(limit.period())));
    }
    return String.join(messages.get("clock.comma"), parts);
  }

  /** A stretch of time, like “1 h 30 min”. */
  public String time(Duration time) {
    StringBuilder text = new StringBuilder();
    unit(text, time.toHours(), "clock.hours");
    unit(text, time.toMinutesPart(), "clock.minutes");
    double seconds = time.toSecondsPart() + time.toMillisPart() / 1000.0;
    if (seconds > 0) {
      unit(text, seconds, "clock.seconds");
    }
    return text.toString().strip();
  }

  private void unit(StringBuilder text, Number count, String key) {
    if (count.doubleValue() > 0) {
      text.append(messages.get(key, count));
    }
  }
}
