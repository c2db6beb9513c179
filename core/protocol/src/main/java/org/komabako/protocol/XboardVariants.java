package org.komabako.protocol;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.Variant;

/** The installed variants, asked each time, by the names that they have in CECP. */
final class XboardVariants {
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
        .filter(each -> each.table().nameAmong("cecp", List.of(name)).isPresent())
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
    return Rules.of(all().stream()
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no variant is installed")));
  }
}
