package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void whatWasKeptIsFound() {
    table.put(-7, 0x7ff_ffff, -321, 17, TranspositionTable.AT_LEAST, 3);
    long data = table.get(-7);
    assertEquals(0x7ff_ffff, TranspositionTable.move(data));
    assertEquals(-321, TranspositionTable.value(data, 9));
    assertEquals(17, TranspositionTable.depth(data));
    assertEquals(TranspositionTable.AT_LEAST, TranspositionTable.bound(data));
    assertEquals(TranspositionTable.UNKNOWN, table.get(-8));
  }

  @Test
  void thatItWasOnAPrincipalVariationIsKeptBesideTheBound() {
    for (int bound = TranspositionTable.AT_MOST; bound <= TranspositionTable.EXACT; bound++) {
      table.grow();
      table.put(6, 5, 100, 4, TranspositionTable.marked(bound, true), 0);
      assertTrue(TranspositionTable.isPrincipal(table.get(6)));
      assertEquals(bound, TranspositionTable.bound(table.get(6)));
      table.put(6, 5, 100, 4, TranspositionTable.marked(bound, false), 0);
      assertFalse(TranspositionTable.isPrincipal(table.get(6)));
      assertEquals(bound, TranspositionTable.bound(table.get(6)));
    }
  }

  @Test
  void anExactValueIsKeptInPlaceOfADeeperBound() {
    int exact = TranspositionTable.marked(TranspositionTable.EXACT, true);
    table.put(7, 5, 100, 20, TranspositionTable.AT_LEAST, 0);
    table.put(7, 5, 90, 4, TranspositionTable.AT_MOST, 0);
    assertEquals(100, TranspositionTable.value(table.get(7), 0));
    table.put(7, 5, 80, 4, exact, 0);
    assertEquals(80, TranspositionTable.value(table.get(7), 0));
  }

  @Test
  void aMateIsSoFarFromThePositionItself() {
    table.put(1, 5, Value.won(7), 4, TranspositionTable.EXACT, 2);
    assertEquals(Value.won(15), TranspositionTable.value(table.get(1), 10));
    table.put(2, 5, Value.lost(7), 4, TranspositionTable.EXACT, 2);
    assertEquals(Value.lost(5), TranspositionTable.value(table.get(2), 0));
  }

  @Test
  void aBoundDecidesOnItsSideOnly() {
    table.put(3, 5, 100, 4, TranspositionTable.AT_LEAST, 0);
    assertTrue(TranspositionTable.decides(table.get(3), 100, 50));
    assertFalse(TranspositionTable.decides(table.get(3), 100, 150));
    table.put(4, 5, 100, 4, TranspositionTable.AT_MOST, 0);
    assertFalse(TranspositionTable.decides(table.get(4), 100, 50));
    assertTrue(TranspositionTable.decides(table.get(4), 100, 150));
  }

  @Test
  void aMoveOutlivesALookThatFoundNone() {
    table.put(5, 77, 10, 3, TranspositionTable.EXACT, 0);
    table.put(5, 0, -10, 5, TranspositionTable.AT_MOST, 0);
    assertEquals(77, TranspositionTable.move(table.get(5)));
    assertEquals(-10, TranspositionTable.value(table.get(5), 0));
  }

  @Test
  void moreThanFitsPushesOutWhatIsOldAndShallow() {
    Random random = new Random(1);
    long[] deep = random.longs(1000).toArray();
    for (long key : deep) {
      table.put(key, 1, 0, 60, TranspositionTable.EXACT, 0);
    }
    for (int i = 0; i < 300_000; i++) {
      table.put(random.nextLong(), 2, 0, 1, TranspositionTable.EXACT, 0);
    }
    int kept = 0;
    for (long key : deep) {
      kept += table.get(key) == TranspositionTable.UNKNOWN ? 0 : 1;
    }
    assertTrue(kept > 950, "kept " + kept);
    assertEquals(1000, table.fullness(), 5);
    table.grow();
    assertEquals(0, table.fullness());
  }
}
