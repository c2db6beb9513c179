package org.komabako.variant.heiandai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.komabako.testkit.Ruling;

/** Each option value of the game. */
class HeianDaiShogiRulesTest {
  private static final String ZONE = "11gk/8p4/5O1S5/6p6/13/13/13/13/13/13/13/13/K12 b - 1";

  private static Ruling on(String sfen, String... options) {
    return Ruling.of(new HeianDaiShogi(), sfen, options);
  }

  @Test
  void aSideThatBeganWithoutAKingHasNothingToLose() {
    String sfen = "6k6/13/6G6/13/13/13/13/13/13/13/13/13/4p8 b - 1";
    assertEquals("open", on(sfen, "bare_king=heian").result(), "nobody is bare in a problem");
    assertTrue(on(sfen, "self_check=illegal").allows("7c7b"));
    assertFalse(
        on(sfen, "self_check=illegal").play("7c7b").allows("9m9l"), "the other minds his check");
    assertEquals("black royal_captured", on(sfen).play("7c7b", "7a8a", "7b8a").result());
  }

  @Test
  void promotionEnterChuAny() {
    assertFalse(on(ZONE, "promotion=enter").allows("6c5b+"));
    assertTrue(on(ZONE, "promotion=chu").allows("6c5b+"), "a capture in the zone");
    assertFalse(on(ZONE, "promotion=chu").allows("6c6b+"));
    assertTrue(on(ZONE, "promotion=any").allows("6c6b+"));
    String entering = "11gk/13/13/5S7/13/13/13/13/13/13/13/13/K12 b - 1";
    assertTrue(on(entering, "promotion=enter").allows("8d8c+"));
    assertTrue(on(entering, "promotion=enter").allows("8d8c"));
  }

  @Test
  void knightForcedLast2Last1() {
    String sfen = "11gk/13/13/4N8/13/13/13/13/13/13/13/13/K12 b - 1";
    assertFalse(on(sfen, "knight_forced=last2").allows("9d8b"));
    assertTrue(on(sfen, "knight_forced=last1").allows("9d8b"));
    String top = "11gk/13/4N8/13/13/13/13/13/13/13/13/13/K12 b - 1";
    assertFalse(on(top, "knight_forced=last1").allows("9c8a"));
    assertTrue(on(top, "knight_forced=last1").allows("9c8a+"), "also inside the zone");
  }

  @Test
  void selfCheckAllowedIllegal() {
    String sfen = "6k6/13/1s11/13/13/6V6/13/13/13/13/13/13/6K6 w - 1";
    assertTrue(on(sfen, "self_check=allowed").allows("7a7b"));
    assertFalse(on(sfen, "self_check=illegal").allows("7a7b"));
    assertTrue(on(sfen, "self_check=illegal").allows("7a6a"));
  }

  @Test
  void bareKingHeianNone() {
    String sfen = "7k5/13/13/13/13/13/13/7P5/13/13/13/K12/13 w - 2";
    assertEquals("black bare_king", on(sfen, "bare_king=heian").result(), "any piece will do");
    assertEquals("open", on(sfen, "bare_king=none").result());
  }

  @Test
  void bareAdjudicatePlayInstant() {
    String sfen = "13/7k5/7G5/13/13/13/13/13/13/13/13/13/K12 w - 2";
    assertEquals("open", on(sfen, "bare_adjudicate=play").result());
    assertEquals("none both_bare", on(sfen, "bare_adjudicate=play").play("6b6c").result());
    assertEquals(
        "black bare_king", on(sfen, "bare_adjudicate=play").play("6b5a").result());
    assertEquals("none both_bare", on(sfen, "bare_adjudicate=instant").result());
  }

  @Test
  void bareDrawAlwaysUnlessKingFalls() {
    String sfen = "13/6k6/6K6/13/13/13/13/13/13/13/13/13/13 b - 1";
    assertEquals("none both_bare", on(sfen, "bare_draw=always").result());
    assertEquals("open", on(sfen, "bare_draw=unless_king_falls").result());
  }

  @Test
  void stalemateLossDraw() {
    String sfen = "K11G/13/13/13/13/13/13/13/13/13/13/11pp/11pk w - 1";
    assertEquals("black no_moves", on(sfen, "stalemate=loss").result());
    assertEquals("none no_moves", on(sfen, "stalemate=draw").result());
  }

  @Test
  void repetitionNoneHeian() {
    String sfen = "6k6/12p/13/13/13/13/13/13/13/13/13/P12/K12 b - 1";
    String[] cycle = {"13m12m", "7a6a", "12m13m", "6a7a"};
    assertEquals("open", on(sfen, "repetition=none").play(4, cycle).result());
    assertEquals("none no_contest", on(sfen, "repetition=heian").play(3, cycle).result());
  }

  @Test
  void repetitionHeianPerpetualCheckLoses() {
    String sfen = "6k6/12p/13/8+D4/13/13/13/13/13/13/13/13/K12 b - 1";
    Ruling r = on(sfen, "repetition=heian");
    r.play(2, "5d4d", "7a8a", "4d5d", "8a7a");
    assertEquals("open", r.result());
    assertEquals("white perpetual_check", r.play("5d4d", "7a8a", "4d5d", "8a7a").result());
  }

  @Test
  void aMoveThatIsRefusedNamesTheOption() {
    assertTrue(
        on(ZONE).why("6c5b+").contains("(option promotion: enter)"), on(ZONE).why("6c5b+"));
  }
}
