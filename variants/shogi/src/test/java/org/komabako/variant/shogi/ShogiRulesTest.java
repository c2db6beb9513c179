package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Ruling;

/** Each option value and each special rule of the game. */
class ShogiRulesTest {
  private static Ruling on(String sfen, String... options) {
    return Ruling.of(new Shogi(), sfen, options);
  }

  @Test
  void selfCheckIllegalAllowed() {
    String sfen = "9/9/4k4/9/4K4/9/9/9/9 b - 1";
    assertFalse(on(sfen, "self_check=illegal").allows("5e5d"));
    assertTrue(on(sfen, "self_check=allowed").allows("5e5d"));
    assertEquals(
        "white royal_captured",
        on(sfen, "self_check=allowed").play("5e5d", "5c5d").result());
  }

  @Test
  void stalemateLossDraw() {
    String stuck = "8k/6G2/8G/9/9/9/9/9/K8 w - 1";
    assertEquals("black no_moves", on(stuck, "stalemate=loss").result());
    assertEquals("none no_moves", on(stuck, "stalemate=draw").result());
  }

  @Test
  void repetitionNoneShogi() {
    String sfen = "4k4/9/p8/9/9/9/P8/9/4K4 b - 1";
    String[] cycle = {"5i4i", "5a4a", "4i5i", "4a5a"};
    assertEquals("open", on(sfen, "repetition=none").play(4, cycle).result());
    assertEquals("none sennichite", on(sfen, "repetition=shogi").play(3, cycle).result());
  }

  @Test
  void repetitionShogiThePerpetualCheckerLoses() {
    Ruling r = on("4k4/9/p8/9/9/9/9/3R5/4K4 b - 1", "repetition=shogi");
    r.play("6h5h", "5a6a").play(2, "5h6h", "6a5a", "6h5h", "5a6a");
    assertEquals("open", r.result());
    r.play("5h6h", "6a5a");
    assertEquals("white perpetual_check", r.result());
  }

  @Test
  void onePawnAFileAndNoneWhereItCouldNeverMove() {
    Ruling r = on("8k/9/2p3+P2/9/9/9/4P4/9/K8 b PNL 1");
    assertTrue(r.why("P*5e").startsWith("nifu: "), r.why("P*5e"));
    assertTrue(r.why("P*3a").startsWith("dead-square: "));
    assertTrue(r.why("N*3b").startsWith("dead-square: "));
    assertTrue(r.why("L*3a").startsWith("dead-square: "));
    assertTrue(r.allows("P*3b"), "a promoted pawn does not count");
  }

  @Test
  void aDroppedPawnMayNotGiveMateButAMovedOneMay() {
    String pinned = "5R1gk/9/7G1/9/9/9/9/9/K8 b P 1";
    assertTrue(on(pinned).why("P*1b").startsWith("uchifuzume: "), on(pinned).why("P*1b"));
    assertTrue(on("8k/9/7G1/9/9/9/9/9/K8 b P 1").allows("P*1b"), "the king escapes");
    String moved = "5R1gk/9/7GP/9/9/9/9/9/K8 b - 1";
    assertEquals("black no_moves", on(moved).play("1c1b").result());
    assertTrue(on(pinned.replace(" P ", " G ")).allows("G*1b"), "a dropped gold may");
  }

  @Test
  void jishogiCountsPointsAndWhoHasTooFewLoses() {
    Ruling even = on("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assertEquals(27, even.position().points(Side.BLACK));
    even.game().claimJishogi(Side.WHITE);
    assertEquals("open", even.result(), "the other must agree");
    even.game().claimJishogi(Side.BLACK);
    assertEquals("none jishogi", even.result());
    Ruling poor = on("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    poor.game().claimJishogi(Side.BLACK);
    poor.game().claimJishogi(Side.WHITE);
    assertEquals("black jishogi", poor.result());
    Ruling hand = on("4k4/9/9/9/9/9/9/9/4K4 b RB14P 1");
    assertEquals(24, hand.position().points(Side.BLACK), "pieces in hand count");
  }

  @Test
  void promotionIsForcedWhereAPieceCouldNeverMove() {
    Ruling r = on("k8/P3P4/9/4N4/9/9/9/9/K8 b - 1");
    assertFalse(r.allows("5b5a"));
    assertTrue(r.allows("5b5a+"));
    assertTrue(r.why("5d4b").startsWith("must-promote: "), r.why("5d4b"));
  }
}
