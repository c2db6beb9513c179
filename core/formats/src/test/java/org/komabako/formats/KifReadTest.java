package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;

/** KIF as programs and people write it: moves, times, comments, variations, ends and mistakes. */
class KifReadTest {
  private static final String TITLE = "手数----指手---------消費時間--\n";
  private static final String TWO = TITLE + "   1 ７六歩(77)\n   2 ３四歩(33)\n";

  private static final String HORSE = TWO + "   3 ２二角成(88)\n   4 ８四歩(83)\n";

  private static Game read(String text) {
    return TestGames.read("kifu", text).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  /** The same move, as it may stand in a line. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "   1 ７六歩(77)",
        "1 7六歩(77)",
        "　１　７六歩（77）",
        "\t1\t７六歩(77)",
        "   1 ７六歩(77)   ( 0:16/00:00:16)",
        "   1 ７六歩(77) +",
        "   1 ７六歩(77)   ( 0:16/00:00:16)+",
        "   1 ▲７六歩(77)",
        "   1 . ７六歩(77)",
        "   1手目 ７六歩(77)",
        "1手目：７六歩(77)",
        "   1 ７六歩まで(77)",
        "   1 ７六歩(77)まで",
        "   1 ７六歩まで (77) ( 0:16/00:00:16)"
      })
  void aMove(String line) {
    assertEquals("7g7f", TestGames.line(read(TITLE + line + "\n")), line);
  }

  @Test
  void dropsPromotionsAndTheSameSquare() {
    Game game = read(TWO + """
           3 ２二角成(88)
           4 同　銀(31)
           5 ４五角打
           6 ５二金(61)
        """);
    assertEquals("7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b", TestGames.line(game));
  }

  /** What a piece is called does not matter where its origin tells which one moves. */
  @ParameterizedTest
  @ValueSource(strings = {"３二角(22)", "▲３二角(22)", "3二 角 (22)", "３二飛(22)"})
  void aPieceThatIsCalledAnother(String move) {
    assertEquals("7g7f 3c3d 8h2b+ 8c8d 2b3b", TestGames.line(read(HORSE + "   5 " + move + "\n")));
  }

  /** Not where no piece stands, nor to where the rules do not let it go. */
  @ParameterizedTest
  @ValueSource(strings = {"同歩(22)", "２四角(22)", "３二角成(22)"})
  void aPieceThatIsCalledAnotherAndMayNot(String move) {
    FormatException e = TestGames.refused("kifu", HORSE + "   5 " + move + "\n");
    assertEquals(6, e.line());
    assertTrue(e.getMessage().contains("'" + move + "'"), e.getMessage());
  }

  @Test
  void aPieceThatIsCalledAnotherTakesAndPromotes() {
    assertEquals("7g7f 3c3d 8h2b+", TestGames.line(read(TWO + "   3 ２二飛成(88)\n")));
    assertEquals(
        "7g7f 3c3d 8h2b+ 3a2b", TestGames.line(read(TWO + "   3 ２二角成(88)\n   4 同金(31)\n")));
  }

  @ParameterizedTest
  @CsvSource({
    "'   3 ３二角(88)', 6, move 3:",
    "'   3 ２二角(87)', 6, move 3:",
    "'   3 ２二角(99)', 6, move 3:",
    "'3手目　 ２二杯', 6, move 3:",
    "'２二角成(88)', 0, is no line of a game here",
    "'同　銀(31) (0:16', 0, is no line of a game here",
    "'変化：9手', 0, has no move 9",
    "'変化：0手', 0, has no move 0"
  })
  void aMistakeIsSaidWithItsPlace(String line, int column, String part) {
    FormatException e = TestGames.refused("kifu", TWO + line + "\n");
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(4, e.line());
    assertEquals(column, e.column());
    assertEquals("7g7f 3c3d", TestGames.line(e.soFar().orElseThrow()));
  }

  @Test
  void aLongLineIsShownShortened() {
    FormatException e = TestGames.refused("kifu", TWO + "７六歩 (" + "あ".repeat(90) + "\n");
    assertTrue(e.getMessage().contains("'７六歩 (" + "あ".repeat(35) + "…'"), e.getMessage());
    FormatException whole = TestGames.refused("kifu", TWO + "７六歩 (" + "あ".repeat(35) + "\n");
    assertTrue(whole.getMessage().contains("'７六歩 (" + "あ".repeat(35) + "'"), whole.getMessage());
  }

  @Test
  void aWrongTimeIsSaidWithItsPlace() {
    FormatException e = TestGames.refused("kifu", TITLE + "   1 ７六歩(77)   ( 0:75/00:00:16)\n");
    assertTrue(e.getMessage().startsWith("line 2, column 16: the time ("), e.getMessage());
    assertEquals("7g7f", TestGames.line(e.soFar().orElseThrow()));
  }

  @Test
  void times() {
    Game game = read(TITLE + "   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)\n");
    List<GameNode> path = game.root().last().path();
    assertEquals(Optional.of(Duration.ofSeconds(16)), path.get(1).spent());
    assertEquals(Optional.empty(), path.get(2).spent());
  }

  /** Lines with a number that are no moves. */
  @ParameterizedTest
  @CsvSource({
    "'   1 ７六歩(77)', true",
    "'1手目 ７六歩', true",
    "'1手目７六歩', true",
    "'   2 投了', true",
    "'  12 同　歩(77) ( 0:16/00:00:16)', true",
    "'  12 歩（：', true",
    "'１ ７六歩', true",
    "'17六歩', false",
    "'５ 分切れ負け：なし', false",
    "'１ ２ ３', false",
    "'1 2', true",
    "'７六歩(77)', false",
    "'   1', false",
    "'', false"
  })
  void whatLooksLikeAMove(String line, boolean move) {
    assertEquals(move, KifReader.isMove(line));
  }

  @Test
  void commentsAndBookmarks() {
    Game game =
        read("*あ\n手合割：平手\n *い\n&始\n" + TITLE + "*う\n   1 ７六歩(77)\n*\n*え*お\n& 角 \n   2 ３四歩(33)\n");
    assertEquals("あ\nい\nう", game.root().comment());
    assertEquals("始", game.root().bookmark());
    GameNode first = game.root().children().get(0);
    assertEquals("\nえ*お", first.comment());
    assertEquals("角", first.bookmark());
    assertEquals("", game.root().last().comment());
    assertEquals("7g7f 3c3d", TestGames.line(game));
  }

  /** A word in place of a move ends the game; one that says more than that is a comment, too. */
  @ParameterizedTest
  @CsvSource({
    "'   3 投了   ( 0:01/00:00:05)', white resigns, ''",
    "'   3 中断', none interrupted, ''",
    "'   3 宣言勝ち', black jishogi, 宣言勝ち",
    "'   3 お昼休み', open, お昼休み",
    "まで2手で後手の勝ち, white resigns, ''",
    "まで2手で後手の快勝, white resigns, まで2手で後手の快勝",
    "'   3 時間切れ\nまで2手で時間切れにより後手の勝ち', white time, ''",
    "'   3 投了\nまで2手で後手の快勝', white resigns, ''"
  })
  void ends(String lines, String end, String comment) {
    Game game = read(TWO + lines + "\n");
    assertEquals("7g7f 3c3d", TestGames.line(game));
    assertEquals(end, end(game));
    assertEquals(comment, game.root().last().comment());
  }

  /** The illegal move that ended a game is kept as a comment. */
  @ParameterizedTest
  @CsvSource({
    "'   3 ３二角(88)   ( 0:03/00:00:05)\n*反則手にて終局', true",
    "'   3 ３二角(88)\n   4 反則勝ち\nまで3手で後手の勝ち', true",
    "'   3 ３二角(88) 反則\n', true",
    "'   3 ３二角(88)\n\nまで3手で先手の反則負け', true",
    "'   3 ３二角(88)\n   4 ８四歩(83)\n*反則', false",
    "'   3 ３二角(88)\n変化：1手\n   1 ２六歩(27)\n*反則', false",
    "'   3 ３二角(88)\n*残念', false",
    "'   3 ３二角(88)', false"
  })
  void anIllegalLastMove(String lines, boolean held) {
    if (!held) {
      assertEquals(4, TestGames.refused("kifu", TWO + lines).line());
      return;
    }
    ReadGame read = TestGames.read("kifu", TWO + lines);
    assertEquals("7g7f 3c3d", TestGames.line(read.game()));
    assertEquals("white illegal_move", end(read.game()));
    String comment = read.game().root().last().comment();
    assertTrue(comment.startsWith("（反則手）３二角(88)"), comment);
    assertEquals(1, read.warnings().size());
    assertTrue(read.warnings().get(0).in(Locale.ENGLISH).startsWith("the illegal move ３二角(88)"));
  }

  @ParameterizedTest
  @CsvSource({
    "'変化：3手', '7g7f 3c3d 2g2f|7g7f 3c3d 6g6f'",
    "'変化:3', '7g7f 3c3d 2g2f|7g7f 3c3d 6g6f'",
    "'　変化： ３ 手　から', '7g7f 3c3d 2g2f|7g7f 3c3d 6g6f'",
  })
  void aVariation(String line, String lines) {
    Game game = read(TWO + "   3 ２六歩(27)\n\n" + line + "\n   3 ６六歩(67)\n");
    assertEquals(lines, String.join("|", TestGames.lines(game)));
  }

  /** Each leaves the last line before it that is long enough, in falling or in rising order. */
  @Test
  void variationsInAnyOrder() {
    String four = TWO + "   3 ２六歩(27)\n   4 ８四歩(83)\n";
    Game falling = read(four + "変化：4手\n   4 ４四歩(43)\n変化：2手\n   2 ８四歩(83)\n   3 ７八金(69)\n"
        + "変化：3手\n   3 ６八銀(79)\n");
    assertEquals(
        List.of("7g7f 3c3d 2g2f 8c8d", "7g7f 3c3d 2g2f 4c4d", "7g7f 8c8d 6i7h", "7g7f 8c8d 7i6h"),
        TestGames.lines(falling));
    Game rising = read(four + "変化：1手\n   1 ２六歩(27)\n変化：3手\n   3 ６六歩(67)\n変化：4手\n   4 ４四歩(43)\n");
    assertEquals(
        List.of("7g7f 3c3d 2g2f 8c8d", "7g7f 3c3d 6g6f 4c4d", "2g2f"), TestGames.lines(rising));
  }

  /** One may go on where a line that was left before has ended. */
  @Test
  void variationsOfLinesThatWereLeftBefore() {
    Game behind = read(TWO + "変化：1手\n   1 ２六歩(27)\n変化：3手\n   3 ６六歩(67)\n");
    assertEquals(List.of("7g7f 3c3d 6g6f", "2g2f"), TestGames.lines(behind));
    Game far = read(TWO + "   3 ２六歩(27)\n   4 ８四歩(83)\n"
        + "変化：1手\n   1 ２六歩(27)\n変化：1手\n   1 ９六歩(97)\n変化：4手\n   4 ４四歩(43)\n");
    assertEquals(
        List.of("7g7f 3c3d 2g2f 8c8d", "7g7f 3c3d 2g2f 4c4d", "2g2f", "9g9f"),
        TestGames.lines(far));
    FormatException e =
        TestGames.refused("kifu", TWO + "変化：1手\n   1 ２六歩(27)\n変化：4手\n   4 ６六歩(67)\n");
    assertTrue(e.getMessage().contains("has no move 4"), e.getMessage());
    assertEquals(List.of("7g7f 3c3d", "2g2f"), TestGames.lines(e.soFar().orElseThrow()));
  }

  /** What is read before a mistake has its comments. */
  @Test
  void commentsBeforeAMistake() {
    FormatException e = TestGames.refused("kifu", TWO + "*あ\n*い\n   3 ３二角(88)\n");
    assertEquals("あ\nい", e.soFar().orElseThrow().root().last().comment());
  }

  /** Illegal moves in variations are comments, and told once. */
  @Test
  void anIllegalMoveInAVariation() {
    ReadGame read = TestGames.read(
        "kifu",
        TWO + "変化：1手\n   1 ２六歩(27)\n   2 ８八歩打\n   3 反則勝ち\nまで2手で先手の快勝\n"
            + "変化：1手\n   1 ９六歩(97)\n   2 ８八歩打\n*反則\n");
    assertEquals(List.of("7g7f 3c3d", "2g2f", "9g9f"), TestGames.lines(read.game()));
    assertEquals("open", end(read.game()));
    assertEquals("（反則手）８八歩打\n反則負け", read.game().root().children().get(1).comment());
    assertEquals(1, read.warnings().size());
    assertEquals("7g7f 3c3d", TestGames.line(read.game().current()));
  }

  @Test
  void theLastPlaceOfTheMainLineIsLookedAt() {
    Game game = read(TWO + "   3 投了\n変化：1手\n   1 ２六歩(27)\n");
    assertEquals("7g7f 3c3d", TestGames.line(game.current()));
    Game open = read(TWO + "変化：1手\n   1 ２六歩(27)\n");
    assertEquals("7g7f 3c3d", TestGames.line(open.current()));
  }

  @Test
  void aVariationBehindTheResignation() {
    Game game = read(TWO + "   3 投了\n\n変化：3手\n   3 ２六歩(27)\n   4 投了\n");
    assertEquals("7g7f 3c3d", TestGames.line(game));
    assertEquals("white resigns", end(game));
    GameNode more = game.root().last().children().get(0);
    assertEquals("7g7f 3c3d 2g2f", TestGames.line(more));
    assertFalse(more.isMain());
    assertEquals("投了", more.comment());
  }

  @Test
  void theEndOfAVariationIsAComment() {
    Game game = read(TWO + "変化：1手\n   1 ２六歩(27)\n   2 中断\n変化：1手\n   1 ９六歩(97)\n   2 反則負け\n");
    assertEquals("open", end(game));
    assertEquals("", game.root().children().get(1).comment());
    assertEquals("反則負け", game.root().children().get(2).comment());
  }

  /** Files that begin with a diagram may count on from it. */
  @Test
  void movesThatCountOn() {
    String board = """
        後手の持駒：なし
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        """ + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(7) + """
        | ・ ・ ・ ・ 王 ・ ・ ・ ・|九
        先手の持駒：金二
        手数＝24  △３五全  まで
        """;
    Game game = read(board + "  25 ５二金打\n");
    assertEquals("4k4/9/9/9/9/9/9/9/4K4 b 2G 25", TestGames.start(game));
    Game more = read(board + "  25 ５三金打\n  26 ４一玉(51)\n変化：26手\n  26 ６一玉(51)\n変化：1手\n   1 ６三金打\n");
    assertEquals(List.of("G*5c 5a4a", "G*5c 5a6a", "G*6c"), TestGames.lines(more));
    FormatException e = TestGames.refused("kifu", board + "  25 ５三金打\n変化：30手\n");
    assertTrue(e.getMessage().contains("has no move 30"), e.getMessage());
  }

  @Test
  void unknownLinesAreToldUpToAPoint() {
    ReadGame read = TestGames.read("kifu", TWO + "いい勝負でした。\n".repeat(5));
    assertEquals(5, read.warnings().size());
    assertEquals(
        "line 4 is not understood and was left out: いい勝負でした。",
        read.warnings().get(0).in(Locale.ENGLISH));
    ReadGame more = TestGames.read("kifu", TWO + "いい勝負でした。\n".repeat(8));
    assertEquals(6, more.warnings().size());
    assertEquals("3 more lines are not understood", more.warnings().get(5).in(Locale.ENGLISH));
    assertEquals(
        1,
        TestGames.read("kifu", TITLE + "hello: there\n   1 ７六歩(77)\n")
            .warnings()
            .size());
    assertEquals(
        List.of(),
        TestGames.read("kifu", TWO + "\n# remark\n" + TITLE + "   3 ２六歩(27)\n").warnings());
  }

  /** A head is a game by itself, and so are moves; anything else is none. */
  @ParameterizedTest
  @CsvSource({
    "先手：甲, true",
    "手合割：平手, true",
    "'手数----指手', true",
    "対局日：2026/11/22, true",
    "hello: world, false",
    "良い天気：はい, false"
  })
  void whatIsAGame(String text, boolean game) {
    if (game) {
      assertEquals(NineGame.START, TestGames.start(read(text + "\n")));
    } else {
      FormatException e = TestGames.refused("kifu", text + "\n");
      assertTrue(e.getMessage().startsWith("this is not a game record"), e.getMessage());
    }
  }

  @Test
  void tags() {
    Game game = read("""
        # ---- remark ----
        手合割：平手　　
        開始日時：2026/11/22 10:00
        終了日時：2026/11/22 12:00
        棋戦：大会
        場所：東京
        表題：題
        戦型：矢倉
        持ち時間：6時間
        先手：甲
        後手:乙
        備考：一
        備考：二
        消費時間：
        好きな色：青
        """ + TWO);
    assertEquals("2026/11/22 10:00", game.tags().get(Tags.BEGUN));
    assertEquals("2026/11/22 12:00", game.tags().get(Tags.ENDED));
    assertEquals("大会", game.tags().get(Tags.EVENT));
    assertEquals("東京", game.tags().get(Tags.SITE));
    assertEquals("題", game.tags().get(Tags.TITLE));
    assertEquals("矢倉", game.tags().get(Tags.OPENING));
    assertEquals("6時間", game.tags().get(Tags.TIME));
    assertEquals("甲", game.tags().get(Tags.BLACK));
    assertEquals("乙", game.tags().get(Tags.WHITE));
    assertEquals("一\n二", game.tags().get("備考"));
    assertEquals("青", game.tags().get("好きな色"));
    assertEquals(11, game.tags().size());
    String written = TestGames.write("kifu", game);
    assertTrue(written.contains("""
            手合割：平手
            開始日時：2026/11/22 10:00
            終了日時：2026/11/22 12:00
            棋戦：大会
            場所：東京
            表題：題
            戦型：矢倉
            持ち時間：6時間
            先手：甲
            後手：乙
            備考：一
            備考：二
            好きな色：青
            手数----
            """.stripTrailing()), written);
  }

  /** The same moves of two steps as a server, a client and people write them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "   1手目一歩目 ▲7五獅子 （←7六）\n   1手目二歩目 ▲6五獅子 （←7五）\n",
        "   1手目一歩目 ☗７五獅子(←7六)\n   1手目二歩目 ☗６五獅子(←7五)   ( 0:09/00:00:09)\n",
        "   1手目一歩目   7e獅子 (7f)\n   1手目二歩目   6e獅子 (7e)\n",
        "1 一歩目 7五獅 （←7六）\n1 二歩目 6五獅 （←7五）\n"
      })
  void theStepsOfALion(String moves) {
    String board = TestGames.write(
        "kifu",
        TestGames.from(
            TestGames.TWELVE_RULES, "k11/12/12/12/5pp5/5N6/12/12/12/12/12/K11 b - 1", ""));
    Game game = read(board + moves);
    assertEquals("7f7e6e", TestGames.line(game));
    assertEquals(
        moves.contains("0:09") ? Optional.of(Duration.ofSeconds(9)) : Optional.empty(),
        game.root().last().spent());
  }

  @Test
  void movesOfTheLargeBoardAsPeopleCopyThem() {
    Game game = TestGames.readAny("\n1手目 ▲7八歩兵 （←7九）\n2手目 △7五獅子 （←6三）\n3手目 ▲10八歩兵まで （←10九）\n")
        .game();
    assertEquals("7i7h 6c7e 10i10h", TestGames.line(game));
    assertEquals("twelve-game", game.rules().table().key());
  }

  @Test
  void whatStandsInAFileOnceIsNoneOfTheNextMove() {
    String board = TestGames.write(
        "kifu",
        TestGames.from(
            TestGames.TWELVE_RULES, "k11/12/12/12/5pp5/5N6/12/12/12/12/12/K11 b - 1", ""));
    Game game =
        read(board + "1手目一歩目 7五獅子 （←7六）\n1手目二歩目 6五獅子 （←7五）\n2手目 12二玉将 （←12一）\n3手目 6六獅子 （←6五）\n");
    assertEquals("7f7e6e 12a12b 6e6f", TestGames.line(game));
  }
}
