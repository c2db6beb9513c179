package org.komabako.platform.internal;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/**
 * A variant as it was when it was checked: its table, options and rule sets are data of the kernel, and
 * the rules under option values that were asked for once are remembered. Only for others the bundle's
 * own code is asked, under the time limit.
 */
final class FrozenVariant implements Variant {
  /** Enough for all that are played; more are asked for anew. */
  private static final int MOST_RULES = 1_000;

  /** How the bundle's code is asked for the rules under option values. */
  @FunctionalInterface
  interface Source {
    /** The rules; throws if the code fails or takes too long. */
    RuleBook rules(OptionValues values);
  }

  private final VariantTable table;
  private final List<RuleOption> options;
  private final List<RuleSet> ruleSets;
  private final Map<Map<String, String>, RuleBook> rules = new ConcurrentHashMap<>();
  private volatile @Nullable Source source;

  private FrozenVariant(Variant original) {
    table = original.table();
    options = List.copyOf(original.options());
    ruleSets = List.copyOf(original.ruleSets());
    source = original::rules;
  }

  /** Asks for everything that does not depend on option values. The bundle's code runs here. */
  static FrozenVariant of(Variant original) {
    return new FrozenVariant(original);
  }

  /** From now on rules that are not remembered are asked for in another way. */
  void guard(UnaryOperator<Source> way) {
    Source plain = source;
    if (plain != null) {
      source = way.apply(plain);
    }
  }

  /** Lets go of the bundle. */
  void close() {
    source = null;
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
    RuleBook remembered = rules.get(values.asMap());
    if (remembered != null) {
      return remembered;
    }
    Source asked = source;
    if (asked == null) {
      throw new StateException(
          Sentence.of(FrozenVariant.class, "frozenVariant.variantNotInstalled", key()));
    }
    RuleBook answer = asked.rules(values);
    if (rules.size() < MOST_RULES) {
      rules.put(Map.copyOf(values.asMap()), answer);
    }
    return answer;
  }

  @Override
  public String toString() {
    return table.key();
  }
}
