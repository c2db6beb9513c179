package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

class SetupCheckTest {
  private final Rules rules = Rules.of(new Toy());

  private List<SetupCheck.Finding> check(String sfen) {
    return SetupCheck.of(rules, Sfen.parse(rules.table(), sfen));
  }

  private static List<Square> squares(String... names) {
    return List.of(names).stream().map(Square::parse).toList();
  }

  @Test
  void theStartIsFine() {
    assertEquals(List.of(), check(rules.table().start()));
  }

  @Test
  void theKernelsReasonIsTold() {
    var finding = (SetupCheck.Impossible) check("7/7/7/7/7/7/7/7 b - 1").get(0);
    assertTrue(finding.reason().contains("royal"), finding::toString);
  }

  @Test
  void theSquaresInTheReasonAreLit() {
    var findings = check("3k3/7/7/7/7/7/7/3K3 b - 1 declined=2b");
    assertEquals(squares("2b"), findings.get(0).squares());
  }

  @Test
  void whatCannotMoveIsFound() {
    var findings = check("3k2P/7/7/7/7/7/7/p2K3 b - 1");
    assertEquals(List.of(new SetupCheck.Stuck(squares("1a", "7h"))), findings);
  }

  @Test
  void twoPawnsOnAFileAreFound() {
    var findings = check("3k3/7/P6/7/P6/+P6/p6/3K3 b - 1");
    assertEquals(
        List.of(new SetupCheck.Doubled(Side.BLACK, rules.table().type("P"), squares("7c", "7e"))),
        findings);
  }

  @Test
  void moreKingsThanAtTheStartAreFound() {
    assertEquals(
        List.of(new SetupCheck.Surplus(Side.BLACK, rules.table().type("K"), squares("1h", "4h"))),
        check("3k3/7/7/7/7/7/7/3K2K b - 1"));
  }

  @Test
  void aRoyalPieceThatCameByPromotionIsNoneTooMany() {
    VariantTable table = VariantTable.of("prince", "prince", "太子")
        .board(5, 5, 1)
        .start("2k1e/5/5/5/E1K2 b - 1")
        .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
        .piece(row("E", "elephant", "酔象", "suizō").moves("W").promotes())
        .piece(row("+E", "prince", "太子", "taishi").moves("K").flags(Flag.ROYAL))
        .build();
    Rules two = Rules.of(new Variant() {
      @Override
      public VariantTable table() {
        return table;
      }

      @Override
      public RuleBook rules(OptionValues values) {
        return RuleBook.PLAIN;
      }
    });
    assertEquals(List.of(), SetupCheck.of(two, Sfen.parse(table, "2k2/5/5/5/+E1K2 b - 1")));
    assertEquals(
        List.of(new SetupCheck.Surplus(Side.BLACK, table.type("+E"), squares("4e", "5e"))),
        SetupCheck.of(two, Sfen.parse(table, "2k2/5/5/5/+E+EK2 b - 1")));
  }

  @Test
  void aRoyalThatCanBeTakenIsFound() {
    assertEquals(
        List.of(new SetupCheck.Capturable(Side.WHITE, squares("4a", "4d"))),
        check("3k3/7/7/3R3/7/7/7/K6 b - 1"));
  }

  @Test
  void aSideMayBeWithoutARoyalPiece() {
    for (String number : List.of("1", "9")) {
      assertEquals(List.of(), check("3k3/7/3P3/7/7/7/7/7 b - " + number));
      assertEquals(List.of(), check("7/7/3p3/7/7/7/7/3K3 w - " + number));
    }
  }

  @Test
  void whatIsOverIsTold() {
    assertTrue(
        check("3k3/7/7/7/7/7/7/7 b - 1").stream().anyMatch(SetupCheck.Over.class::isInstance),
        "Black has nothing to move");
  }
}
