package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Side;

class ScoreViewTest {
  @Test
  void aMateOnTheBoardHasNoNumber() {
    Evaluation mated = new Evaluation(Evaluation.Unit.MATE, 0, 0);
    assertEquals("#", ScoreView.MOVER.brief(mated, Side.WHITE));
    assertEquals("#", ScoreView.BLACK.brief(mated, Side.WHITE));
    Evaluation near = new Evaluation(Evaluation.Unit.MATE, 5, 9);
    assertEquals("#5", ScoreView.MOVER.brief(near, Side.WHITE));
    assertEquals("-#5", ScoreView.BLACK.brief(near, Side.WHITE));
  }
}
