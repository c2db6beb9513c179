package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;

/** How files in the shape of PGN are found out, told apart and divided into games. */
class PgnFormatTest {
  private final GameFormat pgn = TestGames.FORMATS.find("pgn");
  private final GameFormat xboard = TestGames.FORMATS.find("xboard");

  @ParameterizedTest
  @CsvSource({
    "'[Variant \"x\"]', true",
    "'; a remark\n [Date \"\"]', true",
    "'1. P-7f P-3d', true",
    "'1 P7f P3d', true",
    "'\n1… +Rx2b! ', true",
    "'P7g-7f ', true",
    "'[Variant x]', false",
    "'x [Variant \"x\"]', false",
    "'2. P-7f P-3d', false",
    "'7g7f 3c3d', false",
    "P-7f, false",
    "hello, false"
  })
  void whatLooksLikePgn(String text, boolean detected) {
    assertEquals(detected, pgn.detects(text));
    assertEquals(detected, xboard.detects(text));
  }

  @ParameterizedTest
  @CsvSource({
    "'[Variant \"twelve-game\"]\n\n', twelve-game",
    "'[Variant \"Twelve Game\"]\n\n', twelve-game",
    "'  [Variant \"twelve\"]\n\n', twelve-game",
    "'[Variant \"Nine\"]\n\n', nine-game",
    "'[Variant \"NINE game\"]\n\n', nine-game",
    "'[Variant \"九路将棋\"]\n\n', nine-game"
  })
  void theVariantIsNamed(String text, String key) {
    for (GameFormat format : List.of(pgn, xboard)) {
      assertEquals(
          List.of(key),
          format.variants(text, TestGames.BOTH).stream().map(Variant::key).toList());
    }
  }

  @Test
  void aVariantThatIsNotInstalledIsTold() {
    FormatException e = TestGames.refused("pgn", "[Variant \"chess\"]\n\n1. e4");
    assertEquals(
        "the variant 'chess' is not installed; there are nine-game, twelve-game", e.getMessage());
  }

  /** Where it is not named the abbreviations of the pieces tell. */
  @ParameterizedTest
  @CsvSource({
    "'1. P-7f P-3d 2. N-7g', nine-game",
    "'1. SM-7j GB-4e 2. Ln-5f Ky-4e', twelve-game",
    "'', nine-game"
  })
  void theLikeliestVariantGoesFirst(String text, String key) {
    List<Variant> found = pgn.variants(text, TestGames.BOTH);
    assertEquals(key, found.get(0).key());
    assertEquals(2, found.size());
  }

  /** A tag behind moves begins another game; what stands in comments is none. */
  @Test
  void severalGames() {
    String one =
        "[Event \"1\"]\n[Black \"A\"]\n\n1. P-7f {\n[Event \"no\"]\n\\} ; [\n ; } P-3d ; { \n *\n\n";
    String two = "[Event \"2\"]\n\n1. P-2f *\n";
    String text = "\n" + one + two + two;
    for (GameFormat format : List.of(pgn, xboard)) {
      assertEquals(
          List.of(0, 1 + one.length(), 1 + one.length() + two.length()),
          Boundaries.of(text, format.boundaries()));
    }
    FormatException e = assertThrows(
        FormatException.class,
        () -> TestGames.FORMATS.read(
            TestGames.BOTH,
            (text + two.replace("P-2f", "P-2e")).getBytes(StandardCharsets.UTF_8),
            "a.pgn",
            4));
    assertEquals(19, e.line(), e.getMessage());
  }

  /** Braces, backslashes and semicolons count as the reader takes them. */
  @Test
  void wherePgnHasComments() {
    Boundaries boundaries = pgn.boundaries();
    String text = """
        [A ""]
        [B ""]

        P-7f { x
        [in a comment]
        \\} ; { \\} and on
        [in a comment]
        } ; { no comment
        >[C ""]
        P-7f { ; } {
        [in a comment]
        }
        >[D ""]
        P-7f \\{
        [in a comment]
        } {a} {b}
        >[E ""]
        [F ""]
        ; {
        >[G ""]""";
    for (String line : text.lines().toList()) {
      String plain = line.startsWith(">") ? line.substring(1) : line;
      assertEquals(line.startsWith(">"), boundaries.at(plain), line);
    }
  }

  @Test
  void onlyTheClockIsLost() {
    Game game = TestGames.nine("7g7f");
    assertEquals(List.of(), pgn.losses(game));
    game.clock(Optional.of(new GameClock(ClockFace.of(TimeControl.parse("10m+30s"), Side.BLACK))));
    assertEquals("[the clock]", pgn.losses(game).toString());
  }
}
