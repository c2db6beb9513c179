package org.komabako.variant.heiandai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.OptionTexts;
import org.komabako.testkit.SfenPieces;

class HeianDaiShogiTest {
  private static final Variant VARIANT = new HeianDaiShogi();

  @Test
  void start() {
    String start = VARIANT.table().start();
    Map<String, Integer> board = SfenPieces.board(start);
    assertEquals(34, SfenPieces.black(board));
    assertEquals(34, SfenPieces.white(board));
    SfenPieces.army(start)
        .forEach((p, n) -> assertEquals(n, board.get(p.toLowerCase(Locale.ROOT)), p));
    SfenPieces.checkShape(start, 13, 13);
    assertEquals("heiandaishogi", VARIANT.key());
  }

  @Test
  void armyOfTheStart() {
    assertEquals(
        Map.ofEntries(
            Map.entry("K", 1),
            Map.entry("D", 2),
            Map.entry("G", 2),
            Map.entry("S", 2),
            Map.entry("M", 1),
            Map.entry("C", 2),
            Map.entry("I", 2),
            Map.entry("T", 2),
            Map.entry("V", 2),
            Map.entry("O", 1),
            Map.entry("N", 2),
            Map.entry("L", 2),
            Map.entry("P", 13)),
        SfenPieces.army(VARIANT.table().start()));
  }

  /** The directions of each piece, from the words of the rule document. */
  @ParameterizedTest
  @CsvSource({
    "K,'-1,1 0,1 1,1 -1,0 1,0 -1,-1 0,-1 1,-1'",
    "G,'-1,1 0,1 1,1 -1,0 1,0 0,-1'",
    "S,'-1,1 0,1 1,1 -1,-1 1,-1'",
    "C,'0,1 -1,0 1,0 0,-1'",
    "I,'-1,1 0,1 1,1 -1,0 1,0'",
    "N,'-1,2 1,2'",
    "L,'0,1*'",
    "M,'0,1 -1,0* 1,0*'",
    "T,'-1,1 1,1 -1,-1 1,-1'",
    "D,'-1,1* 1,1* -1,-1* 1,-1*'",
    "V,'0,1* 0,-1*'",
    "P,'0,1'",
    "O,'0,1 0,-1'",
    "+D,'-1,1* 0,1 1,1* -1,0 1,0 -1,-1* 0,-1 1,-1*'",
  })
  void everyPieceMovesAsTheDocumentSays(String id, String legs) {
    assertEquals(
        legs,
        VARIANT.table().type(id).legs().stream()
            .map(leg -> leg.right() + "," + leg.forward() + (leg.slides() ? "*" : ""))
            .collect(Collectors.joining(" ")));
  }

  @Test
  void allButKingGoldAndDragonPromoteToAGold() {
    for (PieceType type : VARIANT.table().pieces()) {
      if (!type.isPromoted()) {
        assertEquals(!Set.of("K", "G").contains(type.id()), type.promotesTo().isPresent());
      } else if (!type.id().equals("+D")) {
        assertEquals(VARIANT.table().type("G").legs(), type.legs(), type.id());
      }
    }
  }

  @Test
  void onlyTheKingIsRoyalAndNobodyIsALion() {
    assertEquals(
        List.of("K"),
        VARIANT.table().pieces().stream()
            .filter(type -> type.is(Flag.ROYAL))
            .map(PieceType::id)
            .toList());
    assertFalse(VARIANT.table().hasLions());
    assertEquals(List.of(), VARIANT.table().handicaps());
  }

  @Test
  void rules() {
    OptionValues base = OptionValues.base(VARIANT);
    RuleBook book = VARIANT.rules(base);
    assertEquals(Promotion.of(Trigger.ENTER, Forced.STUCK), book.promotion());
    assertEquals(new BareKing(true, true, true, false, false, true, false), book.bareKing());
    assertEquals(SelfCheck.ALLOWED, book.selfCheck());
    assertEquals(new Repetition.Ignored(), book.repetition());
    assertEquals(new Drops.None(), book.drops());
    assertEquals(
        new Repetition.Judged(List.of(Charge.CHECKED), Reason.NO_CONTEST),
        VARIANT.rules(OptionValues.defaults(VARIANT)).repetition());
    assertEquals(
        Promotion.of(Trigger.ENTER_OR_CAPTURE, Forced.STUCK_ON_LAST_RANK),
        VARIANT
            .rules(base.with(Map.of("promotion", "chu", "knight_forced", "last1")))
            .promotion());
    assertEquals(
        Trigger.TOUCH, VARIANT.rules(base.with("promotion", "any")).promotion().trigger());
    assertEquals(BareKing.OFF, VARIANT.rules(base.with("bare_king", "none")).bareKing());
    assertEquals(Stalemate.DRAW, VARIANT.rules(base.with("stalemate", "draw")).stalemate());
  }

  @Test
  void options() {
    assertEquals(
        List.of(
            "promotion=enter,chu,any",
            "knight_forced=last2,last1",
            "self_check=allowed,illegal",
            "bare_king=heian,none",
            "bare_adjudicate=play,instant",
            "bare_draw=always,unless_king_falls",
            "stalemate=loss,draw",
            "repetition=none,heian"),
        OptionTexts.of(VARIANT));
  }

  @Test
  void ruleSets() {
    assertEquals(
        List.of("heian"), VARIANT.ruleSets().stream().map(RuleSet::name).toList());
    assertEquals(Map.of("repetition", "heian"), OptionValues.defaults(VARIANT).changes());
  }
}
