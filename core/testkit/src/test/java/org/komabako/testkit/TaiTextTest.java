package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Tai shogi: 93 kinds on the largest board, an emperor from the start, and promotions that are an option. */
@Tag("slow")
class TaiTextTest extends TextContract {
  private static final String KINGS = "K'@25y k'@25a ";

  TaiTextTest() {
    super(Path.of("..", "..", "variants", "shelf", "taishogi"), key -> Optional.empty());
  }

  @Test
  void theCountsFromTheStartAreThoseOfAnIndependentProgram() {
    Position start = SparsePosition.rules(variant(), "standard").start();
    assertEquals(304, new Perft(start.board()).count(1));
    assertEquals(92_662, new Perft(start.board()).count(2));
  }

  @ParameterizedTest
  @CsvSource({
    // the emperor is there from the start
    "standard, K@9i, 9i1a, true",
    "standard, K@9i p@3c, 9i3c, true",
    "standard, K@9i p@3c r@3a, 9i3c, false",
    "standard, K@9i k@1a p@3c, 9i3c, false",
    "standard, K@9i k@1a, 9i1a, true",
    "standard, K@9i k@1a r@3a, 9i1a, false",
    // hooks to some sides, one step beside a hook
    "standard, P'''@9i, 9i6f, true",
    "standard, P'''@9i, 9i9e, true",
    "standard, P'''@9i, 9i10h, true",
    "standard, P'''@9i, 9i12l, false",
    "standard, P'''@9i, 9i11k, true",
    "standard, L'''@9i, 9i9h, true",
    "standard, L'''@9i, 9i9e, true",
    "standard, L'''@9i, 9i9f, false",
    // lion power along a line
    "standard, H'''@9i p@9h p@9g, 9i9h9g+, true",
    "standard, A''@9i p@8h, 9i8h9i+, true",
    "standard, A''@9i p@9h, 9i9h9i+, false",
    "standard, A'''@9i, 9i9g, false",
    "standard, A'''@9i, 9i9h, true",
    "standard, A'''@9i, 9i7i, true",
    "tsa, A'''@9i, 9i9h, false",
    "tsa, A'''@9i, 9i7i, false",
    "tsa, A'''@9i, 9i7g, true",
    "standard, V''@9i, 9i9a, true",
    "standard, V''@9i, 9i11k, true",
    "standard, V''@9i, 9i12l, false",
    // promotion: most pieces, or few
    "standard, P@9i p@9h, 9i9h+, true",
    "standard, P@9i p@9h, 9i9h, false",
    "tsa, P@9i p@9h, 9i9h+, false",
    "tsa, P@9i p@9h, 9i9h, true",
    "tsa, B@9i p@8h, 9i8h, false",
    "tsa, B@9i p@8h, 9i8h+, true",
    "choice, B@9i p@8h, 9i8h, true",
    "choice, B@9i +p@8h, 9i8h, false",
    "standard, K'@9i p@8h, 9i8h+, false",
    // the moves of the manuscripts
    "standard, P'@9i P@9h, 9i9g, true",
    "edo, P'@9i P@9h, 9i9g, false",
    "edo, P'@9i, 9i7i, true",
    "standard, O'''@9i P@8i, 9i7i, false",
    "edo, O'''@9i P@8i, 9i7i, true",
    "edo, O'''@9i P@8i, 9i6i, true",
    "standard, F'''@9i, 9i12l, true",
    "edo, F'''@9i, 9i12l, false",
    "edo, K''@9i, 9i9j, true",
    "standard, K''@9i, 9i9j, false"
  })
  void itsPiecesMoveSo(String set, String pieces, String move, boolean legal) {
    Position position = SparsePosition.of(variant(), set, KINGS + pieces);
    assertEquals(legal, SparsePosition.isLegal(position, move));
  }

  @ParameterizedTest
  @CsvSource({
    "standard, O''@9i p@8h, 8h, +O''",
    "tsa, O''@9i p@8h, 8h, +C''",
    "standard, M''@9i p@8h, 8h, +M''",
    "tsa, M''@9i p@8h, 8h, +M'",
    "standard, P'@9i p@9g, 9g, +P'",
    "edo, P'@9i p@9g, 9g, +L",
    "standard, D'@9i d''@8h, 8h, +D'"
  })
  void whatTheyBecomeIsAnOption(String set, String pieces, String square, String id) {
    Position before = SparsePosition.of(variant(), set, KINGS + pieces);
    assertEquals(id, SparsePosition.id(SparsePosition.play(before, "9i" + square + "+"), square));
  }

  @Test
  void anEmperorTakesProtectedPiecesButRoyalOnesWhereTheyPlaySo() {
    Rules any = Rules.of(variant(), OptionValues.of(variant(), "standard").with("emperor", "any"));
    Position position = SparsePosition.of(any, "K@9i k@1a p@3c k'@5e");
    assertTrue(SparsePosition.isLegal(position, "9i3c"));
    assertFalse(SparsePosition.isLegal(position, "9i5e"));
    assertEquals("protected", SparsePosition.why(position, "9i5e").rule());
    Position alone = SparsePosition.of(any, "K@9i k'@5e p@3c");
    assertTrue(SparsePosition.isLegal(alone, "9i5e"));
  }

  @Test
  void aPrinceIsRoyalTooAndBecomesAnEmperorWhereTheyPlaySo() {
    Position both = SparsePosition.of(variant(), "standard", "K@25y R@9i k@1a k'@9a");
    assertFalse(SparsePosition.play(both, "9i9a+").outcome().isPresent());
    Position only = SparsePosition.of(variant(), "standard", "K@25y R@9i k'@9a");
    assertTrue(SparsePosition.play(only, "9i9a+").outcome().isPresent());
    Rules emperor =
        Rules.of(variant(), OptionValues.of(variant(), "standard").with("prince", "emperor"));
    Position taken = SparsePosition.play(SparsePosition.of(emperor, "K'@9i k'@25a p@9h"), "9i9h+");
    assertEquals("+K'", SparsePosition.id(taken, "9h"));
  }
}
