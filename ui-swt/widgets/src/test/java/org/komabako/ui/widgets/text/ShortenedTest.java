package org.komabako.ui.widgets.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Texts that are too long for their place. */
class ShortenedTest {
  private static String within(int letters, String text) {
    return Shortened.middle(text, shown -> shown.codePointCount(0, shown.length()) <= letters);
  }

  @Test
  void whatFitsStaysAsItIs() {
    assertEquals("Ann", within(3, "Ann"));
  }

  @Test
  void theMiddleIsLeftOut() {
    assertEquals("Komaba…el 12", within(12, "Komabako, level 12"));
    assertEquals("K…2", within(3, "Komabako, level 12"));
    assertEquals("…", within(1, "Komabako"));
    assertEquals("…", within(0, "Komabako"));
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertEquals("𠮷…𠮷", within(3, "𠮷𠮷𠮷𠮷"));
  }
}
