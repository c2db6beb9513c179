package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Rules;

/** What is written in the shape of PGN, ours and that of XBoard. */
class PgnWriterTest {
  private static final String BARE = "4k4/9/9/9/9/9/9/9/4K4 b GPg 1";

  private static void end(Game game, Outcome outcome) {
    game.goTo(game.root().last());
    game.declare(outcome);
  }

  private static String body(String text) {
    return text.substring(text.indexOf("\n\n") + 2);
  }

  @Test
  void aWholeGame() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e");
    game.tag(Tags.BLACK, "A \"b\" \\ c");
    game.tag(Tags.WHITE, "two\nlines");
    game.tag(Tags.BEGUN, "2026/11/22 10:30:00");
    game.tag(Tags.ENDED, "2026/11");
    game.tag("備考 [1]", "x");
    GameNode first = game.root().children().get(0);
    first.spent(Duration.ofMillis(3_723_004));
    first.bookmark("a ] b");
    first.draw(Mark.parse("5e 1"));
    first.draw(Mark.parse("5e 7g 2"));
    first.comment("c } \\ [%d");
    game.root().comment("begin");
    TestGames.vary(game, 1, "8c8d 2g2f");
    TestGames.vary(game, 1, "5c5d");
    end(game, Outcome.win(Side.WHITE, Reason.RESIGNS));
    String text = TestGames.write("pgn", game);
    assertEquals("""
        [Variant "nine-game"]
        [Rules "repetition=draw declaration=points27"]
        [Black "A \\"b\\" \\\\ c"]
        [White "two lines"]
        [Date "2026.11.22"]
        [Time "10:30:00"]
        [EndDate "2026.11.??"]
        [備考__1_ "x"]
        [Result "0-1"]

        {begin} 1. P-7f {[%emt 1:02:03.004][%bookmark a \\] b][%mark 5e 1][%mark 5e 7g 2]c \\} \\\\ \\[%d} 1...
        P-3d (1... P-8d 2. P-2f) (1... P-5d) 2. Bx2b+ Sx2b 3. B*4e {[%end white resigns]} 0-1
        """, text);
    Game read = TestGames.read("pgn", text).game();
    assertEquals(text.replace("備考 [1]", "備考__1_"), TestGames.write("pgn", read));
  }

  @Test
  void theRulesAreNamedWhereTheyAreNotTheFirst() {
    Game base = TestGames.read("pgn", "[Rules \"repetition=none\"]\n\nP-7f").game();
    assertEquals(
        "[Variant \"nine-game\"]\n[Result \"*\"]\n\n1. P-7f *\n", TestGames.write("pgn", base));
  }

  @Test
  void aPositionIsNamedWhereItIsNotTheStart() {
    Game game = TestGames.from(TestGames.NINE_RULES, BARE.replace(" b ", " w "), "G*5h");
    assertTrue(TestGames.write("pgn", game).contains("""
        declaration=points27"]
        [SFEN "4k4/9/9/9/9/9/9/9/4K4 w GPg 1"]
        [Result "*"]

        1. G*5h *
        """), TestGames.write("pgn", game));
  }

  /** The result is of the end that was declared, or that the rules say; where nothing is decided it is open. */
  @ParameterizedTest
  @CsvSource({
    "black, RESIGNS, 1-0",
    "white, TIME, 0-1",
    "none, AGREED, 1/2-1/2",
    "none, INTERRUPTED, *",
    "none, SEALED, *"
  })
  void results(String winner, Reason reason, String result) {
    Game game = TestGames.nine("7g7f 3c3d");
    end(
        game,
        winner.equals("none")
            ? Outcome.draw(reason)
            : Outcome.win(winner.equals("black") ? Side.BLACK : Side.WHITE, reason));
    for (String format : List.of("pgn", "xboard")) {
      String text = TestGames.write(format, game);
      assertTrue(text.contains("[Result \"" + result + "\"]"), text);
      assertTrue(text.endsWith("} " + result + "\n") || result.equals("*"), text);
    }
    Game read = TestGames.read("pgn", TestGames.write("pgn", game)).game();
    assertEquals(game.declared(), read.declared());
  }

  @Test
  void theResultByTheRules() {
    Game mate = TestGames.from(TestGames.NINE_RULES, "k8/2G6/1K7/9/9/9/9/9/9 b G 1", "G*8b");
    assertTrue(TestGames.write("pgn", mate).endsWith("1. G*8b 1-0\n"));
    Game lost = TestGames.from(TestGames.NINE_RULES, "9/9/9/9/9/9/1k7/2g6/K8 w g 1", "G*8h");
    assertTrue(TestGames.write("pgn", lost).endsWith("1. G*8h 0-1\n"));
  }

  /** What goes on behind the end of a game is a variation, and is read as one. */
  @Test
  void whatFollowsTheEnd() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.goTo(1);
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    String text = TestGames.write("pgn", game);
    assertEquals("1. P-7f {[%end none interrupted]} 1... P-3d *\n", body(text));
    Game read = TestGames.read("pgn", text).game();
    assertEquals("7g7f", TestGames.line(read));
    assertEquals(List.of("7g7f 3c3d"), TestGames.lines(read));
  }

  /** Lines end before the word that would begin its blank at the hundredth column. */
  @Test
  void linesAreBroken() {
    Game game = new Game(Rules.of(TestGames.NINE, OptionValues.base(TestGames.NINE)));
    for (int i = 0; i < 20; i++) {
      TestGames.play(game, "2h3h 8b7b 3h2h 7b8b");
    }
    TestGames.vary(game, 78, "9g9f 9c9d");
    for (int length = 50; length < 90; length++) {
      game.root().comment("x".repeat(length));
      String text = body(TestGames.write("pgn", game));
      List<String> lines = text.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        assertTrue(lines.get(i).length() <= 100 && !lines.get(i).endsWith(" "), text);
        if (i + 1 < lines.size()) {
          String next = lines.get(i + 1).split(" ", 2)[0];
          assertTrue(lines.get(i).length() + next.length() >= 100, text);
        }
      }
      assertTrue(text.replace('\n', ' ').contains("(40. P-9f P-9d)"), text);
    }
    assertEquals(
        TestGames.lines(game),
        TestGames.lines(TestGames.read("pgn", TestGames.write("pgn", game)).game()));
  }

  @Test
  void anotherGameWithXboardsSquares() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e");
    game.tag(Tags.BLACK, "A");
    game.tag(Tags.WHITE, "B");
    game.tag(Tags.EVENT, "Cup");
    game.tag(Tags.BEGUN, "2026/11/22");
    game.root().comment("begin {here}");
    TestGames.vary(game, 1, "8c8d 2g2f");
    end(game, Outcome.win(Side.WHITE, Reason.RESIGNS));
    String text = TestGames.write("xboard", game);
    assertEquals("""
        [Event "Cup"]
        [Site "?"]
        [Date "2026.11.22"]
        [Round "?"]
        [White "A"]
        [Black "B"]
        [Variant "nine-game"]
        [Result "0-1"]

        {begin (here)} 1. Pc4 Pg6 (1... Pb6 2. Ph4) 2. Bxh8+ Sxh8 3. B@f5 {White resigns} 0-1
        """, text);
    Game read = TestGames.read("xboard", text).game();
    assertEquals(TestGames.lines(game), TestGames.lines(read));
    assertEquals(game.declared(), read.declared());
    assertEquals(game.tags(), read.tags());
  }

  @Test
  void xboardsNameOfTheVariant() {
    assertTrue(TestGames.write("xboard", TestGames.twelve("7j7h")).contains("""
        [Variant "twelve"]
        [Result "*"]

        1. """));
  }

  @ParameterizedTest
  @CsvSource({
    "4k4/9/9/9/9/9/9/9/4K4 b GPg 1, 4k4/9/9/9/9/9/9/9/4K4[GPg] w - 0 1",
    "4k4/9/9/9/9/9/9/9/4K4 w - 1, 4k4/9/9/9/9/9/9/9/4K4[-] b - 0 1"
  })
  void positionsForXboard(String sfen, String fen) {
    Game game = TestGames.from(TestGames.NINE_RULES, sfen, "");
    String text = TestGames.write("xboard", game);
    assertTrue(text.contains("[FEN \"" + fen + "\"]\n[SetUp \"1\"]\n"), text);
    assertEquals(sfen, TestGames.start(TestGames.read("xboard", text).game()));
  }

  @Test
  void aPositionWithoutHandsForXboard() {
    String start = TwelveGame.START.replace(" b ", " w ");
    Game game = TestGames.from(TestGames.TWELVE_RULES, start, "");
    String text = TestGames.write("xboard", game);
    assertTrue(text.contains(start.split(" ", 2)[0] + " b - 0 1\"]\n[SetUp \"1\"]\n"), text);
    assertEquals(start, TestGames.start(TestGames.read("xboard", text).game()));
  }

  /** How a game ended, in XBoard's words, whose White begins. */
  @ParameterizedTest
  @CsvSource({
    "black, RESIGNS, Black resigns, true",
    "white, RESIGNS, White resigns, true",
    "black, TIME, Black forfeits on time, true",
    "black, NO_MOVES, White mates, true",
    "white, NO_MOVES, Black mates, true",
    "white, ILLEGAL_MOVE, White made an illegal move, true",
    "none, SENNICHITE, draw by repetition, true",
    "none, JISHOGI, draw by impasse, true",
    "black, ROYAL_CAPTURED, royal captured, false",
    "none, MAX_MOVES, max moves, false",
    "none, AGREED, agreed, true",
    "black, RECORDED, recorded, true"
  })
  void whyForXboard(String winner, Reason reason, String words, boolean kept) {
    Outcome outcome = winner.equals("none")
        ? Outcome.draw(reason)
        : Outcome.win(winner.equals("black") ? Side.BLACK : Side.WHITE, reason);
    assertEquals(words, PgnWriter.why(outcome));
    Game game = TestGames.nine("7g7f 3c3d");
    game.root().last().comment("well {played}");
    end(game, outcome);
    String text = TestGames.write("xboard", game);
    assertTrue(text.contains("Pg6 {well (played)} {" + words + "} "), text);
    GameFormat xboard = TestGames.FORMATS.find("xboard");
    assertEquals(
        kept ? "[braces in comments]" : "[braces in comments, how the game ended]",
        xboard.losses(game).toString());
    Game read = TestGames.read("xboard", text).game();
    assertEquals(kept, read.declared().equals(game.declared()));
  }

  @Test
  void anEndBesideTheMainLineIsLostForXboard() {
    Game game = TestGames.vary(TestGames.nine("7g7f 3c3d"), 1, "8c8d");
    game.goTo(game.root().children().get(0).children().get(1));
    game.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals(
        "[how the game ended]", TestGames.FORMATS.find("xboard").losses(game).toString());
  }

  @Test
  void theNumberOfMovesBeforeTheStartIsLostForXboard() {
    Game game = TestGames.from(TestGames.NINE_RULES, BARE.replace(" 1", " 9"), "");
    assertEquals(1, TestGames.FORMATS.find("xboard").losses(game).size());
  }

  @Test
  void whatXboardIsToldOfAnEndWithoutDecision() {
    Game game = TestGames.nine("7g7f 3c3d");
    end(game, Outcome.draw(Reason.INTERRUPTED));
    assertTrue(TestGames.write("xboard", game).endsWith("1. Pc4 Pg6 *\n"));
    assertEquals(
        "[how the game ended]", TestGames.FORMATS.find("xboard").losses(game).toString());
  }
}
