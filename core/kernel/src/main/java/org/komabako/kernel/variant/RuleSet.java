package org.komabako.kernel.variant;

import java.util.Map;

/**
 * A named bundle of option values.
 *
 * @param name like {@code jcsa}
 * @param help who plays so, a sentence
 * @param values what differs from the first value of each option
 */
public record RuleSet(String name, String help, Map<String, String> values) {
  /** The name of the rule set in which every option has its first value. */
  public static final String BASE = "base";

  /** The first value of every option. */
  public static final RuleSet PLAIN =
      new RuleSet(BASE, "The first value of every option.", Map.of());

  /** Keeps an own copy. */
  public RuleSet {
    values = Map.copyOf(values);
  }
}
