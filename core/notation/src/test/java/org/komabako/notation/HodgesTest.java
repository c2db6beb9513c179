package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

class HodgesTest {
  private static void assertWritten(String expected, String sfen, String usi) {
    Position position = SmallGame.position(sfen);
    var move = position.canonical(Usi.parse(position.rules().table(), usi));
    assertEquals(expected, Notation.HODGES.write(position, move));
    assertEquals(move, MoveText.read(position, expected));
  }

  @Test
  void stepsAndCaptures() {
    assertWritten("P-8f", "k11/12/12/12/12/12/4P7/12/12/12/12/K11 b - 1", "8g8f");
    assertWritten("Rx8g", "k11/12/12/12/12/12/R3p7/12/12/12/12/K11 b - 1", "12g8g");
  }

  @Test
  void promotionIsTakenOrDeclined() {
    String sfen = "k11/12/12/5p6/5P6/12/12/12/12/12/12/K11 b - 1";
    assertWritten("P-7d", sfen.replace("5p6/5P6", "12/5P6"), "7e7d");
    String inZone = "k11/12/5p6/5P6/12/12/12/12/12/12/12/K11 b - 1";
    assertWritten("Px7c=", inZone, "7d7c");
    assertWritten("Px7c+", inZone, "7d7c+");
    assertWritten("+Px7d", sfen.replace("5P6", "5+P6"), "7e7d");
    assertWritten("P-7a+", "k11/5P6/12/12/12/12/12/12/12/12/12/K11 b - 1", "7b7a+");
  }

  @Test
  void originStandsWhereNeeded() {
    String twoGolds = "k11/12/12/12/12/7G1G2/12/12/12/12/12/K11 b - 1";
    assertWritten("G5f-4e", twoGolds.replace("7G1G2", "7GG3"), "5f4e");
    assertWritten("G5f-4f", twoGolds, "5f4f");
    assertWritten("G-6f", twoGolds, "5f6f");
    String oneIsPromoted = "k11/12/12/12/12/7R1+R2/12/12/12/12/12/K11 b - 1";
    assertWritten("+R-4f", oneIsPromoted, "3f4f");
  }

  @Test
  void lionMoves() {
    String lion = "k11/12/12/12/12/12/9N2/9p2/10g1/12/12/K11 b - 1";
    assertWritten("Lnx3hx2i", lion, "3g3h2i");
    assertWritten("Lnx3h-2h", lion, "3g3h2h");
    assertWritten("Lnx!3h", lion, "3g3h3g");
    assertWritten("Lnx2i", lion, "3g2i");
    assertWritten("Ln--", lion, "3g3f3g");
    assertWritten("Lnx!9d", "k11/12/4N7/3p8/12/12/12/12/12/12/12/K11 b - 1", "8c9d8c");
    String two = lion.replace("9N2", "4N4N2");
    assertWritten("Ln8g--", two, "8g8f8g");
    assertWritten("Lnx3hx2i", two, "3g3h2i");
  }

  @Test
  void drops() {
    String sfen = "k11/12/12/12/12/12/12/12/12/12/12/K11 b PG 1";
    assertWritten("P*5e", sfen, "P*5e");
    assertWritten("G*12e", sfen, "G*12e");
  }
}
