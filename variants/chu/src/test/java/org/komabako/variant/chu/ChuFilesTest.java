package org.komabako.variant.chu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.formats.Formats;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Chu shogi in KIF: the dialects of two writers are read, one strict dialect is written. */
class ChuFilesTest {
  private static final List<Variant> CHU = List.of(new ChuShogi());
  private static final String HEAD = "手数----指手---------消費時間--\n";

  private final Formats formats = new Formats();

  private Game read(String text) {
    return formats.read(CHU, text.getBytes(StandardCharsets.UTF_8), "game.kifu").game();
  }

  private static String sample() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ChuFilesTest.class.getResourceAsStream("/samples/lions.kifu"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theSampleIsReadAndWrittenTheSame() throws IOException {
    Game game = read(sample());
    assertEquals("[7f7e6e, 6a6b, 6e7d6e, 2g2h]", game.root().last().line().toString());
    assertEquals("二枚取り", game.root().last().path().get(2).comment());
    assertEquals(sample(), formats.find("kifu").write(game));
  }

  /** The same moves as a server, a client and people write them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "   1手目一歩目 ▲7五獅子 （←7六）\n   1手目二歩目 ▲6五獅子 （←7五）\n",
        "   1手目一歩目 ☗７五獅子(←7六)\n   1手目二歩目 ☗６五獅子(←7五)\n",
        "   1手目一歩目   7e獅子 (7f)\n   1手目二歩目   6e獅子 (7e)\n",
        "1 一歩目 7五獅 （←7六）\n1 二歩目 6五獅 （←7五）\n"
      })
  void stepsOfDialects(String moves) throws IOException {
    String text = sample();
    String head = text.substring(0, text.indexOf("   1手目"));
    assertEquals("[7f7e6e]", read(head + moves).root().last().line().toString());
  }

  @Test
  void theSameInEitherStep() throws IOException {
    String text = sample();
    String head = text.substring(0, text.indexOf("   3手目"));
    String pawn = head.substring(0, head.indexOf("   2手目")) + "   2手目   7五歩兵 （←7四）\n";
    String first = "   3手目一歩目 仝獅子 （←6五）\n   3手目二歩目 7四獅子 （←7五）\n";
    assertEquals("6e7e7d", read(pawn + first).root().last().line().get(2).toString());
    String both = "   3手目一歩目 仝獅子 （←6五）\n   3手目二歩目 仝獅子 （←6四）\n";
    assertEquals("6e7e", read(pawn + both).root().last().line().get(2).toString());
  }

  @Test
  void iguiAndJitto() throws IOException {
    String text = sample();
    String head = text.substring(0, text.indexOf("   1手目"));
    for (String igui : List.of(
        "   1手目一歩目 7五獅子 （←7六）\n   1手目二歩目 7六獅子（居食い） （←7五）\n",
        "   1手目一歩目 7五獅子 （←7六）\n   1手目二歩目 7六獅子 （←7五）\n",
        "   1手目   7五獅子（居喰い） （←7六）\n")) {
      assertEquals("[7f7e7f]", read(head + igui).root().last().line().toString());
    }
    for (String jitto : List.of(
        "   1手目一歩目 8六獅子 （←7六）\n   1手目二歩目 7六獅子(じっと) （←8六）\n",
        "   1手目一歩目 8六獅子 （←7六）\n   1手目二歩目 7六獅子 （←8六）\n")) {
      Game game = read(head + jitto);
      assertEquals("7f8e7f", game.root().last().line().get(0).toString());
    }
  }

  @Test
  void nothingNamesTheGameInTheStrictDialect() {
    Game game = new Game(Rules.of(CHU.get(0)));
    String text = formats.find("kif").write(game);
    assertEquals("#KIF version=2.0 encoding=Shift_JIS\n" + HEAD, text);
    for (String name : List.of("中将棋", "chushogi", "chuushogi")) {
      Game named = read("手合割：" + name + "\n" + HEAD + "   1手目   8八歩兵 （←8九）\n");
      assertEquals("[8i8h]", named.root().last().line().toString());
    }
  }

  @Test
  void promotedPawnsAreDrawnInTwoWays() throws IOException {
    for (String cell : List.of("  杏", " 成歩", "  と")) {
      String text = sample().replace("|  ・  ・  ・  ・  ・ v歩", "|" + cell + "  ・  ・  ・  ・ v歩");
      assertTrue(read(text).root().position().sfen().contains("/+P4p6/"), text);
    }
  }

  /** What people copy from pages: no head, marks before the moves, and the last one with まで. */
  @Test
  void movesAsPeopleCopyThem() {
    Game game = read("\n1手目 ▲7八歩兵 （←7九）\n2手目 △7五獅子 （←6三）\n3手目 ▲10八歩兵まで （←10九）\n");
    assertEquals("[7i7h, 6c7e, 10i10h]", game.root().last().line().toString());
    assertEquals("chushogi", game.rules().table().key());
  }

  /** WinBoard's own files and those of a web applet: squares as in chess, White begins. */
  @Test
  void pgnOfWinBoard() {
    String start = CHU.get(0).table().start().split(" ", 2)[0];
    Game game = read("[White \"A\"]\n[Black \"B\"]\n[Variant \"chu\"]\n[FEN \"" + start
        + " w - 0 1\"]\n\n1. Pf5 Pg8 2. Pf6 {Black resigns} 1-0\n");
    assertEquals("[7i7h, 6d6e, 7h7g]", game.root().last().line().toString());
    assertEquals("black resigns", game.declared().orElseThrow().toString());
    assertEquals("A", game.tags().get("black"));
    String lion = "k11/12/12/12/12/5pp5/6N5/12/12/12/12/K11 w - 0 1";
    for (String move : List.of("Nxg7,f7", "Nxg7xf7", "Ng6xg7-f7")) {
      Game steps = read("[Variant \"Chu Shogi\"]\n[FEN \"" + lion + "\"]\n\n1. " + move + " *\n");
      assertEquals("[6g6f7f]", steps.root().last().line().toString());
    }
  }

  @Test
  void whatIsWrittenForWinBoard() throws IOException {
    Game game = read(sample());
    game.tag("black", "A");
    String text = formats.find("xboard").write(game);
    assertTrue(text.contains("[White \"A\"]"), text);
    assertTrue(text.contains("[Variant \"chu\"]"), text);
    Game again = read(text);
    assertEquals(game.root().last().line(), again.root().last().line(), text);
    assertEquals(
        game.root().position().setup().pieces(), again.root().position().setup().pieces());
    assertEquals("A", again.tags().get("black"));
  }

  @Test
  void aPositionWithMovesRightBehindIt() {
    Game game = read("k11/12/12/12/12/12/12/12/12/12/12/K4R6 b - 7l7b 12a11a\n");
    assertEquals("[7l7b, 12a11a]", game.root().last().line().toString());
  }
}
