package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileTextTest {
  private static final String TEXT = "手合割：平手\n   1 ７六歩(77)\n";

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "windows-31j"})
  void theEncodingIsFoundOut(String charset) {
    assertEquals(
        TEXT, FileText.decode(TEXT.getBytes(Charset.forName(charset))).replace("\uFEFF", ""));
  }

  @Test
  void whatTheFileSaysGoesFirst() {
    String said = "'CSA encoding=EUC-JP\n'*" + TEXT;
    assertEquals(said, FileText.decode(said.getBytes(Charset.forName("EUC-JP"))));
  }

  @Test
  void aMarkIsNoPartOfTheText() {
    assertEquals(TEXT, FileText.decode(("\uFEFF" + TEXT).getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void whatIsNoTextIsRefusedWithItsLine() {
    byte[] bytes = (TEXT + "x").getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xff;
    FormatException e = assertThrows(FormatException.class, () -> FileText.decode(bytes));
    assertTrue(e.line() >= 1, e.getMessage());
  }

  @Test
  void aSignThatTheEncodingHasNotIsNamed() {
    GameFormat kif = new KifFormat(false);
    assertEquals(TEXT, FileText.decode(FileText.encode(kif, TEXT)));
    FormatException e =
        assertThrows(FormatException.class, () -> FileText.encode(kif, TEXT + "*☗ 𠮷"));
    assertEquals(3, e.line());
    assertTrue(e.text().in(Locale.JAPANESE).contains("「☗」"), e.text().in(Locale.JAPANESE));
  }

  /** What has no mark and does not say it is found out by what makes sense. */
  @ParameterizedTest
  @ValueSource(
      strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-31j", "EUC-JP", "ISO-2022-JP", "UTF-16"})
  void anEncodingThatNothingSays(String charset) {
    String text = "手合割：平手\n先手：駒野　一\n後手：箱田\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*良い手です。\n";
    assertEquals(text, FileText.decode(text.getBytes(Charset.forName(charset))));
  }

  @Test
  void theMarkOfWideTextsIsRead() {
    for (Charset wide : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
      assertEquals(TEXT, FileText.decode(("\uFEFF" + TEXT).getBytes(wide)).replace("\uFEFF", ""));
    }
    assertEquals("", FileText.decode(new byte[] {(byte) 0xff, (byte) 0xfe}));
    assertEquals("", FileText.decode(new byte[0]));
    assertEquals("a", FileText.decode(new byte[] {'a'}));
  }

  /** Half of what a program wrote as Shift_JIS was told to be so, in capitals or small letters. */
  @ParameterizedTest
  @ValueSource(strings = {"Shift_JIS", "shift-jis", "SHIFT_JIS"})
  void aFileThatSaysShiftJis(String name) {
    String text = "#KIF version=2.0 encoding=" + name + "\n*①ｱｲｳ髙\n";
    assertEquals(text, FileText.decode(text.getBytes(FileText.WINDOWS_31J)));
  }

  /** A file that says what it is not is read as what it is. */
  @Test
  void aFileThatSaysWhatItIsNot() {
    String text = "#KIF version=2.0 encoding=Shift_JIS\n先手：駒野\n";
    assertEquals(text, FileText.decode(text.getBytes(Charset.forName("EUC-JP"))));
    String utf = "#KIF version=2.0 encoding=UTF-8\n先手：駒野\n";
    assertEquals(utf, FileText.decode(utf.getBytes(FileText.WINDOWS_31J)));
    String euc = "'CSA encoding=EUC-JP\nN+駒野九段\n";
    assertEquals(euc, FileText.decode(euc.getBytes(StandardCharsets.UTF_8)));
  }

  /** Only the beginning is looked at for what a file says. */
  @Test
  void whatAFileSaysStandsAtItsBeginning() {
    String late = "x\n".repeat(3_000) + "encoding=Shift_JIS\n*歩角平\n";
    assertEquals(late, FileText.decode(late.getBytes(Charset.forName("EUC-JP"))));
    String early = "encoding=Shift_JIS\n*歩角平\n";
    byte[] bytes = early.getBytes(Charset.forName("EUC-JP"));
    assertEquals(new String(bytes, FileText.WINDOWS_31J), FileText.decode(bytes));
  }

  @Test
  void halfWidthKatakanaOfWindows() {
    String text = "*ｶﾞｷ\n";
    assertEquals(text, FileText.decode(text.getBytes(FileText.WINDOWS_31J)));
    String kanji = "*歩角平\n";
    assertEquals(kanji, FileText.decode(kanji.getBytes(Charset.forName("EUC-JP"))));
  }

  @Test
  void theLineOfWhatIsNoText() {
    byte[] marked = "\uFEFFa\nb\ncd".getBytes(StandardCharsets.UTF_8);
    marked[marked.length - 1] = (byte) 0xff;
    FormatException e = assertThrows(FormatException.class, () -> FileText.decode(marked));
    assertEquals(3, e.line());
    assertEquals(0, e.column());
    assertTrue(e.getMessage().contains("the file is damaged"), e.getMessage());
    byte[] first = {(byte) 0xff, 'a'};
    assertEquals(
        1, assertThrows(FormatException.class, () -> FileText.decode(first)).line());
  }

  @Test
  void theMarkOfBytesThatAreNotRead() {
    assertEquals("abc", FileText.unmarked("\u00ef\u00bb\u00bfabc"));
    assertEquals("abc", FileText.unmarked("abc"));
  }

  /** Signs outside the first plane are one character, which UTF-8 has. */
  @Test
  void bytesOfATextInUnicode() {
    GameFormat kifu = new KifFormat(true);
    String text = "*𠮷☗\n";
    assertEquals(text, new String(FileText.encode(kifu, text), StandardCharsets.UTF_8));
    GameFormat kif = new KifFormat(false);
    FormatException e =
        assertThrows(FormatException.class, () -> FileText.encode(kif, "a\nb\n*𠮷"));
    assertEquals(3, e.line());
    assertTrue(
        e.getMessage().startsWith("line 3: '𠮷' cannot be written in windows-31j, which kif files"),
        e.getMessage());
  }

  /** Without a mark one of twenty characters must be ASCII, most of them with the low byte first or last. */
  @Test
  void wideTextsWithoutAMark() {
    for (Charset wide : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
      String enough = ("歩".repeat(19) + "\n").repeat(2);
      assertEquals(enough, FileText.decode(enough.getBytes(wide)));
      String few = "歩".repeat(20) + "\n";
      assertNotEquals(few, decodedOrNothing(few.getBytes(wide)));
      String late = "歩".repeat(8_000) + "ab\n".repeat(8_000);
      assertNotEquals(late, decodedOrNothing(late.getBytes(wide)));
      String early = "ab\n".repeat(8_000) + "歩".repeat(8_000);
      assertEquals(early, FileText.decode(early.getBytes(wide)));
    }
    assertEquals("a\0\0b", FileText.decode(new byte[] {'a', 0, 0, 'b'}));
  }

  private static String decodedOrNothing(byte[] bytes) {
    try {
      return FileText.decode(bytes);
    } catch (FormatException e) {
      return "";
    }
  }

  /** Half of a wide character is damage. */
  @Test
  void aWideTextThatIsCutOff() {
    byte[] bytes = Arrays.copyOf("手合割：平手\nab\n".getBytes(StandardCharsets.UTF_16LE), 21);
    FormatException e = assertThrows(FormatException.class, () -> FileText.decode(bytes));
    assertEquals(3, e.line());
    byte[] jis = "\u001b$B".getBytes(StandardCharsets.ISO_8859_1);
    byte[] damaged = Arrays.copyOf(jis, 5);
    damaged[3] = (byte) 0xf0;
    damaged[4] = 'x';
    assertThrows(FormatException.class, () -> FileText.decode(damaged));
  }
}
