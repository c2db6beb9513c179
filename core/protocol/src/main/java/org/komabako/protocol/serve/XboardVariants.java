package org.komabako.protocol.serve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** The installed variants, asked each time, by the names that they have in CECP. */
final class XboardVariants {
  private static final String CECP = "cecp";

  private final Supplier<List<Variant>> installed;

  XboardVariants(Supplier<List<Variant>> installed) {
    this.installed = installed;
  }

  /** All of them, in a fixed order. */
  List<Variant> all() {
    return installed.get().stream().sorted(Comparator.comparing(Variant::key)).toList();
  }

  /** Their names. */
  String names(String between) {
    return all().stream().map(XboardText::name).collect(Collectors.joining(between));
  }

  /**
   * The one with a name.
   *
   * @throws IllegalArgumentException if there is none; the message names those there are
   */
  Variant named(String name) {
    return all().stream()
        .filter(each -> each.table().nameAmong(CECP, List.of(name)).isPresent())
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "the variant '" + name + "' is not installed; there are " + names(", ")));
  }

  /**
   * The one that is played under some rules.
   *
   * @throws IllegalStateException if it has left
   */
  Variant playedUnder(Rules rules) {
    String key = rules.table().key();
    return all().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the variant " + key + " is gone"));
  }

  /**
   * The rules that are played before a variant is chosen.
   *
   * @throws IllegalStateException if none is installed
   */
  Rules usual() {
    return rules(all().stream()
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no variant is installed")));
  }

  /** The rules by which a variant is played in CECP where nobody chooses others. */
  static Rules rules(Variant variant) {
    return ruleSet(variant)
        .map(set -> Rules.of(variant, OptionValues.of(variant, set)))
        .orElseGet(() -> Rules.of(variant));
  }

  /** The rule set that the programs play that speak CECP, where it is not the usual one. */
  static Optional<String> ruleSet(Variant variant) {
    return variant.table().spellings(CECP, Spelling.RULES).stream().findFirst();
  }
}
