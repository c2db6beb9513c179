package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;

/**
 * Finds how the rules of a variant depend on its options, by asking for them under many choices: for each word of
 * {@link RuleFields} the options that change it, then its value under all choices of these.
 */
final class RuleClauses {
  private static final int TRIES = 40;
  private static final int MOST_COMBINATIONS = 4_096;

  private final Variant variant;
  private final OptionValues base;
  private final Random random = new Random(1);
  private final List<Map<String, String>> points = new ArrayList<>();

  RuleClauses(Variant variant) {
    this.variant = variant;
    base = OptionValues.base(variant);
    points.add(Map.of());
    for (RuleOption option : variant.options()) {
      option.values().forEach(each -> points.add(Map.of(option.name(), each.name())));
    }
    for (int i = 0; i < TRIES; i++) {
      points.add(random());
    }
  }

  private Map<String, String> random() {
    Map<String, String> point = new LinkedHashMap<>();
    for (RuleOption option : variant.options()) {
      point.put(
          option.name(),
          option.values().get(random.nextInt(option.values().size())).name());
    }
    return point;
  }

  private Map<String, String> at(Map<String, String> point) {
    return RuleBookWriter.words(variant.rules(base.with(point)));
  }

  /** The clauses: first what always holds, then what differs. */
  List<TextVariant.Clause> clauses() {
    Map<String, Set<RuleOption>> causes = new TreeMap<>(causes());
    Map<Map<String, String>, Map<String, String>> clauses = new LinkedHashMap<>();
    clauses.put(Map.of(), new LinkedHashMap<>());
    causes.forEach((name, options) -> ask(name, options, clauses));
    List<TextVariant.Clause> result = new ArrayList<>();
    clauses.forEach((when, said) -> result.add(new TextVariant.Clause(when, said)));
    return result;
  }

  private void ask(
      String name, Set<RuleOption> causes, Map<Map<String, String>, Map<String, String>> clauses) {
    int combinations =
        causes.stream().mapToInt(each -> each.values().size()).reduce(1, (a, b) -> a * b);
    if (combinations > MOST_COMBINATIONS) {
      throw RequestException.of(
          RuleClauses.class, "variantText.unwritable", variant.key(), name, causes.size());
    }
    List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
    for (RuleOption cause : causes) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> each : all) {
        for (RuleOption.Value value : cause.values()) {
          Map<String, String> one = new LinkedHashMap<>(each);
          one.put(cause.name(), value.name());
          longer.add(one);
        }
      }
      all = longer;
    }
    Optional<String> usual = Optional.empty();
    for (Map<String, String> when : all) {
      Optional<String> value = value(name, when);
      if (value.isPresent() && usual.isEmpty()) {
        usual = value;
        clauses.computeIfAbsent(Map.of(), each -> new LinkedHashMap<>()).put(name, value.get());
      } else if (value.isPresent() && !value.equals(usual)) {
        clauses.computeIfAbsent(when, each -> new LinkedHashMap<>()).put(name, value.get());
      }
    }
  }

  /** The options that change a word, for each word. */
  private Map<String, Set<RuleOption>> causes() {
    Map<String, Set<RuleOption>> causes = new LinkedHashMap<>();
    for (Map<String, String> point : points) {
      Map<String, String> here = at(point);
      here.keySet().forEach(name -> causes.computeIfAbsent(name, each -> new LinkedHashSet<>()));
      for (RuleOption option : variant.options()) {
        for (RuleOption.Value value : option.values()) {
          Map<String, String> there = new LinkedHashMap<>(point);
          there.put(option.name(), value.name());
          compare(here, at(there), option, causes);
        }
      }
    }
    return causes;
  }

  /** What is no matter on one side says nothing about a cause. */
  private static void compare(
      Map<String, String> here,
      Map<String, String> there,
      RuleOption option,
      Map<String, Set<RuleOption>> causes) {
    there.forEach((name, word) -> {
      if (!word.equals(here.getOrDefault(name, RuleFields.leftOut(name).orElse(word)))) {
        causes.computeIfAbsent(name, each -> new LinkedHashSet<>()).add(option);
      }
    });
  }

  private Optional<String> word(String name, Map<String, String> point) {
    return Optional.ofNullable(at(point).get(name)).or(() -> RuleFields.leftOut(name));
  }

  /** The value under some choices; empty if it is no matter under any of the others that were tried. */
  private Optional<String> value(String name, Map<String, String> when) {
    for (Map<String, String> point : points) {
      Map<String, String> here = new LinkedHashMap<>(point);
      here.putAll(when);
      Optional<String> word = word(name, here);
      if (word.isPresent()) {
        return word;
      }
    }
    return Optional.empty();
  }
}
