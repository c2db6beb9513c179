package org.komabako.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/** What a PDF file holds. */
class PdfTest {
  private static String latin(byte[] file) {
    return new String(file, StandardCharsets.ISO_8859_1);
  }

  private static String content(byte[] file) throws DataFormatException {
    String text = latin(file);
    Matcher length = Pattern.compile("/Length (\\d+)").matcher(text);
    assertTrue(length.find(), text);
    int from = text.indexOf("stream\n") + "stream\n".length();
    Inflater inflater = new Inflater();
    inflater.setInput(file, from, Integer.parseInt(length.group(1)));
    byte[] plain = new byte[10_000];
    int size = inflater.inflate(plain);
    assertTrue(inflater.finished());
    inflater.end();
    return new String(plain, 0, size, StandardCharsets.US_ASCII);
  }

  @Test
  void thePageHasTheSizeOfThePictureInPoints() {
    String file = latin(new Pdf(200, 100).bytes(""));
    assertTrue(file.startsWith("%PDF-1.4\n") && file.endsWith("%%EOF\n"), file);
    assertTrue(file.contains("/MediaBox [0 0 150.0000 75.0000]"), file);
  }

  @Test
  void eachObjectIsWhereTheTableSays() {
    String file = latin(new Pdf(200, 100).bytes(""));
    Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(file);
    assertTrue(start.find(), file);
    String table = file.substring(Integer.parseInt(start.group(1)));
    assertTrue(table.startsWith("xref\n0 6\n"), table);
    Matcher line = Pattern.compile("(\\d{10}) 00000 n \n").matcher(table);
    int number = 0;
    while (line.find()) {
      number++;
      assertTrue(file.startsWith(number + " 0 obj\n", Integer.parseInt(line.group(1))), file);
    }
    assertEquals(5, number);
  }

  @Test
  void severalPagesHaveOneTitle() {
    Pdf pdf = new Pdf(200, 100);
    pdf.nextPage();
    String file = latin(pdf.bytes("棋譜"));
    assertTrue(file.contains("/Kids [4 0 R 6 0 R] /Count 2"), file);
    assertTrue(file.contains("/Title <feff68cb8b5c>"), file);
  }

  @Test
  void outlinesAreFilledAndDrawnFromAbove() throws DataFormatException {
    Pdf pdf = new Pdf(200, 100);
    pdf.fill(Outline.polygon(1, 2, 3, 4, 5, 6), new Ink(0x80FF0000));
    pdf.stroke(Outline.at(0, 0).quadTo(3, 3, 6, 0).build(), Ink.rgb(0), 2);
    pdf.fill(Outline.circle(1, 1, 1), new Ink(0x00FFFFFF));
    byte[] file = pdf.bytes("");
    assertEquals("""
        0.7500 0.0000 0.0000 -0.7500 0.0000 75.0000 cm 1 J 1 j
        /A128 gs 1.0000 0.0000 0.0000 rg
        1.0000 2.0000 m 3.0000 4.0000 l 5.0000 6.0000 l h f
        /A255 gs 0.0000 0.0000 0.0000 RG
        2.0000 w
        0.0000 0.0000 m 2.0000 2.0000 4.0000 2.0000 6.0000 0.0000 c S
        """, content(file));
    assertTrue(latin(file).contains("/A128 << /ca 0.5020 /CA 0.5020 >>"), latin(file));
  }
}
