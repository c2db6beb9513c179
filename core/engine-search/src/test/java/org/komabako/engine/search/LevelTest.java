package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LevelTest {
  @Test
  void aHigherLevelSeesFartherErrsOrOverlooksLessAndTheBestNever() {
    for (int number = 2; number <= Level.BEST; number++) {
      Level lower = Level.of(number - 1);
      Level higher = Level.of(number);
      assertTrue(higher.tenths() >= lower.tenths());
      assertTrue(higher.error() <= lower.error());
      assertTrue(higher.blind() <= lower.blind());
      assertTrue(higher.tenths() > lower.tenths()
          || higher.error() < lower.error()
          || higher.blind() < lower.blind());
    }
    assertEquals(0, Level.of(Level.BEST).error(123));
    assertFalse(Level.of(Level.BEST).overlooks(123));
  }

  @Test
  void tenthsOfAPlyAreAPlyMoreInAsManyOfTenPositions() {
    Level level = new Level(43, 100, 0, 1);
    Random random = new Random(1);
    int deeper = 0;
    for (int i = 0; i < 1_000; i++) {
      long key = random.nextLong();
      assertEquals(level.depth(key), level.depth(key));
      deeper += level.depth(key) - 4;
      assertEquals(4, new Level(40, 100, 0, 1).depth(key));
    }
    assertTrue(deeper > 250 && deeper < 350, deeper + " of 1000 positions are seen deeper");
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
      assertTrue(Math.abs(sum / 10_000) <= 6 + level.error() / 50, "it errs to both sides");
    }
  }

  @Test
  void itIsBlindInAsManyOfAThousandPositions() {
    Random random = new Random(1);
    Level level = Level.of(1);
    int blind = 0;
    for (int i = 0; i < 10_000; i++) {
      long key = random.nextLong();
      assertEquals(level.overlooks(key), level.overlooks(key));
      blind += level.overlooks(key) ? 1 : 0;
    }
    assertEquals(10 * level.blind(), blind, 150);
  }

  @Test
  void anotherGameIsAnotherMood() {
    Level one = Level.of(1).salted(1);
    Level other = Level.of(1).salted(2);
    Random random = new Random(1);
    int same = 0;
    for (int i = 0; i < 1000; i++) {
      long key = random.nextLong();
      same += one.error(key) == other.error(key) ? 1 : 0;
    }
    assertTrue(same < 20, same + " of 1000 positions are judged alike");
  }

  /** Where a network's values are twice as large an error as large would be half of one. */
  @Test
  void itErrsByAsMuchOfAGameWhateverANetworkCounts() {
    Level level = Level.of(3);
    Level counted = level.counted(1200);
    assertEquals(2 * level.error(), counted.error());
    assertEquals(level.depth(99), counted.depth(99));
    assertTrue(Level.of(Level.BEST).counted(1200).passes());
  }
}
