package org.komabako.varianttext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.Languages;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Rules;

class VariantTextsTest {
  /** Minishogi, and an option. */
  static final String MINI = """
      # The smallest game with drops.
      [variant]
      key = mini
      name = minishogi
      name.ja = 五々将棋
      board = 5x5
      zone = 1
      start = rbsgk/4p/5/P4/KGSBR b - 1
      hand = RBGSP

      [piece: K]
      name = king
      name.ja = 玉将
      kanji = 玉
      moves = K
      flags = royal

      [piece: G]
      name = gold general
      moves = WfF
      value = 6

      [piece: S]
      name = silver general
      moves = FfW
      promotes = +S
      value = 5.5
      [piece: +S]
      name = promoted silver
      moves = WfF

      [piece: R]
      name = rook
      moves = R
      promotes = +R
      [piece: +R]
      name = dragon king
      moves = RF

      [piece: B]
      name = bishop
      moves = B
      promotes = +B
      [piece: +B]
      name = dragon horse
      moves = BW

      [piece: P]
      name = pawn
      moves = fW
      promotes = +P
      per_file = 1
      flags = no_drop_mate
      [piece: +P]
      name = tokin
      moves = WfF

      [option: again]
      title = repetition
      help = What a fourth occurrence means.
      value.second = The second player wins.
      value.none = Nothing.

      [rules]
      promotion = touch
      promotion.forced = stuck
      drops = captured
      self_check = illegal
      repetition = judged
      repetition.charges = checked
      [rules: again=none]
      repetition = ignored
      """;

  private static Variant read(String text) {
    return VariantTexts.read(text, key -> Optional.empty());
  }

  private static List<Fault> faults(String text) {
    return assertThrows(VariantTextException.class, () -> read(text)).faults();
  }

  private static String said(Fault fault) {
    return fault.line() + ":" + fault.column() + " " + fault.text().in(Locale.ENGLISH);
  }

  @Test
  void aTextIsPlayedByItsRules() {
    Variant mini = read(MINI);
    assertEquals("五々将棋", mini.table().name().in(Locale.JAPANESE));
    assertEquals(550, mini.table().type("S").value());
    assertEquals(1, mini.table().type("P").perFile());
    assertEquals(new Drops.Captured(), mini.rules(OptionValues.base(mini)).drops());
    OptionValues none = OptionValues.base(mini).with("again", "none");
    assertEquals(new Repetition.Ignored(), mini.rules(none).repetition());
    // As Fairy-Stockfish counts them.
    assertEquals(181, new Perft(Rules.of(mini).start()).count(2));
    assertEquals(2_512, new Perft(Rules.of(mini).start()).count(3));
  }

  @Test
  void thatThePromotedSideCountsOnAFileIsReadAndWritten() {
    Variant both = read(MINI.replace("no_drop_mate", "no_drop_mate, per_file_promoted"));
    Set<PieceType.Flag> flags =
        Set.of(PieceType.Flag.NO_DROP_MATE, PieceType.Flag.PER_FILE_PROMOTED);
    assertEquals(flags, both.table().type("P").flags());
    assertEquals(flags, read(VariantTexts.write(both)).table().type("P").flags());
  }

  @Test
  void whatAPiecePromotesToMayBeAnOption() {
    Variant mini =
        read(MINI + "piece.S.promotes = +R\npiece.P.promotes = no\npiece.B.promotes = table\n");
    for (Variant each : List.of(mini, read(VariantTexts.write(mini)))) {
      VariantTable usual = Rules.of(each).table();
      assertEquals(Optional.of("+S"), usual.type("S").promotesTo());
      VariantTable other =
          Rules.of(each, OptionValues.base(each).with("again", "none")).table();
      assertEquals(Optional.of("+R"), other.type("S").promotesTo());
      assertEquals(Optional.empty(), other.type("P").promotesTo());
      assertEquals(Optional.of("+B"), other.type("B").promotesTo());
    }
    int line = MINI.lines().toList().size() + 1;
    Fault fault = faults(MINI + "piece.S.promotes = +T\n").get(0);
    assertTrue(
        said(fault).startsWith(line + ":20 piece.S.promotes knows no '+T'; did you mean '+"),
        said(fault));
    assertEquals(line, faults(MINI + "piece.T.promotes = no\n").get(0).line());
  }

  @Test
  void whatLeapsAnywhereMayTakeWhatIsProtected() {
    Variant mini = read(MINI + "piece.R.lion = anywhere any\npiece.B.lion = anywhere\n");
    Variant again = read(VariantTexts.write(mini));
    VariantTable table =
        Rules.of(again, OptionValues.base(again).with("again", "none")).table();
    assertEquals(LionPower.anywhereTakingAny(), table.type("R").lionPower());
    assertEquals(LionPower.anywhere(), table.type("B").lionPower());
  }

  @Test
  void whatIsSharedIsTheSameWhateverLanguagesAreInstalled() {
    Variant mini = read(MINI + "\n[spellings]\nusi = minishogi\ncsa P = FU\ncsa K = OU\n");
    String plain = VariantTexts.writePlain(mini);
    Runnable away = Languages.add(Locale.forLanguageTag("eo"), Map.of("some.key", "io"));
    try {
      assertEquals(plain, VariantTexts.writePlain(mini));
    } finally {
      away.run();
    }
    assertFalse(plain.contains("五々将棋"), plain);
    assertTrue(plain.endsWith("csa K = OU\ncsa P = FU\nusi = minishogi\n"), plain);
    Variant again = read(plain);
    assertEquals(mini.rules(OptionValues.base(mini)), again.rules(OptionValues.base(again)));
    assertEquals(plain, VariantTexts.writePlain(again));
  }

  @Test
  void allFaultsAreToldWithTheirPlaceAndWhatWouldBeRight() {
    String wrong = MINI.replace("promotion = touch", "promotoin = touch")
        .replace("self_check = illegal", "self_check = ilegal")
        .replace("moves = BW", "moves = BX")
        .replace("flags = royal", "flags = royale")
        .replace("again=none", "agian=none");
    List<String> told = faults(wrong).stream().map(VariantTextsTest::said).toList();
    assertEquals(
        "16:9 flags knows no 'royale'; did you mean 'royal'? There are: burns, lion, no_drop_mate,"
            + " pawn_class, per_file_promoted, royal",
        told.get(0));
    int last = wrong.lines().toList().indexOf("self_check = ilegal") + 1;
    assertTrue(
        told.contains(
            last
                + ":14 self_check knows no 'ilegal'; did you mean 'illegal'? There are: allowed, illegal"),
        told::toString);
    assertEquals(5, faults(wrong).size(), () -> faults(wrong).toString());
  }

  @Test
  void aTextExtendsAnotherVariant() {
    Variant mini = read(MINI);
    String wider = """
        [variant]
        key = mini-five
        name = mini with a fifth of each
        extends = mini
        without = piece +S, option again
        start = rbsgk/4p/5/P4/KGSBR b - 1
        [piece: S]
        promotes = no
        moves = F
        [rules]
        repetition = ignored
        """;
    Variant made =
        VariantTexts.read(wider, key -> key.equals("mini") ? Optional.of(mini) : Optional.empty());
    assertEquals("F", made.table().type("S").betza());
    assertEquals("silver general", made.table().type("S").name().in(Locale.ENGLISH));
    assertTrue(made.table().piece("+S").isEmpty());
    assertTrue(made.options().isEmpty());
    assertEquals(new Repetition.Ignored(), made.rules(OptionValues.base(made)).repetition());
    assertEquals(new Drops.Captured(), made.rules(OptionValues.base(made)).drops());
    assertEquals(
        "4:11 No variant 'mini' is installed that this one could extend",
        said(faults(wider).get(0)));
  }

  @Test
  void whatIsNoTextOfAVariantIsRefused() {
    assertEquals("1:1 The section [variant] is missing", said(faults("").get(0)));
    assertEquals(
        "1:1 'GIF89a' is neither [SECTION] nor KEY = VALUE",
        said(faults("GIF89a").get(0)));
    assertTrue(said(faults("x".repeat(2_000_000)).get(0)).contains("at most"));
    assertTrue(faults("=\n".repeat(100_000)).size() <= 100);
  }
}
