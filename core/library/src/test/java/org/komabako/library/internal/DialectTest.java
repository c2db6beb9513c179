package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** What a database says is told in a sentence, however much it says. */
class DialectTest {
  private static final String VALUES = "('x'),".repeat(100_000);

  @Test
  void aBatchThatFailsIsToldByItsReason() {
    BatchUpdateException batch = new BatchUpdateException(
        "Batch entry 0 INSERT INTO game VALUES " + VALUES + " was aborted", "08006", 0, new int[0]);
    batch.setNextException(new SQLException("An I/O error occurred", "08006"));
    assertEquals(
        "the library host/club cannot be reached (An I/O error occurred)",
        Dialect.POSTGRESQL.told(batch, "host/club").english());
  }

  @Test
  void whatIsLongIsCutAndOnOneLine() {
    SQLException problem = new SQLException("line one\nline two \u001b[31m" + VALUES, "XX000");
    String told = Dialect.POSTGRESQL.told(problem, "host/club").english();
    assertTrue(told.length() < 400, told);
    assertTrue(told.startsWith("the library host/club cannot be used: line one␊line two ␛"), told);
    assertTrue(told.endsWith("…"), told);
  }
}
