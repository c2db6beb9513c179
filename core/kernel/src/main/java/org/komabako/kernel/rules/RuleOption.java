package org.komabako.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.komabako.base.message.LocalizedText;

/**
 * A choice that the rule documents leave open: a name, its values and a sentence of help each.
 *
 * @param name like {@code lion_trading}
 * @param title its name for people
 * @param help what it decides, a sentence
 * @param values what can be chosen; the first is the value of rule set {@code base}
 */
public record RuleOption(String name, LocalizedText title, LocalizedText help, List<Value> values) {
  /**
   * One value of an option.
   *
   * @param name like {@code edo}
   * @param title its name for people
   * @param help what it means, a sentence
   */
  public record Value(String name, LocalizedText title, LocalizedText help) {
    /** A value in English only. */
    public Value(String name, String help) {
      this(name, Titles.of(name), LocalizedText.same(help));
    }

    /** The same, in Japanese too. */
    public Value japanese(String titleInIt, String helpInIt) {
      return new Value(
          name, title.with(Locale.JAPANESE, titleInIt), help.with(Locale.JAPANESE, helpInIt));
    }
  }

  /** An option has at least one value. */
  public RuleOption {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("option " + name + " has no value");
    }
  }

  /** An option in English only. */
  public RuleOption(String name, String help, List<Value> values) {
    this(name, Titles.of(name), LocalizedText.same(help), values);
  }

  /**
   * An option, its values as pairs of name and help. English only; {@link #japanese} adds the rest.
   *
   * @param values name, help, name, help …
   */
  public static RuleOption of(String name, String help, String... values) {
    List<Value> list = new ArrayList<>();
    for (int i = 0; i < values.length; i += 2) {
      list.add(new Value(values[i], values[i + 1]));
    }
    return new RuleOption(name, help, list);
  }

  /**
   * The same, in Japanese too.
   *
   * @param texts the title and the help of each value, in the order of the values
   */
  public RuleOption japanese(String titleInIt, String helpInIt, String... texts) {
    if (texts.length != 2 * values.size()) {
      throw new IllegalArgumentException(
          "option " + name + " has " + values.size() + " values, not " + texts.length / 2);
    }
    List<Value> list = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      list.add(values.get(i).japanese(texts[2 * i], texts[2 * i + 1]));
    }
    return new RuleOption(
        name, title.with(Locale.JAPANESE, titleInIt), help.with(Locale.JAPANESE, helpInIt), list);
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
