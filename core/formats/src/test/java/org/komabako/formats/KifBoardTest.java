package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;

/** The board, the hands and the words of the start in KIF, KI2 and diagrams. */
class KifBoardTest {
  private static final String EMPTY = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";

  /** Two kings, a rank in the middle, and what stands above and below. */
  private static String board(String above, String rank, String below) {
    return above + """
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        """ + EMPTY.repeat(3) + rank + "\n" + EMPTY.repeat(3) + """
        | ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
        +---------------------------+
        """ + below;
  }

  private static String start(String text) {
    ReadGame read = TestGames.read("kifu", text);
    assertEquals(List.of(), read.warnings());
    return TestGames.start(read.game());
  }

  private static String rank(String rank) {
    return start(board("", rank, "")).split("/")[4];
  }

  /** Cells as programs draw them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|五; 4P4",
        "｜ ・ ・ ・ ・v歩 ・ ・ ・ ・｜五; 4p4",
        "|・・・・V歩・・・・|; 4p4",
        "|････▽歩････|; 4p4",
        "|. . . . △歩 . . . .|; 4p4",
        "|・・・・ｖ歩・・・・|; 4p4",
        "|・・・・^歩・・・・|; 4P4",
        "|・・・・▲歩・・・・|; 4P4",
        "| 飛 角 金 銀 桂 香v飛 ・ ・|; RBGSNLr2",
        "| 龍 馬 と 全 圭 杏v竜 ・ ・|; +R+B+P+S+N+L+r2",
        "| 成銀 ・ 成桂 ・v成香 ・ ・ ・ と|; +S1+N1+l3+P",
        "| 成飛 成角 成歩 ・ ・ ・ ・ ・ ・; +R+B+P6",
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|; 9"
      })
  void aRank(String rank, String sfen) {
    assertEquals(sfen, rank(rank + (rank.startsWith("| 成飛") ? "|" : "")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| ・ ・ ・ ・ 杯 ・ ・ ・ ・|; 7; 11; '杯' is no piece of nine-game here",
        "| ・ ・ ・ ・v杯 ・ ・ ・ ・|; 7; 10; '杯' is no piece of nine-game here",
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・ 歩|; 7; 21; '歩' is no piece of nine-game here",
        "| ・ ・ ・ ・ ・ ・ ・ ・|; 7; 0; 'this rank has 8 squares, the board of nine-game is 9 wide'",
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・ ・|; 7; 0; 'this rank has 10 squares, the board of nine-game is 9 wide'",
        "| ・ ・ ・ ・ 成杯 ・ ・ ・ ・|; 7; 11; '成杯' is no piece of nine-game here",
        "| ・ ・ ・ ・ ・ ・ ・ ・v|; 7; 18; '' is no piece of nine-game here"
      })
  void aWrongRankIsSaidWithItsPlace(String rank, int line, int column, String part) {
    FormatException e = TestGames.refused("kifu", board("", rank, ""));
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line());
    assertEquals(column, e.column());
  }

  @ParameterizedTest
  @CsvSource({
    "先手の持駒：なし, '-'",
    "先手の持駒：, '-'",
    "先手の持駒：飛　金二　銀　歩十八, R2GS18P",
    "先手の持駒：歩十八銀金二飛, R2GS18P",
    "先手持駒：飛 金2 銀１ 歩18, R2GS18P",
    "下手の持ち駒：飛、金二枚、銀x1枚，歩×18枚, R2GS18P",
    "先手の持駒：歩 歩 歩三, 5P",
    "後手の持駒：香四, 4l",
    "上手の持駒：香 四, 'refused'",
    "後手持ち駒：桂 無し, n",
    "先手の持チ駒：桂 ナシ, N",
    "先手の持駒：歩63, 63P",
    "先手の持駒：歩64, refused",
    "先手の持駒：歩〇, refused",
    "先手の持駒：玉, refused",
    "先手の持駒：と, refused",
    "先手の持駒：成銀, refused",
    "先手の持駒：杯, refused",
    "先手の持駒：歩0, refused"
  })
  void aHand(String hand, String sfen) {
    String text = board(hand + "\n", EMPTY.strip(), "");
    if (sfen.equals("refused")) {
      FormatException e = TestGames.refused("kifu", text);
      assertEquals(1, e.line());
      assertTrue(e.getMessage().contains("cannot be in hand"), e.getMessage());
    } else {
      assertEquals("4k4/9/9/9/9/9/9/9/4K4 b " + sfen + " 1", start(text));
    }
  }

  @Test
  void aWrongHandNamesTheWord() {
    FormatException e = TestGames.refused("kifu", board("", EMPTY.strip(), "先手の持駒：飛 成銀三\n"));
    assertTrue(e.getMessage().startsWith("line 13: '成銀三' cannot be in hand"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "後手番, w",
    "上手番, w",
    "先手番, b",
    "下手番, b",
    "手数＝24  △３五全  まで, b 25",
    "手数=７手, b 8",
    "手数＝0, b 1",
    "手数＝99999, b 9999",
    "'手数＝1\n後手番', w 2"
  })
  void whoseTurnItIsAndWhichMove(String lines, String told) {
    String[] words = (told + " 1").split(" ");
    assertEquals(
        "4k4/9/9/9/9/9/9/9/4K4 " + words[0] + " - " + words[1],
        start(board("", EMPTY.strip(), lines + "\n")));
  }

  @Test
  void aBoardIsWhole() {
    String whole = board("", EMPTY.strip(), "");
    FormatException few = TestGames.refused("kifu", "手合割：平手\n" + EMPTY.repeat(8));
    assertTrue(few.getMessage().contains("no installed variant plays '平手' (8)"), few.getMessage());
    assertEquals(1, few.line());
    FormatException many = TestGames.refused("kifu", whole + EMPTY);
    assertTrue(
        many.getMessage().contains("no installed variant plays '平手' (10)"), many.getMessage());
    ReadGame read = new KifReader(TestGames.NINE_RULES, whole).read();
    assertEquals("4k4/9/9/9/9/9/9/9/4K4 b - 1", TestGames.start(read.game()));
    FormatException more = assertThrows(
        FormatException.class, () -> new KifReader(TestGames.NINE_RULES, whole + EMPTY).read());
    assertEquals(
        "line 13: the board of nine-game has 9 ranks, here is one more", more.getMessage());
    FormatException less = assertThrows(
        FormatException.class, () -> new KifReader(TestGames.NINE_RULES, EMPTY.repeat(8)).read());
    assertEquals("line 8: the board has 8 ranks, that of nine-game has 9", less.getMessage());
  }

  /** What cannot be played from is told with the line where the moves would begin. */
  @Test
  void aBoardThatCannotBePlayed() {
    FormatException e = TestGames.refused(
        "kifu", board("", EMPTY.strip(), "").replace("v玉", " ・").replace(" 玉", " ・"));
    assertEquals(12, e.line());
  }

  /** Words above a board, and by themselves. */
  @ParameterizedTest
  @CsvSource({
    "平手, nine-game",
    "その他, nine-game",
    "詰将棋, nine-game",
    "九路将棋, nine-game",
    "NINE GAME, nine-game",
    "nine-game, nine-game",
    "聞いたことのない手合, nine-game",
    "十二路, ",
    "奔王落ち, "
  })
  void aWordAboveABoard(String word, String key) {
    String text = "手合割：" + word + "\n" + board("", EMPTY.strip(), "");
    if (key == null) {
      FormatException e = TestGames.refused("kifu", text);
      assertEquals("line 1: no installed variant plays '" + word + "' (9)", e.getMessage());
    } else {
      assertEquals(key, TestGames.read("kifu", text).game().rules().table().key());
      assertEquals("4k4/9/9/9/9/9/9/9/4K4 b - 1", start(text));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "平手, nine-game, lnsgkgsnl/1r5b1/ppppppppp b",
    "香落ち, nine-game, lnsgkgsn1/1r5b1/ppppppppp w",
    "二枚落ち　, nine-game, lnsgkgsnl/9/ppppppppp w",
    "詰将棋, nine-game, 4k4/9/9 b",
    "詰め将棋, nine-game, 4k4/9/9 b",
    "mate problem, , ",
    "十二路, twelve-game, lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm b",
    "TwelveGame, twelve-game, lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm b",
    "奔王落ち, twelve-game, lfcsgekgscfl/a1b1txot1b1a/mvrhd1ndhrvm w",
    "十五枚落ち, , ",
    "その他, , "
  })
  void aWordByItself(String word, String key, String begins) {
    String text = "先手：甲\n手合割：" + word + "\n";
    if (key == null) {
      FormatException e = TestGames.refused("kifu", text);
      assertEquals("line 2: no installed variant plays '" + word + "'", e.getMessage());
      return;
    }
    Game game = TestGames.read("kifu", text).game();
    assertEquals(key, game.rules().table().key());
    String[] words = TestGames.start(game).split(" ");
    assertEquals(
        begins, String.join("/", List.of(words[0].split("/")).subList(0, 3)) + " " + words[1]);
  }

  /** A handicap's board has White to move where nothing else is said. */
  @Test
  void theTurnOfAHandicap() {
    String text = board("手合割：二枚落ち\n", EMPTY.strip(), "");
    assertEquals("4k4/9/9/9/9/9/9/9/4K4 w - 1", start(text));
    assertEquals("4k4/9/9/9/9/9/9/9/4K4 b - 1", start(text + "先手番\n"));
  }

  @Test
  void aTextWithoutAWordIsOfTheGameThatFilesDoNotName() {
    assertEquals(
        "nine-game", TestGames.read("kifu", "先手：甲\n").game().rules().table().key());
    assertEquals(
        "twelve-game",
        TestGames.read("kifu", "1手目 7八歩兵 （←7九）\n").game().rules().table().key());
  }

  /** What people draw: some have a promoted pawn as 杏. */
  @ParameterizedTest
  @ValueSource(strings = {"  杏", " 成歩", "  と"})
  void aCellThatTheTableNames(String cell) {
    String text = TestGames.write(
            "kifu",
            TestGames.from(
                TestGames.TWELVE_RULES, "k11/12/12/12/+P11/12/12/12/12/12/12/K11 b - 1", ""))
        .replace("|  と", "|" + cell);
    assertEquals("k11/12/12/12/+P11/12/12/12/12/12/12/K11 b - 1", start(text));
  }

  /** Pieces that look the same are told apart. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "k11/12/12/12/+C+M+G+F+B+R+E+O+X+I2/12/12/12/12/12/12/K11 b - 1",
        "k11/12/12/12/CMRBHDENQE2/12/12/12/12/12/12/K11 b - 1",
        "k11/12/12/12/+c+v+t+s+l+a+h+d+e+o2/12/12/12/12/12/12/K11 w - 1"
      })
  void everyPieceIsDrawnAndRead(String sfen) {
    Game game = TestGames.from(TestGames.TWELVE_RULES, sfen, "");
    assertEquals(sfen, start(TestGames.write("kifu", game)));
    assertEquals(
        sfen,
        TestGames.start(TestGames.read("bod", TestGames.write("bod", game)).game()));
  }

  @Test
  void whatABoardCannotSay() {
    Game fresh = TestGames.nine("");
    assertEquals(Optional.empty(), KifBoard.loss(fresh.position()));
    Game later = TestGames.from(TestGames.NINE_RULES, "4k4/9/9/9/9/9/9/9/4K4 b - 7", "");
    assertTrue(KifBoard.loss(later.position())
        .orElseThrow()
        .in(Locale.ENGLISH)
        .startsWith("what was played"));
    assertEquals(Optional.empty(), KifBoard.lossOfState(later.position()));
    assertEquals(1, TestGames.FORMATS.find("kifu").losses(later).size());
    assertEquals(List.of(), TestGames.FORMATS.find("bod").losses(later));
  }

  /** A position where a lion has just been taken. */
  @Test
  void theStateOfAPosition() {
    Game game = TestGames.from(
        TestGames.TWELVE_RULES, "k11/12/12/12/5n6/5R6/12/12/12/12/12/K10N b - 1", "7f7e");
    assertTrue(
        KifBoard.lossOfState(game.position()).isPresent(), game.position().sfen());
    assertEquals(
        1,
        TestGames.FORMATS.find("bod").losses(game).stream()
            .filter(loss -> loss.in(Locale.ENGLISH).startsWith("what was played before the start"))
            .count());
  }

  /** Lines that draw the frame say nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "+---------------------------+",
        "┌─────────┐",
        "━━━",
        "  ９ ８ ７ ６ ５ ４ ３ ２ １",
        "９８７６５４３２１",
        "# remark：いいえ",
        ""
      })
  void theFrameOfABoard(String line) {
    Game game = TestGames.read("kifu", "先手：甲\n" + line + "\n後手：乙\n").game();
    assertEquals(List.of(), TestGames.read("kifu", "先手：甲\n" + line + "\n後手：乙\n").warnings());
    assertEquals(2, game.tags().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--", "９８７", "２３４５", "+-x-+", "いい勝負でした。", "：なし", "変化：1手"})
  void aLineOfTheHeadThatIsNotUnderstood(String line) {
    ReadGame read = TestGames.read("kifu", "先手：甲\n" + line + "\n後手：乙\n");
    assertEquals(
        List.of("line 2 is not understood and was left out: " + line),
        read.warnings().stream().map(warning -> warning.in(Locale.ENGLISH)).toList());
    assertEquals(2, read.game().tags().size());
  }

  /** What looks like a move is no field. */
  @ParameterizedTest
  @ValueSource(strings = {"▲７六歩(77)　消費：16秒", "７六歩：良い手", "同　歩：良い手", "3手 ７六歩：良い手"})
  void aMoveIsNoField(String line) {
    FormatException e = TestGames.refused("kifu", "先手：甲\n" + line + "\n");
    assertEquals(2, e.line());
  }

  /** The first colon ends the name of a field, in whichever width. */
  @ParameterizedTest
  @CsvSource({
    "' 備考 ： あ：い ', 備考, あ：い",
    "備考:あ：い, 備考, あ：い",
    "備考：10:30, 備考, 10:30",
    "先手:甲：七段, black, 甲：七段"
  })
  void aField(String line, String tag, String value) {
    Game game = TestGames.read("kifu", "手合割：平手\n" + line + "\n").game();
    assertEquals(Map.of(tag, value), game.tags());
  }
}
