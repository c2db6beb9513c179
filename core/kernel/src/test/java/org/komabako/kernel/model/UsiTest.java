package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.SmallGame;
import org.komabako.kernel.rules.RuleBook;

/** Moves and squares as text. */
class UsiTest {
  private static final VariantTable TABLE = SmallGame.of(RuleBook.PLAIN).table();

  @Test
  void movesAreReadToWhatTheyMean() {
    Square from = new Square(5, 5);
    Square mid = new Square(5, 4);
    Square to = new Square(4, 3);
    assertEquals(new Move.Walk(from, mid, false), Usi.parse(TABLE, "5e5d"));
    assertEquals(new Move.Walk(from, mid, true), Usi.parse(TABLE, "5e5d+"));
    assertEquals(new Move.TwoStep(from, mid, to, false), Usi.parse(TABLE, "5e5d4c"));
    assertEquals(new Move.TwoStep(from, mid, to, true), Usi.parse(TABLE, "5e5d4c+"));
    assertEquals(
        new Move.ThreeStep(from, mid, new Square(5, 3), new Square(5, 2), true),
        Usi.parse(TABLE, "5e5d5c5b+"));
    assertEquals("5e5d5c5b+", Usi.parse(TABLE, "5e5d5c5b+").toString());
    assertEquals(new Move.Drop("P", to, false), Usi.parse(TABLE, "P*4c"));
    assertEquals(new Move.Drop("P", to, true), Usi.parse(TABLE, "p*4c+"));
  }

  @ParameterizedTest
  @CsvSource({"5e5d, 5e5d", "5e5d=, 5e5d", "5e5d4c+, 5e5d4c+", "5e5d4c=, 5e5d4c", "g*1a=, G*1a"})
  void movesAreWritten(String text, String written) {
    assertEquals(written, Usi.parse(TABLE, text).toString());
  }

  @Test
  void eachMoveKnowsWhereItStartsAndEndsAndWhetherItPromotes() {
    Square from = new Square(5, 5);
    Square mid = new Square(5, 4);
    Square to = new Square(4, 3);
    Move pass = new Move.Pass(from, mid);
    assertEquals(from, pass.to());
    assertEquals("5e5d5e", pass.toString());
    assertEquals(false, pass.promotes());
    for (Move move :
        List.of(pass, new Move.Walk(from, to, true), new Move.TwoStep(from, mid, to, true))) {
      assertEquals(Optional.of(from), move.origin());
    }
    assertEquals(Optional.empty(), new Move.Drop("P", to, true).origin());
    assertEquals("P*4c+", new Move.Drop("P", to, true).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5e",
        "5e5",
        "5e5d++",
        "5e5d4c3b2a",
        "P*",
        "PP*5e",
        "*5e",
        "5e5z",
        "P*5e5d",
        "５e5d"
      })
  void whatIsNoMoveIsRefused(String text) {
    String message =
        assertThrows(TextException.class, () -> Usi.parse(TABLE, text)).getMessage();
    assertTrue(message.startsWith("'" + text + "' is no move in USI: write"), message);
  }

  @Test
  void aPieceThatThereIsNotIsNamed() {
    assertEquals(
        "'x*5e': small has no piece 'x'",
        assertThrows(TextException.class, () -> Usi.parse(TABLE, "x*5e")).getMessage());
  }

  @ParameterizedTest
  @CsvSource({"6e5d, 0, 6e", "5e5f, 2, 5f", "5e6d4c, 2, 6d", "P*12a, 2, 12a", "5e5d6c, 4, 6c"})
  void aSquareBesideTheBoardIsNamed(String text, int column, String square) {
    TextException e = assertThrows(TextException.class, () -> Usi.parse(TABLE, text));
    assertEquals(column, e.column());
    assertEquals(square + " is not on the board of small, which is 5x5", e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"26a5d, 0, 26a", "5e0d, 2, 0d", "P*99a, 2, 99a"})
  void aSquareOfNoBoardIsNamed(String text, int column, String square) {
    TextException e = assertThrows(TextException.class, () -> Usi.parse(TABLE, text));
    assertEquals(column, e.column());
    assertTrue(e.getMessage().startsWith("'" + square + "' is no square"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"1a, 1, 1", "25y, 25, 25", "7f, 7, 6", "12l, 12, 12"})
  void squaresAreReadAndWritten(String text, int file, int rank) {
    assertEquals(new Square(file, rank), Square.parse(text));
    assertEquals(text, new Square(file, rank).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "1", "0a", "26a", "1z", "1`", "1A", "1a1", "111a", "-1a", "１a"})
  void whatIsNoSquareIsRefused(String text) {
    assertEquals(
        "'" + text + "' is no square: write the file and the rank letter, like 7f",
        assertThrows(TextException.class, () -> Square.parse(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0", "26, 1", "1, 26"})
  void aSquareIsOnTheLargestBoard(int file, int rank) {
    assertThrows(IllegalArgumentException.class, () -> new Square(file, rank));
  }

  @Test
  void squaresStandInOrderOfRanks() {
    List<Square> squares = new ArrayList<>();
    for (String each : "2b 1b 10a 9a 1c 1a".split(" ")) {
      squares.add(Square.parse(each));
    }
    squares.sort(null);
    assertEquals("[1a, 9a, 10a, 1b, 2b, 1c]", squares.toString());
    assertEquals(0, Square.parse("3c").compareTo(new Square(3, 3)));
  }
}
