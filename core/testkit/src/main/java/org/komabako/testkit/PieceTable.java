package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/**
 * The tables of a variant's README, made from the variant itself.
 *
 * <p>They stand between the markers {@code <!-- pieces -->} and {@code <!-- /pieces -->}, and
 * likewise {@code options}, {@code rulesets} and {@code handicaps}. The pieces must be there, the
 * others are filled in where there are markers; in Japanese in a file {@code README.ja.md}. A test calls {@link #assertUpToDate};
 * with {@code
 * -Dkomabako.regenerate=true} it writes the file instead of comparing it.
 */
public final class PieceTable {
  /** The system property that makes {@link #assertUpToDate} write. */
  public static final String REGENERATE = "komabako.regenerate";

  private PieceTable() {}

  /**
   * Compares a README with its variant, or writes it.
   *
   * @throws AssertionError if a table is not as the variant says, or the markers are missing
   */
  public static void assertUpToDate(Variant variant, Path readme) throws IOException {
    String found = Files.readString(readme);
    boolean japanese = readme.toString().endsWith(".ja.md");
    String wanted = fill(variant, found, japanese ? Locale.JAPANESE : Locale.ENGLISH);
    if (Boolean.getBoolean(REGENERATE)) {
      Files.writeString(readme, wanted);
      return;
    }
    assertEquals(
        wanted, found, readme + " is out of date; run its test with -D" + REGENERATE + "=true");
  }

  /** A README text with its tables made anew. */
  static String fill(Variant variant, String text, Locale language) {
    String result = section(text, "pieces", pieces(variant.table(), language));
    if (!variant.options().isEmpty()) {
      result = section(result, "options", options(variant, language));
    }
    if (result.contains("<!-- rulesets -->")) {
      result = section(result, "rulesets", ruleSets(variant, language));
    }
    if (result.contains("<!-- handicaps -->")) {
      result = section(result, "handicaps", handicaps(variant.table(), language));
    }
    return result;
  }

  private static String section(String text, String name, String content) {
    String open = "<!-- " + name + " -->";
    String close = "<!-- /" + name + " -->";
    int start = text.indexOf(open);
    int end = text.indexOf(close);
    if (start < 0 || end < start) {
      throw new AssertionError("the README has no markers " + open + " and " + close);
    }
    return text.substring(0, start + open.length()) + "\n" + content + text.substring(end);
  }

  /** One row per kind of piece. */
  static String pieces(VariantTable table, Locale language) {
    List<List<String>> rows = new ArrayList<>();
    for (PieceType type : table.pieces()) {
      rows.add(List.of(
          type.id(),
          type.name().in(language),
          kanji(type),
          type.romaji(),
          type.abbreviation(),
          MoveWords.of(type).in(language) + " (`" + type.betza() + "`)",
          type.promotesTo().map(id -> table.type(id).name().in(language)).orElse("–"),
          pawns(type.value())));
    }
    return markdown(
        heads(
            language,
            List.of("", "Piece", "Kanji", "Rōmaji", "Western", "Moves", "Promotes to", "Value"),
            List.of("", "駒", "漢字", "ローマ字", "英略号", "動き", "成ると", "価値")),
        rows);
  }

  private static String kanji(PieceType type) {
    String pair = type.kanjiWhite().equals(type.kanjiPair())
        ? type.kanjiPair()
        : type.kanjiPair() + ", " + type.kanjiWhite();
    return pair + " (" + type.kanji() + ")";
  }

  private static String pawns(int value) {
    if (value == 0) {
      return "–";
    }
    return value % 100 == 0 ? String.valueOf(value / 100) : String.valueOf(value / 100.0);
  }

  /** One row per value of each option, those of all variants included. */
  static String options(Variant variant, Locale language) {
    List<List<String>> rows = new ArrayList<>();
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      boolean first = true;
      for (RuleOption.Value value : option.values()) {
        rows.add(List.of(
            first ? "`" + option.name() + "`" : "",
            first ? option.help().in(language) : "",
            "`" + value.name() + "`",
            value.help().in(language)));
        first = false;
      }
    }
    return markdown(
        heads(
            language,
            List.of("Option", "What it decides", "Value", "Meaning"),
            List.of("選択肢", "何を決めるか", "値", "意味")),
        rows);
  }

  /** One row per rule set, {@code base} last. */
  static String ruleSets(Variant variant, Locale language) {
    List<List<String>> rows = new ArrayList<>();
    List<RuleSet> sets = new ArrayList<>(variant.ruleSets());
    sets.add(RuleSet.PLAIN);
    for (RuleSet set : sets) {
      String values = OptionValues.of(variant, set.name()).changes().entrySet().stream()
          .map(entry -> "`" + entry.getKey() + "=" + entry.getValue() + "`")
          .collect(Collectors.joining(", "));
      rows.add(List.of(
          "`" + set.name() + "`", set.help().in(language), values.isEmpty() ? "–" : values));
    }
    return markdown(
        heads(
            language,
            List.of("Rule set", "Who plays so", "What differs from `base`"),
            List.of("ルール", "誰の指し方か", "`base` との違い")),
        rows);
  }

  /** One row per handicap. */
  static String handicaps(VariantTable table, Locale language) {
    List<List<String>> rows = new ArrayList<>();
    for (Handicap handicap : table.handicaps()) {
      List<String> row = new ArrayList<>(List.of(
          "`" + handicap.key() + "`",
          handicap.name().in(Locale.ENGLISH),
          handicap.name().in(Locale.JAPANESE),
          first(handicap, language)));
      if (language.equals(Locale.JAPANESE)) {
        row.remove(1);
      }
      rows.add(row);
    }
    return markdown(
        heads(
            language,
            List.of("Key", "Handicap", "Japanese", "Moves first"),
            List.of("キー", "駒落ち", "先に指す側")),
        rows);
  }

  private static String first(Handicap handicap, Locale language) {
    boolean black = handicap.sfen().split(" ", -1)[1].equals("b");
    if (language.equals(Locale.JAPANESE)) {
      return black ? "先手" : "後手（上手）";
    }
    return black ? "Black" : "White";
  }

  private static List<String> heads(Locale language, List<String> english, List<String> japanese) {
    return language.equals(Locale.JAPANESE) ? japanese : english;
  }

  private static String markdown(List<String> head, List<List<String>> rows) {
    StringBuilder text = new StringBuilder(line(head));
    text.append(line(head.stream().map(column -> "---").toList()));
    rows.forEach(row -> text.append(line(row)));
    return text.toString();
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
