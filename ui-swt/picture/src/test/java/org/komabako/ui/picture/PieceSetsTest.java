package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
      for (VariantTable table : InstalledVariants.tables()) {
        all.add(Arguments.of(set, table));
      }
    }
    return all;
  }

  /** Every way to look at a piece that changes what is drawn. */
  private static List<PieceLook> looks(PieceSizes sizes, PieceType type) {
    List<PieceLook> looks = new ArrayList<>();
    for (Theme theme : Themes.all()) {
      for (Side side : Side.values()) {
        for (int pixels : new int[] {20, 48, 300}) {
          PieceLook look = PieceLook.of(theme, side, pixels).withSize(sizes.of(type));
          looks.add(look);
          looks.add(look.withPromotedInRed(false).withJewelled(side == Side.WHITE));
        }
      }
    }
    return looks;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void everyPieceStaysInItsSquareAndIsWrittenOn(PieceSet set, VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    for (PieceType type : table.pieces()) {
      for (PieceLook look : looks(sizes, type)) {
        List<Recorder.Drawn> drawn = Recorder.of(set, type, look);
        boolean written = false;
        for (Recorder.Drawn d : drawn) {
          Outline.Box box = d.outline().bounds();
          double half = d.width() / 2;
          String what = set.id() + " " + type + " " + look.pixels() + " " + box;
          assertTrue(box.left() >= half && box.top() >= half, what);
          assertTrue(box.right() <= 1 - half && box.bottom() <= 1 - half, what);
          written |= d.ink().equals(Writing.ink(type, look)) && box.height() > 0.05;
        }
        assertTrue(written, set.id() + " writes nothing on " + type);
        assertEquals(drawn, Recorder.of(set, type, look), "drawn twice");
      }
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void writingStaysOnTheFace(PieceSet set, VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    for (PieceType type : table.pieces()) {
      PieceLook look = PieceLook.of(THEME, Side.BLACK, 96).withSize(sizes.of(type));
      Body.Face face = Body.draw(new Recorder(), look);
      double middle = 0.5 - 0.0175;
      double shoulderY = middle + face.height() * (Wedge.SHOULDER - 0.5);
      for (Recorder.Drawn d : Recorder.of(set, type, look)) {
        if (d.ink().equals(Writing.ink(type, look))) {
          Outline.Box box = d.outline().bounds();
          double half = d.width() / 2;
          assertTrue(box.bottom() + half < middle + face.height() / 2, set.id() + " " + type);
          double reach = Math.max(box.right() - 0.5, 0.5 - box.left()) + half;
          double bound = face.width() / 2;
          if (box.bottom() < shoulderY + 0.2) {
            double share = (box.bottom() - shoulderY) / (face.height() * (1 - Wedge.SHOULDER));
            double shoulder = bound * Wedge.SHOULDER_WIDTH;
            bound = shoulder + Math.max(0, share) * (bound - shoulder);
          }
          assertTrue(reach <= bound, set.id() + " " + type + ": " + reach + " of " + bound);
        }
      }
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void piecesThatDifferLookDifferent(PieceSet set, VariantTable table) {
    Map<List<Recorder.Drawn>, String> seen = new HashMap<>();
    for (PieceType type : table.pieces()) {
      String same = set.id().equals("mnemonic")
          ? type.legs() + " " + type.lionPower() + type.isPromoted() + royal(type)
          : set.id().equals("international")
              ? type.abbreviation()
              : type.isPromoted()
                  + (set.id().equals("one-kanji") ? type.kanji() : type.kanjiPair());
      List<Recorder.Drawn> drawn = Recorder.of(set, type, PieceLook.of(THEME, Side.BLACK, 64));
      String before = seen.putIfAbsent(drawn, same);
      assertTrue(before == null || before.equals(same), set.id() + ": " + same + " as " + before);
    }
  }

  private static boolean royal(PieceType type) {
    return type.is(PieceType.Flag.ROYAL);
  }

  @Test
  void bothKingsAreWritten() {
    PieceType king = InstalledVariants.madeUp().type("K");
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
    PieceType tokin = InstalledVariants.lionFamily().type("+P");
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
  void aMissingCharacterGivesWayToLettersOrMoves() {
    VariantTable table = InstalledVariants.madeUp();
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
