package org.komabako.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** Who won, as an outcome says. */
class WinnerTest {
  @Test
  void aGameWithoutDecisionIsOpen() {
    assertEquals(
        Winner.BLACK, Winner.of(Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.TIME))));
    assertEquals(
        Winner.WHITE, Winner.of(Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.TIME))));
    assertEquals(Winner.DRAW, Winner.of(Optional.of(Outcome.draw(Outcome.Reason.SENNICHITE))));
    assertEquals(Winner.OPEN, Winner.of(Optional.of(Outcome.draw(Outcome.Reason.SEALED))));
    assertEquals(Winner.OPEN, Winner.of(Optional.empty()));
  }
}
