package org.komabako.ui.workbench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.board.Snapshot;

/**
 * What a variant offers to a new game, asked once in a lane, so that the display thread asks none.
 *
 * @param variant the service; only for lanes
 * @param table its board and pieces
 * @param ruleSets its rule sets, the default first, the plain one last
 * @param options its options and those of all variants
 * @param drops whether captured pieces are dropped under the default rule set
 */
public record VariantCard(
    Variant variant,
    VariantTable table,
    List<RuleSet> ruleSets,
    List<RuleOption> options,
    boolean drops) {
  /** Asks a variant. */
  public static VariantCard of(Variant variant) {
    List<RuleSet> sets = new ArrayList<>(variant.ruleSets());
    sets.add(RuleSet.PLAIN);
    return new VariantCard(
        variant,
        variant.table(),
        List.copyOf(sets),
        OptionValues.optionsOf(variant),
        drops(variant, OptionValues.defaults(variant)));
  }

  private static boolean drops(Variant variant, OptionValues values) {
    return variant.rules(values).drops() instanceof Drops.Captured;
  }

  /** Whether captured pieces are dropped under a rule set with some options changed; for lanes. */
  public boolean drops(String ruleSet, Map<String, String> changes) {
    return drops(variant, OptionValues.of(variant, ruleSet).with(changes));
  }

  /** How many pieces a side has on the board at the start. */
  public long piecesOfSide() {
    return table
        .start()
        .split(" ", -1)[0]
        .chars()
        .filter(Character::isUpperCase)
        .count();
  }

  /** Its name in commands and files. */
  public String key() {
    return table.key();
  }

  /** The values of all options under a rule set. */
  public Map<String, String> values(RuleSet set) {
    Map<String, String> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option.name(), option.base()));
    values.putAll(set.values());
    return values;
  }

  /** The board before the first move; for lanes. */
  public Snapshot start(Optional<Handicap> handicap) {
    Rules rules = Rules.of(variant, OptionValues.defaults(variant));
    return Snapshot.of(
        new Game(handicap.map(given -> rules.position(given.sfen())).orElseGet(rules::start)));
  }
}
