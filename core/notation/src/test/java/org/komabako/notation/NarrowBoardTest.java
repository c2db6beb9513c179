package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

/** Moves on a board where two digits name a square, and where letters mean several pieces. */
class NarrowBoardTest {
  private static final Position FULL =
      NarrowGame.position("2k4/1N1p1N1/2G1G2/2GGG2/3P3/1R3R1/3K3 b PGN 1");
  private static final Position LIONS = NarrowGame.position("2k4/7/2ppp2/2pLp2/2L4/7/3K3 b - 1");

  private static String refused(Position position, String text) {
    return assertThrows(TextException.class, () -> MoveText.read(position, text))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource({"4e4d, ４四歩(45)", "6b6a+, ６一銀成(62)", "6b6a, ６一銀(62)", "G*1a, １一金打"})
  void kifNamesTheOriginInTwoDigits(String usi, String text) {
    Move move = Usi.parse(FULL.rules().table(), usi);
    assertEquals(text, Notation.KIF.write(FULL, move));
    assertEquals(move, MoveText.read(FULL, text));
  }

  @Test
  void theSameSquareHasAWideBlank() {
    Position position = NarrowGame.position("2k4/7/7/3p3/3R3/7/3K3 b - 1");
    Move move = Usi.parse(position.rules().table(), "4e4d");
    assertEquals(
        List.of("同　飛(45)"), KifMove.steps(position, move, Optional.of(Square.parse("4d"))));
    assertEquals(
        List.of("４四飛(45)"), KifMove.steps(position, move, Optional.of(Square.parse("4e"))));
    assertEquals(move, MoveText.read(position, Optional.of(Square.parse("4d")), "同　飛(45)"));
  }

  private static final Position ROOKS = NarrowGame.position("2k2R1/7/7/7/7/7/1R1K1R1 b - 1");

  @ParameterizedTest
  @CsvSource({
    "77飛(67), 6g7g",
    "11飛(21), 2a1a",
    "17飛(27), 2g1g",
    "７７飛, 6g7g",
    "7g飛, 6g7g",
    "1七飛(27), 2g1g"
  })
  void digitsNameSquaresOfTheBoard(String text, String usi) {
    assertEquals(usi, MoveText.read(ROOKS, text).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "78飛, 78 is not on the board of narrow-game",
    "87飛, '87 is not on the board of narrow-game, which is 7x7'",
    "1八飛, 1八 is not on the board",
    "0七飛, 0七 is not on the board",
    "1h飛, 1h is not on the board",
    "77飛(87), 87 is not on the board",
    "七七飛, is no move in Japanese"
  })
  void whatIsBesideTheBoardIsNamed(String text, String part) {
    String told = refused(ROOKS, text);
    assertTrue(told.contains(part), told);
  }

  private static final Position GOLDS = NarrowGame.position("2k4/7/7/2GGG2/3P3/1R3R1/3K3 b - 1");

  @ParameterizedTest
  @CsvSource({
    "G5-4c, 5d4c",
    "G4-4c, 4d4c",
    "G54c, 5d4c",
    "R2-3f, 2f3f",
    "R6-5f, 6f5f",
    "R23f, 2f3f",
    "Gc4-d5, 5d4c",
    "Gc-d5, 5d4c"
  })
  void halfOfAnOriginIsEnoughWhereItTells(String text, String usi) {
    assertEquals(usi, MoveText.read(GOLDS, text).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "Gd-4c, name the origin",
    "G7-4c, no gold general of yours moves so",
    "Ga-4c, no gold general of yours moves so",
    "Rf-4a, no rook of yours moves so"
  })
  void halfOfAnOriginThatDoesNotTellIsRefused(String text, String part) {
    String told = refused(GOLDS, text);
    assertTrue(told.contains(part), told);
  }

  /** The letter of one piece is the abbreviation of another; what is written just so is meant. */
  @Test
  void aLetterOfTwoPiecesIsReadAsTheNotationWritesIt() {
    Position position = NarrowGame.position("2k4/3L3/2N1N2/7/7/7/3K3 b - 1");
    assertEquals("4b4c", MoveText.read(position, "N-4c").toString(), "Hodges' lion");
    assertEquals("5c5b", MoveText.read(position, "S-5b=").toString());
    assertEquals("5c5b+", MoveText.read(position, "Nc6+").toString(), "WinBoard's silver");
  }

  @ParameterizedTest
  @CsvSource({
    "じっと, 'can be 4d3e4d or 5e6d5e; name the piece'",
    "獅じっと, 'can be 4d3e4d or 5e6d5e; name the origin'",
    "N--, 'can be 4d3e4d or 5e6d5e; name the origin'",
    "４五飛, you have no rook on the board"
  })
  void severalAreNamed(String text, String part) {
    String told = refused(LIONS, text);
    assertTrue(told.contains(part), told);
  }

  @Test
  void whoCanPassAloneNeedNotBeNamed() {
    Position position = NarrowGame.position("2k4/7/7/3L3/7/7/3K3 b - 1");
    Move pass = position.legalMoves().stream()
        .filter(Move.Pass.class::isInstance)
        .findFirst()
        .orElseThrow();
    for (String text : List.of("じっと", "▲じっと", "獅じっと", "４四獅じっと", "--", "@@@@", "L--", "N--")) {
      assertEquals(pass, MoveText.read(position, text), text);
    }
  }

  @Test
  void whoeverTakesBackNeedNotSayWhere() {
    Position position = NarrowGame.position("2k4/7/3p3/3G3/7/7/3K3 b - 1");
    assertEquals("4d4c", MoveText.read(position, "同金").toString(), "there is one thing to take");
    Optional<Square> last = Optional.of(Square.parse("4c"));
    for (String text : List.of("Gx", "xG", "G4x", "xG4", "同金", "G4dx")) {
      assertEquals("4d4c", MoveText.read(position, last, text).toString(), text);
    }
    assertTrue(refused(position, "Gx").contains("is no move"), "nobody knows where");
    assertEquals("4d4c", MoveText.read(position, last, "G5x").toString(), "one gold is clear");
    Position two = NarrowGame.position("2k4/7/3p3/2GG3/7/7/3K3 b - 1");
    assertEquals("5d4c", MoveText.read(two, last, "G5x").toString());
    assertEquals("4d4c", MoveText.read(two, last, "xG4").toString());
    TextException told = assertThrows(TextException.class, () -> MoveText.read(two, last, "Gx"));
    assertTrue(told.getMessage().contains("5d4c"), told.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"P2d, P*2d", "S2d, N*2d", "G1g, G*1g", "G4c, ''", "P4d, 4e4d", "P1d, P*1d"})
  void aDropNeedsNoStarWhereNothingOnTheBoardGoes(String text, String usi) {
    if (usi.isEmpty()) {
      assertTrue(refused(FULL, text).contains("name the origin"), () -> refused(FULL, text));
    } else {
      assertEquals(usi, MoveText.read(FULL, text).toString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "G-4d, ', and none of them is legal; name the origin'",
    "R-4a, 'no rook of yours moves so; there are some on 2f, 6f'",
    "R--, 'no rook of yours moves so; there are some on 2f, 6f'",
    "Rx4bx4a, 'no rook of yours moves so; there are some on 2f, 6f'",
    "R2f-2z, 'R2f-2z'",
    "+N-4a, 'you have no promoted silver on the board'"
  })
  void whatNoneCanDoIsTold(String text, String part) {
    String told = refused(FULL, text);
    assertTrue(told.contains(part), told);
  }

  /** Of two rooks one could go there if nothing stood between. */
  @Test
  void theOneThatCouldBeMeantIsExplained() {
    Position position = NarrowGame.position("2k4/7/7/1P5/7/1R3R1/3K3 b - 1");
    Move move = MoveText.read(position, "R-6b");
    assertEquals("6f6b", move.toString());
    assertEquals("blocked", position.why(move).orElseThrow().rule());
  }

  @Test
  void aLionGoesFromSquareToSquareBesideIt() {
    Position far = NarrowGame.position("2k4/7/7/L5L/7/7/3K3 b - 1");
    assertTrue(refused(far, "Lx4cx4b").contains("no lion of yours moves so"));
    Position own = NarrowGame.position("2k4/7/7/L5L/1P5/7/3K3 b - 1");
    Move move = MoveText.read(own, "Lx6ex5e");
    assertEquals("7d6e5e", move.toString(), "the other lion is too far away");
  }
}
