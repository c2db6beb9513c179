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

/** What is read of CSA, and what is refused. */
class CsaReaderTest {
  private static final String START = "PI\n+\n";

  private static Game read(String text) {
    return TestGames.read("csa", text).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0045KA\n",
        "V3.0\r\n'remark\r\nPI\r\n+\r\n+7776FU  \r\n-3334FU\r\n+8822UM\r\n-3122GI\r\n+0045KA\r\n",
        "V2\n\n+7776FU,T1,-3334FU,T2\n+8822UM, -3122GI,+0045KA",
        "PI,+,+7776FU,-3334FU,+8822UM,-3122GI,+0045KA\n/\nPI\n+\n+2726FU\n"
      })
  void moves(String text) {
    ReadGame read = TestGames.read("csa", text.replace("\n/\nPI\n+\n+2726FU", ""));
    assertEquals("7g7f 3c3d 8h2b+ 3a2b B*4e", TestGames.line(read.game()));
    assertEquals("open", end(read.game()));
    assertEquals(List.of(), read.warnings());
    assertEquals(
        "7g7f 3c3d 8h2b+ 3a2b B*4e", TestGames.line(TestGames.read("csa", text).game()));
  }

  @Test
  void cornersAreOnTheBoard() {
    assertEquals(
        "9i9h 1a1b 1i1h 9a9b",
        TestGames.line(read(START + "+9998KY\n-1112KY\n+1918KY\n-9192KY\n")));
  }

  @Test
  void theHead() {
    Game game = read("""
        N+A, B
        N-C
        $EVENT:Cup: 1, 2
        $SITE:Osaka
        $START_TIME:2026/11/22
        $END_TIME:2026/11/23
        $TIME_LIMIT:00:25+00
        $OPENING:YAGURA
        $X-備考:x
        $NOTE:y
        $EMPTY:
        PI
        +
        +7776FU
        $END_TIME:2026/11/24
        """);
    assertEquals(
        "{black=A, B, white=C, event=Cup: 1, 2, site=Osaka, begun=2026/11/22, ended=2026/11/24,"
            + " time=00:25+00, opening=YAGURA, 備考=x, NOTE=y}",
        game.tags().toString());
  }

  @Test
  void commentsBelongToTheMoveBeforeThem() {
    Game game = read("'*begin\n'no comment\nPI\n+\n'*more, of it\n+7776FU\n'*a\n'**b\n-3334FU\n");
    assertEquals("begin\nmore, of it", game.root().comment());
    GameNode first = game.root().children().get(0);
    assertEquals("a\n*b", first.comment());
    assertEquals("", game.root().last().comment());
  }

  @Test
  void times() {
    Game game = read(START + "T9\n+7776FU\nT16\n-3334FU\nT0.25\n+2726FU\nT1.\n-8384FU\nT3.123456789"
        + "\n+2625FU\n%TORYO\nT7\n");
    List<GameNode> path = game.root().last().path();
    assertEquals(Optional.empty(), path.get(0).spent());
    assertEquals(Optional.of(Duration.ofSeconds(16)), path.get(1).spent());
    assertEquals(Optional.of(Duration.ofMillis(250)), path.get(2).spent());
    assertEquals(Optional.of(Duration.ofSeconds(1)), path.get(3).spent());
    assertEquals(Optional.of(Duration.ofSeconds(3, 123_456_789)), path.get(4).spent());
    assertEquals(Optional.empty(), path.get(5).spent());
  }

  @ParameterizedTest
  @CsvSource({
    "%TORYO, white resigns, ''",
    "%TSUMI, white no_moves, ''",
    "%TIME_UP, white time, ''",
    "%KACHI, black jishogi, ''",
    "%ILLEGAL_MOVE, white illegal_move, ''",
    "%+ILLEGAL_ACTION, white illegal_move, ''",
    "%-ILLEGAL_ACTION, black illegal_move, ''",
    "%SENNICHITE, none sennichite, ''",
    "%JISHOGI, none jishogi, ''",
    "%HIKIWAKE, none agreed, ''",
    "%MAX_MOVES, none max_moves, ''",
    "%FUZUMI, none nomate, ''",
    "%CHUDAN, none interrupted, ''",
    "%MATTA, none interrupted, %MATTA",
    "%ERROR, none interrupted, %ERROR",
    "%NANDAKA, open, %NANDAKA",
    "'%TORYO\n%MATTA', white resigns, ''"
  })
  void ends(String words, String end, String comment) {
    Game game = read(START + "+7776FU\n-3334FU\n" + words + "\n");
    assertEquals(end, end(game));
    assertEquals(comment, game.root().last().comment());
  }

  /** The illegal move that a game ended by is a comment, if what follows says that it was one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-3335FU\n%ILLEGAL_MOVE\n",
        "-3335FU\nT5\n'*why\n%-ILLEGAL_ACTION\nT9\n",
        "-3335FU\n%+ILLEGAL_ACTION\n"
      })
  void anIllegalLastMove(String moves) {
    ReadGame read = TestGames.read("csa", START + "+7776FU\nT3\n" + moves);
    assertEquals("7g7f", TestGames.line(read.game()));
    assertEquals("black illegal_move", end(read.game()));
    assertTrue(read.game().root().last().comment().startsWith("（反則手）-3335FU"));
    assertEquals(Optional.of(Duration.ofSeconds(3)), read.game().root().last().spent());
    assertEquals(1, read.warnings().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-3335FU\n", "-3335FU\n%TORYO\n", "-3335FU\n+2726FU\n%ILLEGAL_MOVE\n"})
  void anIllegalMoveThatDidNotEndTheGameIsRefused(String moves) {
    FormatException e = TestGames.refused("csa", START + "+7776FU\n" + moves);
    assertEquals(4, e.line());
    assertTrue(e.getMessage().contains("move 2: "), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "'PI99KY11KY\n+\n', lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/1NSGKGSNL b - 1",
    "'P-51OU11KY\nP+59OU99KY\n+\n', 4k3l/9/9/9/9/9/9/9/L3K4 b - 1",
    "'PI\n-\n-3334FU', lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "'PI82HI22KA\n-\n', lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "'PI82HI\n+\n', lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "'P+59OU55TO00FU00FU00HI\nP-51OU00KI\n+\n', 4k4/9/9/9/4+P4/9/9/9/4K4 b R2Pg 1",
    "'P-51OU\nP+59OU00KI\nP-00AL\n-\n', 4k4/9/9/9/9/9/9/9/4K4 w G2r2b3g4s4n4l18p 1",
    "'P-51OU55UM\nP+59OU00AL\n+\n', 4k4/9/9/9/4+b4/9/9/9/4K4 b 2RB4G4S4N4L18P 1",
    "'P-51OU\nP+59OU00FU00AL\n+\n', 4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1",
    "'P1-OU\nP9 *  * +TO * -NG\n', k8/9/9/9/9/9/9/9/2+P1+s4 b - 1",
    "'P1-OU * +KI * * * * * *\n+\n', k1G6/9/9/9/9/9/9/9/9 b - 1",
    "'P1*-OU+KI******\n', 1kG6/9/9/9/9/9/9/9/9 b - 1",
    "'P1-OU*+KI******.\n', k1G6/9/9/9/9/9/9/9/9 b - 1",
    "'P1\nP2 *       -OU\n', 9/3k5/9/9/9/9/9/9/9 b - 1",
    "'P1+OU\nP9-KY+KY-HI+RY-KE-NK-GI-FU-KI\nP+00KA\n-', K8/9/9/9/9/9/9/9/lLr+Rn+nspg w B 1"
  })
  void positions(String text, String sfen) {
    assertEquals(sfen, TestGames.start(read(text)));
  }

  /** Where, what is wrong and what would be right, and what could be read before. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~PI\n+\n7776FU~             | 3 | 1 | '7776FU' is no line of CSA: a move is written like +7776FU |
          ~PI\n+\n+7776FU\n+7776F~    | 4 | 1 | '+7776F' is no line of CSA          | 7g7f
          ~PI\n+\n-3334FU~            | 3 | 1 | - moves for White, but it is Black's turn |
          ~PI\n+\n+7776FU\n+2726FU~   | 4 | 1 | + moves for Black, but it is White's turn | 7g7f
          ~PI\n+\n+7776XX~            | 3 | 6 | nine-game has no piece 'XX'         |
          ~PI\n+\n+7770FU~            | 3 | 4 | there is no square 70               |
          ~PI\n+\n+7706FU~            | 3 | 4 | there is no square 06               |
          ~PI\n+\n+7006FU~            | 3 | 4 | there is no square 06               |
          ~PI\n+\n+7076FU~            | 3 | 2 | there is no square 70               |
          ~PI\n+\n+0776FU~            | 3 | 2 | there is no square 07               |
          ~PI\n+\n+5554FU~            | 3 | 1 | move 1: there is no piece on 5e     |
          ~PI\n+\n+7776KI~            | 3 | 6 | on 7g stands no piece that becomes KI |
          ~PI\n+\n+7776FU\nPI~        | 4 | 1 | 'PI' is of the start position and stands behind a move | 7g7f
          ~N+A\nNB\nPI\n+~            | 2 | 1 | a player's name is written N+NAME or N-NAME |
          ~$A:b\n$AB\nPI~             | 2 | 1 | '$AB' is no field: write $NAME:text |
          ~$:b\nPI~                   | 1 | 1 | '$:b' is no field                   |
          ~PI\n+\n+7776FU\nT1x~       | 4 | 1 | 'T1x' is no time: write T and seconds, like T12 | 7g7f
          ~P0-OU~                     | 1 | 2 | 'P0-OU' is no part of a CSA position, like P1-KY-KE |
          ~PX~                        | 1 | 2 | 'PX' is no part of a CSA position   |
          ~P~                         | 1 | 2 | 'P' is no part of a CSA position    |
          ~PI\nP1-OU * +XX~           | 2 | 9 | '+XX' is no part of a CSA position  |
          ~P1-OU * KI~                | 1 | 9 | 'KI' is no part of a CSA position   |
          ~P1-OU *  *  *  *  *  *  *  *  +KI~ | 1 | 30 | '+KI' is no part of a CSA position |
          ~P1-OU*+XX******~           | 1 | 3 | '+XX' is no part of a CSA position  |
          ~P+59OU00XX~                | 1 | 9 | 'XX' is no part of a CSA position   |
          ~P+59OU55XX~                | 1 | 9 | 'XX' is no part of a CSA position   |
          ~P+59OU05KI~                | 1 | 7 | '05' is no part of a CSA position   |
          ~P+59OU50KI~                | 1 | 7 | '50' is no part of a CSA position   |
          ~P+59OU:5KI~                | 1 | 7 | ':5' is no part of a CSA position   |
          ~P+59OU5:KI~                | 1 | 7 | '5:' is no part of a CSA position   |
          ~PI82HI0XKA~                | 1 | 7 | '0X' is no part of a CSA position   |
          ~P+59OU00OU~                | 1 | 9 | 'OU' cannot be in hand              |
          ~P-59OU00TO~                | 1 | 9 | 'TO' cannot be in hand              |
          ~P+55FU\n+\n+5554FU~        | 3 | 0 | neither side has a royal piece      |
          """)
  void mistakesAreToldWithTheirPlace(String text, int line, int column, String part, String read) {
    FormatException e = TestGames.refused("csa", text);
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(
        read == null ? "" : read, e.soFar().map(TestGames::line).orElse(""), e.getMessage());
  }

  /** A line with nothing but a slash stands between games. */
  @Test
  void severalGames() {
    String text = "PI\n+\n+7776FU\n /\nV2.2\nPI\n+\n+2726FU\n/\nPI\n+\n+1716FU\n";
    GameFormat csa = TestGames.FORMATS.find("csa");
    assertEquals(List.of(0, 16, 36), Boundaries.of(text, csa.boundaries()));
    assertEquals(
        "7g7f",
        TestGames.line(csa.read(TestGames.NINE, TestGames.NINE_RULES, text).game()));
  }

  @ParameterizedTest
  @CsvSource({
    "V2.2, true",
    "'x\nV3', true",
    "+7776FU, true",
    "'x\n-3334FU', true",
    "PI, true",
    "P1-KY, true",
    "P1 * , true",
    "P1x, false",
    "V1, false",
    "+7776fu, false",
    "'7776FU', false"
  })
  void whatLooksLikeCsa(String text, boolean detected) {
    for (String key : List.of("csa", "csa3")) {
      assertEquals(detected, TestGames.FORMATS.find(key).detects(text));
    }
  }

  @Test
  void onlyGamesWhosePiecesHaveCodes() {
    GameFormat csa = TestGames.FORMATS.find("csa");
    assertEquals(List.of(TestGames.NINE), csa.variants("", TestGames.BOTH));
    assertEquals(Optional.empty(), csa.refuses(TestGames.NINE.table()));
    assertEquals(
        "CSA has no codes for the pieces of twelve game; KIF holds its games",
        csa.refuses(TestGames.TWELVE.table()).map(Object::toString).orElse(""));
    assertEquals(Map.of(), read("PI").tags());
  }
}
