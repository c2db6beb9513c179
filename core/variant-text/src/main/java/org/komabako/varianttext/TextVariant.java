package org.komabako.varianttext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/** A variant that was read from a text. It is as good as one of a bundle: plain data that never changes. */
final class TextVariant implements Variant {
  /**
   * What the rules say under some options.
   *
   * @param when values of options by their names; all must be chosen
   * @param said words of {@link RuleFields}
   */
  record Clause(Map<String, String> when, Map<String, String> said) {
    boolean holds(OptionValues values) {
      return values.asMap().entrySet().containsAll(when.entrySet());
    }
  }

  private final VariantTable table;
  private final List<RuleOption> options;
  private final List<RuleSet> ruleSets;
  private final Optional<Variant> base;
  private final List<Clause> clauses;

  /** @param clauses a later one goes over an earlier */
  TextVariant(
      VariantTable table,
      List<RuleOption> options,
      List<RuleSet> ruleSets,
      Optional<Variant> base,
      List<Clause> clauses) {
    this.table = table;
    this.options = List.copyOf(options);
    this.ruleSets = List.copyOf(ruleSets);
    this.base = base;
    this.clauses = List.copyOf(clauses);
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return options;
  }

  @Override
  public List<RuleSet> ruleSets() {
    return ruleSets;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    Map<String, String> words = new LinkedHashMap<>(RuleBookWriter.words(
        base.map(each -> each.rules(valuesOf(each, values))).orElse(RuleBook.PLAIN)));
    clauses.stream().filter(each -> each.holds(values)).forEach(each -> words.putAll(each.said()));
    return RuleBookReader.book(words);
  }

  /** What the base can choose, as it is chosen here; else its first values. */
  private static OptionValues valuesOf(Variant base, OptionValues values) {
    OptionValues result = OptionValues.base(base);
    for (RuleOption option : base.options()) {
      String value = values.asMap().get(option.name());
      if (value != null && option.allows(value)) {
        result = result.with(option.name(), value);
      }
    }
    return result;
  }
}
