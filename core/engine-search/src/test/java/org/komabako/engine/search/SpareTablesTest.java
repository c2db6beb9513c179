package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Tables that are used again. */
class SpareTablesTest {
  private final SpareTables tables = new SpareTables(TranspositionTable::new);

  @Test
  void aTableIsUsedAgainAndIsAsIfItWereNew() {
    TranspositionTable table = tables.take(1);
    table.grow();
    table.put(77, 5, 10, 3, TranspositionTable.EXACT, 0);
    tables.give(table);
    assertSame(table, tables.take(1));
    assertEquals(TranspositionTable.UNKNOWN, table.get(77));
    assertEquals(0, table.fullness());
    assertNotSame(table, tables.take(1), "it has an owner");
  }

  @Test
  void aTableOfAnotherSizeIsNotTaken() {
    TranspositionTable table = tables.take(1);
    tables.give(table);
    assertEquals(2, tables.take(2).megabytes());
    assertSame(table, tables.take(1));
  }

  @Test
  void noMoreThanFourAreKept() {
    TranspositionTable first = new TranspositionTable(1);
    tables.give(first);
    for (int i = 0; i < 4; i++) {
      tables.give(new TranspositionTable(1));
    }
    for (int i = 0; i < 5; i++) {
      assertNotSame(first, tables.take(1));
    }
  }
}
