package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What others wrote does nothing to a terminal. */
class SafeTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "駒箱 ☗ ▲７六歩 café", "👩‍👧 می‌خواهم", "𠮷野家", "e\u0301"})
  void whatIsHarmlessComesBackAsItIs(String text) {
    assertSame(text, SafeText.line(text));
    assertSame(text, SafeText.lines(text));
  }

  @Test
  void controlsAreShownAsTheirPictures() {
    assertEquals("␛[31mred␛]0;title␇", SafeText.line("\u001b[31mred\u001b]0;title\u0007"));
    assertEquals("a␀b␡c␍␊d␉e", SafeText.line("a\0b\u007fc\r\nd\te"));
  }

  @Test
  void whatTurnsTheOrderOfReadingOrBreaksTheLineIsShown() {
    for (int each : new int[] {
      0x80, 0x85, 0x9b, 0x9d, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2066,
      0x2069, 0xfeff, 0xfffb, 0xe0001, 0xd800, 0xdfff
    }) {
      String text = "a" + new String(Character.toChars(each)) + "b";
      assertEquals("a\ufffdb", SafeText.line(text), () -> Integer.toHexString(each));
    }
  }

  @Test
  void nothingOfAnyKindGetsThrough() {
    for (int each = 0; each <= Character.MAX_CODE_POINT; each++) {
      String safe = SafeText.line(new String(Character.toChars(each)));
      int first = safe.codePointAt(0);
      int type = Character.getType(first);
      assertTrue(
          type != Character.CONTROL
              && type != Character.SURROGATE
              && type != Character.LINE_SEPARATOR,
          Integer.toHexString(each));
      assertEquals(1, safe.codePointCount(0, safe.length()));
    }
  }

  @Test
  void linesAndTabsAreKeptWhereTheyMayBe() {
    assertEquals("a\nb\tc\nd␍e␛", SafeText.lines("a\r\nb\tc\nd\re\u001b"));
  }

  @Test
  void aBoundIsKept() {
    assertEquals("abcd", SafeText.line("abcd", 4));
    assertEquals("abc…", SafeText.line("abcde", 4));
    assertEquals("…", SafeText.line("abcde", 1));
    assertEquals("𠮷𠮷𠮷", SafeText.line("𠮷𠮷𠮷", 3));
    assertEquals("𠮷𠮷…", SafeText.line("𠮷𠮷𠮷𠮷", 3));
    assertEquals("𠮷a…", SafeText.line("𠮷a𠮷a", 3));
    assertEquals("x".repeat(99) + "…", SafeText.line("x".repeat(10_000_000), 100));
    assertEquals("", SafeText.line("", 1));
  }
}
