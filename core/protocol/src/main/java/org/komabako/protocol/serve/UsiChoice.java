package org.komabako.protocol.serve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.TextException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * Which variant is played in a USI conversation, and by which rules. Until {@code USI_Variant} chooses one
 * it is the game that USI means where none is named, else the first by key; a position that is none of
 * that variant's is then looked for among the others.
 */
final class UsiChoice {
  private static final String USI = "usi";

  private final Supplier<List<Variant>> installed;
  private Optional<Map<String, String>> options = Optional.empty();
  private @Nullable String chosen;

  /** The usual one since it was first played, so that no other takes its place when it leaves. */
  private @Nullable String played;

  /** @param installed the variants that are there now; asked each time */
  UsiChoice(Supplier<List<Variant>> installed) {
    this.installed = installed;
  }

  /** All that are installed, by key. */
  List<Variant> all() {
    List<Variant> sorted = new ArrayList<>(installed.get());
    sorted.sort(Comparator.comparing(Variant::key));
    return sorted;
  }

  static String names(List<Variant> variants) {
    return variants.isEmpty()
        ? "none"
        : String.join(", ", variants.stream().map(Variant::key).toList());
  }

  /**
   * The chosen variant, or the usual one.
   *
   * @throws IllegalArgumentException if it is not installed; the message names those that are
   */
  Variant variant() {
    List<Variant> all = all();
    String wanted = chosen == null ? played : chosen;
    if (wanted == null) {
      Variant usual =
          usual(all).orElseThrow(() -> new IllegalArgumentException("no variant is installed"));
      played = usual.key();
      return usual;
    }
    return all.stream()
        .filter(variant -> variant.key().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "the variant " + wanted + " is no longer installed; there are " + names(all)));
  }

  /** What is shown as chosen; another if that has left. */
  Variant offered() {
    List<Variant> all = all();
    return all.stream()
        .filter(each -> each.key().equals(chosen == null ? played : chosen))
        .findFirst()
        .or(() -> usual(all))
        .orElseThrow(() -> new IllegalArgumentException("no variant is installed"));
  }

  /** The game that programs play that speak USI and name none. */
  private static Optional<Variant> usual(List<Variant> all) {
    return all.stream()
        .filter(each -> each.table().nameIn(USI).isEmpty())
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  /** The rules that are chosen, as this version of the variant has them. */
  Rules rules() {
    Variant variant = variant();
    return Rules.of(variant, options(variant));
  }

  private OptionValues options(Variant variant) {
    return options.isPresent()
        ? OptionValues.base(variant).with(options.get())
        : OptionValues.defaults(variant);
  }

  /**
   * The rules that a position is played by: the chosen ones, or the usual ones of another variant that
   * has it, if none was chosen by name.
   *
   * @throws TextException if it is a position of none; the message is that of the chosen one
   */
  Rules rulesFor(String sfen) {
    Rules rules = rules();
    try {
      var unused = rules.position(sfen);
      return rules;
    } catch (IllegalArgumentException e) {
      return chosen != null ? rules : others(rules, sfen).orElse(rules);
    }
  }

  private Optional<Rules> others(Rules not, String sfen) {
    return all().stream()
        .filter(each -> !each.key().equals(not.table().key()))
        .map(Rules::of)
        .filter(each -> reads(each, sfen))
        .findFirst();
  }

  private static boolean reads(Rules rules, String sfen) {
    try {
      var unused = rules.position(sfen);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Chooses a variant by name and forgets what was chosen about the rules of another.
   *
   * @throws IllegalArgumentException if it is not installed; the message names those that are
   */
  void choose(String wanted) {
    List<Variant> all = all();
    if (all.stream().noneMatch(variant -> variant.key().equals(wanted))) {
      throw new IllegalArgumentException(
          "the variant '" + wanted + "' is not installed; there are " + names(all));
    }
    chosen = wanted;
    options = Optional.empty();
  }

  /** Chooses a rule set. */
  void chooseRules(String set) {
    options = Optional.of(OptionValues.of(variant(), set).asMap());
  }

  /** Chooses one option of the rules. */
  void chooseOption(String name, String value) {
    options = Optional.of(options(variant()).with(name, value).asMap());
  }
}
