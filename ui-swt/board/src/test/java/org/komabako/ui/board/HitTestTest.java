package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.testkit.Toy;

class HitTestTest {
  private static final Position POSITION = Toy.position("3k3/7/R6/7/7/7/7/3K3 b G2P 1");
  private static final Geometry GEOMETRY =
      Geometry.fit(Plan.of(POSITION.rules().table(), true, Side.BLACK), 800, 600);

  private static Spot at(InputState state, Box box) {
    return HitTest.at(GEOMETRY, POSITION, state, box.centerX(), box.centerY());
  }

  @Test
  void squaresAndStands() {
    Square square = Square.parse("7c");
    assertEquals(new Spot.Cell(square), at(InputState.IDLE, GEOMETRY.cell(square)));
    assertEquals(
        new Spot.Hand(Side.BLACK, POSITION.rules().table().type("P")),
        at(InputState.IDLE, GEOMETRY.slot(Side.BLACK, 1)));
    assertEquals(Spot.NOWHERE, at(InputState.IDLE, GEOMETRY.slot(Side.BLACK, 2)));
    assertEquals(Spot.NOWHERE, at(InputState.IDLE, GEOMETRY.slot(Side.WHITE, 0)));
    assertEquals(Spot.NOWHERE, HitTest.at(GEOMETRY, POSITION, InputState.IDLE, -5, 3));
  }

  @Test
  void anOpenQuestionCoversTheBoard() {
    Square from = Square.parse("7c");
    Square to = Square.parse("7b");
    InputState asking = new InputState.Asking(
        new Move.Walk(from, to, false),
        new Move.Walk(from, to, true),
        new InputState.Selected(from));
    assertEquals(new Spot.Answer(true), at(asking, GEOMETRY.answers(to, 2).get(0)));
    assertEquals(new Spot.Answer(false), at(asking, GEOMETRY.answers(to, 2).get(1)));
  }
}
