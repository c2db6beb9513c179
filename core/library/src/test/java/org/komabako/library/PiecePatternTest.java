package org.komabako.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.testkit.Toy;

/** What a part of a board means in words. */
class PiecePatternTest {
  private static final VariantTable TABLE = new Toy().table();

  private static Optional<Piece> piece(String sfen) {
    if (sfen.equals("none")) {
      return Optional.empty();
    }
    String id = sfen.toUpperCase();
    return Optional.of(new Piece(TABLE.type(id), sfen.equals(id) ? Side.BLACK : Side.WHITE));
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
      3c=P,   P,    p +P G none
      3c=p,   p,    P +p g none
      3c=+P,  +P,   P +p none
      3c=+p,  +p,   p +P none
      3c=~P,  P p,  +P g none
      3c=~+P, +P +p, P p none
      3c=?,   P p N, none
      3c=?b,  P N,  p n none
      3c=?w,  p n,  P N none
      3c=-,   none, P p
      """)
  void aWordSaysWhatMayStand(String word, String fits, String others) {
    PiecePattern.Spot spot = PiecePattern.parse(TABLE, List.of(word)).spots().get(0);
    assertEquals(new Square(3, 3), spot.square());
    for (String each : fits.split(" ")) {
      assertTrue(spot.matches(piece(each)), word + " is " + each);
    }
    for (String each : others.split(" ")) {
      assertTrue(!spot.matches(piece(each)), word + " is not " + each);
    }
  }

  @Test
  void aLetterSaysWhoIsToMove() {
    assertEquals(Optional.empty(), PiecePattern.parse(TABLE, List.of("3c=P")).side());
    assertEquals(
        Optional.of(Side.BLACK), PiecePattern.parse(TABLE, List.of("3c=P", "b")).side());
    assertEquals(
        Optional.of(Side.WHITE), PiecePattern.parse(TABLE, List.of("w", "3c=P")).side());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3c", "3c=", "3c=PP", "3c=?x", "x=P", "3z=P", "3c=~-", "3c=++P", "b", "3c=P "})
  void whatIsNoPartOfABoardIsTold(String word) {
    TextException e =
        assertThrows(TextException.class, () -> PiecePattern.parse(TABLE, List.of(word)));
    assertTrue(
        e.text().in(Locale.ENGLISH).startsWith("'" + word + "' is no part of a board: write 7f=P"),
        e.text().in(Locale.ENGLISH));
  }

  @Test
  void whatTheVariantDoesNotHaveIsNamed() {
    TextException piece =
        assertThrows(TextException.class, () -> PiecePattern.parse(TABLE, List.of("3c=X")));
    assertEquals("'3c=X': toy has no piece 'X'", piece.text().in(Locale.ENGLISH));
    TextException square =
        assertThrows(TextException.class, () -> PiecePattern.parse(TABLE, List.of("8a=P")));
    assertTrue(square.text().in(Locale.ENGLISH).contains("8a"), square.text().in(Locale.ENGLISH));
    assertThrows(TextException.class, () -> PiecePattern.parse(TABLE, List.of("3i=P")));
    assertThrows(RequestException.class, () -> new PiecePattern(List.of(), Optional.empty()));
  }

  @Test
  void aSpotOfABoardIsThatPieceOrNothing() {
    Square square = new Square(2, 2);
    PiecePattern.Spot pawn = PiecePattern.Spot.of(square, piece("p").orElseThrow());
    assertEquals(PiecePattern.parse(TABLE, List.of("2b=p")).spots(), List.of(pawn));
    assertEquals(
        PiecePattern.parse(TABLE, List.of("2b=-")).spots(),
        List.of(PiecePattern.Spot.vacant(square)));
  }
}
