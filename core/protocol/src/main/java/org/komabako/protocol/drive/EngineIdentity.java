package org.komabako.protocol.drive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.position.Rules;

/**
 * What a program said of itself.
 *
 * @param name what it calls itself; empty if it does not
 * @param options what can be chosen, by the program's own name for it; ours has {@code _} for blanks
 * @param variants the games that it names; empty if it names none
 * @param can the names of what it understands beside what all do
 */
record EngineIdentity(
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
              EngineIdentity.class, "engineIdentity.noOption", wanted, String.join(", ", names())));
      chosen.put(own, option(own).check(value));
    });
    return chosen;
  }

  /**
   * The options that say by which rules a game is played, as the table of the variant tells; what the
   * program has not, or has with other values, is left out.
   */
  Map<String, String> ruled(Rules rules, String protocol) {
    Map<String, String> ruled = new LinkedHashMap<>();
    rules.options().asMap().forEach((rule, chosen) -> {
      for (String text : rules.table().spellings(protocol, rule + "=" + chosen)) {
        int mark = text.lastIndexOf('=');
        String own = text.substring(0, mark);
        String value = text.substring(mark + 1);
        EngineOption option = options.get(own);
        if (option != null && option.takes(value)) {
          ruled.put(own, value);
        }
      }
    });
    return ruled;
  }

  private EngineOption option(String own) {
    return java.util.Objects.requireNonNull(options.get(own));
  }

  private List<String> names() {
    return options.values().stream().map(EngineOption::name).toList();
  }
}
