package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.komabako.engine.Score;
import org.komabako.game.Evaluation;

class ValueTest {
  @Test
  void theScoreIsWithoutWhatPursuitAdds() {
    assertEquals(new Score.Material(1300), Value.score(4500, Evaluation.CHANCE_UNIT, 3200));
    assertEquals(new Score.Material(-1300), Value.score(-4500, Evaluation.CHANCE_UNIT, -3200));
  }

  @Test
  void drawsAndWhatIsDecidedAreKnownWithoutPursuit() {
    assertEquals(new Score.Material(0), Value.score(0, Evaluation.CHANCE_UNIT, 3200));
    assertEquals(
        new Score.Material(Value.BY_REPETITION),
        Value.score(Value.BY_REPETITION, Evaluation.CHANCE_UNIT, 3200));
    assertEquals(new Score.Mate(3), Value.score(Value.won(3), Evaluation.CHANCE_UNIT, 3200));
    assertEquals(new Score.Mate(-4), Value.score(Value.lost(4), Evaluation.CHANCE_UNIT, -3200));
  }

  @Test
  void theScoreOfAnOpenPositionStaysOpen() {
    assertEquals(
        new Score.Material(Value.MOST_OPEN),
        Value.score(Value.MOST_OPEN, Evaluation.CHANCE_UNIT, -3200));
  }

  @Test
  void sixPawnsAreReadWhereThreeOfFourGamesAreWonWhateverTheNetworkCounts() {
    assertEquals(new Score.Material(600), Value.score(1200, 1200, 0));
    assertEquals(new Score.Material(-25), Value.score(-50, 1200, 0));
    assertEquals(new Score.Material(600), Value.score(4400, 1200, 3200));
    assertEquals(new Score.Mate(3), Value.score(Value.won(3), 1200, 0));
    assertEquals(
        new Score.Material(-Value.BY_REPETITION), Value.score(-Value.BY_REPETITION, 1200, 0));
  }
}
