package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;

/** What is written in CSA 2.2 and 3. */
class CsaWriterTest {
  private static final String BOARD = """
      P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
      P2 * -HI *  *  *  *  * -KA *\s
      P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
      P4 *  *  *  *  *  *  *  *  *\s
      P5 *  *  *  *  *  *  *  *  *\s
      P6 *  *  *  *  *  *  *  *  *\s
      P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
      P8 * +KA *  *  *  *  * +HI *\s
      P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
      +
      """;

  private static Game whole() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e");
    game.tag(Tags.EVENT, "Cup");
    game.tag("備考", "x\ny");
    game.tag(Tags.WHITE, "B");
    game.tag(Tags.BLACK, "A");
    game.tag(Tags.BEGUN, "2026/11/22");
    List<GameNode> path = game.root().last().path();
    game.root().comment("begin\nhere");
    path.get(1).spent(Duration.ofMillis(61_250));
    path.get(1).comment("first");
    path.get(2).spent(Duration.ofSeconds(16));
    path.get(3).spent(Duration.ofNanos(999_999));
    TestGames.vary(game, 1, "8c8d");
    game.goTo(game.root().last());
    game.declare(Outcome.win(Side.BLACK, Reason.RESIGNS));
    return game;
  }

  @ParameterizedTest
  @CsvSource({"csa, SHIFT_JIS, V2.2, T61", "csa3, UTF-8, V3.0, T61.250"})
  void aWholeGame(String format, String encoding, String version, String time) {
    Game game = whole();
    String text = TestGames.write(format, game);
    assertEquals(
        "'CSA encoding=" + encoding + "\n" + version + "\nN-B\nN+A\n$EVENT:Cup\n$X-備考:x\n$X-備考:y\n"
            + "$START_TIME:2026/11/22\n" + BOARD + "'*begin\n'*here\n+7776FU\n" + time
            + "\n'*first\n-3334FU\nT16\n+8822UM\nT0\n-3122GI\n+0045KA\n%TORYO\n",
        text);
    Game read = TestGames.read(format, text).game();
    assertEquals(TestGames.line(game), TestGames.line(read));
    assertEquals(game.declared(), read.declared());
    assertEquals("begin\nhere", read.root().comment());
  }

  @Test
  void encodings() {
    assertEquals(FileText.WINDOWS_31J, TestGames.FORMATS.find("csa").charset());
    assertEquals(StandardCharsets.UTF_8, TestGames.FORMATS.find("csa3").charset());
    assertEquals(List.of("csa"), TestGames.FORMATS.find("csa").extensions());
    assertEquals(List.of("csa3"), TestGames.FORMATS.find("csa3").extensions());
  }

  @Test
  void handsAndTheSideThatBegins() {
    Game game = TestGames.from(TestGames.NINE_RULES, "4k4/9/9/9/9/9/9/9/4K4 w R2Pg 1", "G*5h");
    String text = TestGames.write("csa", game);
    assertTrue(text.endsWith("+OU *  *  *  * \nP+00HI00FU00FU\nP-00KI\n-\n-0058KI\n"), text);
    assertEquals(
        TestGames.start(game), TestGames.start(TestGames.read("csa", text).game()));
  }

  /** Nothing is written behind the end of the game; an end by the rules is written, too. */
  @Test
  void ends() {
    Game game = TestGames.nine("7g7f 3c3d");
    assertTrue(TestGames.write("csa", game).endsWith("+7776FU\n-3334FU\n"));
    game.goTo(1);
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    assertTrue(TestGames.write("csa", game).endsWith("+7776FU\n%CHUDAN\n"));
    Game mate = TestGames.from(TestGames.NINE_RULES, "k8/2G6/1K7/9/9/9/9/9/9 b G 1", "G*8b");
    assertTrue(TestGames.write("csa", mate).endsWith("+0082KI\n%TSUMI\n"));
  }

  /** An end can be written by a word that means just this, at the end of the main line. */
  @ParameterizedTest
  @CsvSource({
    "black, RESIGNS, false",
    "white, RESIGNS, true",
    "white, TIME, true",
    "black, JISHOGI, true",
    "white, JISHOGI, false",
    "white, ILLEGAL_MOVE, true",
    "black, ILLEGAL_MOVE, true",
    "none, MAX_MOVES, true",
    "none, SEALED, false",
    "white, FORFEIT, false"
  })
  void losses(String winner, Reason reason, boolean kept) {
    Outcome outcome = winner.equals("none")
        ? Outcome.draw(reason)
        : Outcome.win(winner.equals("black") ? Side.BLACK : Side.WHITE, reason);
    Game game = TestGames.nine("7g7f 3c3d");
    game.declare(outcome);
    for (String format : List.of("csa", "csa3")) {
      GameFormat csa = TestGames.FORMATS.find(format);
      assertEquals(kept ? "[]" : "[how the game ended]", csa.losses(game).toString());
      Game read = TestGames.read(format, TestGames.write(format, game)).game();
      assertEquals(kept, read.declared().equals(game.declared()));
    }
  }

  @Test
  void variationsAndMovesBeforeTheStartAreLost() {
    GameFormat csa = TestGames.FORMATS.find("csa");
    assertEquals("[variations]", csa.losses(whole()).toString());
    Game later = TestGames.from(TestGames.NINE_RULES, "4k4/9/9/9/9/9/9/9/4K4 b P 9", "");
    assertEquals(1, csa.losses(later).size());
  }
}
