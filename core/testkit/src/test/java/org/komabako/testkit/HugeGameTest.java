package org.komabako.testkit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.komabako.kernel.rules.Variant;

/** The largest board, whose generator is the plain one, with pieces that go round corners. */
@Tag("slow")
class HugeGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new WideGame(25);
  }

  /** The simple reference is slow here. */
  @Override
  int effort(int usual) {
    return DEEP ? usual : (usual + 149) / 150;
  }

  @Test
  @EnabledIfSystemProperty(named = "komabako.deep", matches = "true")
  @Override
  void theFastBoardAgreesWithTheSimpleOneInPlayouts() {
    super.theFastBoardAgreesWithTheSimpleOneInPlayouts();
  }

  @Test
  @EnabledIfSystemProperty(named = "komabako.deep", matches = "true")
  @Override
  void everyGameEndsInOneOutcomeAndThenHasNoMoves() {
    super.everyGameEndsInOneOutcomeAndThenHasNoMoves();
  }
}
