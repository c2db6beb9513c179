package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EvaluationCacheTest {
  private static final long KEY = 0x123456789abcdef0L;

  private final EvaluationCache cache = new EvaluationCache();

  @Test
  void whatWasPutThereIsFoundAgain() {
    for (int value : new int[] {0, 1, -1, 700, -31_000, (1 << 23) - 1, 1 - (1 << 23)}) {
      cache.put(KEY, value);
      assertEquals(value, cache.get(KEY));
    }
    cache.put(0, -5);
    assertEquals(-5, cache.get(0));
  }

  @Test
  void nothingIsKnownOfOtherPositions() {
    assertEquals(EvaluationCache.UNKNOWN, cache.get(KEY));
    assertEquals(EvaluationCache.UNKNOWN, cache.get(0), "as where the cache is empty");
    cache.put(KEY, 3);
    assertEquals(EvaluationCache.UNKNOWN, cache.get(KEY ^ 1));
    assertEquals(EvaluationCache.UNKNOWN, cache.get(KEY ^ 1L << 40), "in the same place");
    cache.put(KEY ^ 1L << 40, 4);
    assertEquals(EvaluationCache.UNKNOWN, cache.get(KEY), "written over");
  }

  @Test
  void whatIsTooLargeIsNotKept() {
    cache.put(KEY, 3);
    cache.put(KEY, 1 << 23);
    assertEquals(3, cache.get(KEY));
  }
}
