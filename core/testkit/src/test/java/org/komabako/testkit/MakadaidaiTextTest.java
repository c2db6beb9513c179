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

/** Maka dai dai shogi: who takes a deva turns into what it becomes, and emperors leap anywhere. As its README tells. */
@Tag("slow")
class MakadaidaiTextTest extends TextContract {
  private static final String KINGS = "K@19s k@19a ";

  MakadaidaiTextTest() {
    super(Path.of("..", "..", "variants", "shelf", "makadaidai"), key -> Optional.empty());
  }

  @Test
  void theCountsFromTheStartAreThoseOfAnIndependentProgram() {
    Position start = SparsePosition.rules(variant(), "standard").start();
    assertEquals(78, new Perft(start.board()).count(1));
    assertEquals(6084, new Perft(start.board()).count(2));
  }

  @ParameterizedTest
  @CsvSource({
    // an emperor goes to any empty square, and takes what nobody protects
    "standard, +K@9i, 9i1a, true",
    "standard, +K@9i p@3c, 9i3c, true",
    "standard, +K@9i p@3c r@3a, 9i3c, false",
    "standard, +K@9i P@3c, 9i3c, false",
    // it left the line of the rook that protects
    "standard, +K@9i p@9j r@9a, 9i9j, false",
    "standard, +K@9i +k@1a p@3c, 9i3c, false",
    "standard, +K@9i +k@1a, 9i1a, true",
    "standard, D''@9i, 9i10i, true",
    "standard, D''@9i, 9i8i, false",
    "standard, D''@9i, 9i8j, true",
    "standard, D'@9i, 9i8i, true",
    "standard, D'@9i, 9i10j, true",
    "standard, +D''@9i p@9h p@9g p@9f, 9i9h9g9f, true",
    "standard, +D''@9i, 9i1i, true",
    "tsa, +D''@9i p@9h p@9g p@9f, 9i9h9g9f, false",
    "standard, +D'@9i p@9h p@8g, 9i9h8g, true",
    "standard, Z@9i, 9i9e, true",
    "standard, Z@9i, 9i9h, false",
    "standard, +B''@9i P@8h, 9i7g, true",
    "muller, +B''@9i P@8h, 9i7g, false",
    "standard, +W'@9i, 9i9m, true",
    "muller, +W'@9i, 9i9m, false",
    "muller, +W'@9i, 9i3i, true",
    "muller, +R'@9i, 9i9m, true",
    // promotion: compulsory, or only where a promoted piece is taken
    "standard, B@9i p@8h, 9i8h, false",
    "standard, B@9i p@8h, 9i8h+, true",
    "muller, B@9i p@8h, 9i8h, true",
    "muller, B@9i p@8h, 9i8h+, true",
    "muller, B@9i +p@8h, 9i8h, false",
    "muller, B@9i +p@8h, 9i8h+, true",
    // who turns does not promote
    "standard, B@9i d'@8h, 9i8h+, false",
    "tsa, B@9i d'@8h, 9i8h+, true"
  })
  void itsPiecesMoveSo(String set, String pieces, String move, boolean legal) {
    String kings = pieces.contains("+K@") ? pieces.contains("+k@") ? "" : "k@19a " : KINGS;
    Position position = SparsePosition.of(variant(), set, kings + pieces);
    assertEquals(legal, SparsePosition.isLegal(position, move));
  }

  @ParameterizedTest
  @CsvSource({
    "B@9i d'@8h, 9i8h, 8h, +D'",
    "B@9i +d'@8h, 9i8h, 8h, +D'",
    "P@9i d''@9h, 9i9h, 9h, +D''",
    "+P@9i +d''@9h, 9i9h, 9h, +D''",
    "+D''@9i d'@9h, 9i9h, 9h, +D'",
    // of two the last counts, also where one is taken on the way
    "N@9i d'@9h d''@8g, 9i9h8g, 8g, +D''",
    "N@9i d'@9h p@8g, 9i9h8g, 8g, +D'",
    "N''@9i p@9h d'@9g, 9i9h9g9f, 9f, +D'",
    "N''@9i d'@9h d''@9g, 9i9g9h, 9h, +D'"
  })
  void whoTakesADevaTurns(String pieces, String move, String square, String id) {
    Position after =
        SparsePosition.play(SparsePosition.of(variant(), "standard", KINGS + pieces), move);
    assertEquals(id, SparsePosition.id(after, square));
  }

  @Test
  void aKingDoesNotUnlessTheyPlaySo() {
    Position usual = SparsePosition.of(variant(), "standard", "K@9i k@19a d'@9h");
    assertEquals("+K", SparsePosition.id(SparsePosition.play(usual, "9i9h+"), "9h"));
    Rules too =
        Rules.of(variant(), OptionValues.of(variant(), "standard").with("contagion_royal", "too"));
    Position turned = SparsePosition.play(SparsePosition.of(too, "K@9i +E@1s k@19a d'@9h"), "9i9h");
    assertEquals("+D'", SparsePosition.id(turned, "9h"));
    assertEquals(1, turned.royals(org.komabako.kernel.model.Side.BLACK).size());
  }

  @Test
  void itIsSaidWhyAnEmperorMayNot() {
    Position position = SparsePosition.of(variant(), "standard", "+K@9i k@19a p@3c r@3a");
    assertEquals("protected", SparsePosition.why(position, "9i3c").rule());
    assertTrue(SparsePosition.why(position, "9i3c").squares().toString().contains("3a"));
  }

  @Test
  void aPrinceIsTakenToo() {
    Position position = SparsePosition.of(variant(), "standard", "K@19s R@9i k@9a +e@1a");
    Position after = SparsePosition.play(position, "9i9a+");
    assertFalse(after.outcome().isPresent());
    Position only = SparsePosition.of(variant(), "standard", "K@19s R@9i k@9a e@1a");
    assertTrue(SparsePosition.play(only, "9i9a+").outcome().isPresent());
  }
}
