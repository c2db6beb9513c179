package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelTest {
  @Test
  void aHigherLevelSeesNoLessAndTheBestErrsNever() {
    for (int number = 2; number <= Level.BEST; number++) {
      Level lower = Level.of(number - 1);
      Level higher = Level.of(number);
      assertTrue(higher.depth() >= lower.depth());
      assertTrue(higher.exchanges() || !lower.exchanges());
    }
    assertEquals(0, Level.of(Level.BEST).error(123));
  }

  @Test
  void theErrorIsBoundedAndTheSameForAPosition() {
    Random random = new Random(1);
    for (int number = 1; number <= Level.BEST; number++) {
      Level level = Level.of(number);
      long sum = 0;
      for (int i = 0; i < 10_000; i++) {
        long key = random.nextLong();
        assertEquals(level.error(key), level.error(key));
        assertTrue(Math.abs(level.error(key)) <= level.error());
        sum += level.error(key);
      }
      assertTrue(Math.abs(sum / 10_000) <= 6, "it errs to both sides");
    }
  }
}
