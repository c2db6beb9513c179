package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** A variant that nobody could play, or whose names would harm a terminal, is refused with the reason. */
class VariantCheckTest {
  private static final String HARMFUL = "x\u001b[31m";
  private static final String LONG = "x".repeat(201);

  private VariantTable table = table("one", UnaryOperator.identity());
  private String key = "one";
  private List<RuleOption> options =
      List.of(RuleOption.of("gate", "A gate.", "open", "Yes.", "shut", "No."));
  private List<RuleSet> ruleSets =
      List.of(new RuleSet("strict", "Strict.", Map.of("gate", "shut")));
  private final List<String> asked = new ArrayList<>();
  private String fails = "none";

  private final Variant variant = new Variant() {
    @Override
    public String key() {
      return key;
    }

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public List<RuleOption> options() {
      return options;
    }

    @Override
    public List<RuleSet> ruleSets() {
      return ruleSets;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      asked.add(values.get("gate"));
      if (values.get("gate").equals(fails)) {
        throw new IllegalArgumentException("no rules");
      }
      return RuleBook.PLAIN;
    }
  };

  private static VariantTable table(String key, UnaryOperator<VariantTable.Builder> more) {
    return more.apply(VariantTable.of(key, "tiny", "小")
            .board(3, 3, 1)
            .start("1k1/3/1K1 b - 1")
            .piece(PieceType.row("K", "king", "王", "ō")
                .kanji("王", "王将")
                .abbreviations("K")
                .moves("K")
                .flags(PieceType.Flag.ROYAL)))
        .build();
  }

  private void assertRefused(String words) {
    RuntimeException told = assertThrows(RuntimeException.class, () -> VariantCheck.check(variant));
    assertTrue(String.valueOf(told.getMessage()).contains(words), told.toString());
  }

  @Test
  void whatPassesIsACopyWhoseRulesAreReady() {
    FrozenVariant passed = VariantCheck.check(variant);
    assertNotSame(variant, passed);
    assertEquals("one", passed.key());
    assertEquals("1k1/3/1K1 b - 1", Rules.of(passed).start().sfen());
    assertEquals(
        List.of("shut", "open"), asked, "each once: of the rule set, and of the other value");
  }

  @Test
  void theKeyIsThatOfTheTable() {
    key = "two";
    assertRefused("its key is two, that of its table one");
  }

  @Test
  void aKeyIsNotTooLong() {
    key = "x".repeat(64);
    table = table(key, UnaryOperator.identity());
    assertEquals(key, VariantCheck.check(variant).key());
    key = "x".repeat(65);
    table = table(key, UnaryOperator.identity());
    assertRefused("its key has more than 64 letters");
  }

  @Test
  void eachValueOfEachOptionHasRules() {
    fails = "shut";
    ruleSets = List.of();
    assertRefused("no rules");
    fails = "open";
    assertRefused("no rules");
  }

  @Test
  void eachRuleSetHasValuesThatThereAre() {
    ruleSets = List.of(new RuleSet("strict", "Strict.", Map.of("gate", "ajar")));
    assertRefused("ajar");
  }

  @Test
  void aHandicapIsAPosition() {
    table = table("one", made -> made.handicap("none", "none", "なし", "1k1/3/1K2 w - 1"));
    assertRefused("rank c");
  }

  static Stream<Arguments> names() {
    return Stream.of(HARMFUL, LONG)
        .flatMap(bad -> Stream.<UnaryOperator<VariantTable.Builder>>of(
                made -> made.piece(piece(bad, "騎", "k", "騎馬", "A")),
                made -> made.piece(piece("a", bad, "k", "騎馬", "A")),
                made -> made.piece(piece("a", "騎", bad, "騎馬", "A")),
                made -> made.piece(piece("a", "騎", "k", bad, "A")),
                made -> made.piece(piece("a", "騎", "k", "騎馬", "A").kanjiWhite(bad)),
                made -> made.handicap(bad, "none", "なし", "1k1/3/1K1 w - 1"),
                made -> made.handicap("none", bad, "なし", "1k1/3/1K1 w - 1"),
                made -> made.handicap("none", "none", bad, "1k1/3/1K1 w - 1"),
                made -> made.spelling("kif", "K", bad))
            .map(change -> Arguments.of(bad, change)));
  }

  private static PieceType.Builder piece(
      String english, String japanese, String romaji, String pair, String abbreviation) {
    return PieceType.row("A", english, japanese, romaji)
        .kanji("騎", pair)
        .abbreviations(abbreviation)
        .moves("N");
  }

  private void assertNameRefused(String bad) {
    assertRefused(
        bad.equals(LONG) ? "is longer than 200 characters" : "has control characters in it");
  }

  @ParameterizedTest
  @MethodSource("names")
  void aNameInTheTableIsShortAndHarmless(String bad, UnaryOperator<VariantTable.Builder> change) {
    table = table("one", change);
    assertNameRefused(bad);
  }

  @Test
  void theNameOfTheGameIsShortAndHarmless() {
    for (String bad : List.of(HARMFUL, LONG)) {
      table = VariantTable.of("one", bad, "小")
          .board(3, 3, 1)
          .start("1k1/3/1K1 b - 1")
          .piece(PieceType.row("K", "king", "王", "ō")
              .kanji("王", "王将")
              .abbreviations("K")
              .moves("K")
              .flags(PieceType.Flag.ROYAL))
          .build();
      assertNameRefused(bad);
    }
  }

  @Test
  void whatOptionsAndRuleSetsAreCalledIsShortAndHarmless() {
    LocalizedText good = LocalizedText.of("good", "よい");
    RuleOption.Value value = new RuleOption.Value("open", good, good);
    for (String bad : List.of(HARMFUL, LONG)) {
      LocalizedText english = LocalizedText.of(bad, "わるい");
      LocalizedText japanese = LocalizedText.of("bad", bad);
      List<RuleOption> wrong = List.of(
          new RuleOption("gate", english, good, List.of(value)),
          new RuleOption("gate", japanese, good, List.of(value)),
          new RuleOption("gate", good, good, List.of(new RuleOption.Value("open", english, good))));
      ruleSets = List.of();
      for (RuleOption each : wrong) {
        options = List.of(each);
        assertNameRefused(bad);
      }
      options = List.of(new RuleOption("gate", good, good, List.of(value)));
      ruleSets = List.of(new RuleSet("strict", english, good, Map.of()));
      assertNameRefused(bad);
    }
  }

  @Test
  void helpMayBeLongerButHasAnEnd() {
    LocalizedText good = LocalizedText.of("good", "よい");
    RuleOption.Value value = new RuleOption.Value("open", good, good);
    ruleSets = List.of();
    options = List.of(
        new RuleOption("gate", good, LocalizedText.same("x".repeat(2_000)), List.of(value)));
    assertEquals("one", VariantCheck.check(variant).key());
    for (LocalizedText help : List.of(
        LocalizedText.of("x".repeat(2_001), "x"), LocalizedText.of("x", "x".repeat(2_001)))) {
      options = List.of(new RuleOption("gate", good, help, List.of(value)));
      assertRefused("is longer than 2000 characters");
    }
  }
}
