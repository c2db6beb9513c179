package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;

/** KIF and KI2 as they are written, to the letter. */
class KifWriteTest {
  /** Tags, comments, a bookmark, times, variations in variations, an end. */
  private static Game annotated() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b");
    game.tag(Tags.BLACK, "甲");
    game.tag(Tags.WHITE, "乙");
    game.tag(Tags.EVENT, "大会");
    game.tag("備考", "一\n二");
    List<GameNode> path = game.root().last().path();
    game.root().comment("始め");
    path.get(1).spent(Duration.ofSeconds(16));
    path.get(1).comment("一行目\n\n三行目");
    path.get(2).spent(Duration.ofSeconds(5));
    path.get(3).spent(Duration.ofSeconds(61));
    path.get(3).bookmark("角\n交換");
    TestGames.vary(game, 1, "8c8d 2g2f");
    TestGames.vary(game, 4, "7f7e");
    game.goTo(path.get(1).children().get(1).last());
    game.undo();
    TestGames.play(game, "6g6f");
    path.get(1).children().get(1).children().get(1).spent(Duration.ofSeconds(9));
    game.goTo(game.root().last());
    game.resign(Side.BLACK);
    return game;
  }

  private static final String KIF = """
      #KIF version=2.0 encoding=UTF-8
      手合割：平手
      先手：甲
      後手：乙
      棋戦：大会
      備考：一
      備考：二
      手数----指手---------消費時間--
      *始め
         1 ７六歩(77)   ( 0:16/00:00:16)
      *一行目
      *
      *三行目
         2 ３四歩(33)   ( 0:05/00:00:05)
         3 ２二角成(88)   ( 1:01/00:01:17)
      &角 交換
         4 同　銀(31)
         5 ４五角打
         6 ５二金(61)
         7 投了
      まで6手で後手の勝ち

      変化：5手
         5 ７五歩(76)

      変化：2手
         2 ８四歩(83)
         3 ２六歩(27)

      変化：3手
         3 ６六歩(67)   ( 0:09/00:00:25)
      """;

  private static final String KI2 = """
      手合割：平手
      先手：甲
      後手：乙
      棋戦：大会
      備考：一
      備考：二

      *始め
      ▲７六歩
      *一行目
      *
      *三行目
      △３四歩 ▲２二角成
      &角 交換
      △同銀 ▲４五角 △５二金右
      まで6手で後手の勝ち

      変化：5手
      ▲７五歩

      変化：2手
      △８四歩 ▲２六歩

      変化：3手
      ▲６六歩
      """;

  @Test
  void kif() {
    assertEquals(KIF, TestGames.write("kifu", annotated()));
    assertEquals(KIF.replace("UTF-8", "Shift_JIS"), TestGames.write("kif", annotated()));
  }

  @Test
  void ki2() {
    assertEquals(KI2, TestGames.write("ki2u", annotated()));
    assertEquals(KI2, TestGames.write("ki2", annotated()));
  }

  @ParameterizedTest
  @CsvSource({"kifu, true", "ki2u, false"})
  void readAgainNothingIsMissing(String format, boolean times) {
    Game game = annotated();
    Game read = TestGames.read(format, TestGames.write(format, game)).game();
    assertEquals(TestGames.lines(game), TestGames.lines(read));
    assertEquals(game.tags(), read.tags());
    assertEquals(game.declared(), read.declared());
    assertEquals("始め", read.root().comment());
    List<GameNode> path = read.root().last().path();
    assertEquals("一行目\n\n三行目", path.get(1).comment());
    assertEquals("角 交換", path.get(3).bookmark());
    Optional<Duration> nine =
        read.root().children().get(0).children().get(1).children().get(1).spent();
    assertEquals(times ? Optional.of(Duration.ofSeconds(9)) : Optional.empty(), nine);
    assertEquals(
        times ? Optional.of(Duration.ofSeconds(61)) : Optional.empty(),
        path.get(3).spent());
    assertEquals(Optional.empty(), path.get(4).spent());
  }

  @Test
  void sixMovesOfKi2StandInALine() {
    Game game = TestGames.nine("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 2e2d");
    assertEquals("""
        手合割：平手

        ▲７六歩 △３四歩 ▲２六歩 △８四歩 ▲２五歩 △８五歩
        ▲２四歩
        """, TestGames.write("ki2u", game));
  }

  /** White begins a handicap game, whose players are called differently. */
  @Test
  void aHandicapGame() {
    Game game = TestGames.from(
        TestGames.NINE_RULES,
        TestGames.NINE.table().handicap("two-pieces").orElseThrow().sfen(),
        "7a6b");
    game.tag(Tags.BLACK, "甲");
    game.tag(Tags.WHITE, "乙");
    game.goTo(game.root().last());
    game.resign(Side.BLACK);
    assertEquals("""
        #KIF version=2.0 encoding=UTF-8
        手合割：二枚落ち
        下手：甲
        上手：乙
        手数----指手---------消費時間--
           1 ６二銀(71)
           2 投了
        まで1手で上手の勝ち
        """, TestGames.write("kifu", game));
    assertEquals("""
        手合割：二枚落ち
        下手：甲
        上手：乙

        △６二銀
        まで1手で上手の勝ち
        """, TestGames.write("ki2u", game));
    assertEquals(
        game.tags(),
        TestGames.read("kifu", TestGames.write("kifu", game)).game().tags());
  }

  /** The start is drawn where no word means it. */
  @Test
  void aBoard() {
    Game game = TestGames.from(
        TestGames.NINE_RULES, "3lk4/1r2+s4/4p4/9/9/2+B+N5/4P4/9/4K2+P1 w RG2S11P2n 1", "5a4a");
    String text = TestGames.write("kifu", game);
    assertEquals("""
        #KIF version=2.0 encoding=UTF-8
        手合割：その他
        後手の持駒：桂二
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・v香v玉 ・ ・ ・ ・|一
        | ・v飛 ・ ・v全 ・ ・ ・ ・|二
        | ・ ・ ・ ・v歩 ・ ・ ・ ・|三
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
        | ・ ・ 馬 圭 ・ ・ ・ ・ ・|六
        | ・ ・ ・ ・ 歩 ・ ・ ・ ・|七
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
        | ・ ・ ・ ・ 玉 ・ ・ と ・|九
        +---------------------------+
        先手の持駒：飛　金　銀二　歩十一
        後手番
        手数----指手---------消費時間--
        """, text.substring(0, text.indexOf("   1 ")));
    Game read = TestGames.read("kifu", text).game();
    assertEquals(TestGames.start(game), TestGames.start(read));
  }

  @Test
  void theLargeBoard() {
    Game game = TestGames.twelve("7j7h 6c5e 7h7f 5e5g 7f7e 5g4h5g 7e8d7e");
    game.root().last().spent(Duration.ofSeconds(7));
    assertEquals("""
        #KIF version=2.0 encoding=UTF-8
        手数----指手---------消費時間--
           1手目   7八獅子 （←7十）
           2手目   5五獅子 （←6三）
           3手目   7六獅子 （←7八）
           4手目   5七獅子 （←5五）
           5手目   7五獅子 （←7六）
           6手目一歩目 4八獅子 （←5七）
           6手目二歩目 5七獅子 （←4八）
           7手目一歩目 8四獅子 （←7五）
           7手目二歩目 7五獅子 （←8四）   ( 0:07/00:00:07)
        """, TestGames.write("kifu", game));
  }

  @Test
  void theDiagramOfTheLargeBoard() {
    Game game = TestGames.from(
        TestGames.TWELVE_RULES, "k11/1+p10/12/12/12/12/2n9/12/12/12/12/K8+X+O1 b - 1", "");
    assertEquals("""
         １２ １１ １０ ９  ８  ７  ６  ５  ４  ３  ２  １
        +------------------------------------------------+
        | v玉  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|一
        |  ・ vと  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|二
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|三
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|四
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|五
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|六
        |  ・  ・ v獅  ・  ・  ・  ・  ・  ・  ・  ・  ・|七
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|八
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|九
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|十
        |  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|十一
        |  玉  ・  ・  ・  ・  ・  ・  ・  ・ 成奔 成獅  ・|十二
        +------------------------------------------------+
        先手番
        """, TestGames.write("bod", game));
  }

  /** The position that is looked at, the moves before it, and whose turn it is. */
  @Test
  void aDiagramOfAGame() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b");
    game.goTo(3);
    String text = TestGames.write("bod", game);
    assertTrue(text.startsWith("後手の持駒：なし\n"), text);
    assertTrue(text.endsWith("先手の持駒：角\n手数＝3  まで\n後手番\n"), text);
    game.goTo(4);
    String next = TestGames.write("bod", game);
    assertTrue(next.startsWith("後手の持駒：角\n"), next);
    assertTrue(next.endsWith("先手の持駒：角\n手数＝4  まで\n先手番\n"), next);
    Game read = TestGames.read("bod", next).game();
    assertEquals(game.position().sfen(), TestGames.start(read));
  }

  /** What only the rules have ended has its word, too, but no start. */
  @Test
  void anEndByTheRules() {
    Game game = TestGames.from(TestGames.NINE_RULES, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b");
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.NO_MOVES)), game.outcome());
    String text = TestGames.write("kifu", game);
    assertTrue(text.endsWith("   1 ５二金打\n   2 詰み\nまで1手で詰み\n"), text);
    Game start = TestGames.from(TestGames.NINE_RULES, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "");
    String none = TestGames.write("kifu", start);
    assertTrue(none.endsWith("手数----指手---------消費時間--\n"), none);
    assertTrue(TestGames.write("ki2u", game).endsWith("\n▲５二金\n"));
  }

  /** A game that was ended in a variation. */
  @Test
  void anEndAsideHasNoSentence() {
    Game game = TestGames.vary(TestGames.nine("7g7f 3c3d"), 1, "8c8d");
    game.goTo(game.root().children().get(0).children().get(1));
    game.resign(Side.BLACK);
    String text = TestGames.write("kifu", game);
    assertTrue(text.endsWith("   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n   3 投了\n"), text);
  }
}
