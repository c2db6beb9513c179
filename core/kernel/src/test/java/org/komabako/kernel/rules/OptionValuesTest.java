package org.komabako.kernel.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.SmallGame;
import org.komabako.kernel.model.VariantTable;

/** Options, their values and rule sets. */
class OptionValuesTest {
  private static final RuleOption LION =
      RuleOption.of("lion_trading", "What?", "edo", "The old.", "jcsa", "The new.");
  private static final RuleOption YES =
      RuleOption.of("chance", "Whether?", "true", "Yes.", "false", "No.");
  private static final SmallGame PLAIN = SmallGame.of(RuleBook.PLAIN, LION, YES, Stalemate.OPTION);

  /** The same with rule sets, the first of which is the usual one. */
  private static final Variant GAME = new Variant() {
    @Override
    public VariantTable table() {
      return PLAIN.table();
    }

    @Override
    public List<RuleOption> options() {
      return PLAIN.options();
    }

    @Override
    public List<RuleSet> ruleSets() {
      return List.of(
          new RuleSet("new", "The new.", Map.of("lion_trading", "jcsa", "chance", "false")),
          new RuleSet("touching", "Strict.", Map.of("touch", "strict")));
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  };

  @Test
  void theFirstValueOfEachOptionIsTheBase() {
    OptionValues base = OptionValues.base(GAME);
    assertEquals(
        "{lion_trading=edo, chance=true, stalemate=loss, illegal_move=refuse, touch=free}",
        base.asMap().toString());
    assertEquals(base, OptionValues.of(GAME, "base"));
    assertEquals(Map.of(), base.changes());
    assertEquals("{}", base.toString());
    assertFalse(base.areUsual());
    assertThrows(UnsupportedOperationException.class, () -> base.asMap().put("touch", "strict"));
  }

  @Test
  void theFirstRuleSetIsPlayedWhenNothingIsSaid() {
    OptionValues usual = OptionValues.defaults(GAME);
    assertEquals(Map.of("lion_trading", "jcsa", "chance", "false"), usual.changes());
    assertEquals("{lion_trading=jcsa, chance=false}", usual.toString());
    assertTrue(usual.areUsual());
    assertEquals(OptionValues.of(GAME, "new"), usual);
    assertFalse(OptionValues.of(GAME, "touching").areUsual());
    assertTrue(OptionValues.defaults(PLAIN).areUsual());
    assertEquals(OptionValues.base(PLAIN), OptionValues.defaults(PLAIN));
  }

  @Test
  void aRuleSetThatThereIsNotIsNamedBesideThoseThatThereAre() {
    assertEquals(
        "small has no rule set 'old'; it has base, new, touching",
        assertThrows(IllegalArgumentException.class, () -> OptionValues.of(GAME, "old"))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size | big | there is no option 'size'; there are lion_trading, chance, stalemate,"
            + " illegal_move, touch",
        "chance | maybe | option chance has no value 'maybe'; it has true, false"
      })
  void whatCannotBeChosenIsNamed(String name, String value, String message) {
    OptionValues base = OptionValues.base(GAME);
    assertEquals(
        message,
        assertThrows(RequestException.class, () -> base.with(name, value)).getMessage());
  }

  @Test
  void valuesAreChangedInACopy() {
    OptionValues base = OptionValues.base(GAME);
    OptionValues changed = base.with("chance", "false");
    assertTrue(base.isTrue("chance"));
    assertFalse(changed.isTrue("chance"));
    assertFalse(base.isTrue("stalemate"));
    assertEquals("loss", changed.get("stalemate"));
    assertEquals(Stalemate.LOSS, changed.get("stalemate", Stalemate.class));
    assertEquals(
        Stalemate.DRAW, changed.with("stalemate", "draw").get("stalemate", Stalemate.class));
    assertNotEquals(base, changed);
    assertEquals(base, changed.with("chance", "true"));
    assertEquals(base.hashCode(), changed.with("chance", "true").hashCode());
    assertThrows(IllegalArgumentException.class, () -> base.get("size"));
  }

  @Test
  void anOptionIsSaidInWords() {
    OptionValues base = OptionValues.base(GAME);
    assertEquals("lion trading: edo", base.say("lion_trading").in(Locale.ENGLISH));
    assertEquals("chance: yes", base.say("chance").in(Locale.ENGLISH));
    assertEquals("手詰まり：負け", base.say("stalemate").in(Locale.JAPANESE));
    assertEquals(
        "lion trading: JCSA", OptionValues.defaults(GAME).say("lion_trading").in(Locale.ENGLISH));
    assertEquals(base.asMap().keySet(), base.words().keySet());
    assertEquals(base.say("touch"), base.words().get("touch"));
    assertThrows(RequestException.class, () -> base.say("size"));
  }

  @Test
  void anOptionHasAValueAndEachValueItsJapanese() {
    assertEquals(
        "option size has no value",
        assertThrows(IllegalArgumentException.class, () -> RuleOption.of("size", "What?"))
            .getMessage());
    assertEquals(
        "option chance has 2 values, not 1",
        assertThrows(IllegalArgumentException.class, () -> YES.japanese("機会", "か。", "はい", "。"))
            .getMessage());
    RuleOption both = YES.japanese("機会", "機会があるか。", "ある", "ある。", "ない", "ない。");
    assertEquals("機会", both.title().in(Locale.JAPANESE));
    assertEquals("chance", both.title().in(Locale.ENGLISH));
    assertEquals("機会があるか。", both.help().in(Locale.JAPANESE));
    assertEquals("ない", both.values().get(1).title().in(Locale.JAPANESE));
    assertEquals("ない。", both.values().get(1).help().in(Locale.JAPANESE));
    assertEquals("No.", both.values().get(1).help().in(Locale.ENGLISH));
    assertTrue(both.allows("false"));
    assertFalse(both.allows("no"));
  }

  @ParameterizedTest
  @CsvSource({
    "true, yes, はい",
    "false, no, いいえ",
    "xray, x-ray, x-ray",
    "wfa, WFA, WFA",
    "points27, 27 points, 27 points",
    "lion_trading, lion trading, lion trading"
  })
  void aNameThatIsTypedBecomesOneThatIsRead(String name, String english, String japanese) {
    assertEquals(LocalizedText.of(english, japanese), Titles.of(name));
  }

  @Test
  void aRuleSetInBothLanguages() {
    RuleSet set = new RuleSet("lion_set", "Lions.", Map.of("chance", "true"));
    assertEquals("lion set", set.title().in(Locale.ENGLISH));
    RuleSet titled = set.titled("Lion Set", "獅子", "獅子の規則。");
    assertEquals(LocalizedText.of("Lion Set", "獅子"), titled.title());
    assertEquals(LocalizedText.of("Lions.", "獅子の規則。"), titled.help());
    assertEquals(set.values(), titled.values());
  }

  @Test
  void textsInTwoLanguages() {
    LocalizedText text = LocalizedText.of("lion on 1", "獅子 1");
    assertEquals(LocalizedText.of("lion on 2", "獅子 2"), text.map(each -> each.replace("1", "2")));
    assertTrue(LocalizedText.NONE.isEmpty());
    assertFalse(text.isEmpty());
    assertEquals("lion on 1", text.toString());
  }
}
