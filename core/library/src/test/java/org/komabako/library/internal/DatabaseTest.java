package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.module.ModuleDescriptor.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;

/** What is written is written wholly or not at all, and a connection that failed is not used again. */
class DatabaseTest {
  @TempDir
  private Path folder;

  private Database database;

  @BeforeEach
  void open() {
    database = new Database("jdbc:sqlite:" + folder.resolve("games.sqlite"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private static void insert(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("INSERT INTO meta VALUES ('" + name + "', 7)");
    }
  }

  private static String text(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private long meta(String name) {
    return database.read(connection -> Database.meta(connection, name));
  }

  /** Versions before 3.50.2 have a hole that a damaged file may use (CVE-2025-6965). */
  @Test
  void itsSqliteIsOneWithoutKnownHoles() {
    String version = database.read(connection -> text(connection, "SELECT sqlite_version()"));
    assertTrue(Version.parse(version).compareTo(Version.parse("3.50.2")) >= 0, version);
  }

  @Test
  void aNewFileHasTheTablesOfTheVersion() {
    assertEquals(Database.VERSION, meta("version"));
    assertEquals(1, meta("next"));
    assertEquals(0, meta("what is not there"));
    assertEquals(folder.resolve("games.sqlite").toString(), database.place());
    assertEquals(
        "2",
        database.read(connection -> text(connection, "PRAGMA synchronous")),
        "each commit is forced to the disk");
    assertEquals("wal", database.read(connection -> text(connection, "PRAGMA journal_mode")));
    assertEquals("15000", database.read(connection -> text(connection, "PRAGMA busy_timeout")));
    assertEquals("-32000", database.read(connection -> text(connection, "PRAGMA cache_size")));
  }

  @Test
  void aServersAddressIsShownWithoutThePassword() {
    try (Database club =
        new Database("jdbc:postgresql://localhost:1/club?user=me&password=secret")) {
      assertEquals("jdbc:postgresql://localhost:1/club?user=me&password=***", club.place());
      String told = assertThrows(StateException.class, () -> club.read(connection -> 1))
          .text()
          .in(Locale.ENGLISH);
      assertTrue(told.contains("cannot be reached") && !told.contains("secret"), told);
    }
  }

  @Test
  void whatIsWrittenIsThere() {
    String given = database.write(connection -> {
      assertFalse(connection.getAutoCommit());
      insert(connection, "mine");
      return "given";
    });
    assertEquals("given", given);
    assertEquals(7, meta("mine"));
    Boolean own = database.write(connection -> {
      insert(connection, "second");
      return !connection.getAutoCommit();
    });
    assertTrue(own, "the next one is a transaction again");
    Boolean alone = database.read(Connection::getAutoCommit);
    assertTrue(alone);
    assertEquals(7, meta("second"));
  }

  @Test
  void whatFailsLeavesNothing() {
    assertThrows(
        RequestException.class,
        () -> database.write(connection -> {
          insert(connection, "mine");
          throw new RequestException(LocalizedText.of("no", "いいえ"));
        }));
    assertEquals(0, meta("mine"));
    assertThrows(
        StateException.class,
        () -> database.write(connection -> {
          insert(connection, "mine");
          insert(connection, "mine");
          return 1;
        }));
    assertEquals(0, meta("mine"));
    assertThrows(
        OutOfMemoryError.class,
        () -> database.write(connection -> {
          insert(connection, "mine");
          throw new OutOfMemoryError("as if");
        }));
    assertEquals(0, meta("mine"));
    var unused = database.write(connection -> {
      insert(connection, "mine");
      return 1;
    });
    assertEquals(7, meta("mine"));
  }

  @Test
  void whatIsHalfWrittenIsSeenByNobody() {
    var unused = database.write(connection -> {
      insert(connection, "mine");
      assertEquals(0, meta("mine"), "readers do not wait, and see what was before");
      return 1;
    });
    assertEquals(7, meta("mine"));
  }

  @Test
  void aConnectionThatFailedIsLeftAndAnotherOneMade() throws SQLException {
    List<Connection> used = new ArrayList<>();
    assertThrows(
        StateException.class,
        () -> database.read(connection -> {
          used.add(connection);
          throw new SQLException("gone");
        }));
    assertTrue(used.get(0).isClosed());
    Connection next = database.read(connection -> connection);
    assertNotSame(used.get(0), next);
    assertSame(next, database.read(connection -> connection), "one that works is kept");
    assertThrows(
        RequestException.class,
        () -> database.read(connection -> {
          throw new RequestException(LocalizedText.of("no", "いいえ"));
        }));
    assertSame(next, database.read(connection -> connection), "the user's mistake is none of its");
  }

  @Test
  void whoComesLaterIsToldThatItIsClosed() throws SQLException {
    Connection reading = database.read(connection -> connection);
    Connection writing = database.write(connection -> connection);
    database.close();
    assertTrue(reading.isClosed());
    assertTrue(writing.isClosed());
    for (Runnable late : List.<Runnable>of(() -> meta("next"), () -> database.write(c -> 1))) {
      assertEquals(
          "the library is closed now; what was kept before is there",
          assertThrows(StateException.class, late::run).text().in(Locale.ENGLISH));
    }
  }

  @Test
  void closingWaitsForWhatIsBeingWritten() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Thread writer = new Thread(() -> database.write(connection -> {
      begun.countDown();
      await(goOn);
      insert(connection, "mine");
      return 1;
    }));
    database.close();
    database = new Database("jdbc:sqlite:" + folder.resolve("games.sqlite"));
    writer.start();
    begun.await();
    Thread closer = new Thread(database::close);
    closer.start();
    while (closer.getState() != Thread.State.WAITING && closer.isAlive()) {
      Thread.onSpinWait();
    }
    assertTrue(closer.isAlive());
    goOn.countDown();
    closer.join();
    writer.join();
    database = new Database("jdbc:sqlite:" + folder.resolve("games.sqlite"));
    assertEquals(7, meta("mine"));
  }

  @Test
  void aFileOfANewerVersionIsReadByNobodyHere() {
    var unused = database.write(connection -> {
      try (Statement statement = connection.createStatement()) {
        return statement.executeUpdate(
            "UPDATE meta SET value = " + (Database.VERSION + 1) + " WHERE name = 'version'");
      }
    });
    database.close();
    database = new Database("jdbc:sqlite:" + folder.resolve("games.sqlite"));
    assertEquals(
        "the library " + folder.resolve("games.sqlite")
            + " was written by a newer version of the program (its tables are version 2, this program"
            + " knows 1); it was not changed",
        assertThrows(StateException.class, () -> meta("next")).text().in(Locale.ENGLISH));
    assertThrows(StateException.class, () -> meta("next"), "nor when it is asked again");
  }

  @Test
  void aFolderInTheWayIsTold() throws Exception {
    Path taken = Files.createDirectory(folder.resolve("taken"));
    try (Database blocked = new Database("jdbc:sqlite:" + taken)) {
      String told = assertThrows(StateException.class, () -> blocked.read(connection -> 1))
          .text()
          .in(Locale.ENGLISH);
      assertTrue(
          told.startsWith("the library " + taken + " cannot be written or made: is the folder"),
          told);
    }
  }
}
