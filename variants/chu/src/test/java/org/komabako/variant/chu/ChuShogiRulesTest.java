package org.komabako.variant.chu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.testkit.Ruling;

/** Each option value and each example of the rule document, with the verdict it asks for. */
class ChuShogiRulesTest {
  private static final String COUNTER_STRIKE = "11k/12/12/12/3n8/12/1B10/12/7r4/12/12/K11 b 5i 2";
  private static final String HIDDEN = "11k/12/12/12/3n8/12/1B10/b7o3/7r4/7G4/12/1K10 b 5i 2";
  private static final String BRIDGE = "12/12/12/12/5n6/6p5/R4N5k/8b3/12/12/12/K11 b - 1";
  private static final String PAWN_PROTECTS = "11k/12/6N5/7p4/7n4/12/12/12/12/12/12/K11 b - 1";
  private static final String TWO_VICTIMS = "5r5k/12/12/12/5n6/4g1p5/5N6/12/12/12/12/K11 b - 1";
  private static final String TWO_LIONS = "11k/12/12/12/5n1n4/12/5N6/12/12/12/12/K4R6 b - 1";
  private static final String PASSERS = "11k/12/12/3n8/12/12/12/12/8N3/12/12/K11 b - 1";
  private static final String KINGS = "11k/12/12/12/12/12/12/12/12/12/12/K11 b - 1";

  private static Ruling on(String sfen, String... options) {
    return Ruling.of(new ChuShogi(), sfen, options);
  }

  // Positions in which a side began without a royal piece.

  private static final String PROBLEM = "6k5/12/6N5/12/12/12/12/12/12/12/4p7/12 b - 1";

  @Test
  void nobodyHasLostWhoHadNoRoyalPieceAtTheStart() {
    assertEquals("open", on(PROBLEM).result());
    assertEquals("open", on(PROBLEM.replace(" b ", " w ")).result());
    assertEquals(
        "black royal_captured", on(PROBLEM).play("6c6b", "8k8l", "6b6a").result());
  }

  @Test
  void aProblemIsNoEndingWithABareKing() {
    String lone = "6k5/12/6N5/12/12/12/12/12/12/12/12/12 b - 1";
    assertEquals("open", on(lone, "bare_king=jcsa").result());
    assertEquals(
        "open",
        on(lone, "bare_king=jcsa", "bare_adjudicate=instant").play("6c6d").result());
  }

  @Test
  void aPrinceThatComesLaterIsNothingToLose() {
    Ruling r = on("6k5/12/12/12/1E10/r11/12/12/12/12/12/12 b - 1").play("11e11d+");
    assertEquals("open", r.result());
    assertEquals(List.of(), r.position().royals(Side.BLACK));
    assertTrue(r.position().sfen().endsWith(" w - 2 kingless=b"), r.position().sfen());
    r.play("12f12d", "11d11c", "12d11d", "11c11b", "11d11b");
    assertEquals("none no_moves", r.result(), "the last piece is gone, but no king was lost");
  }

  @Test
  void aPositionFromTheMiddleSaysWhoBeganWithoutAKing() {
    Ruling r = on(PROBLEM).play("6c6d", "8k8l");
    String sfen = r.position().sfen();
    assertEquals("6k5/12/12/6N5/12/12/12/12/12/12/12/4p7 b - 3 kingless=b", sfen);
    assertEquals("open", on(sfen).result());
    assertEquals(r.position(), on(sfen).position());
    assertEquals("white royal_captured", on(sfen.replace(" kingless=b", "")).result());
    assertThrows(IllegalArgumentException.class, () -> on(sfen.replace("=b", "=x")));
    assertThrows(IllegalArgumentException.class, () -> on(sfen.replace("=b", "=bw")));
  }

  // The eight examples of lion trading.

  @Test
  void example1AnAdjacentLionMayBeTakenThoughProtectedAndTheLionMayGoOn() {
    Ruling r = on("11k/12/12/12/7g4/6n5/5N6/12/12/12/12/K11 b - 1");
    assertTrue(r.allows("7g6f"), "onto a square where the gold recaptures");
    assertTrue(r.allows("7g6f5e"), "and takes the gold as well");
    assertTrue(r.allows("7g6f7e"), "or goes on");
    assertTrue(r.allows("7g6f7g"), "or takes it without moving");
  }

  @Test
  void example2ProtectedLionsTwoSquaresApartDoNotTakeEachOtherButABishopMay() {
    String sfen = "11k/5l6/12/12/5n6/12/5N6/2B2S6/12/12/12/K11";
    assertFalse(on(sfen + " b - 1").allows("7g7e"));
    assertTrue(on(sfen + " b - 1").allows("10h7e"));
    assertFalse(on(sfen + " w - 1").allows("7e7g"));
  }

  @Test
  void example3AHiddenProtectorCounts() {
    String sfen = "11k/12/12/12/7n4/12/5N6/4b7/12/12/12/K11";
    assertFalse(on(sfen + " b - 1").allows("7g5e"), "the bishop sees through the square left");
    assertTrue(on(sfen + " b - 1", "lion_protection=naive").allows("7g5e"));
    assertTrue(on(sfen + " w - 1").allows("8h7g"), "White's bishop may take the lion");
  }

  @Test
  void example4APawnTakenOnTheWayOpensTheLineOfABishop() {
    assertFalse(on(BRIDGE).allows("7g6f7e"));
    assertTrue(on(BRIDGE).allows("7g7e"), "the lion alone is not protected");
  }

  @Test
  void example5AProtectingPawnTakenFirstNoLongerProtects() {
    assertFalse(on(PAWN_PROTECTS).allows("6c5e"));
    assertTrue(on(PAWN_PROTECTS).allows("6c5d5e"));
  }

  @Test
  void example6SomethingSubstantialTakenWithTheLionMakesItLegal() {
    String sfen = "r10n/10s1/9N2/9g2/12/12/12/12/12/12/12/K5k5 b - 1";
    assertFalse(on(sfen).allows("3c1a"), "the rook recaptures");
    assertTrue(on(sfen).allows("3c2b1a"), "the silver is substantial");
    String top = "r4n6/6i5/6N5/12/12/12/12/12/12/12/12/K5k5 b - 1";
    assertFalse(on(top).allows("6c6b7a"), "the go-between is not");
    String gold = "r4g6/6i5/6N5/12/12/12/12/12/12/12/12/K5k5 b - 1";
    assertTrue(on(gold).allows("6c6b7a"), "a gold is no lion: the rules do not apply");
  }

  @Test
  void example7CounterStrikeAndTheKirinThatTakesALion() {
    assertFalse(on(COUNTER_STRIKE).allows("11g9e"));
    assertTrue(on(COUNTER_STRIKE, "lion_trading=okazaki").allows("11g9e"));
    Ruling kirin = on("11k/12/12/12/3n8/12/1B10/8o3/7N4/7G4/12/K11 w - 1").play("4h5i+");
    assertTrue(kirin.allows("5j5i"), "the new lion stands where the other was taken");
    assertFalse(kirin.allows("11g9e"), "the one elsewhere may not be taken");
  }

  @Test
  void example8RecapturesNeedNotBeLegalThemselvesUnlessAskedTo() {
    assertFalse(on(TWO_LIONS).allows("7g7e"));
    assertTrue(on(TWO_LIONS, "lion_recursive=true").allows("7g7e"));
  }

  // The options about lions.

  @Test
  void lionTradingEdoOkazakiNone() {
    assertFalse(on(COUNTER_STRIKE, "lion_trading=edo").allows("11g9e"));
    assertTrue(on(COUNTER_STRIKE, "lion_trading=okazaki").allows("11g9e"));
    assertFalse(on(HIDDEN, "lion_trading=okazaki").allows("11g9e"), "that one is protected");
    assertTrue(on(HIDDEN, "lion_trading=none").allows("11g9e"));
    assertTrue(on(TWO_LIONS, "lion_trading=none").allows("7g7e"));
  }

  @Test
  void lionProtectionXrayNaive() {
    assertFalse(on(HIDDEN, "lion_trading=okazaki", "lion_protection=xray").allows("11g9e"));
    assertTrue(on(HIDDEN, "lion_trading=okazaki", "lion_protection=naive").allows("11g9e"));
  }

  @Test
  void lionBridgeRemovedPresentProtects() {
    assertFalse(on(BRIDGE, "lion_bridge=removed").allows("7g6f7e"));
    assertTrue(on(BRIDGE, "lion_bridge=present").allows("7g6f7e"));
    assertFalse(on(BRIDGE, "lion_bridge=protects").allows("7g6f7e"));
    assertTrue(on(PAWN_PROTECTS, "lion_bridge=removed").allows("6c5d5e"));
    assertFalse(on(PAWN_PROTECTS, "lion_bridge=present").allows("6c5d5e"));
    assertFalse(on(PAWN_PROTECTS, "lion_bridge=protects").allows("6c5d5e"));
  }

  @Test
  void lionTsukeguiSubstantialAnyNever() {
    Ruling substantial = on(TWO_VICTIMS, "lion_tsukegui=substantial");
    assertTrue(substantial.allows("7g8f7e"));
    assertFalse(substantial.allows("7g6f7e"));
    Ruling any = on(TWO_VICTIMS, "lion_tsukegui=any");
    assertTrue(any.allows("7g8f7e"));
    assertTrue(any.allows("7g6f7e"));
    Ruling never = on(TWO_VICTIMS, "lion_tsukegui=never");
    assertFalse(never.allows("7g8f7e"));
    assertFalse(never.allows("7g6f7e"));
  }

  @Test
  void lionRecursiveFalseTrue() {
    assertFalse(on(TWO_LIONS, "lion_recursive=false").allows("7g7e"));
    assertTrue(on(TWO_LIONS, "lion_recursive=true").allows("7g7e"));
  }

  @Test
  void aRefusalNamesRuleSquaresAndOption() {
    assertEquals(
        "counter-strike: your bishop may not take the lion on 9e, a lion was just taken on 5i"
            + " (option lion trading: edo)",
        on(COUNTER_STRIKE).why("11g9e"));
  }

  @Test
  void jittoAllowedForbidden() {
    assertTrue(on(PASSERS, "jitto=allowed").allows("4i4h4i"));
    assertTrue(on(PASSERS, "jitto=allowed").allows("4i3j4i"), "any way to write it");
    assertFalse(on(PASSERS, "jitto=forbidden").allows("4i4h4i"));
  }

  // Promotion.

  @Test
  void promotionJcsaMsm() {
    String inside = "12/11k/12/9G2/12/12/12/12/12/12/12/K11 b - 3";
    assertFalse(on(inside, "promotion=jcsa").allows("3d3c+"));
    assertTrue(on(inside, "promotion=msm").allows("3d3c+"));
    String entering = "11k/12/12/12/9G2/12/12/12/12/12/12/K11 b - 1";
    Ruling msm = on(entering, "promotion=msm").play("3e3d", "1a1b");
    assertFalse(msm.allows("3d3c+"), "declined on entering: not with the next move");
    assertTrue(msm.play("3d3c", "1b1a").allows("3c3b+"), "but with a later one");
    assertTrue(on(entering).allows("3e3d+"));
  }

  @Test
  void secondChancesOnTheLastRank() {
    String sfen = "11k/3L1I1P4/12/12/12/12/12/12/12/12/12/K11 b - 1";
    assertTrue(on(sfen, "pawn_last_rank=true").allows("5b5a+"));
    assertFalse(on(sfen, "pawn_last_rank=false").allows("5b5a+"));
    assertFalse(on(sfen, "gobetween_last_rank=false").allows("7b7a+"));
    assertTrue(on(sfen, "gobetween_last_rank=true").allows("7b7a+"));
    assertFalse(on(sfen, "lance_last_rank=false").allows("9b9a+"));
    assertTrue(on(sfen, "lance_last_rank=true").allows("9b9a+"));
    assertTrue(on(sfen).play("5b5a").result().equals("open"), "a dead piece may be left");
  }

  // How a game ends.

  @Test
  void checkNeedNotBeAnsweredAndTheLastRoyalDecides() {
    Ruling two = on("5+ek5/12/6N5/12/12/12/12/12/12/12/12/6K5 b - 1");
    assertEquals("open", two.play("6c6a").result(), "the prince is left");
    Ruling last = on("6k5/12/6N5/12/12/12/12/12/12/12/12/6K5 b - 1");
    assertEquals("black royal_captured", last.play("6c6a").result());
  }

  @Test
  void bareKingNoneJcsa() {
    String bare = "6k5/12/12/12/12/6G5/12/12/12/12/12/K11 w - 2";
    assertEquals("open", on(bare, "bare_king=none").result());
    assertEquals("black bare_king", on(bare, "bare_king=jcsa").result());
    String pawn = "6k5/12/12/12/12/6P5/12/12/12/12/12/K11 w - 2";
    assertEquals("open", on(pawn, "bare_king=jcsa").result(), "a pawn must promote first");
    String dead = "P5k5/12/12/12/12/12/12/12/12/12/12/K11 w - 2";
    assertEquals("none both_bare", on(dead, "bare_king=jcsa").result(), "dead pieces do not count");
  }

  @Test
  void bareAdjudicatePlayInstant() {
    String answer = "12/6k5/6G5/12/6K5/12/12/12/12/12/12/12 w - 2";
    assertEquals("open", on(answer, "bare_king=jcsa", "bare_adjudicate=play").result());
    assertEquals(
        "none both_bare",
        on(answer, "bare_king=jcsa", "bare_adjudicate=instant").result());
    assertEquals(
        "black bare_king",
        on(answer, "bare_king=jcsa").play("6b5a").result(),
        "another move loses");
    String king = "12/12/4G2k4/7K4/12/12/12/12/12/12/12/12 w - 2";
    assertEquals("open", on(king, "bare_king=jcsa").result());
    assertEquals(
        "white royal_captured",
        on(king, "bare_king=jcsa", "bare_adjudicate=instant").result());
  }

  @Test
  void bareDrawUnlessKingFallsAlways() {
    String adjacent = "12/6k5/6K5/12/12/12/12/12/12/12/12/12 b - 1";
    assertEquals(
        "open", on(adjacent, "bare_king=jcsa", "bare_draw=unless_king_falls").result());
    assertEquals(
        "none both_bare", on(adjacent, "bare_king=jcsa", "bare_draw=always").result());
  }

  @Test
  void stalemateLossDraw() {
    String stuck = "K11/12/12/12/12/12/12/12/12/12/10pp/10pk w - 1";
    assertEquals("black no_moves", on(stuck, "stalemate=loss").result());
    assertEquals("none no_moves", on(stuck, "stalemate=draw").result());
  }

  // Repetition.

  @Test
  void repetitionNoneLetsThePlayersPassForEver() {
    assertEquals(
        "open", on(PASSERS, "repetition=none").play(6, "4i5h4i", "9d8c9d").result());
  }

  @Test
  void repetitionHistoricalForbidsTheSecondOccurrence() {
    Ruling r = on(PASSERS, "repetition=historical").play("4i5h4i");
    assertFalse(r.allows("9d8c9d"), "two passes in turn bring the old position back");
    assertTrue(r.why("9d8c9d").startsWith("repetition: "), r.why("9d8c9d"));
    assertTrue(r.why("9d8c9d").contains("option repetition: historical"));
  }

  @Test
  void repetitionHistorical4ForbidsTheFourthOccurrence() {
    Ruling r = on(KINGS, "repetition=historical4").play(2, "12l12k", "1a1b", "12k12l", "1b1a");
    r.play("12l12k", "1a1b", "12k12l");
    assertFalse(r.allows("1b1a"));
    assertTrue(r.allows("1b1c"));
  }

  @Test
  void repetitionJcsaWhoPassedFirstLoses() {
    assertEquals(
        "white repeated_pass",
        on(PASSERS, "repetition=jcsa").play(3, "4i5h4i", "9d8c9d").result());
  }

  @Test
  void repetitionJcsaThePerpetualCheckerLoses() {
    Ruling r = on("6k5/12/12/12/12/12/12/5R6/12/12/12/K11 b - 1", "repetition=jcsa");
    // The first check already stands in the position that comes for the fourth time.
    r.play("7h6h", "6a7a").play(2, "6h7h", "7a6a", "7h6h", "6a7a");
    assertEquals("open", r.result());
    r.play("6h7h", "7a6a");
    assertEquals("white perpetual_check", r.result());
  }

  @Test
  void repetitionJcsaThePerpetualAttackerLoses() {
    Ruling r = on("11k/12/5pp5/12/12/12/12/5R6/12/12/12/K11 b - 1", "repetition=jcsa");
    r.play(3, "7h6h", "1a1b", "6h7h", "1b1a");
    assertEquals("white perpetual_attack", r.result());
  }

  @Test
  void repetitionJcsaOtherwiseWhoBringsItAboutLoses() {
    assertEquals(
        "black fourth_occurrence",
        on(KINGS, "repetition=jcsa").play(3, "12l12k", "1a1b", "12k12l", "1b1a").result());
  }

  @Test
  void repetitionInCheckExemptApplies() {
    String sfen = "7r3k/12/12/12/12/12/12/12/12/12/12/6K5 w - 1";
    String[] cycle = {"5a6a", "6l5l", "6a5a"};
    assertTrue(on(sfen, "repetition=historical", "repetition_in_check=exempt")
        .play(cycle)
        .allows("5l6l"));
    assertFalse(on(sfen, "repetition=historical", "repetition_in_check=applies")
        .play(cycle)
        .allows("5l6l"));
  }

  // The table.

  @Test
  void illegalMoveRefuseLoses() {
    Ruling refuse = on(KINGS, "illegal_move=refuse");
    assertThrows(IllegalMoveException.class, () -> refuse.play("12l12j"));
    assertEquals("open", refuse.result());
    Ruling loses = on(KINGS, "illegal_move=loses");
    assertThrows(IllegalMoveException.class, () -> loses.play("12l12j"));
    assertEquals("white illegal_move", loses.result());
  }

  @Test
  void touchFreeStrictJcsa() {
    String sfen = "11k/12/12/12/12/12/12/12/12/12/PP10/KL10 b - 1";
    Ruling free = on(sfen, "touch=free");
    assertEquals(Optional.empty(), free.game().touch(Square.parse("12k")));
    assertTrue(free.allows("11k11j"));
    Ruling strict = on(sfen, "touch=strict");
    strict.game().touch(Square.parse("12k"));
    assertFalse(strict.allows("11k11j"));
    assertTrue(strict.why("11k11j").startsWith("touch: "));
    assertTrue(strict.allows("12k12j"));
    Ruling jcsa = on(sfen, "touch=jcsa");
    for (int i = 0; i < 2; i++) {
      jcsa.game().touch(Square.parse("11l"));
      assertEquals("open", jcsa.result(), "no penalty for the first two times");
    }
    jcsa.game().touch(Square.parse("11l"));
    assertEquals("white touch", jcsa.result());
    Ruling stillStrict = on(sfen, "touch=strict");
    for (int i = 0; i < 4; i++) {
      stillStrict.game().touch(Square.parse("11l"));
    }
    assertEquals("open", stillStrict.result());
  }

  @Test
  void agreementResignationAndJishogi() {
    Ruling agreed = on(KINGS);
    assertFalse(agreed.game().offerDraw(Side.BLACK));
    assertTrue(agreed.game().offerDraw(Side.WHITE));
    assertEquals("none agreed", agreed.result());
    Ruling resigned = on(KINGS);
    resigned.game().resign(Side.BLACK);
    assertEquals("white resigns", resigned.result());
    assertEquals(List.of(), resigned.moves());
    Ruling jishogi = on(KINGS);
    jishogi.game().claimJishogi(Side.BLACK);
    assertEquals("open", jishogi.result());
    jishogi.game().claimJishogi(Side.WHITE);
    assertEquals("none jishogi", jishogi.result());
  }
}
