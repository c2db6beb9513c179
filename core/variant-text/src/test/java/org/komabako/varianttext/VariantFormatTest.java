package org.komabako.varianttext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Rules;

/** The reference of the format, {@code variant-format.md}: its examples are read, and it tells every word. */
class VariantFormatTest {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```ini\n(.*?)```");
  private static final Pattern USUAL =
      Pattern.compile("(?m)^\\| `([a-z_.]+)` \\| `([a-z_0-9]+)`(?:, `[a-z_]+`)* \\| .*$");

  private final String reference = reference();

  private static String reference() {
    try {
      return Files.readString(Path.of("..", "docs", "variant-format.md"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void told(Stream<String> words) {
    List<String> missing =
        words.filter(each -> !reference.contains("| `" + each + "` |")).sorted().toList();
    assertEquals(List.of(), missing, "variant-format.md has no row of these");
  }

  @Test
  void everyWordIsTold() {
    told(RuleFields.names().stream());
    told(VariantReader.HEAD.stream());
    told(PieceReader.KEYS.stream());
    told(SectionRules.kinds().stream());
    told(Stream.of(Flag.values()).map(each -> each.name().toLowerCase(Locale.ROOT)));
    List<String> values = RuleFields.names().stream()
        .filter(each -> !each.equals("repetition.otherwise"))
        .flatMap(each -> RuleFields.choices(each).stream())
        .filter(each -> !reference.contains("`" + each + "`"))
        .toList();
    assertEquals(List.of(), values, "values of which variant-format.md says nothing");
  }

  /** The section of rules says what holds where nothing is said. */
  @Test
  void theUsualValuesAreThose() {
    Map<String, String> plain = RuleBookWriter.words(RuleBook.PLAIN);
    String rules = reference.substring(reference.indexOf("## `[rules]`"));
    List<MatchResult> rows = USUAL.matcher(rules).results().toList();
    assertTrue(rows.size() > 25, rows::toString);
    for (MatchResult row : rows) {
      String name = row.group(1);
      String usual = plain.get(name);
      if (usual != null) {
        assertEquals(usual, row.group(2), name);
      }
      // What counts under another word only is as if it were not said.
      Map<String, String> with = new HashMap<>(above(name));
      RuleBook without = RuleBookReader.book(with);
      with.put(name, row.group(2));
      assertEquals(without, RuleBookReader.book(with), name);
    }
  }

  private static Map<String, String> above(String name) {
    return switch (name.split("\\.", 2)[0]) {
      case "drops" ->
        Map.of(
            "drops",
            name.equals("drops")
                ? "none"
                : name.matches("drops.(either_side|dead_squares)") ? "captured" : "reserve");
      case "repetition" ->
        Map.of(
            "repetition",
            name.equals("repetition")
                ? "ignored"
                : name.equals("repetition.otherwise") ? "judged" : "forbidden");
      case "bare_king" -> Map.of("bare_king", name.equals("bare_king") ? "no" : "yes");
      case "impasse" -> Map.of("impasse", name.equals("impasse") ? "draw" : "count");
      case "declaration" -> Map.of("declaration", name.equals("declaration") ? "no" : "yes");
      default -> Map.of();
    };
  }

  @Test
  void theExamplesAreRead() {
    Map<String, Variant> read = new HashMap<>();
    List<String> parts = new ArrayList<>();
    for (MatchResult example : EXAMPLE.matcher(reference).results().toList()) {
      String text = example.group(1);
      if (text.contains("[variant]")) {
        Variant variant = VariantTexts.read(text, key -> Optional.ofNullable(read.get(key)));
        read.put(variant.key(), variant);
      } else {
        parts.add(text);
      }
    }
    for (String part : parts) {
      var unused = VariantTexts.read(
          "[variant]\nkey = part\nname = part\nextends = tori\n" + part,
          key -> Optional.ofNullable(read.get(key)));
    }
    assertTrue(read.size() >= 2 && parts.size() >= 4, read.keySet() + " " + parts.size());
    // As Fairy-Stockfish counts them.
    Rules tori = Rules.of(read.get("tori"), OptionValues.base(read.get("tori")));
    assertEquals(17, new Perft(tori.start()).count(1));
    assertEquals(288, new Perft(tori.start()).count(2));
    assertEquals(5_430, new Perft(tori.start()).count(3));
    assertEquals(103_857, new Perft(tori.start()).count(4));
  }

  @Test
  void theMovesThatItGivesAreRead() {
    int begin = reference.indexOf("| piece | moves | piece | moves |");
    String table = reference.substring(begin, reference.indexOf("\n\n", begin));
    List<String> moves = Pattern.compile("`([A-Za-z0-9]+)`")
        .matcher(table)
        .results()
        .map(found -> found.group(1))
        .toList();
    assertTrue(moves.size() >= 15, moves::toString);
    moves.forEach(each -> assertTrue(!Betza.legs(each).isEmpty(), each));
  }
}
