package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
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

class ShogiTest {
  private static final Variant VARIANT = new Shogi();

  @Test
  void start() {
    String start = VARIANT.table().start();
    Map<String, Integer> board = SfenPieces.board(start);
    assertEquals(20, SfenPieces.black(board));
    assertEquals(20, SfenPieces.white(board));
    SfenPieces.army(start)
        .forEach((p, n) -> assertEquals(n, board.get(p.toLowerCase(Locale.ROOT)), p));
    SfenPieces.checkShape(start, 9, 9);
    assertEquals("shogi", VARIANT.key());
  }

  /** A map that has no order wrote the variant differently in each process. */
  @Test
  void spellingsComeInTheOrderOfThePieces() {
    assertEquals(
        VARIANT.table().pieces().stream().map(PieceType::id).sorted().toList(),
        spelled().sorted().toList());
    assertEquals(
        List.of("K", "R", "+R", "B", "+B", "G", "S", "+S", "N", "+N", "L", "+L", "P", "+P"),
        spelled().toList());
  }

  private static Stream<String> spelled() {
    return VARIANT.table().spellings().stream()
        .filter(each -> each.format().equals("csa"))
        .map(Spelling::thing);
  }

  @Test
  void armyOfTheStart() {
    assertEquals(
        Map.of("K", 1, "G", 2, "S", 2, "N", 2, "L", 2, "R", 1, "B", 1, "P", 9),
        SfenPieces.army(VARIANT.table().start()));
    assertEquals("RBGSNLP", VARIANT.table().hand());
  }

  /** The directions of each piece, from the words of the rule document. */
  @ParameterizedTest
  @CsvSource({
    "K,'-1,1 0,1 1,1 -1,0 1,0 -1,-1 0,-1 1,-1'",
    "G,'-1,1 0,1 1,1 -1,0 1,0 0,-1'",
    "S,'-1,1 0,1 1,1 -1,-1 1,-1'",
    "N,'-1,2 1,2'",
    "R,'0,1* -1,0* 1,0* 0,-1*'",
    "B,'-1,1* 1,1* -1,-1* 1,-1*'",
    "L,'0,1*'",
    "P,'0,1'",
    "+R,'-1,1 0,1* 1,1 -1,0* 1,0* -1,-1 0,-1* 1,-1'",
    "+B,'-1,1* 0,1 1,1* -1,0 1,0 -1,-1* 0,-1 1,-1*'",
  })
  void everyPieceMovesAsTheDocumentSays(String id, String legs) {
    assertEquals(
        legs,
        VARIANT.table().type(id).legs().stream()
            .map(leg -> leg.right() + "," + leg.forward() + (leg.slides() ? "*" : ""))
            .collect(Collectors.joining(" ")));
  }

  @Test
  void silverKnightLanceAndPawnPromoteToAGold() {
    for (String id : List.of("+S", "+N", "+L", "+P")) {
      assertEquals(VARIANT.table().type("G").legs(), VARIANT.table().type(id).legs(), id);
    }
    for (PieceType type : VARIANT.table().pieces()) {
      if (!type.isPromoted()) {
        assertEquals(!Set.of("K", "G").contains(type.id()), type.promotesTo().isPresent());
      }
    }
  }

  @Test
  void flags() {
    for (PieceType type : VARIANT.table().pieces()) {
      assertEquals(
          switch (type.id()) {
            case "K" -> Set.of(Flag.ROYAL);
            case "P" -> Set.of(Flag.NO_DROP_MATE);
            default -> Set.of();
          },
          type.flags(),
          type.id());
      assertEquals(type.id().equals("P") ? 1 : 0, type.perFile());
    }
  }

  @Test
  void rules() {
    OptionValues base = OptionValues.base(VARIANT);
    RuleBook book = VARIANT.rules(base);
    assertEquals(Promotion.of(Trigger.TOUCH, Forced.STUCK), book.promotion());
    assertEquals(new Drops.Captured(), book.drops());
    assertEquals(SelfCheck.ILLEGAL, book.selfCheck());
    assertEquals(BareKing.OFF, book.bareKing());
    assertEquals(Impasse.points(24, Map.of('R', 5, 'B', 5)), book.impasse());
    assertEquals(
        new Declaration(true, 28, 27, 10),
        VARIANT.rules(OptionValues.defaults(VARIANT)).impasse().declaration());
    assertEquals(new Repetition.Ignored(), book.repetition());
    assertEquals(
        new Repetition.Judged(List.of(Charge.CHECKED), Reason.SENNICHITE),
        VARIANT.rules(OptionValues.defaults(VARIANT)).repetition());
    assertEquals(
        SelfCheck.ALLOWED, VARIANT.rules(base.with("self_check", "allowed")).selfCheck());
    assertEquals(Stalemate.DRAW, VARIANT.rules(base.with("stalemate", "draw")).stalemate());
  }

  @ParameterizedTest
  @CsvSource({
    "lance,lnsgkgsn1/1r5b1",
    "right-lance,1nsgkgsnl/1r5b1",
    "bishop,lnsgkgsnl/1r7",
    "rook,lnsgkgsnl/7b1",
    "rook-lance,lnsgkgsn1/7b1",
    "two-pieces,lnsgkgsnl/9",
    "three-pieces,lnsgkgsn1/9",
    "four-pieces,1nsgkgsn1/9",
    "five-pieces,2sgkgsn1/9",
    "left-five-pieces,1nsgkgs2/9",
    "six-pieces,2sgkgs2/9",
    "left-seven-pieces,2sgkg3/9",
    "right-seven-pieces,3gkgs2/9",
    "nine-pieces,4kg3/9",
    "eight-pieces,3gkg3/9",
    "ten-pieces,4k4/9",
  })
  void handicaps(String key, String firstRanks) {
    assertEquals(19, VARIANT.table().handicaps().size());
    assertEquals(
        firstRanks + "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        VARIANT.table().handicap(key).orElseThrow().sfen());
  }

  @Test
  void options() {
    assertEquals(
        List.of(
            "self_check=illegal,allowed",
            "repetition=none,shogi",
            "stalemate=loss,draw",
            "declaration=none,points27,points24",
            "false_declaration=refuse,loses",
            "try_rule=none,win"),
        OptionTexts.of(VARIANT));
  }

  @Test
  void ruleSets() {
    assertEquals(
        List.of("standard"), VARIANT.ruleSets().stream().map(RuleSet::name).toList());
    assertEquals(
        Map.of("repetition", "shogi", "declaration", "points27"),
        OptionValues.defaults(VARIANT).changes());
  }
}
