package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Ruling;

/** Mate problems: the attacker mostly has no king. */
class ShogiTsumeTest {
  private static final String ONE_MOVE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  /** Formats that hold a position only. */
  private static final Set<String> POSITIONS = Set.of("sfen", "bod");

  private static final String RULE = "repetition=shogi";

  private static Ruling on(String sfen, String... options) {
    return Ruling.of(new Shogi(), sfen, options);
  }

  @Test
  void nobodyHasLostWhoHadNoKingAtTheStart() {
    Ruling problem = on(ONE_MOVE);
    assertEquals("open", problem.result());
    assertTrue(problem.allows("G*5b"));
    assertFalse(problem.position().inCheck(Side.BLACK));
    assertEquals(List.of(), problem.position().royals(Side.BLACK));
  }

  @Test
  void theProblemIsSolvedByMate() {
    Ruling solved = on(ONE_MOVE).play("G*5b");
    assertEquals("black no_moves", solved.result());
  }

  @Test
  void theDefenderStillMindsHisCheck() {
    Ruling other = on(ONE_MOVE).play("G*4b");
    assertEquals("open", other.result());
    assertEquals(
        List.of("5a6a", "5a4b", "5a6b"), other.moves(), "he ends the check, and drops nothing");
    assertEquals(
        "self-check",
        other
            .position()
            .why(org.komabako.kernel.model.Usi.parse(other.position().rules().table(), "P*3d"))
            .orElseThrow()
            .rule());
  }

  @Test
  void aPawnIsNotDroppedToMateByASideWithoutAKing() {
    String sfen = "3lkl3/9/3GGG3/9/9/9/9/9/9 b P2r2bg4s4n2l17p 1";
    assertEquals("uchifuzume", on(sfen).why("P*5b").split(":", 2)[0]);
  }

  @Test
  void whoeverHasNoKingAndNoMoveHasNotLost() {
    assertEquals("none no_moves", on("4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1").result());
  }

  @Test
  void aPositionFromTheMiddleOfAProblemIsTheSame() {
    for (String side : List.of("b", "w")) {
      String sfen = "4k4/9/4P4/9/9/9/9/9/9 " + side + " G2r2b3g4s4n4l17p 7";
      assertEquals("open", on(sfen).result());
      assertEquals(sfen, on(sfen).position().sfen());
    }
  }

  @Test
  void whereKingsAreTakenTheSideToMoveHasJustLostIts() {
    String taken = "9/9/9/4K4/p8/9/9/9/9 w - 2";
    assertEquals("black royal_captured", on(taken, "self_check=allowed").result());
    assertEquals("open", on(taken + " kingless=w", "self_check=allowed").result());
    assertEquals("open", on(taken).result(), "in the usual game no king is ever taken");
    assertEquals("black royal_captured", on(taken + " kingless=-").result());
    assertEquals(taken + " kingless=-", on(taken + " kingless=-").position().sfen());
  }

  private static Game read(String name, byte[] bytes) {
    return new Formats().read(List.of(new Shogi()), bytes, name).game();
  }

  @Test
  void everyFormatKeepsAProblemAndItsSolution() {
    Formats formats = new Formats();
    for (GameFormat format : formats.all()) {
      for (boolean solved : new boolean[] {false, true}) {
        Game game = (solved ? on(ONE_MOVE).play("G*5b") : on(ONE_MOVE)).game();
        game.tag(Tags.TITLE, "一手詰");
        byte[] bytes = formats.write(format, game);
        String text = new String(bytes, format.charset());
        assertFalse(text.contains("後手の勝ち") || text.contains("まで0手"), text);
        Game read = read("problem." + format.key(), bytes);
        if (POSITIONS.contains(format.key())) {
          assertEquals(game.position().sfen(), read.position().sfen(), "it holds a position");
          continue;
        }
        assertEquals(ONE_MOVE, read.root().position().sfen(), format.key());
        assertEquals(solved ? 1 : 0, read.root().last().ply(), format.key());
        read.goTo(read.root().last());
        assertEquals(game.outcome(), read.outcome(), format.key() + text);
      }
    }
  }

  @Test
  void aBareBoardForProblemsIsNoLostGame() {
    Formats formats = new Formats();
    String sfen = new Shogi().table().handicap("tsume").orElseThrow().sfen();
    for (GameFormat format : formats.all()) {
      String text = new String(formats.write(format, on(sfen).game()), format.charset());
      assertFalse(text.contains("まで0手") || text.contains("%TSUMI"), format.key() + text);
    }
  }

  @Test
  void kifNamesTheHandicapAndDrawsTheBoard() {
    String drawn = """
        手合割：詰将棋
        後手の持駒：飛二 角二 金三 銀四 桂四 香四 歩十七
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
        | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
        +---------------------------+
        先手の持駒：金
        手数----指手---------消費時間--
           1 ５二金打
           2 詰み
        まで1手で詰み
        """;
    Game game = read("problem.kifu", drawn.getBytes(StandardCharsets.UTF_8));
    assertEquals(ONE_MOVE, game.root().position().sfen());
    game.goTo(game.root().last());
    assertEquals("black no_moves", game.outcome().map(Outcome::toString).orElse(""));
  }

  @Test
  void perpetualCheckLosesInAProblemToo() {
    Ruling r = on("4k4/9/9/9/9/9/9/9/3R5 b - 1", RULE).play("6i5i", "5a6a");
    r.play(2, "5i6i", "6a5a", "6i5i", "5a6a").play("5i6i", "6a5a");
    assertEquals(Optional.of(Side.WHITE), r.game().outcome().flatMap(Outcome::winner));
  }

  @Test
  void theDefenderMayBeWithoutAKingToo() {
    Ruling r = on("4r4/9/9/9/9/9/9/9/4K4 w - 1");
    assertEquals("open", r.result());
    assertTrue(r.allows("5a5b"));
  }
}
