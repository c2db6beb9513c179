package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.komabako.lionfamily.LionFamilyPieces;

class GlyphsTest {
  @Test
  void everyCharacterOfTheLionFamilyIsThere() {
    PieceChecks.charactersAreThere(TestTables.lionFamily());
  }

  @Test
  void whatPiecesOftenShowIsReadAtOnce() {
    String common = "0123456789abcdefghijklmnop一二三四五六七八九十☗☖と";
    assertTrue(Lettering.covers(common));
    LionFamilyPieces.rows()
        .forEach(row -> assertTrue(
            Writing.covers(Glyphs.GOTHIC, row.build().kanjiPair()), row.build().kanjiPair()));
  }

  /** Rows 16 to 84 of the standard are its 6355 kanji, rows 4 and 5 its 169 kana. */
  @Test
  void allKanjiAndKanaOfTheStandardAreThere() {
    Charset eucJp = Charset.forName("EUC-JP");
    TreeSet<String> missing = new TreeSet<>();
    int count = 0;
    for (int row = 4; row <= 84; row++) {
      for (int cell = 1; cell <= 94; cell++) {
        String text = new String(new byte[] {(byte) (0xA0 + row), (byte) (0xA0 + cell)}, eucJp);
        if ((row < 6 || row > 15) && text.charAt(0) != 0xFFFD) {
          count++;
          Glyphs.MINCHO
              .glyph(text.codePointAt(0))
              .ifPresentOrElse(glyph -> inItsPlace(text, glyph), () -> missing.add(text));
        }
      }
    }
    assertEquals(6355 + 169, count);
    assertEquals(new TreeSet<>(), missing);
  }

  /** A piece of a variant that ships is written with it. */
  @Test
  void theEagleIsThereThoughItIsNotOfTheStandard() {
    for (Glyphs face : List.of(Glyphs.MINCHO, Glyphs.GOTHIC)) {
      inItsPlace("鵰", face.glyph("鵰".codePointAt(0)).orElseThrow());
    }
  }

  private static void inItsPlace(String text, Glyphs.Glyph glyph) {
    Outline.Box box = glyph.outline().bounds();
    assertTrue(box.width() > 0.02 && box.height() > 0.02, text);
    assertTrue(box.left() > -0.1 && box.right() < 1.1, text + box);
    assertTrue(box.top() > -1 && box.bottom() < 0.25, text + box);
    assertEquals(1, glyph.advance(), 0.01, text);
  }

  @Test
  void charactersOfLaterGamesAreThere() {
    String others = "嗔猪淮鶏蟠蛇臥龍驢馬盲熊老鼠孔雀隠狐迦楼羅羅刹夜叉鳩槃悪狼摩羯師子水牛火鬼天狗角鷹";
    assertTrue(Writing.covers(Glyphs.MINCHO, others));
  }

  @Test
  void whatIsNotThereIsToldAndLeavesAGap() {
    assertFalse(Lettering.covers("A𪚥"));
    assertEquals(
        Lettering.line("A", 0, 0, 1, Align.START), Lettering.line("A𪚥", 0, 0, 1, Align.START));
    assertFalse(Writing.covers(Glyphs.MINCHO, ""));
  }

  @Test
  void linesStandWhereTheyAreTold() {
    Outline.Box middle = Lettering.line("12", 5, 3, 2, Align.MIDDLE).bounds();
    assertEquals(5, (middle.left() + middle.right()) / 2, 0.2);
    assertEquals(3, (middle.top() + middle.bottom()) / 2, 0.1);
    assertTrue(Lettering.line("12", 5, 3, 2, Align.START).bounds().left() >= 5);
    assertTrue(Lettering.line("12", 5, 3, 2, Align.END).bounds().right() <= 5);
    assertEquals(Lettering.width("12", 2), 2 * Lettering.width("12", 1), 1e-9);
  }
}
