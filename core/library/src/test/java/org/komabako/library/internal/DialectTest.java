package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.message.RequestException;

/** What a database says is told in a sentence, however much it says, and never with a password. */
class DialectTest {
  private static final String VALUES = "('x'),".repeat(100_000);

  @Test
  void aBatchThatFailsIsToldByItsReason() {
    BatchUpdateException batch = new BatchUpdateException(
        "Batch entry 0 INSERT INTO game VALUES " + VALUES + " was aborted", "08006", 0, new int[0]);
    batch.setNextException(new SQLException("An I/O error occurred", "08006"));
    assertEquals(
        "the library host/club cannot be reached (An I/O error occurred)",
        Dialect.POSTGRESQL.told(batch, "host/club").in(Locale.ENGLISH));
  }

  @Test
  void aBatchThatHasOnlyACauseIsToldByThat() {
    BatchUpdateException batch =
        new BatchUpdateException("Batch entry 0 " + VALUES, "08006", 0, new int[0]);
    assertTrue(Dialect.brief(batch).in(Locale.ENGLISH).startsWith("Batch entry 0 ('x')"));
    batch.initCause(new SQLException("the line is dead"));
    assertEquals("the line is dead", Dialect.brief(batch).in(Locale.ENGLISH));
    SQLException other = new SQLException("said by itself", new SQLException("its cause"));
    assertEquals("said by itself", Dialect.brief(other).in(Locale.ENGLISH));
  }

  @Test
  void whatIsLongIsCutAndOnOneLine() {
    SQLException problem = new SQLException("line one\nline two \u001b[31m" + VALUES, "XX000");
    String told = Dialect.POSTGRESQL.told(problem, "host/club").in(Locale.ENGLISH);
    assertTrue(told.length() < 400, told);
    assertTrue(told.startsWith("the library host/club cannot be used: line one␊line two ␛"), told);
    assertTrue(told.endsWith("…"), told);
    assertTrue(Dialect.POSTGRESQL.told(problem, "host/club").in(Locale.JAPANESE).length() < 400);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          08001 | the library PLACE cannot be reached (MESSAGE)
          08006 | the library PLACE cannot be reached (MESSAGE)
          28P01 | the library PLACE does not let this user in (MESSAGE)
          53100 | the disk of the library PLACE is full; what was in it before is still there
          53200 | the library PLACE cannot be used: MESSAGE
          42P01 | the library PLACE cannot be used: MESSAGE
                | the library PLACE cannot be used: MESSAGE
          """)
  void whatAServerRefusesIsToldByItsState(String state, String told) {
    SQLException problem = new SQLException("MESSAGE", state);
    assertEquals(told, Dialect.POSTGRESQL.told(problem, "PLACE").in(Locale.ENGLISH));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          11   | the library PLACE is damaged or no library at all; it was not changed. Move it away or restore it from a backup; games can be imported again (MESSAGE)
          26   | the library PLACE is damaged or no library at all; it was not changed. Move it away or restore it from a backup; games can be imported again (MESSAGE)
          267  | the library PLACE is damaged or no library at all; it was not changed. Move it away or restore it from a backup; games can be imported again (MESSAGE)
          13   | the disk of the library PLACE is full; what was in it before is still there
          8    | the library PLACE cannot be written or made: is the folder there, and writable? (MESSAGE)
          14   | the library PLACE cannot be written or made: is the folder there, and writable? (MESSAGE)
          1032 | the library PLACE cannot be written or made: is the folder there, and writable? (MESSAGE)
          5    | the library PLACE is being written by another program; try again when that is done
          6    | the library PLACE is being written by another program; try again when that is done
          517  | the library PLACE is being written by another program; try again when that is done
          1    | the library PLACE cannot be used: MESSAGE
          """)
  void whatAFileRefusesIsToldByItsCode(int code, String told) {
    SQLException problem = new SQLException("MESSAGE", null, code);
    assertEquals(told, Dialect.SQLITE.told(problem, "PLACE").in(Locale.ENGLISH));
  }

  @Test
  void theAddressSaysWhichDatabaseItIs() {
    assertSame(Dialect.SQLITE, Dialect.of("jdbc:sqlite:x"));
    assertSame(Dialect.POSTGRESQL, Dialect.of("jdbc:postgresql://host/club"));
    assertEquals("jdbc:sqlite:" + Path.of("/a/b"), Dialect.of(Path.of("/a/b")));
    assertFalse(Dialect.SQLITE.shared());
    assertTrue(Dialect.POSTGRESQL.shared());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "club", "postgresql://host/club", "jdbc:oracle:x", "JDBC:sqlite:x"})
  void whatIsNoAddressIsTold(String url) {
    assertEquals(
        "'" + url + "' is no address of a library; write"
            + " jdbc:postgresql://HOST/DATABASE?user=NAME or jdbc:sqlite:FILE",
        assertThrows(RequestException.class, () -> Dialect.of(url)).text().in(Locale.ENGLISH));
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
          jdbc:postgresql://h/c?user=me&password=a%26b&ssl=true, jdbc:postgresql://h/c?user=me&password=***&ssl=true
          jdbc:postgresql://h/c?PASSWORD=secret,                 jdbc:postgresql://h/c?PASSWORD=***
          jdbc:oracle:x?passwd=secret;user=me,                   jdbc:oracle:x?passwd=***;user=me
          jdbc:postgresql://h/c?sslpassword=secret,              jdbc:postgresql://h/c?sslpassword=***
          jdbc:postgresql://me:secret@h:5432/c,                  jdbc:postgresql://me:***@h:5432/c
          jdbc:postgresql://h:5432/c?user=me,                    jdbc:postgresql://h:5432/c?user=me
          """)
  void aPasswordIsNeverShown(String url, String shown) {
    assertEquals(shown, DatabaseAddress.hidden(url));
  }

  /** A club's server that does not answer must not hold the program for long. */
  @Test
  void aServerIsAskedInBatchesAndNotForLong() {
    Properties properties = new Properties();
    Dialect.POSTGRESQL.configure(properties);
    assertEquals("10", properties.getProperty("connectTimeout"));
    assertEquals("true", properties.getProperty("reWriteBatchedInserts"));
    assertEquals("komabako", properties.getProperty("ApplicationName"));
  }
}
