package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.engine.Score;

class ValueTest {
  @Test
  void theScoreIsWithoutWhatPursuitAdds() {
    assertEquals(new Score.Material(1300), Value.score(4500, 3200));
    assertEquals(new Score.Material(-1300), Value.score(-4500, -3200));
  }

  @Test
  void drawsAndWhatIsDecidedAreKnownWithoutPursuit() {
    assertEquals(new Score.Material(0), Value.score(0, 3200));
    assertEquals(new Score.Material(Value.BY_REPETITION), Value.score(Value.BY_REPETITION, 3200));
    assertEquals(new Score.Mate(3), Value.score(Value.won(3), 3200));
    assertEquals(new Score.Mate(-4), Value.score(Value.lost(4), -3200));
  }

  @Test
  void theScoreOfAnOpenPositionStaysOpen() {
    assertEquals(new Score.Material(Value.MOST_OPEN), Value.score(Value.MOST_OPEN, -3200));
  }
}
