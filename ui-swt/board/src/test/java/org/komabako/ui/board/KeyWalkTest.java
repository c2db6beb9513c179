package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.testkit.Toy;

class KeyWalkTest {
  private final Position position = Toy.position("3k3/7/7/7/7/P6/7/3K3 b PGr 1");

  private KeyWalk walk(Side bottom) {
    Plan plan = Plan.of(position.rules().table(), true, bottom);
    return new KeyWalk(Geometry.fit(plan, 900, 700), position);
  }

  private static Spot cell(String name) {
    return new Spot.Cell(Square.parse(name));
  }

  private Spot hand(Side side, String type) {
    return new Spot.Hand(side, position.rules().table().type(type));
  }

  @Test
  void arrowsGoAsIsSeen() {
    assertEquals(cell("4e"), walk(Side.BLACK).step(cell("4f"), KeyWalk.Way.UP));
    assertEquals(cell("3f"), walk(Side.BLACK).step(cell("4f"), KeyWalk.Way.RIGHT));
    assertEquals(cell("4g"), walk(Side.WHITE).step(cell("4f"), KeyWalk.Way.UP));
    assertEquals(cell("5f"), walk(Side.WHITE).step(cell("4f"), KeyWalk.Way.RIGHT));
  }

  @Test
  void theUpperEdgeIsTheEnd() {
    assertEquals(cell("4a"), walk(Side.BLACK).step(cell("4a"), KeyWalk.Way.UP));
  }

  @Test
  void beyondTheEdgeIsTheStandAndBack() {
    KeyWalk walk = walk(Side.BLACK);
    Spot gold = walk.step(cell("1h"), KeyWalk.Way.RIGHT);
    assertEquals(hand(Side.BLACK, "G"), gold);
    Spot pawn = walk.step(gold, KeyWalk.Way.UP);
    assertEquals(hand(Side.BLACK, "P"), pawn);
    assertEquals(cell("1g"), walk.step(pawn, KeyWalk.Way.LEFT));
    assertEquals(hand(Side.WHITE, "R"), walk.step(cell("7a"), KeyWalk.Way.LEFT));
  }

  @Test
  void walkingBeginsAtTheKingOfTheMover() {
    Snapshot start = Snapshot.of(new org.komabako.game.Game(position));
    assertEquals(cell("4h"), KeyWalk.begin(start));
  }
}
