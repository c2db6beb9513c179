package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;

/** Positions as SFEN, a line for each. */
class SfenFormatTest {
  private static final String BOARD = "4k4/9/9/9/9/9/9/9/4K4";

  private final GameFormat sfen = TestGames.FORMATS.find("sfen");

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          4k4/9/9/9/9/9/9/9/4K4 w GPg 7          | w GPg 7 |
          sfen 4k4/9/9/9/9/9/9/9/4K4 w GPg 7     | w GPg 7 |
          4k4/9/9/9/9/9/9/9/4K4_w_GPg_7          | w GPg 7 |
          4k4/9/9/9/9/9/9/9/4K4                  | b - 1   |
          4k4/9/9/9/9/9/9/9/4K4 w - 1 # a mate ; | w - 1   | a mate ;
          4k4/9/9/9/9/9/9/9/4K4 w - 1;x          | w - 1   | x
          4k4/9/9/9/9/9/9/9/4K4 w - 1 #          | w - 1   |
          """)
  void aPosition(String text, String fields, String remark) {
    Game game = TestGames.read("sfen", "\n# remark\n \n  " + text + "\n").game();
    assertEquals(BOARD + " " + fields, TestGames.start(game));
    assertEquals(remark == null ? "" : remark, game.root().comment());
  }

  @Test
  void thePositionThatIsLookedAtIsWritten() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.goTo(1);
    assertEquals(game.position().sfen() + "\n", TestGames.write("sfen", game));
    assertEquals("[all moves]", sfen.losses(game).toString());
    assertEquals(List.of(), sfen.losses(TestGames.nine("")));
    assertEquals(
        game.position().sfen(),
        TestGames.start(TestGames.read("sfen", TestGames.write("sfen", game)).game()));
  }

  @ParameterizedTest
  @CsvSource({
    "'4k4/9/9 b - 1', true",
    "'\n# x\n4k4/9/9', true",
    "'4k4/9/9 w', true",
    "'4k4/9/9_b_-_1', true",
    "'4k4/9/9 b - 1 # x', true",
    "'4k4/9/9 x - 1', false",
    "'4k4/9', false",
    "'x\n4k4/9/9 b - 1', false",
    "'4k4/9/9 b - 1 moves 7g7f', true",
    "'4k4/9/9 bb', false",
    "'0k4/9/9 b', false",
    "'# x', false"
  })
  void whatLooksLikeSfen(String text, boolean detected) {
    assertEquals(detected, sfen.detects(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~\nhello there~                             | 2 | 1  | 'hello there' is no position: write the board, rank by rank
          ~sfen 4k4/9/9/9/9/9/9/9/4x4 b - 1~          | 1 | 25 | 'x' is no piece of nine-game
          ~\n\n 4k4/9/9/9/9/9/9/9/4x4 b - 1~          | 3 | 21 | 'x' is no piece of nine-game
          ~# only a remark~                           | 0 | 0  | this is not a game record
          ~\n9/9/9/9/9/9/9/9/9 b - 1~                 | 2 | 0  | royal
          """)
  void mistakesAreToldWithTheirPlace(String text, int line, int column, String part) {
    FormatException e = TestGames.refused("sfen", text);
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
  }

  @Test
  void eachLineIsAPosition() {
    String one = BOARD + " b P 1";
    String text = "# positions\n" + one + "\n# between\n" + one + " # second\nx\n" + one + "\n";
    int second = text.indexOf(one, "# positions\n".length() + 1);
    assertEquals(List.of(0, second, text.lastIndexOf(one)), Boundaries.of(text, sfen.boundaries()));
  }

  @Test
  void theVariantWithThisBoard() {
    assertEquals(
        List.of("twelve-game"),
        sfen.variants(TwelveGame.START, TestGames.BOTH).stream()
            .map(Variant::key)
            .toList());
    assertEquals(
        List.of("nine-game"),
        sfen.variants(BOARD, TestGames.BOTH).stream().map(Variant::key).toList());
  }
}
