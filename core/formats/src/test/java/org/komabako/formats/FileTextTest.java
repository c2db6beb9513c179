package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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
    assertTrue(e.text().japanese().contains("「☗」"), e.text().japanese());
  }
}
