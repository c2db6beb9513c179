package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.variant.LionPower;
import org.komabako.kernel.variant.PieceType;

class MoveWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fW   | one step forward",
        "K    | one step in any direction",
        "WfF  | one step in any direction but diagonally backward",
        "FfrlW | one step in any direction but backward",
        "FfW  | one step forward or diagonally",
        "fKbW | one step forward, backward or diagonally forward",
        "flF  | one step diagonally forward to the left",
        "FD   | one step diagonally; or a jump to the second square orthogonally",
        "ffN  | a jump of 2 and 1 squares forward, to the left or right",
        "frN  | a jump of 2 and 1 squares (1,2) (2,1)",
        "H    | a jump to the third square orthogonally",
        "Q    | any number of squares in any direction",
        "WfbR | any number of squares forward or backward; or one step sideways",
        "fR3  | up to 3 squares forward",
        "ffN0 | a jump of 2 and 1 squares forward, to the left or right, repeated",
        "''   | does not move",
      })
  void words(String betza, String expected) {
    assertEquals(
        expected, MoveWords.of(PieceType.row("X", "x", "x", "x").moves(betza).build()));
  }

  @Test
  void lionPowers() {
    PieceType.Builder row = PieceType.row("X", "x", "x", "x").moves("KNAD");
    assertEquals(
        "one step in any direction; or a jump to the second square in any direction; or a jump of"
            + " 2 and 1 squares in any direction, like the knight of chess; or two steps in one"
            + " move, each in any direction, taking on both squares",
        MoveWords.of(row.lionPower(LionPower.AREA).build()));
    assertEquals(
        "one step forward; or a jump to the second square forward; or two steps in one move forward, straight on or back, taking on both"
            + " squares",
        MoveWords.of(row.moves("fWfD").lionPower(LionPower.line("fW")).build()));
  }
}
