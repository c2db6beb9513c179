package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;

/** A small game in each format that holds whole games, written and read again. */
class TestGamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "komabako",
        "jkf",
        "kif",
        "kifu",
        "ki2",
        "ki2u",
        "csa",
        "csa3",
        "usi",
        "usen",
        "pgn"
      })
  void aGameIsReadAsItWasWritten(String format) {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b");
    Game read = TestGames.read(format, TestGames.write(format, game)).game();
    assertEquals(List.of(TestGames.line(game)), TestGames.lines(read));
    assertEquals(NineGame.START, TestGames.start(read));
  }

  @ParameterizedTest
  @ValueSource(strings = {"komabako", "kif", "kifu", "ki2", "ki2u", "usi", "pgn"})
  void aGameWithTwoStepsIsReadAsItWasWritten(String format) {
    Game game = TestGames.twelve("7j7h 6c5e 7h7f 5e5g 7f7e 5g4h5g 7e7d7e 8d8e");
    Game read = TestGames.read(format, TestGames.write(format, game)).game();
    assertEquals(List.of(TestGames.line(game)), TestGames.lines(read));
    assertEquals(TwelveGame.START, TestGames.start(read));
  }
}
