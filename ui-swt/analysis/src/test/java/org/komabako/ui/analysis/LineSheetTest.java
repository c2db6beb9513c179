package org.komabako.ui.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.komabako.game.Evaluation;
import org.komabako.game.Evaluation.Unit;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/** Lines of an analysis as a text to be clicked on. */
class LineSheetTest {
  private final LineSheet sheet = new LineSheet(
      List.of(line(1, 35, "a", "b"), line(2, -10, "c")), score -> "(" + score.value() + ")");

  private static Report.Line line(int rank, int score, String... words) {
    List<Move> moves = Stream.of(words).map(LineSheetTest::move).toList();
    return new Report.Line(rank, new Evaluation(Unit.CP, score, 7), 12, moves, List.of(words));
  }

  /** For each word a move of its own. */
  private static Move move(String word) {
    int file = 1 + Math.floorMod(word.hashCode(), 7);
    return new Move.Walk(Square.parse(file + "f"), Square.parse(file + "e"), false);
  }

  @Test
  void eachLineHasItsScoreAndItsMoves() {
    assertEquals("(35)  12. a  13. b\n(-10)  12. c", sheet.text().replace('\u00a0', ' '));
  }

  @Test
  void aMoveIsFoundWhereItStands() {
    LineSheet.Span second = sheet.at(sheet.text().indexOf("b")).orElseThrow();
    assertEquals(0, second.line());
    assertEquals(2, second.moves());
    assertEquals(1, sheet.at(sheet.text().indexOf("c")).orElseThrow().line());
    assertTrue(sheet.at(0).isEmpty());
  }

  @Test
  void aMoveIsFoundAgainInALaterText() {
    LineSheet.Span before = sheet.at(sheet.text().indexOf("b")).orElseThrow();
    LineSheet later =
        new LineSheet(List.of(line(1, 35, "c"), line(2, 30, "a", "b")), score -> "score");
    assertEquals(
        later.text().indexOf("13."), later.again(before.way()).orElseThrow().start());
    LineSheet other = new LineSheet(List.of(line(1, 40, "d", "b")), score -> "");
    assertTrue(other.again(before.way()).isEmpty(), "another move leads to the same words");
  }
}
