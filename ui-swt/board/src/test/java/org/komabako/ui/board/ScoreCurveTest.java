package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** Scores along a line, as they are drawn. */
class ScoreCurveTest {
  private final Game game = new Game(Rules.of(new Toy()));

  private void play(int... scores) {
    for (int score : scores) {
      GameNode node = game.play(game.legalMoves().get(0));
      node.evaluation(new Evaluation(Evaluation.Unit.CP, score, 8));
    }
  }

  @Test
  void scoresAreSeenFromBlack() {
    play(300, 300);
    List<ScoreCurve.Point> points = ScoreCurve.of(game).points();
    assertTrue(points.get(0).black().isEmpty());
    assertTrue(points.get(1).black().getAsDouble() < 0.4, "White is to move and better");
    assertTrue(points.get(2).black().getAsDouble() > 0.6, "Black is to move and better");
    assertEquals("1", points.get(1).place().toString());
  }

  @Test
  void theListOfMovesTellsScoresFromTheViewThatIsChosen() {
    play(300, -200);
    assertEquals("Start\n1.\tm\t+3.0\tm\t-2.0", sheet(ScoreView.MOVER));
    assertEquals("Start\n1.\tm\t-3.0\tm\t-2.0", sheet(ScoreView.BLACK));
  }

  private String sheet(ScoreView scores) {
    return new MoveSheet(MoveTree.of(game, node -> "m", scores), "Start").text();
  }

  @Test
  void theNextMistakeIsFoundOnce() {
    play(0, 0, 900, -900);
    game.goTo(0);
    ScoreCurve curve = ScoreCurve.of(game);
    ScoreCurve.Point mistake = curve.nextMistake().orElseThrow();
    assertEquals(3, mistake.number());
    assertEquals(32, mistake.lost(curve.points().get(2)));
    game.goTo(3);
    assertTrue(ScoreCurve.of(game).nextMistake().isEmpty());
    String sheet = sheet(ScoreView.BLACK);
    assertTrue(sheet.contains("\tm??"), sheet);
  }

  @Test
  void aClickFindsTheNearestPlace() {
    play(0, 0, 0, 0);
    ScoreCurve curve = ScoreCurve.of(game);
    assertEquals(100, curve.x(4, 100));
    assertEquals(0, curve.at(-5, 100).number());
    assertEquals(2, curve.at(45, 100).number());
    assertEquals(4, curve.at(1000, 100).number());
    assertFalse(curve.isEmpty());
    assertEquals(4, curve.current());
  }
}
