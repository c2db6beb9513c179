package org.komabako.ui.workbench.opponents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.text.Messages;

class OpponentWordsTest {
  private static final int OURS = 39;

  private final OpponentWords words =
      new OpponentWords(new Messages(Locale.ENGLISH), id -> LocalizedText.of(id, id));

  @Test
  void theHighestOfOurLevelsIsFullStrengthAndNoOtherIs() {
    for (int level = 1; level < OURS; level++) {
      assertFalse(words.level(level, OURS).isEmpty());
      assertFalse(words.level(level, OURS).startsWith("Full strength"));
    }
    assertEquals("Full strength: all that it can within its time.", words.level(OURS, OURS));
  }

  /** The tenth of ten is another than the tenth of ours. */
  @Test
  void levelsOfAnEngineThatHasFewerOrMoreAreNotDescribed() {
    assertEquals("", words.level(10, 10));
    assertEquals("", words.level(10, OURS + 1));
    assertEquals("", words.level(0, 0));
  }
}
