package org.komabako.library.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;

/**
 * One database with a library in it: a connection to write, another to read, so that a search does not wait
 * for an import. Opened when it is first used; opened again after a failure. Safe for several threads.
 */
final class Database implements AutoCloseable {
  /** The version of the tables; a database of a newer one is not touched. */
  static final int VERSION = 1;

  private final String url;
  private final Dialect dialect;
  private final Link reading = new Link();
  private final Link writing = new Link();
  private boolean closed;

  /** A connection that one thread uses at a time. */
  private static final class Link {
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Connection connection;
  }

  /** What is done with a connection. */
  @FunctionalInterface
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  private final ReentrantLock opening = new ReentrantLock();

  Database(String url) {
    this.url = url;
    dialect = Dialect.of(url);
  }

  /** Whoever comes later than {@link #close} is told so. */
  static StateException gone() {
    return new StateException(Sentence.of(Database.class, "database.libraryClosedNowWhat"));
  }

  Dialect dialect() {
    return dialect;
  }

  /** Where it is, for people. */
  String place() {
    return DatabaseAddress.hidden(url.startsWith("jdbc:sqlite:") ? url.substring(12) : url);
  }

  /** Asks something. */
  <T> T read(Work<T> work) {
    return on(reading, work);
  }

  /** Changes something, wholly or not at all. */
  <T> T write(Work<T> work) {
    return on(writing, connection -> {
      connection.setAutoCommit(false);
      T result;
      try {
        result = work.with(connection);
        connection.commit();
      } catch (SQLException | RuntimeException | Error e) {
        undo(connection, e);
        throw e;
      }
      connection.setAutoCommit(true);
      return result;
    });
  }

  /** A database that has run out of room has undone it already, and says so; that is not what went wrong. */
  private static void undo(Connection connection, Throwable reason) {
    try {
      connection.rollback();
      connection.setAutoCommit(true);
    } catch (SQLException e) {
      reason.addSuppressed(e);
    }
  }

  private <T> T on(Link link, Work<T> work) {
    link.lock.lock();
    try {
      Connection connection = link.connection;
      if (connection == null) {
        // Whoever is the first makes the tables: the other link waits for that.
        opening.lock();
        try {
          connection = open();
        } finally {
          opening.unlock();
        }
        link.connection = connection;
      }
      return work.with(connection);
    } catch (SQLException e) {
      drop(link);
      throw new StateException(dialect.told(e, place()));
    } finally {
      link.lock.unlock();
    }
  }

  private Connection open() throws SQLException {
    if (closed) {
      throw gone();
    }
    Properties properties = new Properties();
    dialect.configure(properties);
    // A driver that is just being loaded forgets that somebody has interrupted the thread.
    boolean interrupted = Thread.currentThread().isInterrupted();
    Connection connection = dialect.driver().connect(url, properties);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (connection == null) {
      throw new SQLException("no driver for " + place());
    }
    boolean ready = false;
    try {
      dialect.prepare(connection);
      check(connection);
      ready = true;
      return connection;
    } finally {
      if (!ready) {
        connection.close();
      }
    }
  }

  /** The tables are there and of a version that is known here. */
  private void check(Connection connection) throws SQLException {
    boolean there;
    try (ResultSet tables = connection
        .getMetaData()
        .getTables(null, connection.getSchema(), "meta", new String[] {"TABLE"})) {
      there = tables.next();
    }
    if (!there) {
      create(connection);
    }
    long version = meta(connection, "version");
    if (version > VERSION) {
      throw new StateException(Sentence.of(
          Database.class, "database.libraryWasWrittenNewer", place(), version, VERSION));
    }
  }

  private void create(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      for (String table : dialect.tables()) {
        statement.execute(table);
      }
      statement.execute("INSERT INTO meta VALUES ('version', " + VERSION + ")");
      statement.execute("INSERT INTO meta VALUES ('next', 1)");
      connection.commit();
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /** A number of the table {@code meta}. */
  static long meta(Connection connection, String name) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT value FROM meta WHERE name = ?")) {
      query.setString(1, name);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next() ? rows.getLong(1) : 0;
      }
    }
  }

  private static void drop(Link link) {
    Connection connection = link.connection;
    link.connection = null;
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        // It is of no use any more; what was wrong with it is told already.
      }
    }
  }

  /** Waits for what is being done, and lets go of the file or the server. */
  @Override
  public void close() {
    for (Link link : new Link[] {writing, reading}) {
      link.lock.lock();
      try {
        closed = true;
        drop(link);
      } finally {
        link.lock.unlock();
      }
    }
  }
}
