package org.komabako.ui.widgets.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FontsTest {
  @Test
  void familiesStandBehindTheOnesOfTheSystem() {
    assertEquals("Cantarell, A, B 11", Fonts.join("Cantarell 11", "A, B"));
    assertEquals("Ubuntu, A Bold 10.5", Fonts.join("Ubuntu Bold 10.5", "A"));
    assertEquals("Ubuntu, A", Fonts.join("Ubuntu", "A"));
  }

  @Test
  void latinLettersStayLatinWhereAnyFontWillDo() {
    assertEquals("DejaVu Sans, Noto Sans, Liberation Sans, Sans, A 10", Fonts.join("Sans 10", "A"));
  }
}
