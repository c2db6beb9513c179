package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Conduct;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.Section.Entry;

/** Reads one text; finds all that is wrong with it. */
final class VariantReader {
  static final Set<String> HEAD =
      Set.of("key", "version", "name", "extends", "without", "board", "zone", "start", "hand");

  private static final int LONGEST_KEY = 64;

  /** Of a board whose size is not known, so that nothing else is wrong for that. */
  private static final int[] ANY_SIZE = {Square.MAX, Square.MAX};

  private static final Pattern VERSION =
      Pattern.compile("\\d{1,6}(\\.\\d{1,6}(\\.\\d{1,6}(\\.[A-Za-z0-9_-]{1,30})?)?)?");

  private final Function<String, Optional<Variant>> installed;
  private final Faults faults = new Faults();
  private final List<Section> sections;
  private Optional<Variant> base = Optional.empty();
  private Set<String> without = Set.of();

  VariantReader(String text, Function<String, Optional<Variant>> installed) {
    this.installed = installed;
    if (text.length() > VariantTexts.LONGEST) {
      faults.add(1, 1, "variantText.long", text.length(), VariantTexts.LONGEST);
      faults.check();
    }
    sections = SectionRules.check(Section.read(text, faults), faults);
  }

  /** Refuses what can be no key of a variant. */
  static void checkKey(String key) {
    if (!VariantTable.isKey(key) || key.length() > LONGEST_KEY) {
      throw RequestException.of(VariantReader.class, "variantText.key", key);
    }
  }

  private List<Section> all(String kind) {
    return sections.stream().filter(each -> each.kind().equals(kind)).toList();
  }

  private Section head() {
    return all("variant").stream().findFirst().orElseGet(() -> {
      faults.add(1, 1, "variantText.noHead");
      return new Section("variant", "", 1, List.of());
    });
  }

  /** What it says of itself; the rest is not looked at. */
  VariantHead readHead() {
    KeyedLines words = new KeyedLines(head(), faults, HEAD, Set.of("name"));
    String key = words.required("key");
    words.find("key").ifPresent(entry -> faults.check(entry, () -> checkKey(key)));
    String version = version(words);
    faults.check();
    Map<String, String> pages = new LinkedHashMap<>();
    all("readme").forEach(each -> pages.put(each.name(), each.page()));
    return new VariantHead(
        key,
        words.text("name").orElse(LocalizedText.NONE),
        version,
        words.find("extends").map(Entry::value),
        pages);
  }

  private String version(KeyedLines words) {
    return words
        .find("version")
        .filter(entry -> {
          boolean right = VERSION.matcher(entry.value()).matches();
          if (!right) {
            faults.add(entry.line(), entry.column(), "variantText.version", entry.value());
          }
          return right;
        })
        .map(Entry::value)
        .orElse("0");
  }

  /** @param tries whether its rules are made under each value of each option, which finds what is wrong with them */
  Variant read(boolean tries) {
    Section head = head();
    KeyedLines words = new KeyedLines(head, faults, HEAD, Set.of("name"));
    var unusedVersion = version(words);
    words.find("extends").ifPresent(entry -> {
      if (words.find("key").filter(key -> key.value().equals(entry.value())).isPresent()) {
        faults.add(entry.line(), entry.column(), "variantText.itself", entry.value());
        faults.check();
      }
      base = installed.apply(entry.value());
      if (base.isEmpty()) {
        faults.add(entry.line(), entry.column(), "variantText.noBase", entry.value());
        // What it would have said is not known.
        faults.check();
      }
    });
    without = words
        .find("without")
        .map(entry -> Set.of(entry.value().split("\\s*,\\s*")))
        .orElse(Set.of());
    List<RuleOption> options = options();
    List<RuleSet> ruleSets = ruleSets(options);
    List<TextVariant.Clause> clauses = clauses(options);
    Optional<VariantTable> table = table(head, words);
    table.ifPresent(each -> new TableCheck(each, faults).check(sections));
    faults.check();
    TextVariant variant = new TextVariant(table.orElseThrow(), options, ruleSets, base, clauses);
    if (tries) {
      tryRules(variant, all("rules").stream().findFirst().orElse(head).line());
    }
    return variant;
  }

  private void tryRules(TextVariant variant, int line) {
    OptionValues usual = OptionValues.base(variant);
    var unused = faults.at(line, 1, () -> table(variant, usual));
    variant
        .options()
        .forEach(option -> option
            .values()
            .forEach(value ->
                faults.at(line, 1, () -> table(variant, usual.with(option.name(), value.name())))));
    variant
        .ruleSets()
        .forEach(set ->
            faults.at(line, 1, () -> table(variant, OptionValues.of(variant, set.name()))));
    faults.check();
  }

  /** The table as it is played, which also tells that the rules can be made. */
  private static VariantTable table(Variant variant, OptionValues values) {
    return variant.rules(values).special().in(variant.table());
  }

  private boolean stays(String what, String name) {
    return !without.contains(what + " " + name);
  }

  private Optional<VariantTable> table(Section head, KeyedLines words) {
    Optional<VariantTable> old = base.map(Variant::table);
    Map<String, PieceType> pieces = new LinkedHashMap<>();
    old.ifPresent(table -> table.pieces().stream()
        .filter(each -> stays("piece", each.id()))
        .forEach(each -> pieces.put(each.id(), each)));
    for (Section each : all("piece")) {
      new PieceReader(each, Optional.ofNullable(pieces.get(each.name())), faults)
          .read()
          .ifPresent(piece -> pieces.put(piece.id(), piece));
    }
    int[] size = words
        .find("board")
        .map(entry -> faults.at(entry, () -> size(entry)).orElse(ANY_SIZE))
        .orElseGet(() -> old.map(table -> new int[] {table.files(), table.ranks()})
            .orElseGet(() -> missing(head, "board", ANY_SIZE)));
    String start = words
        .find("start")
        .map(Entry::value)
        .orElseGet(() -> old.map(VariantTable::start).orElseGet(() -> missing(head, "start", "")));
    boolean sameBoard = old.filter(table -> table.start().equals(start)).isPresent();
    Map<String, Handicap> handicaps = new LinkedHashMap<>();
    old.filter(table -> sameBoard)
        .ifPresent(table -> table.handicaps().stream()
            .filter(each -> stays("handicap", each.key()))
            .forEach(each -> handicaps.put(each.key(), each)));
    for (Section each : all("handicap")) {
      KeyedLines said = new KeyedLines(each, faults, Set.of("name", "sfen"), Set.of("name"));
      handicaps.put(
          each.name(),
          new Handicap(
              each.name(),
              said.text("name").orElseGet(() -> LocalizedText.same(each.name())),
              said.required("sfen")));
    }
    int zone = words
        .find("zone")
        .map(entry -> number(entry))
        .orElseGet(() -> old.map(VariantTable::zone).orElse(0));
    String hand = words
        .find("hand")
        .map(Entry::value)
        .orElseGet(() -> old.map(VariantTable::hand).orElse(""));
    LocalizedText name =
        words.text("name").orElseGet(() -> missing(head, "name", LocalizedText.NONE));
    String key = words.required("key");
    words.find("key").ifPresent(entry -> faults.check(entry, () -> checkKey(key)));
    words
        .find("zone")
        .filter(entry -> zone > size[1])
        .ifPresent(
            entry -> faults.add(entry.line(), entry.column(), "variantText.zone", zone, size[1]));
    all("piece")
        .forEach(each -> each.find("promotes")
            .filter(entry -> !entry.value().equals("no") && !pieces.containsKey(entry.value()))
            .ifPresent(entry -> faults.unknown(
                entry.line(), entry.column(), "[piece]", entry.value(), pieces.keySet())));
    if (faults.isEmpty() && pieces.values().stream().noneMatch(each -> each.is(Flag.ROYAL))) {
      faults.add(head.line(), 1, "variantText.royal");
    }
    if (!faults.isEmpty()) {
      return Optional.empty();
    }
    return faults.at(
        head.line(),
        1,
        () -> new VariantTable(
            key,
            name,
            size[0],
            size[1],
            zone,
            start,
            hand,
            List.copyOf(pieces.values()),
            List.copyOf(handicaps.values()),
            spellings(old, pieces.keySet())));
  }

  private <T> T missing(Section head, String key, T instead) {
    faults.add(head.line(), 1, "variantText.missing", key, head.kind());
    return instead;
  }

  private static int[] size(Entry entry) {
    if (entry.value().matches("[1-9]\\d?x[1-9]\\d?")) {
      String[] parts = entry.value().split("x");
      int[] size = {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
      if (Math.max(size[0], size[1]) <= Square.MAX) {
        return size;
      }
    }
    throw RequestException.of(VariantReader.class, "variantText.size", entry.value(), Square.MAX);
  }

  private int number(Entry entry) {
    if (!entry.value().matches("\\d{1,3}")) {
      faults.add(entry.line(), entry.column(), "variantText.number", entry.key(), entry.value());
      return 0;
    }
    return Integer.parseInt(entry.value());
  }

  private List<Spelling> spellings(Optional<VariantTable> old, Collection<String> pieces) {
    List<Spelling> result = new ArrayList<>();
    old.ifPresent(table -> table.spellings().stream()
        .filter(each -> pieces.contains(each.thing()))
        .forEach(result::add));
    for (Section section : all("spellings")) {
      for (Entry entry : section.entries()) {
        String[] key = entry.key().split("\\s+", 2);
        List<String> names = new ArrayList<>();
        for (String each : entry.value().split("\\s*\\|\\s*", -1)) {
          names.add(each.equals("\"\"") ? "" : each);
        }
        result.add(new Spelling(key[0], key.length > 1 ? key[1] : "", names));
      }
    }
    return result;
  }

  private List<RuleOption> options() {
    Map<String, RuleOption> options = new LinkedHashMap<>();
    base.ifPresent(each -> each.options().stream()
        .filter(option -> stays("option", option.name()))
        .forEach(option -> options.put(option.name(), option)));
    for (Section each : all("option")) {
      new OptionReader(each, faults).read().ifPresent(option -> options.put(option.name(), option));
    }
    return List.copyOf(options.values());
  }

  private List<RuleSet> ruleSets(List<RuleOption> options) {
    Map<String, RuleSet> sets = new LinkedHashMap<>();
    base.ifPresent(each -> each.ruleSets().stream()
        .filter(set -> stays("rule set", set.name()))
        .forEach(set -> sets.put(set.name(), set)));
    for (Section each : all("rule set")) {
      KeyedLines words =
          new KeyedLines(each, faults, Set.of("title", "help", "values"), Set.of("title", "help"));
      Map<String, String> values = words
          .find("values")
          .map(entry -> choices(entry.value(), entry.line(), entry.column(), options))
          .orElse(Map.of());
      sets.put(
          each.name(),
          new RuleSet(
              each.name(),
              words.text("title").orElseGet(() -> KeyedLines.title(each.name())),
              words.text("help").orElse(LocalizedText.NONE),
              values));
    }
    return List.copyOf(sets.values());
  }

  private List<TextVariant.Clause> clauses(List<RuleOption> options) {
    List<TextVariant.Clause> clauses = new ArrayList<>();
    for (Section each : all("rules")) {
      Map<String, String> said = new LinkedHashMap<>();
      for (Entry entry : each.entries()) {
        List<String> choices = RuleFields.choices(entry.key());
        if (!RuleFields.isName(entry.key())) {
          faults.unknown(entry.line(), 1, "[rules]", entry.key(), RuleFields.names());
        } else if (!choices.isEmpty() && !choices.contains(entry.value())) {
          faults.unknown(entry.line(), entry.column(), entry.key(), entry.value(), choices);
        } else {
          if (choices.isEmpty()) {
            faults.check(entry, () -> RuleBookReader.check(entry.key(), entry.value()));
          }
          said.put(entry.key(), entry.value());
        }
      }
      clauses.add(new TextVariant.Clause(choices(each.name(), each.line(), 2, options), said));
    }
    return clauses;
  }

  /** Reads {@code NAME=VALUE NAME=VALUE}. */
  private Map<String, String> choices(String text, int line, int column, List<RuleOption> options) {
    Map<String, RuleOption> known = new HashMap<>();
    options.forEach(each -> known.put(each.name(), each));
    Conduct.OPTIONS.forEach(each -> known.put(each.name(), each));
    Map<String, String> values = new LinkedHashMap<>();
    Set<String> words = new LinkedHashSet<>(List.of(text.split("\\s+")));
    words.remove("");
    for (String word : words) {
      String[] parts = word.split("=", 2);
      RuleOption option = known.get(parts[0]);
      if (parts.length < 2) {
        faults.add(line, column, "variantText.choice", word);
      } else if (option == null) {
        faults.unknown(line, column, "[option]", parts[0], known.keySet());
      } else if (!option.allows(parts[1])) {
        faults.unknown(
            line,
            column,
            parts[0],
            parts[1],
            option.values().stream().map(RuleOption.Value::name).collect(Collectors.toSet()));
      } else {
        values.put(parts[0], parts[1]);
      }
    }
    return values;
  }
}
