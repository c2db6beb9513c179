package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What formats are called, in both languages, and how their files end. */
class FormatNamesTest {
  @ParameterizedTest
  @CsvSource({
    "csa, CSA 2.2, CSA 2.2, csa",
    "csa3, CSA 3, CSA 3, csa3",
    "jkf, JKF (JSON), JKF (JSON), jkf json",
    "usi, USI, USI, usi",
    "sfen, SFEN (a position), SFEN（局面）, sfen",
    "usen, USEN (for addresses), USEN（URL 用）, usen",
    "pgn, PGN and PSN (TSA moves), PGN・PSN（TSA 表記）, pgn psn",
    "xboard, PGN of XBoard, PGN（XBoard）, xpgn"
  })
  void namesAndEndings(String key, String english, String japanese, String endings) {
    GameFormat format = TestGames.FORMATS.find(key.toUpperCase(java.util.Locale.ROOT));
    assertEquals(key, format.key());
    assertEquals(english, format.name().in(Locale.ENGLISH));
    assertEquals(japanese, format.name().in(Locale.JAPANESE));
    assertEquals(endings, String.join(" ", format.extensions()));
    for (String ending : endings.split(" ", -1)) {
      assertEquals(Optional.of(format), TestGames.FORMATS.ofFile("A.B." + ending));
    }
  }
}
