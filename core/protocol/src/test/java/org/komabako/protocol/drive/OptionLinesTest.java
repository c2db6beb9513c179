package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineOption.Kind;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What engines say of themselves and their options, in USI and in CECP. */
class OptionLinesTest {
  private static EngineOption usi(String line) {
    EngineIdentity greeting = UsiOptions.read(List.of(line));
    return greeting.options().values().iterator().next();
  }

  private static EngineOption cecp(String option) {
    EngineIdentity greeting = CecpOptions.read(List.of("feature option=\"" + option + "\""));
    return greeting.options().values().iterator().next();
  }

  private static EngineOption option(
      String own, Kind kind, String base, long min, long max, String... choices) {
    return new EngineOption(
        own.replace(' ', '_'), LocalizedText.same(own), kind, base, min, max, List.of(choices));
  }

  private static final long LEAST = Long.MIN_VALUE;
  private static final long MOST = Long.MAX_VALUE;

  @Test
  void optionsOfUsi() {
    assertEquals(
        option("Skill Level", Kind.SPIN, "3", 0, 9),
        usi("option name Skill Level type spin default 3 min 0 max 9"));
    assertEquals(
        option("Style", Kind.COMBO, "very calm", LEAST, MOST, "very calm", "wild"),
        usi("option name Style type combo default very calm var very calm var wild"));
    assertEquals(
        option("Own", Kind.CHECK, "true", LEAST, MOST),
        usi("option name Own type check default true"));
    assertEquals(
        option("Book", Kind.FILENAME, "", LEAST, MOST),
        usi("option name Book type filename default <empty>"));
    assertEquals(
        option("Clear", Kind.BUTTON, "", LEAST, MOST), usi("option name Clear type button"));
    assertEquals(
        option("Your name", Kind.STRING, "x y", LEAST, MOST),
        usi("option name Your name type string default x y"));
  }

  @Test
  void aRangeThatIsNoneIsNoLimit() {
    assertEquals(
        option("Hash", Kind.SPIN, "3", LEAST, MOST),
        usi("option name Hash type spin default 3 min few max 99999999999999999999"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "option name Odd type slider default 3",
        "option name Odd default 3",
        "option name",
        "option name  type spin",
        "option Odd type spin default 3",
      })
  void whatIsNoOptionOfUsiIsLeftOut(String line) {
    assertEquals(
        Set.of("USI_Hash", "USI_Ponder"),
        UsiOptions.read(List.of(line)).options().keySet());
  }

  @Test
  void twoOptionsEachUsiEngineTakesListedOrNot() {
    Map<String, EngineOption> implied = UsiOptions.read(List.of()).options();
    assertEquals(
        EngineOption.spin("USI_Hash", LocalizedText.same("USI_Hash"), 64, 1, 1 << 20),
        implied.get("USI_Hash"));
    assertEquals(
        EngineOption.check("USI_Ponder", LocalizedText.same("USI_Ponder"), false),
        implied.get("USI_Ponder"));
    Map<String, EngineOption> listed = UsiOptions.read(List.of(
            "option name USI_Hash type spin default 16 min 2 max 32",
            "option name Ponder type check default true"))
        .options();
    assertEquals(Set.of("USI_Hash", "Ponder"), listed.keySet(), "some say it as UCI does");
    assertEquals("16", listed.get("USI_Hash").base());
  }

  @Test
  void theGamesOfAUsiEngine() {
    EngineIdentity greeting = UsiOptions.read(List.of(
        "id name  The Engine 2 ",
        "id author nobody",
        "option name UCI_Variant type combo default chess var chess var mini shogi",
        "usiok"));
    assertEquals(Optional.of("The Engine 2"), greeting.name());
    assertEquals(List.of("chess", "mini shogi"), greeting.variants());
    assertEquals(Set.of("UCI_Variant"), greeting.can());
    assertEquals(Set.of("USI_Hash", "USI_Ponder"), greeting.options().keySet());
    EngineIdentity mute = UsiOptions.read(List.of("usiok"));
    assertEquals(Optional.empty(), mute.name());
    assertEquals(List.of(), mute.variants());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Own Book -check 1 | CHECK | true",
        "Own Book -check 0 | CHECK | false",
        "Own Book -button | BUTTON | ''",
        "Own Book -save | BUTTON | ''",
        "Own Book -reset | BUTTON | ''",
        "Own Book -file a b.bin | FILENAME | a b.bin",
        "Own Book -path /x | FILENAME | /x",
        "Own Book -string some text | STRING | some text",
        "Own Book -wheel 3 | STRING | 3",
      })
  void optionsOfCecp(String text, Kind kind, String base) {
    assertEquals(option("Own Book", kind, base, 0, 0), cecp(text));
  }

  @Test
  void numbersAndChoicesOfCecp() {
    assertEquals(option("Skill", Kind.SPIN, "3", -5, 9), cecp("Skill -spin 3 -5 9"));
    assertEquals(option("Skill", Kind.SPIN, "3", 0, 9), cecp("Skill -slider  3 0 9"));
    assertEquals(option("Skill", Kind.STRING, "3 0", 0, 0), cecp("Skill -spin 3 0"));
    assertEquals(option("Skill", Kind.STRING, "3 0 many", 0, 0), cecp("Skill -spin 3 0 many"));
    assertEquals(option("Skill", Kind.STRING, "few 0 3", 0, 0), cecp("Skill -spin few 0 3"));
    assertEquals(
        option("A b", Kind.COMBO, "wild", 0, 0, "very calm", "wild", "odd"),
        cecp("A b -combo very calm /// *wild /// odd"));
    assertEquals(
        option("A", Kind.COMBO, "calm", 0, 0, "calm", "wild"), cecp("A -combo calm///wild"));
  }

  @Test
  void whatIsNoOptionOfCecpIsLeftOut() {
    assertEquals(
        Set.of("ponder"),
        CecpOptions.read(List.of("feature option=\"Skill 3\"")).options().keySet());
  }

  @Test
  void whatACecpEngineIsAndCan() {
    EngineIdentity greeting = CecpOptions.read(List.of(
        "Some engine",
        "feature done=0 myname=\"The Engine 2\" ping=1 setboard=0 memory=1 smp=1",
        "feature variants='shogi, mini shogi,chu'",
        "option=\"No -check 1\" myname=\"no feature\"",
        "feature sigint=0 usermove=1 done=1"));
    assertEquals(Optional.of("The Engine 2"), greeting.name());
    assertEquals(List.of("shogi", "mini shogi", "chu"), greeting.variants());
    assertEquals(Set.of("ping", "usermove", "done"), greeting.can());
    assertEquals(
        List.of("memory", "cores", "ponder"), List.copyOf(greeting.options().keySet()));
    EngineOption memory = greeting.options().get("memory");
    assertEquals(List.of("64", 1L, 1L << 20), List.of(memory.base(), memory.min(), memory.max()));
    EngineOption cores = greeting.options().get("cores");
    assertEquals(List.of("1", 1L, 1024L), List.of(cores.base(), cores.min(), cores.max()));
    EngineOption ponder = greeting.options().get("ponder");
    assertEquals(List.of(Kind.CHECK, "false"), List.of(ponder.kind(), ponder.base()));
  }

  @Test
  void memoryAndProcessorsOfZeroAreNotOffered() {
    assertEquals(
        Set.of("ponder"),
        CecpOptions.read(List.of("feature memory=0 smp=0 myname=\"\""))
            .options()
            .keySet());
    assertEquals(
        Optional.of(""), CecpOptions.read(List.of("feature myname=\"\"")).name());
  }

  private final EngineIdentity greeting = UsiOptions.read(List.of(
      "option name Skill Level type spin default 3 min 0 max 9",
      "option name Repeats type combo default yes var yes var no"));

  @Test
  void whatWasChosenIsSaidByTheProgramsOwnNames() {
    assertEquals(Map.of("Skill Level", "7"), greeting.chosen(Map.of("Skill_Level", "7")));
    String value = message(Map.of("Skill_Level", "10"));
    assertTrue(value.contains("Skill_Level cannot be '10'; write a number from 0 to 9"), value);
    String name = message(Map.of("Skill Level", "7"));
    assertEquals(
        "there is no option Skill Level; there are Skill_Level, Repeats, USI_Hash, USI_Ponder",
        name);
  }

  private String message(Map<String, String> values) {
    return String.valueOf(
        assertThrows(EngineException.class, () -> greeting.chosen(values)).getMessage());
  }

  /** The table says for {@code repetition=no} also a level of 10, which is out of range here. */
  @Test
  void ofTheRulesItIsToldWhatItHas() {
    Rules strict = Rules.of(TinyGame.named("tiny"));
    assertEquals(Map.of("Repeats", "no"), greeting.ruled(strict, "usi"));
    EngineIdentity wide = UsiOptions.read(List.of(
        "option name Skill Level type spin default 3 min 0 max 10",
        "option name Repeats type combo default yes var yes var never"));
    assertEquals(Map.of("Skill Level", "10"), wide.ruled(strict, "usi"));
    assertEquals(Map.of(), greeting.ruled(strict, "cecp"));
    assertFalse(strict.options().asMap().isEmpty());
  }
}
