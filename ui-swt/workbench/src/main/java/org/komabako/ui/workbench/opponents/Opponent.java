package org.komabako.ui.workbench.opponents;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.engine.EngineOption;
import org.komabako.opponents.Pondering;

/**
 * An engine as it is chosen to play.
 *
 * @param engine its id
 * @param level how well it is to play, from 1; 0 if it has no levels
 * @param ponders whether it thinks on its opponent's time too
 */
public record Opponent(String engine, int level, boolean ponders) {
  /** A beginner: it makes mistakes that a player sees. */
  public static final int USUAL_LEVEL = 6;

  private static final String PONDERS = " ponders";
  private static final Pattern TEXT =
      Pattern.compile("([^:]+?)(?::([1-9]\\d{0,3}))?(" + PONDERS + ")?");

  /** One that thinks on its own time. */
  public Opponent(String engine, int level) {
    this(engine, level, false);
  }

  /** As text, like {@code komabako:3} or {@code komabako:3 ponders}. */
  public String text() {
    return engine + (level == 0 ? "" : ":" + level) + (ponders ? PONDERS : "");
  }

  /** Reads {@link #text}; empty where it is none. */
  public static Optional<Opponent> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.of(new Opponent(
        matcher.group(1),
        matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2)),
        matcher.group(3) != null));
  }

  /**
   * The options that it is seated with.
   *
   * @param options those that the engine has
   */
  public Map<String, String> values(List<EngineOption> options) {
    Map<String, String> values =
        level == 0 ? Map.of() : Map.of(EngineCard.LEVEL, String.valueOf(level));
    return ponders ? Pondering.with(values, options) : values;
  }
}
