package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;
import org.komabako.position.Rules;

class WinBoardTest {
  private static final String LION = "k11/12/12/12/12/12/9N2/9p2/10g1/12/12/K11 b PG 1";

  private static void assertWritten(String expected, String sfen, String usi) {
    Position position = SmallGame.position(sfen);
    var move = position.canonical(Usi.parse(position.rules().table(), usi));
    assertEquals(expected, Notation.WINBOARD.write(position, move));
    assertEquals(move, MoveText.read(position, expected));
  }

  @Test
  void filesFromTheLeftAndRanksFromBelow() {
    var table = SmallGame.RULES.table();
    assertEquals("f6", WinBoard.square(table, Square.parse("7g")));
    assertEquals("l1", WinBoard.square(table, Square.parse("1l")));
    assertEquals("a12", WinBoard.square(table, Square.parse("12a")));
    assertEquals(Square.parse("7g"), WinBoard.square(table, "f6", 0, "f6"));
  }

  @Test
  void boardsOfTenRanksCountFromZero() {
    var table = Rules.of(new SmallGame(10)).table();
    assertEquals("a0", WinBoard.square(table, Square.parse("12j")));
    assertEquals("l9", WinBoard.square(table, Square.parse("1a")));
  }

  @Test
  void coordinates() {
    assertWritten("e4e5", "k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1", "8i8h");
    assertWritten("e9e10+", "k11/12/12/4P7/12/12/12/12/12/12/12/K11 b - 1", "8d8c+");
    assertWritten("j6j5,j5k4", LION, "3g3h2i");
    assertWritten("j6j5,j5j6", LION, "3g3h3g");
    assertWritten("P@e5", LION, "P*8h");
  }

  @Test
  void aPassThatSeveralPiecesCanMakeNamesThePiece() {
    assertWritten("@@@@", LION, "3g3f3g");
    assertWritten("e6f7,f7e6", LION.replace("9N2", "4N4N2"), "8g8f8g");
  }
}
