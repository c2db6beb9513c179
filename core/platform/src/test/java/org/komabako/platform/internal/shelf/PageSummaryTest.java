package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What is told of a game in a list is the first sentence of its page. */
class PageSummaryTest {
  @Test
  void theFirstSentenceBelowTheTitleIsTaken() {
    assertEquals(
        "Shogi on 4x5, by hand.",
        PageSummary.of("# Micro\n\nShogi on\n4x5, by hand. Old.\n\nMore.\n", "en"));
    assertEquals("盤は四縦五横で、駒は五枚。", PageSummary.of("# 題\n盤は四縦五横で、\n駒は五枚。次の文。\n", "ja"));
    assertEquals(
        "A game by R. A. Whale of 1998.",
        PageSummary.of("A game by R. A. Whale of 1998. So.", "en"));
    assertEquals("No full stop", PageSummary.of("No full stop", "en"));
  }

  @Test
  void aPageOfTitlesHasNone() {
    assertEquals("", PageSummary.of("# Micro\n\n## Rules\n", "en"));
    assertEquals("", PageSummary.of("", "en"));
  }
}
