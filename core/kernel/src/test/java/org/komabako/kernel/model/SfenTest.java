package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.SmallGame;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.rules.RuleBook;

class SfenTest {
  /** With hands and lions. */
  private static final VariantTable TABLE = SmallGame.of(RuleBook.PLAIN).table();

  /** Lions and no hands: where a lion was taken stands in the hand's place. */
  private static final VariantTable LIONS = VariantTable.of("lions", "lions", "獅")
      .board(12, 2, 1)
      .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(Flag.ROYAL))
      .piece(PieceType.row("N", "lion", "獅", "shishi").moves("K").flags(Flag.LION))
      .build();

  /** Neither. */
  private static final VariantTable PLAIN = VariantTable.of("plain", "plain", "並")
      .board(2, 2, 0)
      .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(Flag.ROYAL))
      .build();

  @ParameterizedTest
  @CsvSource({
    "k4/5/5/5/4K b - 1, k4/5/5/5/4K b - 1",
    "k4/5/5/5/4K w, k4/5/5/5/4K w - 1",
    "'  k4/5/5/5/4K  b  -  7 ', k4/5/5/5/4K b - 7",
    "k4/1+p+R2/N1n2/05/4K b - 1, k4/1+p+R2/N1n2/5/4K b - 1",
    "k4/5/5/5/4K b 2Pr 1, k4/5/5/5/4K b 2Pr 1",
    "k4/5/5/5/4K b prP2PR12g 1, k4/5/5/5/4K b R3Pr12gp 1",
    "k4/5/5/5/4K b - 999999, k4/5/5/5/4K b - 999999",
    "k4/5/5/5/4K b - 9 lion=3c, k4/5/5/5/4K b - 9 lion=3c",
    "kP3/5/5/5/4K b - 9 dropped=4a declined=4a, kP3/5/5/5/4K b - 9 declined=4a dropped=4a",
    "'kPP2/5/5/5/4K b - 9 declined=4a,3a', 'kPP2/5/5/5/4K b - 9 declined=3a,4a'",
    "5/5/5/5/4K b - 9 kingless=w, 5/5/5/5/4K b - 9 kingless=w",
    "k4/5/5/5/4K b - 9 kingless=bw, k4/5/5/5/4K b - 9 kingless=bw",
    "k4/5/5/5/4K b - 9 kingless=-, k4/5/5/5/4K b - 9 kingless=-"
  })
  void isReadAndWritten(String text, String written) {
    Setup setup = Sfen.parse(TABLE, text);
    assertEquals(written, Sfen.write(TABLE, setup));
    assertEquals(setup, Sfen.parse(TABLE, written));
  }

  @ParameterizedTest
  @CsvSource({
    "k11/11K b - 1, k11/11K b - 1",
    "k11/11K b 12b 1, k11/11K b 12b 1",
    "k11/11K b - 3 lion=12b, k11/11K b 12b 3",
    "k5N5/5n5K w 6a 4, k5N5/5n5K w 6a 4"
  })
  void withoutHandsTheLionStandsInTheirPlace(String text, String written) {
    assertEquals(written, Sfen.write(LIONS, Sfen.parse(LIONS, text)));
  }

  @Test
  void withoutHandsAndLionsADashStandsThere() {
    assertEquals("k1/1K b - 1", Sfen.write(PLAIN, Sfen.parse(PLAIN, "k1/1K b")));
  }

  @Test
  void theFieldsAreReadToWhatTheyMean() {
    Setup setup =
        Sfen.parse(TABLE, "kP3/5/5/5/4K w 2Pr 12 lion=3c declined=4a dropped=4a kingless=w");
    assertEquals(new Piece(TABLE.type("K"), Side.WHITE), setup.pieces().get(new Square(5, 1)));
    assertEquals(new Piece(TABLE.type("P"), Side.BLACK), setup.pieces().get(new Square(4, 1)));
    assertEquals(3, setup.pieces().size());
    assertEquals(Map.of(TABLE.type("P"), 2), setup.hands().get(Side.BLACK));
    assertEquals(Map.of(TABLE.type("R"), 1), setup.hands().get(Side.WHITE));
    assertEquals(Side.WHITE, setup.side());
    assertEquals(12, setup.number());
    assertEquals(Optional.of(new Square(3, 3)), setup.lion());
    assertEquals(Set.of(new Square(4, 1)), setup.declined());
    assertEquals(Set.of(new Square(4, 1)), setup.dropped());
    assertEquals(Optional.of(Set.of(Side.WHITE)), setup.kingless());
  }

  /** The columns are those that a user counts, from 1. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                       | 1  | a position has at least a board and a side to move, b or w",
        "k4/5/5/5/4K              | 12 | a position has at least a board and a side to move, b or w",
        "k4/5/5/4K b              | 10 | the board has 5 ranks, here are only 4",
        "k4/5/5/5/5/4K b          | 11 | the board has 5 ranks, here begins one more",
        "k4/5/5/5/4K x            | 13 | the side to move is b or w, not 'x'",
        "k4/5/5/5/4K b - 0        | 17 | the move number is 1 or more, not '0'",
        "k4/5/5/5/4K b - 1234567  | 17 | the move number is 1 or more, not '1234567'",
        "k4/5/5/5/4K b - x        | 17 | the move number is 1 or more, not 'x'",
        "k4/5/5/5/4K b 2          | 15 | a hand is written like 2Pr: counts and letters",
        "k4/5/5/5/4K b P111P      | 16 | a hand is written like 2Pr: counts and letters",
        "k4/5/5/5/4K b P0G        | 16 | a hand holds 1 to 63 of a kind, not 0",
        "k4/5/5/5/4K b P64G       | 16 | a hand holds 1 to 63 of a kind, not 64",
        "k4/5/5/5/4K b 2K         | 16 | 'K' cannot be in hand; these can: RGLP",
        "k4/5/5/5/4K b - 1 1      | 19 | '1' is too much; a field is written name=value",
        "k4/5/5/5/4K b - 1 x=3c   | 19 | 'x=3c' is no field; there are lion=, declined=, dropped= and kingless=",
        "k4/5/5/5/4K b - 1 lion=3c,4c | 19 | lion= names one square",
        "k4/5/5/5/4K b - 1 lion=zz | 24 | 'zz' is no square: write the file and the rank letter, like 7f",
        "k4/5/5/5/4K b - 1 lion=6a | 24 | 6a is not on the board of small, which is 5x5",
        "k4/5/5/5/4K b - 1 lion=1f | 24 | 1f is not on the board of small, which is 5x5",
        "k4/5/5/5/4K b - 1 kingless=x | 28 | kingless= names the sides that began without a royal piece: b, w, or - for none, not 'x'"
      })
  void errorsNameTheColumn(String text, int column, String message) {
    TextException e = assertThrows(TextException.class, () -> Sfen.parse(TABLE, text));
    assertEquals("SFEN, column " + column + ": " + message, e.getMessage());
    assertEquals(column - 1, e.column());
    assertEquals(text, e.input());
  }

  /** A rank that is too long or too short, and what is no piece. */
  @ParameterizedTest
  @CsvSource({
    "k5/5/5/5/4K b, 2",
    "kK4/5/5/5/4K b, 3",
    "k4/5/5/5/5K b, 11",
    "k4/0/5/5/4K b, 4",
    "k4/6/5/5/4K b, 4",
    "k3/5/5/5/4K b, 3",
    "k4/5/5/5/3K b, 12",
    "kx3/5/5/5/4K b, 2",
    "k+g3/5/5/5/4K b, 2",
    "k4/5/5/5/4+ b, 11",
    "k4/99/5/5/4K b, 4"
  })
  void whatDoesNotFitOnTheBoardIsRefused(String text, int column) {
    TextException e = assertThrows(TextException.class, () -> Sfen.parse(TABLE, text));
    assertEquals(column - 1, e.column(), e.getMessage());
  }

  @Test
  void aGameWithoutHandsHasNoneToFill() {
    assertEquals(
        "SFEN, column 9: plain has no hands; write -",
        assertThrows(TextException.class, () -> Sfen.parse(PLAIN, "k1/1K b P 1"))
            .getMessage());
    assertEquals(
        "SFEN, column 11: 'x' is no square: write the file and the rank letter, like 7f",
        assertThrows(TextException.class, () -> Sfen.parse(LIONS, "k11/11K b x"))
            .getMessage());
  }
}
