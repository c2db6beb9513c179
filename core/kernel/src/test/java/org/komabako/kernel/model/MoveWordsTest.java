package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        "frN  | a jump of 2 and 1 squares forward, to the right or to the right, forward",
        "H    | a jump to the third square orthogonally",
        "Q    | any number of squares in any direction",
        "WfbR | any number of squares forward or backward; or one step sideways",
        "fR3  | up to 3 squares forward",
        "ffN0 | a jump of 2 and 1 squares forward, to the left or right, repeated",
        "''   | does not move",
        "bW   | one step backward",
        "lW   | one step left",
        "rW   | one step right",
        "sW   | one step sideways",
        "bF   | one step diagonally backward",
        "blF  | one step diagonally backward to the left",
        "brF  | one step diagonally backward to the right",
        "frF  | one step diagonally forward to the right",
        "A    | a jump to the second square diagonally",
        "G    | a jump to the third square diagonally",
        "N    | a jump of 2 and 1 squares in any direction, like the knight of chess",
        "C    | a jump of 3 and 1 squares in any direction, like the knight of chess",
        "bbN  | a jump of 2 and 1 squares backward, to the left or right",
        "ffbbN | a jump of 2 and 1 squares forward or backward, to the left or right",
        "frNblN | a jump of 2 and 1 squares forward, to the right or backward, to the left or to the right, forward"
            + " or to the left, backward",
        "llrrN | a jump of 2 and 1 squares to the left or right, forward or backward",
        "llN  | a jump of 2 and 1 squares to the left, forward or backward",
        "f(4,0) | a jump of 4 squares forward",
        "D0   | a jump to the second square orthogonally, repeated",
        "B    | any number of squares diagonally",
        "asB  | any number of squares diagonally, then the same once more at a right angle",
        "fasB | any number of squares diagonally forward, then the same once more at a right angle",
        "fR2bR3 | up to 3 squares backward; or up to 2 squares forward",
        "WvR2 | up to 2 squares forward or backward; or one step sideways",
        "KNAD | one step in any direction; or a jump to the second square in any direction; or a jump"
            + " of 2 and 1 squares in any direction, like the knight of chess",
      })
  void words(String betza, String expected) {
    assertEquals(
        expected,
        MoveWords.of(PieceType.row("X", "x", "x", "x").moves(betza).build()).in(Locale.ENGLISH));
  }

  @Test
  void lionPowers() {
    PieceType.Builder row = PieceType.row("X", "x", "x", "x").moves("KNAD");
    assertEquals(
        "up to two squares in any direction, over pieces too; or two steps in one move, each in any"
            + " direction, taking on both squares",
        MoveWords.of(row.lionPower(LionPower.AREA).build()).in(Locale.ENGLISH));
    assertEquals(
        "one step forward; or a jump to the second square forward; or two steps in one move forward, straight on or back, taking on both"
            + " squares",
        MoveWords.of(row.moves("fWfD").lionPower(LionPower.line("fW")).build()).in(Locale.ENGLISH));
  }

  @Test
  void aPowerThatTurnsAmongFewSquares() {
    PieceType.Builder row = PieceType.row("X", "x", "x", "x")
        .moves("WDF")
        .lionPower(new LionPower(Betza.legs("W"), true));
    assertEquals(
        "one step in any direction; or a jump to the second square orthogonally; or two steps in"
            + " one move, each in any direction, taking on both squares",
        MoveWords.of(row.build()).in(Locale.ENGLISH));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fW   | 前へ一マス",
        "FfrlW | 後ろ以外の方向へ一マス",
        "fKbW | 前、後ろ、斜め前へ一マス",
        "FD   | 斜めへ一マス、または縦横の二マス先への跳び",
        "ffN  | 前の左右へ2マスと1マスの跳び",
        "ffbbN | 前後の左右へ2マスと1マスの跳び",
        "llrrN | 左右の前後へ2マスと1マスの跳び",
        "WfbR | 前、後ろへ何マスでも、または左右へ一マス",
        "fR3  | 前へ3マスまで",
        "''   | 動けない",
      })
  void japanese(String betza, String expected) {
    assertEquals(
        expected,
        MoveWords.of(PieceType.row("X", "x", "x", "x").moves(betza).build()).in(Locale.JAPANESE));
  }
}
