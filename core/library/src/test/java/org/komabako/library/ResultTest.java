package org.komabako.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** Who won, as an outcome says. */
class ResultTest {
  @Test
  void aGameWithoutDecisionIsOpen() {
    assertEquals(
        Result.BLACK, Result.of(Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.TIME))));
    assertEquals(
        Result.WHITE, Result.of(Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.TIME))));
    assertEquals(Result.DRAW, Result.of(Optional.of(Outcome.draw(Outcome.Reason.SENNICHITE))));
    assertEquals(Result.OPEN, Result.of(Optional.of(Outcome.draw(Outcome.Reason.SEALED))));
    assertEquals(Result.OPEN, Result.of(Optional.empty()));
  }
}
