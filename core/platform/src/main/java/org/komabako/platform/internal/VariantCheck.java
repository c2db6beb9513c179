package org.komabako.platform.internal;

import org.komabako.kernel.RequestException;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;

/** Asks a variant for everything once, so that a faulty one is refused before anybody meets it. */
final class VariantCheck {
  private VariantCheck() {}

  /**
   * Checks the table, each rule set, each value of each option, the start and the handicaps.
   *
   * @return the rules that a game has if nothing else is said, with their board made ready
   * @throws RuntimeException of any kind if something is wrong; the message says what
   */
  static Rules check(Variant variant) {
    if (!variant.key().equals(variant.table().key())) {
      throw RequestException.of(
          "its key is {0}, that of its table {1}",
          "鍵は {0} ですが、表の鍵は {1} です", variant.key(), variant.table().key());
    }
    OptionValues base = OptionValues.base(variant);
    for (RuleSet set : variant.ruleSets()) {
      variant.rules(OptionValues.of(variant, set.name()));
    }
    for (RuleOption option : variant.options()) {
      for (RuleOption.Value value : option.values()) {
        variant.rules(base.with(option.name(), value.name()));
      }
    }
    Rules rules = Rules.of(variant);
    rules.start().legalMoves();
    variant.table().handicaps().forEach(handicap -> rules.position(handicap.sfen()));
    return rules;
  }
}
