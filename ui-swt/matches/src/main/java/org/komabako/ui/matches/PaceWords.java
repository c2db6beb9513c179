package org.komabako.ui.matches;

import java.util.Optional;
import org.komabako.matches.Pace;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.dialog.ClockText;

/** Says in words how long a player of a match may think. */
final class PaceWords {
  private final Messages messages;
  private final ClockText clocks;

  PaceWords(Messages messages) {
    this.messages = messages;
    clocks = new ClockText(messages);
  }

  /** Reads a pace; empty where the text is none. */
  static Optional<Pace> read(String text) {
    try {
      return Optional.of(Pace.parse(text.strip()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** What a text means; what would be right if it means nothing. */
  String say(String text) {
    if (text.isBlank()) {
      return messages.get("match.new.time.need");
    }
    try {
      return say(Pace.parse(text.strip()));
    } catch (IllegalArgumentException e) {
      // What has a name knows best what should stand behind it.
      return text.contains("=")
          ? messages.of(Problems.of(e))
          : messages.get("match.new.time.bad", text.strip());
    }
  }

  /** In words. */
  String say(Pace pace) {
    if (pace.clock().isPresent()) {
      return messages.get("match.pace.game", clocks.say(pace.clock().get()));
    }
    if (pace.move().time().isPresent()) {
      return messages.get("match.pace.move", clocks.time(pace.move().time().get()));
    }
    return pace.move().nodes().isPresent()
        ? messages.get("match.pace.nodes", pace.move().nodes().getAsLong())
        : messages.get("match.pace.depth", pace.move().depth().orElseThrow());
  }
}
