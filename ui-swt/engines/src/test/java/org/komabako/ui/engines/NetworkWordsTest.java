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
    assertEquals(
        "Round 2, 1,279,608 positions of its own games, 500 nodes a move",
        said(Locale.ENGLISH, MADE));
    assertEquals(
        "Round 2, 1,279,608 positions of its own games, 500 nodes a move; 73 points of 120 games against play without a network",
        said(Locale.ENGLISH, MADE + "; 73.0 of 120 games against none"));
    assertEquals(
        "第2ラウンド、自己対局の602,400局面",
        said(Locale.JAPANESE, "round 2, 602400 positions of 14950 own games, data 8a6499fe302ab"));
  }

  @Test
  void theNetworkBeforeIsCalledSoInTheLanguageOfTheReader() {
    String won = MADE + "; 230.5 of 400 games against the one before";
    assertEquals(
        "Round 2, 1,279,608 positions of its own games, 500 nodes a move; 230.5 points of 400 games against the one before",
        said(Locale.ENGLISH, won));
    assertEquals(
        "第2ラウンド、自己対局の1,279,608局面、一手500局面（前のネットワークと400局対戦し230.5点）", said(Locale.JAPANESE, won));
  }

  @Test
  void howTheNetworksThatShipWereMadeIsSaidInTheLanguageOfTheReader() {
    String shogi = "round 30, 7424637 positions of 80450 own games at 2000 nodes a move,"
        + " 48057 of them begun within games against GPS Shogi, data ca568029023e5f7a,"
        + " on from network 5279dbacf168fb6e; 452 of 800 games against the one before";
    assertEquals(
        "Round 30, 7,424,637 positions of its own games, 2,000 nodes a move, 48,057 games begun within others;"
            + " 452 points of 800 games against the one before",
        said(Locale.ENGLISH, shogi));
    assertEquals(
        "第30ラウンド、自己対局の7,424,637局面、一手2,000局面、48,057局は他の棋譜の途中から（前のネットワークと800局対戦し452点）",
        said(Locale.JAPANESE, shogi));
    assertEquals(
        "Round 1, 3,622,503 positions of its own games; 76.5 points of 120 games against the one before",
        said(
            Locale.ENGLISH,
            "round 1, 3622503 positions of 7600 own games, data d141bc76725bea42, on from network"
                + " d3d932fffb44f4eb; 50 won, 53 drawn, 17 lost of 120 games at 3000 nodes against the one before"));
    assertEquals(
        "第3ラウンド、自己対局の935,536局面（ネットワークなしと100局対戦し69点）",
        said(
            Locale.JAPANESE,
            "round 3, 935536 positions of 9200 own games, data d5f811edebef880c; 69 won, 31 lost of 100 games at"
                + " 0.1 s a move against none"));
    assertEquals(
        "Round 2, 1,251,870 positions of its own games, 2 games begun within others",
        said(
            Locale.ENGLISH,
            "round 2, 1251870 positions of 4 own games, 2 of them begun within games that were given, data 0a"));
  }

  @Test
  void thatGamesHadMoreOrFewerNodesIsSaidInTheLanguageOfTheReader() {
    String both =
        "round 2, 600000 positions of 6000 own games at 500 to 2000 nodes a move, data 0a";
    assertEquals(
        "Round 2, 600,000 positions of its own games, 500 to 2,000 nodes a move",
        said(Locale.ENGLISH, both));
    assertEquals("第2ラウンド、自己対局の600,000局面、一手500〜2,000局面", said(Locale.JAPANESE, both));
  }

  @Test
  void whatOthersWroteIsShownAsItIs() {
    assertEquals(MADE + "; it won", said(Locale.JAPANESE, MADE + "; it won"));
    assertEquals("by hand", said(Locale.JAPANESE, "by hand"));
    assertEquals("round 2", said(Locale.ENGLISH, "round 2"));
  }
}
