package org.komabako.opponents.analysis;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;

/**
 * Who is to look at a game, and how.
 *
 * @param engine its id
 * @param lines how many of the best lines are asked for, where the engine can tell more than one
 */
public record AnalysisRequest(String engine, int lines) {
  private static final Set<String> NAMES = Set.of("multipv", "usi_multipv");

  /** The options of an engine that say so. */
  Map<String, String> values(Engine asked) {
    for (EngineOption option : asked.options()) {
      if (NAMES.contains(option.name().toLowerCase(Locale.ROOT))) {
        long count = Math.max(option.min(), Math.min(option.max(), lines));
        return Map.of(option.name(), String.valueOf(count));
      }
    }
    return Map.of();
  }
}
