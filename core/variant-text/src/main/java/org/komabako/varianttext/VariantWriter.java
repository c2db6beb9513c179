package org.komabako.varianttext;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/** Writes a variant as a text. */
final class VariantWriter {
  private final Variant variant;
  private final boolean whole;
  private final StringBuilder text = new StringBuilder();

  /** @param whole whether in all languages, and with spellings in the order of the variant */
  VariantWriter(Variant variant, boolean whole) {
    this.variant = variant;
    this.whole = whole;
  }

  String write() {
    VariantTable table = variant.table();
    head("variant", "");
    line("key", table.key());
    line("name", table.name());
    line("board", table.files() + "x" + table.ranks());
    line("zone", String.valueOf(table.zone()));
    line("start", table.start());
    lineIf("hand", table.hand());
    table.pieces().forEach(this::piece);
    variant.options().forEach(this::option);
    variant.ruleSets().forEach(this::ruleSet);
    for (TextVariant.Clause clause : new RuleClauses(variant).clauses()) {
      head("rules", choices(clause.when()));
      clause.said().forEach(this::line);
    }
    table.handicaps().forEach(each -> {
      head("handicap", each.key());
      line("name", each.name());
      line("sfen", each.sfen());
    });
    if (!table.spellings().isEmpty()) {
      head("spellings", "");
      spellings(table).forEach(this::spelling);
    }
    return text.toString();
  }

  private List<Spelling> spellings(VariantTable table) {
    return whole
        ? table.spellings()
        : table.spellings().stream()
            .sorted(Comparator.comparing(Spelling::format).thenComparing(Spelling::thing))
            .toList();
  }

  private void head(String kind, String name) {
    if (text.length() > 0) {
      text.append('\n');
    }
    text.append('[').append(kind).append(name.isEmpty() ? "" : ": " + name).append("]\n");
  }

  private void line(String key, String value) {
    // A line that ends with a backslash would go on in the next.
    String said = value.replaceAll("\\R+", " ").replaceAll("\\\\+$", "");
    text.append(key).append(" = ").append(said).append('\n');
  }

  private void lineIf(String key, String value) {
    if (!value.isEmpty()) {
      line(key, value);
    }
  }

  private void line(String key, LocalizedText value) {
    line(key, value.in(Locale.ENGLISH));
    if (!whole) {
      return;
    }
    new TreeMap<>(value.texts()).forEach((language, text) -> {
      if (!language.equals(Locale.ENGLISH.toLanguageTag())) {
        line(key + "." + language, text);
      }
    });
  }

  private void piece(PieceType piece) {
    head("piece", piece.id());
    line("name", piece.name());
    lineIf("romaji", piece.romaji());
    lineIf("kanji", piece.kanji());
    if (!piece.kanjiPair().equals(piece.kanji())) {
      line("pair", piece.kanjiPair());
    }
    if (!piece.kanjiWhite().equals(piece.kanjiPair())) {
      line("pair.white", piece.kanjiWhite());
    }
    if (!piece.abbreviations().equals(List.of(piece.id().replaceAll("[+']", "")))) {
      line("abbreviations", String.join(", ", piece.abbreviations()));
    }
    lineIf("moves", piece.betza());
    if (piece.lionPower().exists()) {
      line("lion", lion(piece.lionPower()));
    }
    piece.promotesTo().ifPresent(id -> line("promotes", id));
    if (piece.value() != 0) {
      line("value", number(piece.value()));
    }
    if (piece.perFile() != 0) {
      line("per_file", String.valueOf(piece.perFile()));
    }
    if (piece.rank() != 0) {
      line("rank", String.valueOf(piece.rank()));
    }
    if (!piece.flags().isEmpty()) {
      line(
          "flags",
          piece.flags().stream()
              .sorted()
              .map(each -> each.name().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", ")));
    }
  }

  static String lion(LionPower power) {
    String steps = power.steps().stream().map(VariantWriter::step).collect(Collectors.joining());
    return switch (power.kind()) {
      case AREA -> "area " + power.most() + " " + steps;
      case IGUI -> "igui " + steps;
      case ANYWHERE -> "anywhere";
      case ANYWHERE_ANY -> "anywhere any";
      case LION ->
        power.equals(LionPower.AREA) ? "area" : power.exists() ? way(power) + steps : "no";
    };
  }

  private static String way(LionPower power) {
    return (power.turns() ? "turns " : "straight ") + (power.goesOn() ? "3 " : "");
  }

  private static String step(Leg leg) {
    String across = leg.right() > 0 ? "r" : leg.right() < 0 ? "l" : "";
    String along = leg.forward() > 0 ? "f" : leg.forward() < 0 ? "b" : "";
    return along + across + (across.isEmpty() || along.isEmpty() ? "W" : "F");
  }

  private static String number(int hundredths) {
    String whole = String.valueOf(hundredths / 100);
    int rest = Math.abs(hundredths % 100);
    return rest == 0 ? whole : whole + (rest % 10 == 0 ? "." + rest / 10 : ".%02d".formatted(rest));
  }

  private void option(RuleOption option) {
    head("option", option.name());
    line("title", option.title());
    line("help", option.help());
    for (RuleOption.Value value : option.values()) {
      line("value." + value.name(), value.help());
      line("value." + value.name() + ".title", value.title());
    }
  }

  private void ruleSet(RuleSet set) {
    head("rule set", set.name());
    line("title", set.title());
    line("help", set.help());
    lineIf("values", choices(set.values()));
  }

  private static String choices(Map<String, String> values) {
    return values.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  private void spelling(Spelling spelling) {
    String key = Optional.of(spelling.thing())
        .filter(each -> !each.isEmpty())
        .map(each -> spelling.format() + " " + each)
        .orElse(spelling.format());
    line(
        key,
        spelling.names().stream()
            .map(each -> each.isEmpty() ? "\"\"" : each)
            .collect(Collectors.joining(" | ")));
  }
}
