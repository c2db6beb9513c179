package org.komabako.protocol.drive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;

/**
 * What a program said of itself.
 *
 * @param name what it calls itself; empty if it does not
 * @param options what can be chosen, by the program's own name for it; ours has {@code _} for blanks
 * @param variants the games that it names; empty if it names none
 * @param can the names of what it understands beside what all do
 */
record Greeting(
    Optional<String> name,
    Map<String, EngineOption> options,
    List<String> variants,
    Set<String> can) {
  /**
   * Options that were chosen, by the program's own names.
   *
   * @throws EngineException if there is no such option or value; the message says what there is
   */
  Map<String, String> chosen(Map<String, String> values) {
    Map<String, String> chosen = new LinkedHashMap<>();
    values.forEach((wanted, value) -> {
      String own = options.entrySet().stream()
          .filter(each -> each.getValue().name().equals(wanted))
          .map(Map.Entry::getKey)
          .findFirst()
          .orElseThrow(() -> EngineException.of(
              "there is no option {0}; there are {1}",
              "設定項目{0}はありません。{1} があります", wanted, String.join(", ", names())));
      chosen.put(own, option(own).check(value));
    });
    return chosen;
  }

  private EngineOption option(String own) {
    return java.util.Objects.requireNonNull(options.get(own));
  }

  private List<String> names() {
    return options.values().stream().map(EngineOption::name).toList();
  }
}
