package org.komabako.varianttext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Rules;

/** Sections of {@code variants.ini}, with counts of Fairy-Stockfish. */
class VariantsIniTest {
  static final String FILE = """
      # Written for this test.
      [small]
      variantTemplate = shogi
      pocketSize = 5
      maxRank = 5
      maxFile = e
      shogiPawn = p
      silver = s
      gold = g
      bishop = b
      dragonHorse = h
      rook = r
      bers = d
      king = k
      startFen = rbsgk/4p/5/P4/KGSBR[-] w - - 0 1
      pieceDrops = true
      capturesToHand = true
      promotionRegionWhite = *5
      promotionRegionBlack = *1
      promotedPieceType = p:g s:g b:h r:d
      dropNoDoubled = p
      shogiPawnDropMateIllegal = true
      immobilityIllegal = true
      stalemateValue = loss
      nFoldRule = 4
      perpetualCheckIllegal = true
      nMoveRule = 0

      [turning:small]
      customPiece1 = n:fN
      shogiPawn = -
      customPiece2 = p:fW
      lance = l
      silver = s
      startFen = p+nks+l/5/5/5/+LSK+NP[-] w 0 1
      promotedPieceType = p:r s:b n:g l:g
      promotionRegionWhite = *1 *2 *3 *4 *5
      promotionRegionBlack = *5 *4 *3 *2 *1
      mandatoryPiecePromotion = true
      pieceDemotion = true
      dropPromoted = true
      immobilityIllegal = false
      dropNoDoubled = -

      [hops:small]
      customPiece3 = s:fmWcpR

      [race:small]
      flagPiece = k
      flagRegionWhite = *5
      flagRegionBlack = a1 e1

      [child:mini]
      dropNoDoubled = -
      customPiece1 = p:fWsW
      silver = -
      startFen = rb1gk/4p/5/P4/KG1BR[Pp] b 0 1

      [exploding:small]
      blastOnCapture = true
      horse = c
      bisohp = b
      startFen = rbsgk/4p/5/P4/KGSBR[-] w KQkq - 0 1

      [a:b]
      [b:a]
      [orphan:chess]
      """;

  private static Variant read(String section) {
    Variant mini = VariantTexts.read(VariantTextsTest.MINI, key -> Optional.empty());
    String text = VariantTexts.fromIni(
        FILE,
        section,
        "from-ini",
        key -> Optional.of(mini).filter(each -> each.key().equals(key)));
    return VariantTexts.read(text, key -> Optional.of(mini));
  }

  private static List<String> faults(String section) {
    return assertThrows(VariantTextException.class, () -> read(section)).faults().stream()
        .map(each -> each.line() + ": " + each.text().in(Locale.ENGLISH))
        .toList();
  }

  private static long perft(Variant variant, int depth) {
    return new Perft(Rules.of(variant).start()).count(depth);
  }

  @Test
  void aSectionIsPlayedAsItIsThere() {
    Variant small = read("small");
    assertEquals(
        List.of(14L, 181L, 2512L), List.of(perft(small, 1), perft(small, 2), perft(small, 3)));
    assertEquals(
        List.of(1, 0),
        List.of(small.table().type("P").perFile(), small.table().type("S").perFile()));
    RuleBook rules = Rules.of(small).book();
    assertTrue(rules.repetition() instanceof Repetition.Judged judged
        && judged.charges().size() == 1);
    assertFalse(small.table().piece("H").isPresent(), "only what a bishop becomes");
  }

  @Test
  void piecesThatTurnOverComeThrough() {
    Variant turning = read("turning");
    assertEquals(
        List.of(12L, 137L, 1636L),
        List.of(perft(turning, 1), perft(turning, 2), perft(turning, 3)));
  }

  @Test
  void directionsMayStandBeforeWhatIsOnlyMovedOrTaken() {
    assertEquals("mfWcpR", read("hops").table().type("S").betza());
  }

  @Test
  void regionsAreSquaresAsUsiCountsThem() {
    RuleBook rules = Rules.of(read("race")).book();
    assertEquals(5, rules.goal().black().size());
    assertEquals("[1e, 5e]", rules.goal().white().stream().sorted().toList().toString());
  }

  @Test
  void aSectionInheritsFromAnInstalledVariant() {
    Variant child = read("child");
    assertEquals("fWsW", child.table().type("P").betza());
    assertEquals(0, child.table().type("P").perFile());
    assertEquals("RF", child.table().type("+R").betza());
    assertFalse(child.table().piece("S").isPresent() || child.table().hand().contains("S"));
    assertEquals(
        Rules.of(child).book().promotion(), Rules.of(read("small")).book().promotion());
    assertTrue(child.table().start().endsWith(" w Pp 1"), child.table().start());
  }

  @Test
  void whatCannotBePlayedIsRefusedByItsKeyAndLine() {
    List<String> told = faults("exploding");
    int line = FILE.lines().toList().indexOf("blastOnCapture = true") + 1;
    assertEquals(
        line + ": blastOnCapture = true of variants.ini cannot be played here", told.get(0));
    assertEquals((line + 1) + ": horse = c of variants.ini cannot be played here", told.get(1));
    assertTrue(
        told.get(2)
            .startsWith((line + 2) + ": variants.ini knows no 'bisohp'; did you mean 'bishop'?"),
        told.get(2));
    assertTrue(told.get(3).startsWith((line + 3) + ": startFen = "), told.get(3));
    assertEquals(4, told.size(), told::toString);
    assertTrue(faults("a").get(0).contains("inherits from itself"));
    assertTrue(faults("orphan").get(0).contains("No variant 'chess' is installed"));
    assertTrue(faults("smal").get(0).contains("did you mean 'small'"));
  }
}
