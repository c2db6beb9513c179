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
 * others are filled in where there are markers. A test calls {@link #check}; with {@code
 * -Dkomabako.regenerate=true} it writes the file instead of comparing it.
 */
public final class PieceTable {
  /** The system property that makes {@link #check} write. */
  public static final String REGENERATE = "komabako.regenerate";

  private PieceTable() {}

  /**
   * Compares a README with its variant, or writes it.
   *
   * @throws AssertionError if a table is not as the variant says, or the markers are missing
   */
  public static void check(Variant variant, Path readme) throws IOException {
    String found = Files.readString(readme);
    String wanted = fill(variant, found);
    if (Boolean.getBoolean(REGENERATE)) {
      Files.writeString(readme, wanted);
      return;
    }
    assertEquals(
        wanted, found, readme + " is out of date; run its test with -D" + REGENERATE + "=true");
  }

  /** A README text with its tables made anew. */
  static String fill(Variant variant, String text) {
    String result = section(text, "pieces", pieces(variant.table()));
    if (!variant.options().isEmpty()) {
      result = section(result, "options", options(variant));
    }
    if (result.contains("<!-- rulesets -->")) {
      result = section(result, "rulesets", ruleSets(variant));
    }
    if (result.contains("<!-- handicaps -->")) {
      result = section(result, "handicaps", handicaps(variant.table()));
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
  public static String pieces(VariantTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (PieceType type : table.pieces()) {
      rows.add(List.of(
          type.id(),
          type.name().in(Locale.ENGLISH),
          kanji(type),
          type.romaji(),
          type.abbreviation(),
          MoveWords.of(type).in(Locale.ENGLISH) + " (`" + type.betza() + "`)",
          type.promotesTo().map(id -> table.type(id).name().in(Locale.ENGLISH)).orElse("–"),
          pawns(type.value())));
    }
    return markdown(
        List.of("", "Piece", "Kanji", "Rōmaji", "Western", "Moves", "Promotes to", "Value"), rows);
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
  public static String options(Variant variant) {
    List<List<String>> rows = new ArrayList<>();
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      boolean first = true;
      for (RuleOption.Value value : option.values()) {
        rows.add(List.of(
            first ? "`" + option.name() + "`" : "",
            first ? option.help().in(Locale.ENGLISH) : "",
            "`" + value.name() + "`",
            value.help().in(Locale.ENGLISH)));
        first = false;
      }
    }
    return markdown(List.of("Option", "What it decides", "Value", "Meaning"), rows);
  }

  /** One row per rule set, {@code base} last. */
  public static String ruleSets(Variant variant) {
    List<List<String>> rows = new ArrayList<>();
    List<RuleSet> sets = new ArrayList<>(variant.ruleSets());
    sets.add(RuleSet.PLAIN);
    for (RuleSet set : sets) {
      String values = OptionValues.of(variant, set.name()).changes().entrySet().stream()
          .map(entry -> "`" + entry.getKey() + "=" + entry.getValue() + "`")
          .collect(Collectors.joining(", "));
      rows.add(List.of(
          "`" + set.name() + "`", set.help().in(Locale.ENGLISH), values.isEmpty() ? "–" : values));
    }
    return markdown(List.of("Rule set", "Who plays so", "What differs from `base`"), rows);
  }

  /** One row per handicap. */
  public static String handicaps(VariantTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (Handicap handicap : table.handicaps()) {
      rows.add(List.of(
          "`" + handicap.key() + "`",
          handicap.name().in(Locale.ENGLISH),
          handicap.name().in(Locale.JAPANESE),
          handicap.sfen().split(" ", -1)[1].equals("b") ? "Black" : "White"));
    }
    return markdown(List.of("Key", "Handicap", "Japanese", "Moves first"), rows);
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
