package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.VariantTable;

class SvgTest {
  private static final Pattern PATH = Pattern.compile(
      "<path( (fill|stroke|fill-opacity|stroke-opacity|stroke-width)=\"[#a-z0-9.]+\")+"
          + " d=\"M[-MLQCZ0-9. ]+\"/>");

  @Test
  void aSmallFile() {
    Svg svg = new Svg(2, 1, 40);
    svg.fill(Outline.rectangle(0, 0, 1, 1), Ink.rgb(0xFF0000));
    svg.square(1, 0, 0.5).stroke(Outline.line(0, 0, 1, 1), new Ink(0x80000000), 0.1);
    svg.fill(Outline.EMPTY, Ink.rgb(0));
    svg.fill(Outline.circle(0, 0, 1), new Ink(0));
    assertEquals("""
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 2 1" \
        stroke-linecap="round" stroke-linejoin="round">
        <path fill="#ff0000" d="M0 0L1 0L1 1L0 1Z"/>
        <path fill="none" stroke="#000000" stroke-opacity="0.502" stroke-width="0.05" d="M1 0L1.5 0.5"/>
        </svg>
        """, svg.text());
  }

  @Test
  void everyLineOfEverySheetIsWellFormed() {
    for (VariantTable table : TestTables.all()) {
      for (PieceSet set : PieceSets.all()) {
        String text = ContactSheet.sheet(table, set, Themes.all().get(0), 48);
        List<String> lines = text.lines().toList();
        assertTrue(lines.get(0).startsWith("<svg xmlns=") && lines.get(0).endsWith("\">"));
        assertEquals("</svg>", lines.get(lines.size() - 1));
        lines
            .subList(1, lines.size() - 1)
            .forEach(line -> assertTrue(PATH.matcher(line).matches(), line));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.00001, 0",
    "1, 1",
    "100, 100",
    "0.5, 0.5",
    "-0.25, -0.25",
    "12.34567, 12.3457",
    "0.0001, 0.0001",
    "-1.0004, -1.0004"
  })
  void numbersHaveNoSuperfluousDigits(double value, String text) {
    assertEquals(text, Svg.number(value));
  }
}
