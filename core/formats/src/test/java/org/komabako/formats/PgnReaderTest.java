package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Nag;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;

/** What is read of files in the shape of PGN, whoever wrote them, and what is refused. */
class PgnReaderTest {
  private static final String HEAD = "[Variant \"nine-game\"]\n\n";

  private static Game game(String moves) {
    return TestGames.read("pgn", HEAD + moves).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  private static GameNode last(Game game) {
    return game.root().last();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. P-7f P-3d 2. Bx2b+",
        "1.P-7f P-3d 2.Bx2b+ *",
        "1... P-7f 1… P-3d ... Bx2b+",
        "P7g-7f\n\n  P3c-3d\tB8hx2b+\r\n",
        "% nothing for us\n1. P-7f ; the rest ) } { of a line\nP-3d\n%1. P-2f\nBx2b+ ; (",
        "1. P-7f $7 {  } P-3d 2. Bx2b+#"
      })
  void movesAreReadWhateverStandsBetweenThem(String moves) {
    Game game = game(moves);
    assertEquals("7g7f 3c3d 8h2b+", TestGames.line(game));
    assertEquals("open", end(game));
    assertEquals("", last(game).comment());
    assertEquals(List.of(TestGames.line(game)), TestGames.lines(game));
  }

  @Test
  void aGameIsLookedAtAtItsEnd() {
    Game game = game("1. P-7f (1. P-2f P-8d)");
    assertEquals(last(game), game.current());
    assertEquals("7g7f", TestGames.line(game));
  }

  /** A second sign of an annotator is a comment. */
  @ParameterizedTest
  @CsvSource({
    "P-7f!, !, ''",
    "P-7f??, ??, ''",
    "P-7f!?, !?, ''",
    "P-7f#, '', ''",
    "P-7f‼, !!, ''",
    "P-7f $1, !, ''",
    "P-7f $2, ?, ''",
    "P-7f $3, !!, ''",
    "P-7f $4, ??, ''",
    "P-7f $5, !?, ''",
    "P-7f $6, ?!, ''",
    "P-7f $10, '', ''",
    "P-7f! $2 {yes}, !, '?\nyes'"
  })
  void signs(String moves, String sign, String comment) {
    GameNode last = last(game(moves));
    assertEquals(sign, last.nag().map(Nag::sign).orElse(""));
    assertEquals(comment, last.comment());
    for (boolean winBoard : new boolean[] {false, true}) {
      GameNode again = last(game(new PgnWriter(game(moves), winBoard).write()));
      assertEquals(last.nag(), again.nag());
    }
  }

  @Test
  void variationsReplaceTheMoveBeforeThem() {
    Game game = game(
        "1. P-7f (1. P-2f P-8d (1... P-3d 2. P-2e) 2. P-2e) (1. P-5f) P-3d (1... P-8d) 2. P-2f");
    assertEquals(
        List.of("7g7f 3c3d 2g2f", "7g7f 8c8d", "2g2f 8c8d 2f2e", "2g2f 3c3d 2f2e", "5g5f"),
        TestGames.lines(game));
  }

  @Test
  void commentsBelongToTheMoveBeforeThem() {
    Game game = game("{begin} {more} 1. P-7f {a (b) ; c\n% d} (1. P-2f {e}) P-3d {f \\} \\\\ g}");
    assertEquals("begin\nmore", game.root().comment());
    List<GameNode> first = game.root().children();
    assertEquals("a (b) ; c\n% d", first.get(0).comment());
    assertEquals("e", first.get(1).comment());
    assertEquals("f } \\ g", last(game).comment());
  }

  @Test
  void commandsInComments() {
    Game game = game("""
        {[%bookmark a \\] b]} 1. P-7f {[%emt 1:02:03.004] quick [%mark 5e 1][%mark 5e 7g 2]}
        P-3d {[%emt 0:00:16]} 2. P-2f {[%emt 0:01:00][%eval 0.3][%x] x} P-8d {[%end black resigns]}
        """);
    assertEquals("a ] b", game.root().bookmark());
    GameNode first = game.root().children().get(0);
    assertEquals(Optional.of(Duration.ofMillis(3_723_004)), first.spent());
    assertEquals("quick", first.comment().strip());
    assertEquals("[5e 1, 5e 7g 2]", first.marks().toString());
    GameNode second = first.children().get(0);
    assertEquals(Optional.of(Duration.ofSeconds(16)), second.spent());
    GameNode third = second.children().get(0);
    assertEquals(Optional.of(Duration.ofMinutes(1)), third.spent());
    assertEquals("[%eval 0.3]\n[%x]\n x", third.comment());
    assertEquals("", last(game).comment());
    assertEquals("black resigns", end(game));
  }

  @ParameterizedTest
  @CsvSource({
    "black resigns, black resigns",
    "white resigns, white resigns",
    "none sennichite, none sennichite",
    "none interrupted, none interrupted",
    "white royal_captured, white royal_captured"
  })
  void anEndIsReadAsItIsSaid(String said, String end) {
    Game game = game("1. P-7f {[%end " + said + "]} *");
    assertEquals(end, end(game));
  }

  /** The end is not said of the place where the game goes on. */
  @Test
  void whatFollowsAnEndIsAVariation() {
    Game game = game("1. P-7f {[%end none interrupted]} P-3d");
    assertEquals("7g7f", TestGames.line(game));
    assertEquals(List.of("7g7f 3c3d"), TestGames.lines(game));
    assertEquals("none interrupted", end(game));
  }

  /** Results, and why, where it is said anywhere. */
  @ParameterizedTest
  @CsvSource({
    "P-7f 1-0, black recorded",
    "P-7f 0-1, white recorded",
    "P-7f 1/2-1/2, none agreed",
    "P-7f ½-½, none agreed",
    "P-7f *, open",
    "P-7f {White resigns} 1-0, black resigns",
    "P-7f {Black forfeits on time} 0-1, white time",
    "P-7f {White made an illegal move} 1-0, black illegal_move",
    "P-7f {Black mates} 1-0, black no_moves",
    "P-7f {draw by repetition} 1/2-1/2, none sennichite",
    "P-7f {draw by impasse} 1/2-1/2, none jishogi",
    "P-7f resigns, black resigns",
    "P-7f P-3d Resigned., white resigns",
    "P-7f mate, black no_moves",
    "P-7f time, black recorded",
    "P-7f Black time 1-0, black recorded",
    "P-7f interrupted, none interrupted",
    "P-7f interrupt, none interrupted",
    "P-7f Sennichite, none sennichite",
    "'P-7f jishogi,', none jishogi",
    "P-7f illegal 0-1, white illegal_move",
    "P-7f resigns 0-1, white resigns",
    "P-7f (P-2f 0-1), open",
    "P-7f (P-2f interrupted), open",
    "P-7f (P-2f {White resigns}) 1-0, black recorded",
    "'P-7f\n--Black Won--', black recorded",
    "'P-7f\n--White won--\n', white recorded",
    "'P-7f\n--Gote wins--', white recorded",
    "'P-7f\n--Sente--', black recorded",
    "'P-7f\n--White resigns--\n--Black won--', black resigns",
    "'P-7f\n--Sennichite--', none sennichite",
    "'P-7f\n--Draw--', none agreed",
    "'P-7f 0-1\n--Black Won--', black recorded"
  })
  void results(String moves, String end) {
    Game game = game(moves);
    assertEquals(end, end(game));
    assertEquals("", last(game).comment());
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, '', black recorded",
    "0-1, time forfeit, white time",
    "1/2-1/2, sennichite, none sennichite",
    "1, '', black recorded",
    "0, resignation, white resigns",
    "1/2, '', none agreed",
    "*, resignation, open",
    "?, '', open"
  })
  void theResultInTheHead(String result, String termination, String end) {
    String head = "[Result \"" + result + "\"]\n[Termination \"" + termination + "\"]\n";
    Game game = TestGames.read("pgn", head + "P-7f P-3d").game();
    assertEquals(end, end(game));
    assertEquals(
        termination.isEmpty() ? Map.of() : Map.of("Termination", termination), game.tags());
    Game said =
        TestGames.read("pgn", head.replace("sennichite", "") + "P-7f P-3d 1-0").game();
    assertEquals("black", end(said).split(" ", -1)[0]);
  }

  /** What the rules say about the end of the main line goes before. */
  @Test
  void anEndByTheRulesIsNoneThatIsSaid() {
    Game mate = TestGames.read("pgn", "[SFEN \"k8/2G6/1K7/9/9/9/9/9/9 b G 1\"]\n\nG*8b 0-1")
        .game();
    assertEquals("open", end(mate));
    assertEquals("black no_moves", mate.result().map(Object::toString).orElse(""));
  }

  @Test
  void namesOfOthers() {
    Game game = TestGames.read("pgn", """
            [Event "Cup"]
            [Site "Osaka"]
            [Date "2026.11.22"]
            [Time "10:30:00"]
            [EndDate "2026.11.??"]
            [Title "T"]
            [Opening "Ibisha"]
            [TimeControl "600"]
            [Black "A \\"b\\" \\\\c"]
            [White "?"]
            [Round "3"]
            [SetUp "1"]
            [Annotator_x-1 "Me"]

            P-7f
            """).game();
    assertEquals(
        "{event=Cup, site=Osaka, begun=2026/11/22 10:30:00, ended=2026/11, title=T,"
            + " opening=Ibisha, time=600, black=A \"b\" \\c, Round=3, Annotator_x-1=Me}",
        game.tags().toString());
    Game psn = TestGames.read("pgn", "[Sente \"A\"]\n[Gote \"B\"]\n[Venue \"C\"]\n\nP-7f")
        .game();
    assertEquals("{black=A, white=B, site=C}", psn.tags().toString());
  }

  /** Quotes that nobody put a backslash before, and tags side by side. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          [Black "A"][White "B"]      | {black=A, white=B}
          [Black "A"]  [White "B"]    | {black=A, white=B}
          [Black "A "b" c" ]          | {black=A "b" c}
          [Black "A] b"]              | {black=A] b}
          [Black "A"] b"]             | {black=A"] b}
          [Black "A\\"]"]             | {black=A"]}
          [Black ""]                  | {}
          [Black   "A" x "B"]         | {black=A" x "B}
          """)
  void quotesInTags(String line, String tags) {
    Game game = TestGames.read("pgn", line + "\n\n1. P-7f\n").game();
    assertEquals(tags, game.tags().toString());
    assertEquals("7g7f", TestGames.line(game));
  }

  @Test
  void theRulesThatTheHeadNames() {
    Game game = TestGames.read(
            "pgn", "[Variant \"nine-game\"]\n[Rules \"repetition=draw  touch=strict\"]\n\nP-7f")
        .game();
    assertEquals("{repetition=draw, touch=strict}", game.rules().options().toString());
    Game usual = TestGames.read("pgn", HEAD + "P-7f").game();
    assertEquals(OptionValues.defaults(TestGames.NINE), usual.rules().options());
    Game base = TestGames.read("pgn", "[Rules \"repetition=none\"]\n\nP-7f").game();
    assertEquals(OptionValues.of(TestGames.NINE, RuleSet.BASE), base.rules().options());
  }

  @Test
  void startsFromAPosition() {
    String sfen = "4k4/9/9/9/9/9/9/9/4K4 w GPg 1";
    Game game = TestGames.read("pgn", "[SFEN \"" + sfen + "\"]\n[FEN \"x\"]\n\n1... G*5b")
        .game();
    assertEquals(sfen, TestGames.start(game));
    Game plain = TestGames.read("pgn", "[FEN \"" + sfen + "\"]\n\n1... G*5b").game();
    assertEquals(sfen, TestGames.start(plain));
  }

  /** In WinBoard's positions White begins, and what is in hand stands in brackets behind the board. */
  @ParameterizedTest
  @CsvSource({
    "4k4/9/9/9/9/9/9/9/4K4[GPg] w - 0 1, 4k4/9/9/9/9/9/9/9/4K4 b GPg 1",
    "4k4/9/9/9/9/9/9/9/4K4[GPg] b - 0 1, 4k4/9/9/9/9/9/9/9/4K4 w GPg 1",
    "4k4/9/9/9/9/9/9/9/4K4[] w, 4k4/9/9/9/9/9/9/9/4K4 b - 1",
    "4k4/9/9/9/9/9/9/9/4K4[-] w - - 0 1, 4k4/9/9/9/9/9/9/9/4K4 b - 1"
  })
  void positionsOfWinBoard(String fen, String sfen) {
    Game game =
        TestGames.read("pgn", "[FEN \"" + fen + "\"]\n[SetUp \"1\"]\n\n*").game();
    assertEquals(sfen, TestGames.start(game));
    assertEquals(Map.of(), game.tags());
  }

  /** WinBoard calls the player White who begins. */
  @ParameterizedTest
  @CsvSource({"1. Pc4 Pg6, B, A", "1. c3c4 g7g6, B, A", "1. P-7f P-3d, A, B", "1. P7g7f Pg6, A, B"})
  void playersOfWinBoard(String moves, String black, String white) {
    Game game =
        TestGames.read("pgn", "[Black \"A\"]\n[White \"B\"]\n\n" + moves).game();
    assertEquals("7g7f 3c3d", TestGames.line(game));
    assertEquals(black, game.tags().get("black"));
    assertEquals(white, game.tags().get("white"));
    Game one = TestGames.read("pgn", "[Black \"A\"]\n\n" + moves).game();
    assertEquals("{black=A}", one.tags().toString());
    Game other = TestGames.read("pgn", "[White \"A\"]\n\n" + moves).game();
    assertEquals("{white=A}", other.tags().toString());
  }

  /** Where, what, and what could be read before; `move` counts in the line that was being read. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~[Black A]\n\nP-7f~                           | 1 | 1  | a tag is written [Name "value"]    |
          ~\n  [Black "A\n\nP-7f~                       | 2 | 3  | a tag is written                   |
          ~[Black "A"]\n[B "x"\n~                       | 2 | 1  | a tag is written                   |
          ~[Black "A"]\n\nP-7f\n P-7f~                  | 4 | 2  | move 2:                            | 7g7f
          ~[Black "A"]\n\nP-7f {\n\n} P-2f~             | 5 | 3  | move 2:                            | 7g7f
          ~[Black "A"]\n\n1.P-7f 1...x~                 | 3 | 8  | move 2:                            | 7g7f
          ~P-7f\n  ) P-3d~                              | 2 | 3  | no variation is open here          | 7g7f
          ~P-7f\nP-3d\n(P-8d~                           | 3 | 6  | a variation is not closed: )       | 7g7f 3c3d
          ~ (P-7f)~                                     | 1 | 2  | stands behind the move that it     |
          ~P-7f\n P-3d {never\nclosed~                  | 3 | 1  | a comment is not closed: }         | 7g7f 3c3d
          ~P-7f {x\\~                                   | 1 | 6  | a comment is not closed: }         | 7g7f
          ~P-7f {[%x\\~                                 | 1 | 6  | a comment is not closed: }         | 7g7f
          ~P-7f {[%x~                                   | 1 | 6  | a comment is not closed: }         | 7g7f
          ~P-7f } P-3d~                                 | 1 | 6  | '}' has nothing to do here         | 7g7f
          ~P-7f\n{[%emt 5]} P-3d~                       | 2 | 2  | '5' is no time like 0:00:16        | 7g7f
          ~P-7f {x [%mark 5e 9]}~                       | 1 | 9  | '5e 9' is no mark                  | 7g7f
          ~P-7f {[%end white]}~                         | 1 | 7  | 'white' is no end like             | 7g7f
          ~P-7f {[%end white ate]}~                     | 1 | 7  | 'white ate' is no end like         | 7g7f
          ~[A ""]\n[Rules "repetition=x"]\n\nP-7f~      | 2 | 9  | option repetition has no value 'x' |
          ~[Rules "repetition"]\n\nP-7f~                | 1 | 9  | option repetition has no value ''  |
          ~[Rules "x=y"]\n\nP-7f~                       | 1 | 9  | there is no option 'x'             |
          ~\n [SFEN "4k4/9x/9 b - 1"]\n\nP-7f~           | 2 | 14 |                                    |
          ~[FEN "4k4/9x/9[-] w - 0 1"]\n\nP-7f~         | 1 | 12 |                                    |
          ~P-7f [Black "A"]~                            | 1 | 6  | move 2:                            | 7g7f
          ~P-7f % P-3d~                                 | 1 | 6  | move 2:                            | 7g7f
          ~P-7f --x--~                                  | 1 | 6  | move 2:                            | 7g7f
          """)
  void mistakesAreToldWithTheirPlace(String text, int line, int column, String part, String read) {
    FormatException e = TestGames.refused("pgn", text);
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    assertTrue(e.getMessage().contains(part == null ? "" : part), e.getMessage());
    assertEquals(
        read == null ? "" : read, e.soFar().map(TestGames::line).orElse(""), e.getMessage());
  }

  @Test
  void whatIsTooLongIsRefused() {
    String word = "x".repeat(FileLimits.LINE);
    FormatException e = TestGames.refused("pgn", "\n" + word + "y");
    assertTrue(e.getMessage().contains("a word is too long"), e.getMessage());
    assertEquals(2, e.line());
    assertTrue(TestGames.refused("pgn", word).getMessage().contains("too long for a move"));
    int inner = FileLimits.LINE - "[A \"\"]".length();
    assertEquals(
        inner,
        TestGames.read("pgn", "[A \"" + "x".repeat(inner) + "\"]\n\nP-7f")
            .game()
            .tags()
            .get("A")
            .length());
    assertTrue(TestGames.refused("pgn", "[A \"" + "x".repeat(inner + 1) + "\"]\n\nP-7f")
        .getMessage()
        .contains("a tag is written"));
  }

  @Test
  void whatIsTooDeepIsRefused() {
    StringBuilder deep = new StringBuilder("P-7f ");
    for (int i = 0; i < FileLimits.DEPTH; i++) {
      deep.append("(P-7f ");
    }
    assertEquals(
        "7g7f",
        TestGames.line(
            TestGames.read("pgn", deep + ")".repeat(FileLimits.DEPTH)).game()));
    FormatException deeper = TestGames.refused("pgn", HEAD + deep + "(P-7f");
    assertTrue(deeper.getMessage().contains("too deep"), deeper.getMessage());
    assertEquals(3, deeper.line());
  }
}
