package org.komabako.testkit;

import java.util.List;
import java.util.stream.Collectors;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;

/** The options of a variant in short, for a look at all of them. */
public final class OptionTexts {
  private OptionTexts() {}

  /** {@code name=first,second} for each option. */
  public static List<String> of(Variant variant) {
    return variant.options().stream().map(OptionTexts::text).toList();
  }

  private static String text(RuleOption option) {
    String values =
        option.values().stream().map(RuleOption.Value::name).collect(Collectors.joining(","));
    return option.name() + "=" + values;
  }
}
