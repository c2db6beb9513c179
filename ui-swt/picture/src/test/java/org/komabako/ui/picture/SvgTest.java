package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.VariantTable;

class SvgTest {
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
        PieceChecks.sheetIsWellFormed(set, table);
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
