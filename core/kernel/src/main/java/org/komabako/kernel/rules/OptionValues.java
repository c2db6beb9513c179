package org.komabako.kernel.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;

/** A value for each option of a variant, and for those that all variants have. */
public final class OptionValues {
  private final List<RuleOption> options;
  private final Map<String, String> values;
  private final Map<String, String> usual;

  private OptionValues(
      List<RuleOption> options, Map<String, String> values, Map<String, String> usual) {
    this.options = options;
    this.values = Collections.unmodifiableMap(values);
    this.usual = usual;
  }

  /** The options of a variant and those of all variants. */
  public static List<RuleOption> optionsOf(Variant variant) {
    List<RuleOption> all = new ArrayList<>(variant.options());
    all.addAll(Conduct.OPTIONS);
    return List.copyOf(all);
  }

  /** The first value of each. */
  public static OptionValues base(Variant variant) {
    List<RuleOption> options = optionsOf(variant);
    Map<String, String> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option.name(), option.base()));
    Map<String, String> usual = new LinkedHashMap<>(values);
    variant.ruleSets().stream().findFirst().ifPresent(set -> usual.putAll(set.values()));
    return new OptionValues(options, values, usual);
  }

  /**
   * The values of a rule set of the variant; {@code base} is one of each variant.
   *
   * @throws IllegalArgumentException if the variant has no such rule set; the message names those
   *     that it has
   */
  public static OptionValues of(Variant variant, String ruleSet) {
    OptionValues result = base(variant);
    if (ruleSet.equals(RuleSet.BASE)) {
      return result;
    }
    for (RuleSet set : variant.ruleSets()) {
      if (set.name().equals(ruleSet)) {
        return result.with(set.values());
      }
    }
    List<String> names = new ArrayList<>(List.of(RuleSet.BASE));
    variant.ruleSets().forEach(set -> names.add(set.name()));
    throw RequestException.of(
        OptionValues.class,
        "optionValues.noRuleSet",
        variant.key(),
        ruleSet,
        String.join(", ", names));
  }

  /** The rule set that is played when nothing is said. */
  public static OptionValues defaults(Variant variant) {
    return variant.ruleSets().isEmpty()
        ? base(variant)
        : of(variant, variant.ruleSets().get(0).name());
  }

  /**
   * These values with some changed.
   *
   * @throws IllegalArgumentException if there is no such option or value; the message names those
   *     that there are
   */
  public OptionValues with(Map<String, String> changes) {
    Map<String, String> result = new LinkedHashMap<>(values);
    changes.forEach((name, value) -> {
      RuleOption option = option(name);
      if (!option.allows(value)) {
        throw RequestException.of(
            OptionValues.class, "optionValues.optionNoValue", name, value, names(option));
      }
      result.put(name, value);
    });
    return new OptionValues(options, result, usual);
  }

  /** These values with one changed. */
  public OptionValues with(String name, String value) {
    return with(Map.of(name, value));
  }

  private RuleOption option(String name) {
    return options.stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow(() -> RequestException.of(
            OptionValues.class, "optionValues.noOption", name, String.join(", ", values.keySet())));
  }

  private static String names(RuleOption option) {
    return String.join(
        ", ", option.values().stream().map(RuleOption.Value::name).toList());
  }

  /** The value of an option. */
  public String get(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("there is no option '" + name + "'");
    }
    return value;
  }

  /** An option and its value in words: {@code lion trading: edo}. */
  public LocalizedText say(String name) {
    RuleOption option = option(name);
    String value = get(name);
    LocalizedText title = option.values().stream()
        .filter(each -> each.name().equals(value))
        .findFirst()
        .map(RuleOption.Value::title)
        .orElseThrow();
    return Sentence.of(OptionValues.class, "optionValues.joined", option.title(), title);
  }

  /** All options with their values in words, by name. */
  public Map<String, LocalizedText> words() {
    Map<String, LocalizedText> words = new LinkedHashMap<>();
    values.keySet().forEach(name -> words.put(name, say(name)));
    return Collections.unmodifiableMap(words);
  }

  /** Whether the option is {@code true}. */
  public boolean isTrue(String name) {
    return get(name).equals("true");
  }

  /** The value of an option as a constant of the same name in capitals. */
  public <E extends Enum<E>> E get(String name, Class<E> type) {
    return Enum.valueOf(type, get(name).toUpperCase(Locale.ROOT));
  }

  /** All values by the name of their option, in the order of the options. */
  public Map<String, String> asMap() {
    return values;
  }

  /** The values that are not the first of their option. */
  public Map<String, String> changes() {
    Map<String, String> changes = new LinkedHashMap<>();
    for (RuleOption option : options) {
      String value = get(option.name());
      if (!value.equals(option.base())) {
        changes.put(option.name(), value);
      }
    }
    return changes;
  }

  /** Whether these are the values that are played when nothing is said. */
  public boolean areUsual() {
    return values.equals(usual);
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof OptionValues that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return changes().toString();
  }
}
