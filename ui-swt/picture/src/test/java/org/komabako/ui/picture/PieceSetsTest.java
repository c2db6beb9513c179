package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;

class PieceSetsTest {
  private static final Theme THEME = Themes.all().get(0);

  static List<Arguments> setsAndTables() {
    List<Arguments> all = new ArrayList<>();
    for (PieceSet set : PieceSets.all()) {
      for (VariantTable table : TestTables.all()) {
        all.add(Arguments.of(set, table));
      }
    }
    return all;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void everyPieceStaysInItsSquareAndIsWrittenOn(PieceSet set, VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    for (PieceType type : table.pieces()) {
      for (Theme theme : Themes.all()) {
        PieceChecks.looks(theme, sizes.of(type))
            .forEach(look -> PieceChecks.staysInItsSquare(set, type, look));
      }
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void writingStaysOnTheFace(PieceSet set, VariantTable table) {
    PieceChecks.writingStaysOnTheFace(set, table);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void piecesThatDifferLookDifferent(PieceSet set, VariantTable table) {
    PieceChecks.othersLookDifferent(set, table);
  }

  @Test
  void bothKingsAreWritten() {
    PieceType king = TestTables.madeUp().type("K");
    PieceLook look = PieceLook.of(THEME, Side.BLACK, 64);
    PieceLook other = look.withJewelled(false);
    assertEquals("玉将", Writing.pair(king, look));
    assertEquals("王将", Writing.pair(king, other));
    assertEquals("玉", Writing.one(king, look));
    assertEquals("王", Writing.one(king, other));
    PieceSet set = PieceSets.named("one-kanji").orElseThrow();
    assertNotEquals(Recorder.of(set, king, look), Recorder.of(set, king, other));
  }

  @Test
  void promotionIsToldWithoutRedToo() {
    PieceType tokin = TestTables.lionFamily().type("+P");
    for (PieceSet set : PieceSets.all()) {
      PieceLook look = PieceLook.of(THEME, Side.BLACK, 64);
      assertTrue(uses(set, tokin, look, THEME.black().promoted()));
      PieceLook black = look.withPromotedInRed(false);
      assertFalse(uses(set, tokin, black, THEME.black().promoted()));
      PieceType twin = twin(tokin);
      assertNotEquals(Recorder.of(set, tokin, black), Recorder.of(set, twin, black), set.id());
    }
  }

  private static boolean uses(PieceSet set, PieceType type, PieceLook look, Ink ink) {
    return Recorder.of(set, type, look).stream().anyMatch(d -> d.ink().equals(ink));
  }

  /** The same face on an unpromoted piece. */
  private static PieceType twin(PieceType type) {
    return PieceType.row(
            "P", type.name().in(Locale.ENGLISH), type.name().in(Locale.JAPANESE), type.romaji())
        .kanji(type.kanji(), type.kanjiPair())
        .abbreviations(type.abbreviations().toArray(String[]::new))
        .moves(type.betza())
        .build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"KNAD", "QNAD", "KNADH", "QNADC"})
  void theSecondStepIsSeen(String moves) {
    for (PieceSet set : PieceSets.all()) {
      if (set.showsMoves()) {
        PieceType.Builder row = PieceType.row("A", "a", "ア", "a").moves(moves);
        Set<List<Recorder.Drawn>> pictures = new HashSet<>();
        for (LionPower power : List.of(
            LionPower.NONE,
            LionPower.AREA,
            LionPower.line("fW"),
            LionPower.line("fF"),
            new LionPower(Betza.legs("fK"), true))) {
          PieceType type = row.lionPower(power).build();
          pictures.add(Recorder.of(set, type, PieceLook.of(THEME, Side.BLACK, 64)));
        }
        assertEquals(5, pictures.size(), set.id());
      }
    }
  }

  @Test
  void whatAMoveGoesOverAndWhetherItTakesIsSeenByItsSigns() {
    PieceSet mnemonic = PieceSets.named("mnemonic").orElseThrow();
    List<String> others =
        List.of("R", "mR", "cR", "pR", "mRcpR", "RcppR", "jR", "R3", "cR3", "W", "mW", "cW");
    Map<Set<Recorder.Drawn>, String> seen = new HashMap<>();
    for (String moves : others) {
      PieceType type = PieceType.row("A", "a", "ア", "a").moves(moves).build();
      String before = seen.put(PieceChecks.picture(mnemonic, type), moves);
      assertNull(before, () -> moves + " as " + before);
    }
  }

  @Test
  void aMissingCharacterGivesWayToLettersOrMoves() {
    VariantTable table = TestTables.madeUp();
    PieceSet kanji = PieceSets.named("two-kanji").orElseThrow();
    PieceLook look = PieceLook.of(THEME, Side.BLACK, 64);
    assertFalse(Writing.covers(Glyphs.MINCHO, table.type("U").kanjiPair()));
    assertTrue(uses(kanji, table.type("U"), look, THEME.black().writing()));
    assertTrue(uses(kanji, table.type("Z"), look, THEME.black().writing()));
  }

  @Test
  void setsAreFoundByTheirIds() {
    for (PieceSet set : PieceSets.all()) {
      assertEquals(Optional.of(set), PieceSets.named(set.id()));
    }
    assertEquals(Optional.empty(), PieceSets.named("no such set"));
  }
}
