package org.komabako.opponents.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Limits;

/**
 * Who is to look at a game, and how.
 *
 * @param engine its id
 * @param lines how many of the best lines are asked for, where the engine can tell more than one
 * @param limits how long each place is thought about
 * @param sharing how many engines look at once: each takes its part of the memory and threads that it would have
 */
public record AnalysisRequest(String engine, int lines, Limits limits, int sharing) {
  private static final Set<String> LINES = Set.of("multipv", "usi_multipv");
  private static final Set<String> SHARED = Set.of("usi_hash", "hash", "threads");

  /** One engine that looks without end. */
  public AnalysisRequest(String engine, int lines) {
    this(engine, lines, Limits.NONE, 1);
  }

  /** The options of an engine that say so. */
  Map<String, String> values(List<EngineOption> options) {
    Map<String, String> values = new HashMap<>();
    for (EngineOption option : options) {
      String name = option.name().toLowerCase(Locale.ROOT);
      if (LINES.contains(name)) {
        values.put(option.name(), option.nearest(String.valueOf(lines)));
      } else if (sharing > 1 && SHARED.contains(name) && option.kind() == EngineOption.Kind.SPIN) {
        values.put(
            option.name(), option.nearest(String.valueOf(Long.parseLong(option.base()) / sharing)));
      }
    }
    return values;
  }
}
