package org.komabako.grid.internal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;

/** The database of a grid. Its tables are made when they are not there. Safe for several threads. */
final class GridDatabase implements AutoCloseable {
  /** The version of the tables; a database of another one is not touched. */
  static final int VERSION = 2;

  /** What db-scheduler says of each unit is for nobody. Held, or the level would be forgotten. */
  private static final Logger SCHEDULER = Logger.getLogger("com.github.kagkarlsson");

  static {
    SCHEDULER.setLevel(Level.OFF);
  }

  private static final String PREFIX = "jdbc:postgresql:";

  /** Two programs that make the tables at the same time would be in each other's way. */
  private static final long LOCK = 0x6b6f6d6162616b6fL;

  private static final String IS_THERE = "SELECT to_regclass('grid_meta') IS NOT NULL";
  private static final String HAS_WORKER_ROLE =
      "SELECT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '" + GridTables.WORKER_ROLE + "')";

  /** What is done with a connection. */
  @FunctionalInterface
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  private final String url;
  private final Connections connections;

  /**
   * Nothing is opened yet.
   *
   * @throws IllegalArgumentException if it is no address of PostgreSQL
   */
  GridDatabase(String url) {
    if (!url.startsWith(PREFIX)) {
      throw RequestException.of(
          GridDatabase.class, "gridDatabase.noAddress", DatabaseAddress.hidden(url));
    }
    this.url = url;
    try {
      connections = new Connections(url);
    } catch (IllegalArgumentException e) {
      throw RequestException.of(
          GridDatabase.class, "gridDatabase.noAddress", DatabaseAddress.hidden(url));
    }
  }

  /** Where it is, for people. */
  String place() {
    return DatabaseAddress.hidden(url);
  }

  DataSource source() {
    return connections;
  }

  /** Looks whether the tables are there and known, and makes them if there are none. */
  void check() {
    int version = change(connection -> {
      try (Statement statement = connection.createStatement()) {
        statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
        if (!isTrue(statement, IS_THERE)) {
          for (String table : GridTables.ALL) {
            statement.execute(table);
          }
          if (isTrue(statement, HAS_WORKER_ROLE)) {
            for (String right : GridTables.WORKER_RIGHTS) {
              statement.execute(right);
            }
          }
          statement.execute("INSERT INTO grid_meta VALUES ('version', " + VERSION + ")");
        }
        return version(statement);
      }
    });
    if (version != VERSION) {
      throw new StateException(
          Sentence.of(GridDatabase.class, "gridDatabase.otherVersion", place(), version, VERSION));
    }
  }

  private static boolean isTrue(Statement statement, String question) throws SQLException {
    try (ResultSet rows = statement.executeQuery(question)) {
      return rows.next() && rows.getBoolean(1);
    }
  }

  private static int version(Statement statement) throws SQLException {
    try (ResultSet rows =
        statement.executeQuery("SELECT value FROM grid_meta WHERE name = 'version'")) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  /**
   * Asks something, or changes it with one statement.
   *
   * @throws StateException if that fails; the sentence says why
   */
  <T> T ask(Work<T> work) {
    try (Connection connection = connections.getConnection()) {
      return work.with(connection);
    } catch (SQLException e) {
      throw new StateException(Sentence.of(
          GridDatabase.class,
          key(String.valueOf(e.getSQLState())),
          place(),
          UserMessage.of(e).map(text -> org.komabako.base.SafeText.line(text, 300))));
    }
  }

  /** Changes something, wholly or not at all. */
  <T> T change(Work<T> work) {
    return ask(connection -> {
      connection.setAutoCommit(false);
      try {
        T result = work.with(connection);
        connection.commit();
        return result;
      } catch (SQLException | RuntimeException | Error e) {
        undo(connection, e);
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    });
  }

  /** Where the server has gone it has undone it already. */
  private static void undo(Connection connection, Throwable reason) {
    try {
      connection.rollback();
    } catch (SQLException e) {
      reason.addSuppressed(e);
    }
  }

  private static String key(String state) {
    if (state.startsWith("08") || state.startsWith("57P")) {
      return "gridDatabase.notReached";
    }
    if (state.startsWith("28")) {
      return "gridDatabase.notLetIn";
    }
    // A table or a column that is not there, or is of another type.
    if (List.of("42P01", "42703", "42804", "42P10", "42883").contains(state)) {
      return "gridDatabase.altered";
    }
    return state.equals("42501") ? "gridDatabase.notAllowed" : "gridDatabase.failed";
  }

  @Override
  public void close() {
    connections.close();
  }
}
