package org.komabako.variant.heiseichu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.komabako.testkit.Ruling;

/** Each option value about the reserve. */
class HeiseiChuShogiRulesTest {
  private static final String NEAR_ZONE = "11k/12/6G5/12/12/12/12/12/12/12/12/6K5 b CAL 1";
  private static final String TOP = "11k/6G5/12/12/12/12/12/12/12/12/12/6K5 b AL 1";

  private static Ruling on(String sfen, String... options) {
    return Ruling.of(new HeiseiChuShogi(), sfen, options);
  }

  @Test
  void aSideThatBeganWithoutAKingHasNothingToLose() {
    String sfen = "6k5/12/6N5/12/12/12/12/12/12/12/4p7/12 b 2L 1";
    assertEquals("open", on(sfen, "bare_king=jcsa").result());
    assertTrue(on(sfen).allows("L*6d"));
    assertEquals("black royal_captured", on(sfen).play("6c6b", "8k8l", "6b6a").result());
  }

  @Test
  void onePieceIsDroppedInTheWholeGame() {
    Ruling r = on("11k/12/12/12/12/12/12/6K5/12/12/12/12 b 2CAc 1").play("C*6g");
    assertTrue(r.allows("C*1b"), "White has his own drop");
    assertFalse(r.play("1a1b").allows("C*6i"));
    assertEquals("12/11k/12/12/12/12/6C5/6K5/12/12/12/12 b c 3", r.position().sfen());
  }

  @Test
  void dropPromotionOnDropNextMove() {
    assertTrue(on(NEAR_ZONE, "drop_promotion=on_drop").allows("C*6d+"));
    assertFalse(on(NEAR_ZONE, "drop_promotion=next_move").allows("C*6d+"));
    Ruling later = on(NEAR_ZONE, "drop_promotion=next_move").play("C*6d", "1a1b");
    assertTrue(later.allows("6d5c+"), "with its first move in the zone");
  }

  @Test
  void dropPromotedLastRankFalseTrue() {
    assertFalse(on(TOP, "drop_promoted_last_rank=false").allows("L*6a+"));
    assertTrue(on(TOP, "drop_promoted_last_rank=true").allows("L*6a+"));
    assertFalse(on(TOP, "drop_promoted_last_rank=true").allows("L*6a"));
  }

  @Test
  void dropAdjacentEightFour() {
    String sfen = "11k/12/12/12/12/12/12/6K5/12/12/12/12 b C 1";
    assertTrue(on(sfen, "drop_adjacent=8").allows("C*5g"));
    assertFalse(on(sfen, "drop_adjacent=4").allows("C*5g"));
    assertTrue(on(sfen, "drop_adjacent=4").allows("C*6g"));
    assertFalse(on(sfen).allows("C*6f"));
  }

  @Test
  void dropRightInsideStart() {
    String sfen = "11k/12/12/6A5/12/12/12/12/12/12/12/6K5 b - 1 dropped=6d";
    assertTrue(on(sfen, "drop_right=inside").allows("6d6c+"));
    assertFalse(on(sfen, "drop_right=inside").allows("6d6e+"));
    assertTrue(on(sfen, "drop_right=start").allows("6d6e+"));
    Ruling left = on(sfen).play("6d6e", "1a1b", "6e6d", "1b1a");
    assertFalse(left.allows("6d6c+"), "the right ends when the piece leaves the zone");
  }

  @Test
  void bareReserveCountsIgnored() {
    String sfen = "6k5/12/12/12/12/6G5/12/12/12/12/12/K11 w c 2";
    assertEquals("open", on(sfen, "bare_king=jcsa", "bare_reserve=counts").result());
    assertEquals(
        "black bare_king", on(sfen, "bare_king=jcsa", "bare_reserve=ignored").result());
  }

  @Test
  void theLionRulesHoldHereToo() {
    String sfen = "11k/5l6/12/12/5n6/12/5N6/12/12/12/12/K11 b - 1";
    assertFalse(on(sfen).allows("7g7e"));
    String after = "11k/12/12/12/3n8/12/1B10/12/7r4/12/12/K11 b - 2 lion=5i";
    assertFalse(on(after).allows("11g9e"));
    assertTrue(on(after, "lion_trading=okazaki").allows("11g9e"));
  }
}
