package org.komabako.kernel.variant;

import java.util.List;

/**
 * A choice that the rule documents leave open: a name, its values and a sentence of help each.
 *
 * @param name like {@code lion_trading}
 * @param help what it decides, a sentence
 * @param values what can be chosen; the first is the value of rule set {@code base}
 */
public record RuleOption(String name, String help, List<Value> values) {
  /**
   * One value of an option.
   *
   * @param name like {@code edo}
   * @param help what it means, a sentence
   */
  public record Value(String name, String help) {}

  /** An option has at least one value. */
  public RuleOption {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("option " + name + " has no value");
    }
  }

  /**
   * An option, its values as pairs of name and help.
   *
   * @param values name, help, name, help …
   */
  public static RuleOption of(String name, String help, String... values) {
    java.util.ArrayList<Value> list = new java.util.ArrayList<>();
    for (int i = 0; i < values.length; i += 2) {
      list.add(new Value(values[i], values[i + 1]));
    }
    return new RuleOption(name, help, list);
  }

  /** The value of rule set {@code base}. */
  public String base() {
    return values.get(0).name();
  }

  /** Whether this can be chosen. */
  public boolean allows(String value) {
    return values.stream().anyMatch(v -> v.name().equals(value));
  }
}
