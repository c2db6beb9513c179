package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.formats.FormatException;
import org.komabako.formats.Formats;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** What other programs and people write of modern shogi, in short games of our own. */
class OtherProgramsTest {
  private static final List<Variant> INSTALLED = List.of(new TwelveFiles(), new Shogi());
  private static final String TITLE = "手数----指手---------消費時間--\n";
  private static final String TWO = TITLE + "   1 ７六歩(77)\n   2 ３四歩(33)\n";

  private final Formats formats = new Formats();

  private ReadGame read(byte[] bytes, String name) {
    return formats.read(INSTALLED, bytes, name);
  }

  private Game read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8), "game").game();
  }

  private static String moves(Game game) {
    return game.root().last().line().toString();
  }

  private static String end(Game game) {
    return game.declared().map(Outcome::toString).orElse("open");
  }

  private FormatException refused(String text, String name) {
    return assertThrows(
        FormatException.class, () -> read(text.getBytes(StandardCharsets.UTF_8), name));
  }

  /** Words in place of a move; those that say more than the end that they mean stay as a comment. */
  @ParameterizedTest
  @CsvSource({
    "投了, white resigns, false",
    "中断, none interrupted, false",
    "封じ手, none sealed, false",
    "不詰, none nomate, false",
    "最大手数, none max_moves, false",
    "千日手, none sennichite, false",
    "反則負け, white illegal_move, false",
    "反則勝ち, black illegal_move, false",
    "入玉勝ち, black jishogi, false",
    "27点宣言勝ち, black jishogi, true",
    "宣言勝ち, black jishogi, true",
    "反則手, white illegal_move, true",
    "Time-up, white time, true",
    "時間切れ, white time, false",
    "連続王手の千日手, white perpetual_check, true",
    "不戦勝, black forfeit, false",
    "不戦敗, white forfeit, false",
    "接続切れ, none interrupted, true",
    "先手勝ち, black recorded, false",
    "お昼休み, open, true"
  })
  void wordsInPlaceOfAMove(String word, String end, boolean comment) {
    Game game = read(TWO + "   3 " + word + "   ( 0:01/00:00:05)\n");
    assertEquals("[7g7f, 3c3d]", moves(game));
    assertEquals(end, end(game));
    assertEquals(comment ? word : "", game.root().last().comment());
  }

  @ParameterizedTest
  @CsvSource({
    "まで2手で先手の勝ち, black resigns",
    "まで2手で後手の反則負け, black illegal_move",
    "まで2手で先手の反則勝ち, black illegal_move",
    "まで、2手にて時間切れにより後手の勝ち, white time",
    "まで2手で中断, none interrupted",
    "まで2手詰, white no_moves",
    "まで2手で千日手, none sennichite",
    "まで２手で先手の入玉勝ち, black jishogi",
    "まで2手で対局終了, open"
  })
  void sentencesBelowTheMoves(String sentence, String end) {
    assertEquals(end, end(read(TWO + sentence + "\n")));
    assertEquals(end, end(read("▲７六歩 △３四歩\n" + sentence + "\n")));
  }

  /** F4: the words that other readers know. */
  @ParameterizedTest
  @CsvSource({
    "white illegal_move, まで2手で先手の反則負け",
    "black illegal_move, まで2手で先手の反則勝ち",
    "black jishogi, まで2手で入玉勝ち",
    "white no_moves, まで2手で詰み",
    "black time, まで2手で先手の勝ち",
    "white time, まで2手で時間切れにより後手の勝ち",
    "white resigns, まで2手で後手の勝ち",
    "none interrupted, まで2手で中断",
    "none sealed, まで2手で封じ手",
    "none max_moves, まで2手で最大手数"
  })
  void endsAreWrittenInTheUsualWords(String end, String sentence) {
    Game game = read(TWO);
    Outcome outcome = outcome(end);
    game.goTo(game.root().last());
    game.declare(outcome);
    for (String format : List.of("kifu", "ki2u")) {
      String text = formats.find(format).write(game);
      assertTrue(
          text.contains(sentence) || end.equals("black time") && text.contains("先手の勝ち"), text);
      if (!end.equals("black time")) {
        assertEquals(end, end(read(text)), text);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kifu", "ki2u", "csa", "csa3", "jkf", "usen", "usi", "pgn", "komabako"})
  void aSealedMoveIsInNoFile(String format) {
    Game game = read(TWO);
    String before = formats.find(format).write(game);
    game.goTo(game.root().last());
    game.seal(Usi.parse(game.rules().table(), "2g2f"));
    String text = formats.find(format).write(game);
    for (String move : List.of("2g2f", "２六", "26歩", "2726", "P-2f")) {
      assertEquals(before.contains(move), text.contains(move), text);
    }
    assertEquals(format.startsWith("ki"), text.contains("封じ手"), text);
  }

  private static Outcome outcome(String text) {
    String[] words = text.split(" ", 2);
    Outcome.Reason reason = Outcome.Reason.parse(words[1]).orElseThrow();
    return words[0].equals("none")
        ? Outcome.draw(reason)
        : Outcome.win(
            org.komabako.kernel.model.Side.valueOf(words[0].toUpperCase(java.util.Locale.ROOT)),
            reason);
  }

  /** F7: what is not decided is kept, and the game may go on. */
  @ParameterizedTest
  @ValueSource(strings = {"kifu", "ki2u", "csa", "csa3", "jkf", "usen", "komabako"})
  void aGameThatWasBrokenOffGoesOn(String format) {
    Game game = read(TWO + "   3 中断\n");
    Game again = read(formats.find(format).write(game));
    assertEquals("none interrupted", end(again));
    assertEquals(Optional.empty(), again.result());
    again.goTo(again.root().last());
    again.play(org.komabako.notation.MoveText.read(again.current(), "2g2f"));
    assertEquals("open", end(again));
    assertEquals("[7g7f, 3c3d, 2g2f]", moves(again));
  }

  /** F5: annotators show what would have come. */
  @ParameterizedTest
  @ValueSource(strings = {"kifu", "kif", "ki2u", "jkf", "usen", "komabako"})
  void aVariationBehindTheResignation(String format) {
    Game game = read(TWO + "   3 投了\n\n変化：3手\n   3 ２六歩(27)\n   4 ８四歩(83)\n");
    for (Game each : List.of(game, read(formats.find(format).write(game)))) {
      assertEquals("[7g7f, 3c3d]", moves(each));
      assertEquals("white resigns", end(each));
      GameNode end = each.root().last();
      assertEquals(
          "[7g7f, 3c3d, 2g2f, 8c8d]", end.children().get(0).last().line().toString());
      assertFalse(end.children().get(0).isMain());
    }
    assertTrue(formats.find("csa").losses(game).toString().contains("variations"));
  }

  /** F6: the illegal move that ended a game is kept as a comment. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        TWO + "   3 ３三角(88)\n*反則手にて終局\n",
        TWO + "   3 ３三角(88)   ( 0:03/00:00:05)\n   4 反則勝ち\nまで3手で後手の勝ち\n",
        "▲７六歩 △３四歩 ▲３三角\nまで3手で先手の反則負け\n",
        "V2.2\nPI\n+\n+7776FU\n-3334FU\n+8833KA\n%ILLEGAL_MOVE\n",
        "{\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}},"
            + "{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"piece\":\"FU\"}},"
            + "{\"move\":{\"from\":{\"x\":8,\"y\":8},\"to\":{\"x\":3,\"y\":2},\"piece\":\"KA\"}},"
            + "{\"special\":\"ILLEGAL_MOVE\"}]}"
      })
  void anIllegalLastMove(String text) {
    Game game = read(text.replace("３三角", "３二角").replace("8833KA", "8832KA"));
    assertEquals("[7g7f, 3c3d]", moves(game));
    assertEquals("white illegal_move", end(game));
    assertTrue(
        game.root().last().comment().startsWith("（反則手）"), game.root().last().comment());
  }

  @Test
  void anIllegalMoveThatDidNotEndTheGameIsRefused() {
    assertEquals(
        4, refused(TWO + "   3 ３二角(88)\n   4 ８四歩(83)\n*反則ではない\n", "a.kif").line());
    assertEquals(4, refused(TWO + "   3 ３二角(88)\n", "a.kif").line());
  }

  /** F2: the time behind the last word is none of the last move. */
  @Test
  void theTimeOfTheResignation() {
    Game game = read("V2.2\nPI\n+\n+7776FU\nT3\n-3334FU\nT4\n%TORYO\nT9\n");
    assertEquals(Optional.of(Duration.ofSeconds(4)), game.root().last().spent());
    assertEquals("white resigns", end(game));
    Game broken = read("V2.2\nPI\n+\n+7776FU\nT3\n%CHUDAN\nT9\n");
    assertEquals(Optional.of(Duration.ofSeconds(3)), broken.root().last().spent());
    assertEquals("none interrupted", end(broken));
    Game odd = read("V2.2\nPI\n+\n+7776FU\nT3\n%MATTA\nT9\n$END_TIME:2026/11/22\n");
    assertEquals("%MATTA", odd.root().last().comment());
    assertEquals("2026/11/22", odd.tags().get(Tags.ENDED));
  }

  /** F3: what other programs read. */
  @Test
  void plainLinesOfUsi() {
    Game game = read(TWO);
    assertEquals("position startpos moves 7g7f 3c3d\n", formats.find("usi").write(game));
    Game board = read("position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e");
    assertEquals(
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e\n",
        formats.find("usi").write(board));
    Game large = new Game(Rules.of(INSTALLED.get(0)));
    assertTrue(formats
        .find("usi")
        .write(large)
        .startsWith("setoption name USI_Variant value aaa\nposition startpos"));
  }

  /** F8: where nothing says which game it is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "先手：甲\n後手：乙\n",
        "開始日時：2026/11/22\n",
        "手合割：飛車落ち\n",
        TITLE,
        "position startpos",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
      })
  void theLikeliestGame(String text) {
    assertEquals("shogi", read(text).rules().table().key());
  }

  @ParameterizedTest
  @CsvSource({
    "'   1 ７六歩(77)\n   2 ３三歩(34)\n', 2",
    "'   1 ３三歩(34)\n', 1",
    "'position startpos moves 7g7e', 1",
    "'▲７六歩 △３五歩\n', 1"
  })
  void theLikeliestGameExplainsAFailure(String text, int line) {
    FormatException e = refused(text, "a.kif");
    assertEquals(line, e.line(), e.getMessage());
    assertFalse(e.getMessage().contains("aaa"), e.getMessage());
    assertFalse(e.getMessage().contains("nothing but"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "404: Not Found, web server",
    "'HTTP/1.1 404 Not Found', web server",
    "'<!DOCTYPE html>\n<html><body>1 ７六歩(77)</body></html>', web page",
    "'<html>先手：甲</html>', web page",
    "'PK\u0003\u0004x', archive",
    "'<?xml version=\"1.0\"?>', XML",
    "'{\"name\":\"x\",\"version\":\"1\"}', no game in JKF",
    "'   \r\n ', the file is empty",
    "'hello: world\nit: is nice\n', not a game record"
  })
  void whatIsNoGame(String text, String part) {
    for (String name : List.of("a.kif", "a.json", "a.txt", "a.csa")) {
      FormatException e = refused(text, name);
      boolean other = part.startsWith("no")
          && Stream.of("no line of CSA", "no game in", "not a game record")
              .anyMatch(e.getMessage()::contains);
      assertTrue(
          e.getMessage().contains(part) || other || e.getMessage().contains("no JSON"),
          e.getMessage());
      assertFalse(e.text().in(Locale.JAPANESE).isBlank());
    }
  }

  /** F9. */
  @Test
  void jkfOfOtherVersions() {
    String begin =
        "{\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}}";
    Game drop = read("{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":0,\"board\":"
        + "[[],[],[],[],[{\"color\":1,\"kind\":\"OU\"},{},{},{},{},{},{},{},{\"color\":0,\"kind\":\"OU\"}]],"
        + "\"hands\":[{\"FU\":1},{}]}},\"moves\":[{},"
        + "{\"move\":{\"from\":null,\"to\":{\"x\":5,\"y\":5},\"piece\":\"FU\"}}]}");
    assertEquals("[P*5e]", moves(drop));
    assertEquals(
        "shogi",
        read("{\"header\":{\"手合割\":\"飛車落ち　\"},\"moves\":[{}]}").rules().table().key());
    for (String wrong : List.of(
        begin.replace("\"x\":7", "\"x\":7.5") + "]}",
        begin.replace(
                "\"piece\":\"FU\"}}", "\"piece\":\"FU\"},\"time\":{\"now\":{\"m\":-1,\"s\":2}}}")
            + "]}",
        begin.replace("\"x\":7", "\"x\":1e400") + "]}")) {
      assertTrue(refused(wrong, "a.jkf").getMessage().contains("whole number"), wrong);
    }
    assertTrue(
        refused("{\"header\":{\"moves\":[]}}", "a.json").getMessage().contains("no list 'moves'"));
  }

  /** F10: boards with the number of moves before them, comments above the title, names of handicaps. */
  @Test
  void diagrams() {
    String board = """
        後手の持駒：飛　角二　歩十八
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
        | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
        | ・ ・ ・ ・ ・ ・v全 ・ ・|五
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
        | ・ ・ ・ ・ ・ ・ ・ 龍 ・|八
        | ・ ・ ・ ・ 王 ・ ・ ・ ・|九
        +---------------------------+
        先手の持駒：金四銀三
        手数＝24  △３五全  まで
        後手番
        """;
    Game game = read(board);
    assertEquals(
        "4k4/9/4P4/9/6+s2/9/9/7+R1/4K4 w 4G3Sr2b18p 25", game.root().position().sfen());
    String written = formats.find("bod").write(game);
    assertTrue(written.contains("手数＝24  まで\n後手番\n"), written);
    assertEquals(game.position().sfen(), read(written).position().sfen());
    assertEquals(List.of(), formats.find("bod").losses(game));
    Game counted = read(board + "  25 ４五全(35)\n  26 ５二金打\n変化：26手\n  26 ４二金打\n");
    assertEquals("[3e4e, G*5b]", moves(counted));
    assertEquals(2, counted.root().children().get(0).children().size());
  }

  @Test
  void commentsAndRemarksAboveTheTitle() {
    Game game = read("*開始局面\n手合割：平手\n*もう一行\n&始\n" + TITLE + "*三行目\n   1 ７六歩(77)\n");
    assertEquals("開始局面\nもう一行\n三行目", game.root().comment());
    assertEquals("始", game.root().bookmark());
  }

  @ParameterizedTest
  @CsvSource({
    "七枚落ち, 3gkgs2/9",
    "左七枚落ち, 2sgkg3/9",
    "右七枚落ち, 3gkgs2/9",
    "五枚落ち, 2sgkgsn1/9",
    "左五枚落ち, 1nsgkgs2/9",
    "九枚落ち, 4kg3/9",
    "裸玉, 4k4/9"
  })
  void handicaps(String name, String first) {
    Game game = read("手合割：" + name + "　\n下手：甲\n" + TITLE);
    assertTrue(
        game.root().position().sfen().startsWith(first), game.root().position().sfen());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"EUC-JP", "windows-31j", "UTF-16LE", "UTF-16BE", "UTF-16", "ISO-2022-JP", "UTF-8"})
  void encodings(String charset) {
    String text = "手合割：平手\r\n先手：駒野　一\r\n後手：箱田\r\n" + TWO.replace("\n", "\r");
    ReadGame read = read(text.getBytes(Charset.forName(charset)), "a.kif");
    assertEquals("[7g7f, 3c3d]", moves(read.game()));
    assertEquals("駒野　一", read.game().tags().get(Tags.BLACK));
  }

  /** Times in several shapes; a wrong one is told as such (F13). */
  @ParameterizedTest
  @CsvSource({
    "( 0:16/00:00:16), 16000",
    "(0:7/0:0:7), 7000",
    "(00:14 /00:14), 14000",
    "(1:02:03/01:02:03), 3723000",
    "(0:16.5/00:00:16), 16500",
    "（ ０：１６／００：００：１６）, 16000",
    "( 0:16/00:00:16) ( 0:20/00:00:36)+, 16000",
    "( 0:16/), 16000"
  })
  void times(String time, long millis) {
    Game game = read(TITLE + "   1 ７六歩(77)   " + time + "\n");
    assertEquals(Optional.of(Duration.ofMillis(millis)), game.root().last().spent());
  }

  @ParameterizedTest
  @ValueSource(strings = {"( 0:xx/00:00:16)", "(0:75/00:00:16)", "(-1:10/00:00:16)", "(a:b)"})
  void aWrongTimeIsTold(String time) {
    FormatException e = refused(TITLE + "   1 ７六歩(77)   " + time + "\n", "a.kif");
    assertTrue(e.getMessage().startsWith("line 2, column 16: the time ("), e.getMessage());
  }

  /** F13: what is not understood is told; what may be a move is a mistake. */
  @Test
  void unknownLines() {
    ReadGame read = read(
        (TITLE + "いい勝負でした。\nhello: there\n   1 ７六歩(77)\n").getBytes(StandardCharsets.UTF_8),
        "a.kif");
    assertEquals("[7g7f]", moves(read.game()));
    assertEquals(2, read.warnings().size());
    assertEquals(
        "line 2 is not understood and was left out: いい勝負でした。",
        read.warnings().get(0).in(Locale.ENGLISH));
    assertEquals(
        2, refused(TITLE + "７六歩(77) ( 0:16/00:00:16)\n   2 ３四歩(33)\n", "a.kif").line());
    assertEquals(1, refused("７六歩(77) ( 0:16/00:00:16)\n   2 ３四歩(33)\n", "a.kif").line());
    ReadGame usi = read("position startpos\nwhat is this\n".getBytes(StandardCharsets.UTF_8), "a");
    assertEquals(1, usi.warnings().size());
  }

  /** F15: variations in rising order, and the end of the main line before one. */
  @Test
  void variationsInAnyOrder() {
    Game game = read(TITLE
        + "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 ８四歩(83)\n"
        + "\n変化：1手\n   1 ７六歩(77)\n\n変化：3手\n   3 ６六歩(67)\n\n変化：4手\n   4 ４四歩(43)\n");
    assertEquals("[7g7f, 3c3d, 2g2f, 8c8d]", moves(game));
    GameNode second = game.root().children().get(0).children().get(0);
    assertEquals(
        "[7g7f, 3c3d, 6g6f, 4c4d]", second.children().get(1).last().line().toString());
    Game ki2 = read("▲７六歩 △３四歩\nまで2手で先手の反則負け\n\n変化：1手\n▲２六歩 △９四歩\nまで2手で先手の反則勝ち\n");
    assertEquals("white illegal_move", end(ki2));
    assertEquals("反則勝ち", ki2.root().children().get(1).last().comment());
  }

  @Test
  void aPieceThatIsCalledAnotherIsToldByItsOrigin() {
    Game named =
        read(TITLE + "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 ８四歩(83)\n   5 ３二角(22)\n");
    assertEquals("2b3b", named.root().last().line().get(4).toString());
  }

  /** F10, F15: boards of CSA whose blanks were lost. */
  @ParameterizedTest
  @ValueSource(
      strings = {"P2 * -HI * * * * * -KA *", "P2 * -HI *  *  *  *  * -KA *.", "P2*-HI*****-KA*"})
  void squeezedBoards(String second) {
    Game game = read("V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n" + second
        + "\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 * * * * * * * * *\nP5\nP6 *  *  *  *  *  *  *  *  * \n"
        + "P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n"
        + "P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU\n");
    assertEquals(INSTALLED.get(1).table().start(), game.root().position().sfen());
  }

  /** F10 and the wanted ones: USI that ends in words, lists of games, USEN. */
  @ParameterizedTest
  @CsvSource({
    "position startpos moves 7g7f 3c3d resign, white resigns",
    "startpos moves 7g7f 3c3d win, black jishogi",
    "moves 7g7f 3c3d, open",
    "7g7f 3c3d interrupt, none interrupted",
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d, open",
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 7g7f 3c3d, open",
    "~0.7ku2jm.r, white resigns"
  })
  void onlyMoves(String text, String end) {
    Game game = read(text);
    assertEquals("[7g7f, 3c3d]", moves(game));
    assertEquals(end, end(game));
  }

  @Test
  void usenHoldsDropsPromotionsAndVariations() {
    Game game = read(TITLE + "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ４五角打\n"
        + "変化：2手\n   2 ８四歩(83)\n");
    Game again = read(formats.find("usen").write(game));
    assertEquals("[7g7f, 3c3d, 8h2b+, 3a2b, B*4e]", moves(again));
    assertEquals(2, again.root().children().get(0).children().size());
    Game board = read("sfen 4k4/9/9/9/4+P4/9/9/9/4K4 w g 1");
    assertEquals(
        board.root().position().sfen(),
        read(formats.find("usen").write(board)).root().position().sfen());
    assertEquals(1, refused("~0.7k", "a.usen").line());
    assertTrue(refused("~0.zzz", "a.usen").getMessage().contains("no move of USEN"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k4/9/9/9/9/9/9/9/4K4 b P 1\n# remark\n4k4/9/9/9/9/9/9/9/4K4 b G 1 # mate?\n",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1\nsfen 4k4/9/9/9/9/9/9/9/4K4 b G 1\n",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5e\nposition startpos\n"
      })
  void listsHoldSeveralGames(String text) {
    ReadGame read = read(text.getBytes(StandardCharsets.UTF_8), "a");
    assertEquals("4k4/9/9/9/9/9/9/9/4K4 b P 1", read.game().root().position().sfen());
    assertTrue(read.warnings().get(0).in(Locale.ENGLISH).contains("game 1 of 2 in the file"), text);
  }

  @Test
  void eachOfSeveralGamesCanBeRead() {
    String one = "手合割：平手\n先手：甲\n" + TITLE + "   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で後手の勝ち\n";
    String two = one + "\n" + one.replace("甲", "乙").replace("７六歩(77)", "２六歩(27)");
    for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("windows-31j"))) {
      byte[] bytes = two.getBytes(charset);
      assertEquals("[7g7f, 3c3d]", moves(formats.read(INSTALLED, bytes, "a", 1).game()));
      Game second = formats.read(INSTALLED, bytes, "a", 2).game();
      assertEquals("[2g2f, 3c3d]", moves(second));
      assertEquals("乙", second.tags().get(Tags.BLACK));
      assertTrue(assertThrows(FormatException.class, () -> formats.read(INSTALLED, bytes, "a", 3))
          .getMessage()
          .contains("holds 2 games"));
    }
    String wrong = two.replace("２六歩(27)", "２五歩(27)");
    FormatException e = assertThrows(
        FormatException.class,
        () -> formats.read(INSTALLED, wrong.getBytes(StandardCharsets.UTF_8), "a", 2));
    assertEquals(11, e.line(), e.getMessage());
  }

  /** Long runs of one thing: read or refused, without a deep stack. */
  @ParameterizedTest
  @CsvSource({
    "'手合割：平手\n1 ７六歩', '(', 90000",
    "'手合割：平手\n1 ７六歩(', ':', 90000",
    "'手合割：平手\nまで', 'で', 90000",
    "'手合割：平手\n', '1 お昼\n', 5000",
    "'▲７六歩', 'まで', 40000",
    "'', '\n', 20000",
    "'position startpos moves', ' ', 90000",
    "'a/', 'b/', 40000",
    "'~0.7ku', '~1.2jm', 20000",
    "'[A \"', '\\\"', 40000",
    "'[A \"b\"]\n\n', '--Black\n', 5000",
    "'PI\n+\n', '%XX\n', 20000"
  })
  void longRunsOfOneThing(String begin, String part, int times) {
    String text = begin.replace("\\n", "\n") + part.replace("\\n", "\n").repeat(times) + "x";
    try {
      assertEquals(0, read(text).root().ply());
    } catch (FormatException e) {
      assertFalse(e.getMessage().isBlank());
    }
  }

  /** F11 and F14: what English records, 81Dojo, lishogi and WinBoard write. */
  @ParameterizedTest
  @CsvSource({
    "'1. P-7f! 2. P-3d?? 3. Bx2b+ $2 4. Sx 5. B*4e 1-0', black recorded",
    "'1 P7f P3d 2 Bx2b+ xS 3 B*4e', open",
    "'1.P7g-7f\n2.P3c-3d\n3.B8hx2b+\n4.S3ax2b\n5.B*4e\n--Black Won--', black recorded",
    "'[Sente \"A\"]\n[Gote \"B\"]\n[Result \"0-1\"]\nP7g-7f P3c-3d B8hx2b+ S3ax2b B''4e', white recorded",
    "'[Variant \"Standard\"]\n[Termination \"Time forfeit\"]\n\n1. Pc4 Pg6 2. Bxh8+ Sxh8 3. B*f5 0-1', white time",
    "'[Variant \"shogi\"]\n[White \"A\"][Black \"B\"]\n1. c3c4 g7g6 2. b2h8+ g9h8 3. B@f5 {Black resigns} 1-0', black resigns",
    "'P-7f P-3d Bx2b+ Sx2b B45e Resigns', open"
  })
  void westernRecords(String text, String end) {
    if (text.contains("B45e")) {
      assertTrue(refused(text, "a.psn").getMessage().contains("move 5"), text);
      return;
    }
    Game game = read(text);
    assertEquals("[7g7f, 3c3d, 8h2b+, 3a2b, B*4e]", moves(game));
    assertEquals(end, end(game));
    if (text.contains("\"A\"")) {
      assertEquals("A", game.tags().get(Tags.BLACK));
      assertEquals("B", game.tags().get(Tags.WHITE));
    }
  }

  @Test
  void halfOriginsOfEnglishRecords() {
    Game file = read("P2g-2f P8c-8d G6i-7h P3c-3d G45h");
    assertEquals("4i5h", file.root().last().line().get(4).toString());
    Game rank = read("P5g-5f P8c-8d S3i-4h P3c-3d Sh5g");
    assertEquals("4h5g", rank.root().last().line().get(4).toString());
  }
}
