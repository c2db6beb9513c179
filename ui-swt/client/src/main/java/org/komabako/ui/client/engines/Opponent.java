package org.komabako.ui.client.engines;

import java.util.Map;
import java.util.Optional;

/**
 * An engine as it is chosen to play.
 *
 * @param engine its id
 * @param level how well it is to play, from 1; 0 if it has no levels
 */
public record Opponent(String engine, int level) {
  /** Low in the middle of the usual levels: it makes mistakes that a player sees. */
  static final int USUAL_LEVEL = 3;

  /** As text, like {@code komabako:3}. */
  public String text() {
    return level == 0 ? engine : engine + ":" + level;
  }

  /** Reads {@link #text}; empty where it is none. */
  public static Optional<Opponent> parse(String text) {
    int mark = text.lastIndexOf(':');
    if (text.isEmpty() || mark == 0) {
      return Optional.empty();
    }
    if (mark < 0) {
      return Optional.of(new Opponent(text, 0));
    }
    String level = text.substring(mark + 1);
    return level.matches("[1-9]\\d{0,3}")
        ? Optional.of(new Opponent(text.substring(0, mark), Integer.parseInt(level)))
        : Optional.empty();
  }

  /** The options that it is seated with. */
  public Map<String, String> values() {
    return level == 0 ? Map.of() : Map.of(EngineCard.LEVEL, String.valueOf(level));
  }
}
