package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.position.Perft;
import org.komabako.position.Position;

/** Dai dai shogi: pieces promote by taking, hooks turn a corner, lion dogs take three in a line. As its README tells. */
@Tag("slow")
class DaidaiTextTest extends TextContract {
  private static final String KINGS = "K@9q k@9a ";

  DaidaiTextTest() {
    super(Path.of("..", "..", "variants", "shelf", "daidai"), key -> Optional.empty());
  }

  @Test
  void theCountsFromTheStartAreThoseOfAnIndependentProgram() {
    Position start = SparsePosition.rules(variant(), "standard").start();
    assertEquals(59, new Perft(start.board()).count(1));
    assertEquals(3463, new Perft(start.board()).count(2));
  }

  @ParameterizedTest
  @CsvSource({
    // a lion dog takes three, or jumps over some of them, or comes back to the first
    "standard, N''@9i p@9h p@9g p@9f, 9i9h9g9f+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9h9f+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9g9f+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9f+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9h9g+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9g9h+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9h9i+, true",
    "standard, N''@9i p@9h p@9g p@9f, 9i9g9i+, false",
    // it goes straight on only, and over its own
    "standard, N''@9i p@9h p@8g, 9i9h8g+, false",
    "standard, N''@9i P@9h p@9g, 9i9g9f+, true",
    "standard, N''@9i P@9h p@9g, 9i9g9h+, false",
    "standard, N''@9i P@9h p@9g p@9f, 9i9h9g9f+, false",
    "standard, N''@9i, 9i6f, true",
    "standard, N''@9i, 9i5e, false",
    "standard, N''@9i, 9i8g, false",
    "standard, N''@9i, 9i10h9i, true",
    // it only ranges
    "tsa, N''@9i p@9h p@9g p@9f, 9i9h9g9f+, false",
    "tsa, N''@9i p@9h p@9g p@9f, 9i9f+, false",
    "tsa, N''@9i p@9f, 9i9f+, true",
    // a furious fiend does either
    "standard, +N@9i p@9h p@8g, 9i9h8g, true",
    "standard, +N@9i p@9h p@9g p@9f, 9i9h9g9f, true",
    "standard, +N@9i p@9h p@8g p@8f, 9i9h8g8f, false",
    // taking promotes always, nothing else does
    "standard, C'@9i p@8h, 9i8h+, true",
    "standard, C'@9i p@8h, 9i8h, false",
    "standard, C'@9i, 9i8h+, false",
    "standard, P@9i p@9h, 9i9h, true",
    "standard, +E@9i p@9h, 9i9h, true",
    "standard, +E@9i p@9h, 9i9h+, false",
    // hooks: over a corner, not through a piece, and not twice
    "standard, Y@9i, 9i3d, true",
    "standard, Y@9i p@9d p@3i, 9i3d, false",
    "standard, Y@9i p@3d, 9i3d, true",
    "standard, Y@9i p@9h p@9j p@8i p@10i, 9i8h, false",
    "standard, Y'@9i, 9i9e, true",
    "standard, Y'@9i, 9i9d, false",
    "standard, Y'@9i, 9i9h, true",
    // left and right are Black's
    "standard, D'@9i, 9i5e, true",
    "standard, D'@9i, 9i13e, false",
    "standard, T'@9i, 9i13e, true",
    "standard, G''@9i, 9i10i, false",
    "standard, G''@9i, 9i8i, true",
    "standard, L'@9i, 9i13e, true",
    "standard, L'@9i, 9i5m, true",
    "standard, P'@9i P@9h, 9i9g, true",
    "standard, P'@9i P@8j, 9i7k, true",
    "standard, J@9i, 9i5m, true",
    "edo, J@9i, 9i5m, false",
    "edo, K'@9i, 9i9j, true",
    "standard, K'@9i, 9i9j, false",
    "edo, K''@9i, 9i5e, true"
  })
  void itsPiecesMoveSo(String set, String pieces, String move, boolean legal) {
    Position position = SparsePosition.of(variant(), set, KINGS + pieces);
    assertEquals(legal, SparsePosition.isLegal(position, move));
  }

  @ParameterizedTest
  @CsvSource({
    "N''@9i p@9h p@8g, 9i9h8g+, movement",
    "N''@9i P@9h p@9g p@9f, 9i9h9g9f+, own-piece",
    "C'@9i p@8h, 9i8h, must-promote",
    "C'@9i, 9i8h+, promotion",
    "+N@9i p@9h p@8g p@8f, 9i9h8g8f, movement",
    "S@9i p@9h p@9g p@9f, 9i9h9g9f, movement"
  })
  void itIsSaidWhyNot(String pieces, String move, String rule) {
    Position position = SparsePosition.of(variant(), "standard", KINGS + pieces);
    assertEquals(rule, SparsePosition.why(position, move).rule());
  }

  @Test
  void allThreeAreGone() {
    Position before = SparsePosition.of(variant(), "standard", KINGS + "N''@9i p@9h p@9g p@9f");
    Position after = SparsePosition.play(before, "9i9h9g9f+");
    assertEquals("+N''", SparsePosition.id(after, "9f"));
    for (String gone : new String[] {"9i", "9h", "9g"}) {
      assertEquals("", SparsePosition.id(after, gone));
    }
  }

  @Test
  void theBoardIsPlainAndSaysWhy() {
    assertTrue(
        SparsePosition.rules(variant(), "standard").boardText().contains("more than 256 squares"));
  }
}
