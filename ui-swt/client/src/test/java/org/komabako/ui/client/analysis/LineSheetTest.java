package org.komabako.ui.client.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.game.Evaluation;
import org.komabako.kernel.game.Evaluation.Unit;

/** Lines of an analysis as a text to be clicked on. */
class LineSheetTest {
  private final LineSheet sheet = new LineSheet(
      List.of(line(1, 35, "a", "b"), line(2, -10, "c")), score -> "(" + score.value() + ")");

  private static Report.Line line(int rank, int score, String... words) {
    return new Report.Line(rank, new Evaluation(Unit.CP, score, 7), 12, List.of(), List.of(words));
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
    LineSheet later = new LineSheet(List.of(line(1, 350, "long", "b")), score -> "score");
    assertEquals(later.text().indexOf("13."), later.again(before).orElseThrow().start());
    assertTrue(new LineSheet(List.of(), score -> "").again(before).isEmpty());
  }
}
