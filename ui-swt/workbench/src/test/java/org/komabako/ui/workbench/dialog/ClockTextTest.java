package org.komabako.ui.workbench.dialog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.komabako.ui.widgets.text.Messages;

class ClockTextTest {
  @Test
  void aClockIsSaidInWords() {
    ClockText english = new ClockText(new Messages(Locale.ENGLISH));
    assertEquals("Both: 10 min, 3 byoyomi periods of 30 s", english.say("10m+30s*3"));
    assertEquals(
        "Black: 1 h 30 min. White: 5 min, 5 s more for each move", english.say("90m/5m+5s"));
    assertTrue(english.say("soon").startsWith("“soon” is no clock"));
    ClockText japanese = new ClockText(new Messages(Locale.JAPANESE));
    assertEquals("双方 10分、秒読み30秒×3回", japanese.say("10m+30s*3"));
  }
}
