package org.komabako.opponents;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.engine.EngineOption;

/** The option by which engines say that they can think on their opponent's time, and are told to. */
public final class Pondering {
  private static final Set<String> NAMES = Set.of("usi_ponder", "ponder");

  private Pondering() {}

  /** The name of the option; empty if an engine has none. */
  public static Optional<String> option(List<EngineOption> options) {
    return options.stream().map(EngineOption::name).filter(Pondering::isIt).findFirst();
  }

  private static boolean isIt(String name) {
    return NAMES.contains(name.toLowerCase(Locale.ROOT));
  }

  /** Whether values say so. */
  public static boolean isChosen(Map<String, String> values) {
    return values.entrySet().stream()
        .anyMatch(each -> isIt(each.getKey()) && each.getValue().equals("true"));
  }

  /** The same values, and that the engine is to ponder, if it can. */
  public static Map<String, String> with(Map<String, String> values, List<EngineOption> options) {
    Map<String, String> all = new HashMap<>(values);
    option(options).ifPresent(name -> all.put(name, "true"));
    return all;
  }
}
