package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;

class ReachTest {
  private static final String ROOK = "3k3/3p3/7/7/P2R3/7/7/3K3 b - 1";

  private static Reach.Kind at(String square) {
    return Reach.of(Toy.position(ROOK), Square.parse("4e"))
        .orElseThrow()
        .squares()
        .get(Square.parse(square));
  }

  @Test
  void aSlideGoesTakesCoversAndIsStopped() {
    assertEquals(Reach.Kind.FREE, at("4c"));
    assertEquals(Reach.Kind.CAPTURE, at("4b"));
    assertEquals(Reach.Kind.BLOCKED, at("4a"));
    assertEquals(Reach.Kind.DEFENDED, at("7e"));
    assertEquals(Reach.Kind.DEFENDED, at("4h"));
  }

  @Test
  void anEmptySquareHasNone() {
    assertTrue(Reach.of(Toy.position(ROOK), Square.parse("1a")).isEmpty());
  }

  @Test
  void attacksAreCounted() {
    AttackCounts attacks = AttackCounts.of(Toy.position(ROOK), Side.BLACK);
    assertEquals(1, attacks.counts().get(Square.parse("4b")));
    assertEquals(1, attacks.counts().get(Square.parse("7d")));
  }
}
