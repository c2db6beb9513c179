package org.komabako.ui.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.komabako.ui.widgets.text.Messages;

class NetworkWordsTest {
  private static final String MADE =
      "round 2, 1279608 positions of own games at 500 nodes a move, data 958363013594af2a";

  private static String said(Locale language, String origin) {
    return new NetworkWords(new Messages(language)).of(origin);
  }

  @Test
  void howANetworkWasMadeIsSaidInTheLanguageOfTheReader() {
    assertEquals("Round 2, 1,279,608 positions of its own games", said(Locale.ENGLISH, MADE));
    assertEquals(
        "Round 2, 1,279,608 positions of its own games; 73.0 points of 120 games against play without a network",
        said(Locale.ENGLISH, MADE + "; 73.0 of 120 games against none"));
    assertEquals(
        "第2ラウンド、自己対局の602,400局面",
        said(Locale.JAPANESE, "round 2, 602400 positions of 14950 own games, data 8a6499fe302ab"));
  }

  @Test
  void theNetworkBeforeIsCalledSoInTheLanguageOfTheReader() {
    String won = MADE + "; 230.5 of 400 games against the one before";
    assertEquals(
        "Round 2, 1,279,608 positions of its own games; 230.5 points of 400 games against the one before",
        said(Locale.ENGLISH, won));
    assertEquals("第2ラウンド、自己対局の1,279,608局面（前のネットワークと400局対戦し230.5点）", said(Locale.JAPANESE, won));
  }

  @Test
  void whatOthersWroteIsShownAsItIs() {
    assertEquals("by hand", said(Locale.JAPANESE, "by hand"));
    assertEquals("round 2", said(Locale.ENGLISH, "round 2"));
  }
}
